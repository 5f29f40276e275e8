// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "rules/game.hpp"
#include "speech/phrasebook.hpp"
#include "src/base/calendar.hpp"
#include "src/commands/bound_keymap.hpp"
#include "src/desk/log.hpp"
#include "src/desk/record.hpp"
#include "src/desk/setup.hpp"
#include "src/host/proofs.hpp"
#include "src/host/wishes.hpp"
#include "src/player/interface_choice.hpp"
#include "src/screen/style.hpp"
#include "src/script/headers.hpp"
#include "src/script/runner.hpp"
#include "src/words/chosen_words.hpp"
#include "src/words/law_answers.hpp"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// All that is remembered at a referee's desk.
namespace client::desk {

/// Whether announcements tell check and mate, which helps: not in a tournament.
enum class Help : std::uint8_t { usual, none };

/// The words of the game's announcements, once the head has settled them.
using WordsFor =
    std::function<words::WordOptions(const script::AnnouncementWords& announce, Help help)>;

/// What the desk is used with.
struct DeskSettings {
    WordsFor words;
    base::CalendarTime today{};
    std::string kept{};                     ///< a game that was left behind, offered first
    std::vector<Damaged> damages{};         ///< of its record
    std::optional<script::Headers> head{};  ///< with one nothing is asked
    std::vector<std::string> settled{};     ///< lines of one: what they settle is not asked
    std::vector<std::string> before{};      ///< what was answered at an earlier game of the event
    keymaps::Keymap keys{};
    bool tournament = false;  ///< a new game is one, whatever was left behind
    screen::ScreenStyle style{};
    player::Digits digits = player::Digits::stand;
};

/// What somebody was asked last.
enum class Pending : std::uint8_t { nothing, setup, kept_game, quit, overwrite };

/// Who pressed and when, before the move was typed.
struct PressedFirst {
    rules::Color side{};
    rules::Instant at{};
};

struct DeskState {
    explicit DeskState(DeskSettings chosen);

    DeskSettings settings;
    words::WordOptions word_options;
    std::unique_ptr<words::ChosenWords> words;
    commands::CommandTable table;
    commands::BoundKeymap keys;
    SetupTalk setup{};
    std::optional<Record> record{};
    host::Proofs proofs{};  ///< what the game has left open
    std::optional<Kept> kept_game;
    Pending pending;
    std::optional<host::wishes::WriteFiles> papers{};  ///< on their way, or asked about
    std::string there{};                               ///< the file that it is asked about
    std::string exported{};   ///< the record as it was when its papers were last written
    bool is_left = false;     ///< the desk is, by somebody who said so
    std::string announced{};  ///< the last words that can still be corrected
    words::LawReader law{};
    std::optional<speech::Phrasebook> book{};  ///< in the language of the words, once needed
    Log log{};
    rules::Instant latest{};
    std::optional<PressedFirst> pressed{};

    [[nodiscard]] const speech::Lexicon& language() const { return words->language(); }
    /// Null until the desk is set up.
    [[nodiscard]] const rules::Game* game() const { return record ? &record->game() : nullptr; }
    /// Whether a line is an answer to a question: then keys are letters.
    [[nodiscard]] bool asks() const { return pending != Pending::nothing; }
    [[nodiscard]] bool is_in_tournament() const;
    /// Whether what is typed so far may be a move for the envelope, which nobody is to hear.
    [[nodiscard]] bool is_secret(std::string_view typed) const;
    /// When a flag falls, or a player comes too late.
    [[nodiscard]] std::optional<rules::Instant> next_alarm() const;
    /// The game as it can be taken over; empty before its first event.
    [[nodiscard]] std::string kept() const;
};

/// A sentence of the desk's own chapter.
[[nodiscard]] speech::Word in_words(DeskState& state,
                                    speech::Phrase phrase,
                                    std::initializer_list<speech::SentencePart> parts = {});
/// The words of this game, loaded anew only where they are others.
void speak_in(DeskState& state, const script::AnnouncementWords& announce, Help help);
/// The arbiter's words, in the record and the log.
void note_down(DeskState& state, const Noted& noted);
/// What was wrong with the record, for the log and the papers.
[[nodiscard]] speech::Word damage_words(DeskState& state, const Damaged& damaged);
/// In a tournament it is noted who looked at what.
void look(DeskState& state, std::string_view command);

}  // namespace client::desk
