// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/sentence.hpp"
#include "speech/utterance.hpp"
#include "src/desk/rows.hpp"
#include "src/desk/state.hpp"
#include "src/host/reply.hpp"

#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace client::desk {

/// One input, what it does to the desk, and everything that is told and wished in return.
struct Exchange {
    DeskState& state;
    host::Tidings tidings{};
    host::Wishes wishes{};

    using Kind = host::tidings::Kind;

    [[nodiscard]] const speech::Lexicon& language() const { return state.language(); }
    [[nodiscard]] const rules::Game& game() const { return *state.game(); }
    [[nodiscard]] speech::Word
    in_words(speech::Message message, std::initializer_list<speech::SentencePart> parts = {}) const
    {
        return speech::sentence(language(), message, parts);
    }
    /// What somebody wrote, for a refusal.
    [[nodiscard]] speech::Word echo(std::string_view text) const;
    [[nodiscard]] speech::Utterance
    utterance(speech::Word words, speech::Urgency urgency = speech::Urgency::normal) const;

    void tell(std::vector<speech::Utterance> lines, Kind kind = Kind::answer);
    void say(speech::Word words, Kind kind = Kind::answer);
    void say(speech::Message message, std::initializer_list<speech::SentencePart> parts = {})
    {
        say(in_words(message, parts));
    }
    void say(speech::Phrase phrase, std::initializer_list<speech::SentencePart> parts = {})
    {
        say(desk::in_words(state, phrase, parts));
    }
    /// What was wanted cannot be, and why.
    void refuse(speech::Message message, std::initializer_list<speech::SentencePart> parts = {})
    {
        say(in_words(message, parts), Kind::refusal);
    }
    void hand_out(std::string paper, std::vector<speech::Utterance> read = {});
    /// The line is not obeyed, and why.
    void refuse(std::string_view text, speech::Word reason);
    void refuse(std::string_view text, speech::Message reason) { refuse(text, in_words(reason)); }
    void not_understood(std::string_view text);
    /// How a command is typed, and what it does.
    void explain(const DeskRow& row, Kind kind = Kind::answer);
    /// What another exchange has told and wished.
    void add(Exchange other);
    void wish(host::HostWish wish) { wishes.emplace_back(std::move(wish)); }
    void wish(host::HelperWish wish) { wishes.emplace_back(std::move(wish)); }
};

/// Behind what is said in the same language; words of two languages are never one utterance.
void add_article(const Exchange& exchange,
                 std::vector<speech::Utterance>& said,
                 std::string_view article);

}  // namespace client::desk
