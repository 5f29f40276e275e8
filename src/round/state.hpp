// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/open_proof.hpp"
#include "speech/phrasebook.hpp"
#include "src/desk/desk_in_use.hpp"
#include "src/host/wishes.hpp"
#include "src/round/board.hpp"
#include "src/round/pairing.hpp"
#include "src/round/report.hpp"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// All that is remembered of a round in use.
namespace client::round {

/// What a round is used with.
struct RoundSettings {
    Report report;
    Pairings pairings;
    desk::DeskSettings desk;             ///< of every board; its words are those of the round too
    std::string folder{};                ///< where the results go
    std::string file{};                  ///< how they are called there
    std::map<int, LeftAtBoard> left{};   ///< by the number of the board
    std::vector<std::string> results{};  ///< "3 1-0", entered by hand in an earlier run
    std::vector<std::string> event{};    ///< what holds at every board, from an earlier run
    /// Whether there are pairings for it.
    std::function<bool(int round)> has_round = [](int) { return false; };
};

/// What was asked last by the round itself.
enum class Pending : std::uint8_t { nothing, quit, overwrite };

/// For whom it is told what became of a file.
enum class Writer : std::uint8_t { board, round };

struct RoundState {
    explicit RoundState(RoundSettings chosen);

    RoundSettings settings;
    words::ChosenWords words;
    speech::Phrasebook book;
    commands::CommandTable table;
    std::vector<Board> boards;
    std::vector<std::string> event{};  ///< lines that hold at every board, once one is set up
    Board* front = nullptr;            ///< where the arbiter is
    Pending pending = Pending::nothing;
    Writer writer = Writer::board;
    std::optional<host::wishes::WriteFiles> results{};  ///< on their way, or asked about
    std::string entered{};                              ///< by hand, a line each time
    std::optional<int> next_round{};
    std::optional<rules::OpenProof> proving{};
    std::vector<Board*> touched{};  ///< since they were kept
    rules::Instant last_tick{};
    bool is_left = false;  ///< by somebody who said so

    [[nodiscard]] const speech::Lexicon& language() { return words.language(); }
    [[nodiscard]] Board* find(int number);
    [[nodiscard]] speech::Word
    in_words(speech::Phrase phrase, std::initializer_list<speech::SentencePart> parts = {}) const
    {
        return book.sentence(phrase, parts);
    }
    /// "3 1-0" or "3 none": the result of a board that is played elsewhere.
    void enter(std::string_view entry);
    [[nodiscard]] const Entrant& player(int number) const { return *settings.report.find(number); }
};

/// Whether a line is "3 1-0" or "3 none".
[[nodiscard]] bool is_result(std::string_view line);

/// What the file knows of the players of a board, and what was answered at the first board, as
/// lines of a head.
[[nodiscard]] desk::DeskSettings settings_of(const RoundState& state, const Board& board);
/// What the set-up of one board has settled for all of them.
[[nodiscard]] std::vector<std::string> event_lines(const script::Headers& head);
/// "90 min + 30 s per move" as a time control; none where it is not clear.
[[nodiscard]] std::optional<std::string> control_in(std::string_view words);

}  // namespace client::round
