// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/instant.hpp"
#include "speech/board_words.hpp"
#include "speech/sentence.hpp"
#include "src/board/last_move.hpp"
#include "src/commands/command_table.hpp"
#include "src/host/wishes.hpp"
#include "src/play/state.hpp"
#include "src/words/chosen_words.hpp"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace client::play {

/// One input, what it does to the session, and everything that is told and wished in return.
struct Exchange {
    SessionState& session;
    words::ChosenWords& words;
    const commands::CommandTable& names;
    rules::Instant now;
    std::string typed{};  ///< what the player said, for refusals
    host::Tidings tidings{};
    host::Wishes wishes{};
    std::vector<words::Ruling> rulings{};
    host::Tidings news{};          ///< that a partner is told, too
    bool concerns_others = false;  ///< a partner has to know of it, though there is no news

    [[nodiscard]] const speech::Lexicon& language() const { return words.language(); }
    [[nodiscard]] speech::Word
    in_words(speech::Message message, std::initializer_list<speech::SentencePart> parts = {}) const
    {
        return speech::sentence(language(), message, parts);
    }

    /// Words about the position, in the player's language.
    [[nodiscard]] speech::BoardWords board_words() const
    {
        return speech::BoardWords{speech::Announcer{language()}};
    }

    void say(host::tidings::Kind kind, speech::Word said);
    /// Several lines at once.
    void say(host::tidings::Kind kind, const std::vector<speech::Word>& lines);
    /// An answer of several lines.
    void answer(speech::BoardWords::Lines lines);
    void answer(speech::Word said) { say(host::tidings::Kind::answer, std::move(said)); }
    void answer(speech::Message message, std::initializer_list<speech::SentencePart> parts = {})
    {
        answer(in_words(message, parts));
    }
    void refuse(speech::Word said) { say(host::tidings::Kind::refusal, std::move(said)); }
    void refuse(speech::Message message, std::initializer_list<speech::SentencePart> parts = {})
    {
        refuse(in_words(message, parts));
    }
    /// What waits for an answer from now on, in words that are said again when the engine moves.
    void ask(Question question, speech::Word words);
    void ask(Question question,
             speech::Message message,
             std::initializer_list<speech::SentencePart> parts = {})
    {
        ask(question, in_words(message, parts));
    }
    /// A text that people copy: it is printed as it is, and heard by its name only.
    void hand_out(const std::string& text, const speech::Word& name);
    /// What somebody wrote, fit to be said again, and no more of it than one wants to hear.
    [[nodiscard]] speech::Word echo(std::string_view input) const;
    /// "INPUT: REASON"
    void refuse_input(std::string_view input, const speech::Word& reason);

    /// The article behind what is refused or ruled; none where no article says it.
    void rest_on(std::string_view article);
    /// Lets it happen in the game, and tells all but what the player knows by then.
    void apply(const rules::Event& event);
    /// A move of the game's record, told once more.
    void retell(std::size_t ply);
    /// The move in the letters of the player's notation.
    [[nodiscard]] std::string written(std::size_t ply) const;
    /// A move within a sentence: in these letters on the screen, in words for a voice.
    [[nodiscard]] speech::Word in_words(const rules::MoveFacts& facts) const;
};

}  // namespace client::play
