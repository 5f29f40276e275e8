// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "rules/result.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Puzzles as files keep them, one in a line: the columns of the Lichess puzzle file, or EPD with
/// the operation bm.
namespace rules {

/// Why a line holds no puzzle that can be asked.
enum class PuzzleFault : std::uint8_t {
    columns_missing,
    position_malformed,
    position_illegal,
    move_malformed,
    move_illegal,
    move_ambiguous,
    solution_missing,
    rating_malformed,
    operation_unclosed,
    best_move_missing,
    mate_malformed,
    line_too_long,
    packing_broken,  ///< what follows of a packed file cannot be unpacked
};

/// What is wrong, in which line of the file (counted from 1), and the words that are to blame.
struct PuzzleError {
    static constexpr std::size_t max_token = 40;

    PuzzleFault fault{};
    std::size_t line = 1;
    std::string token;  ///< clean text of at most max_token bytes; empty where none is to blame

    bool operator==(const PuzzleError&) const = default;
};

/// A position with the moves that solve it. Every move is legal where it stands.
struct Puzzle {
    std::string id;  ///< empty where the file gives none
    Position position = Position::initial();
    /// What the opponent plays before it is asked: the first move of a line of the Lichess file.
    std::optional<Move> opponents_move;
    std::vector<Move> solution;   ///< the solver's moves and the answers by turns, at least one
    std::vector<Move> also_best;  ///< first moves that are as good: EPD may name several
    std::optional<int> rating;
    std::optional<int> mate_in;  ///< moves of the solver
    std::vector<std::string> themes;

    /// The position in which it is asked.
    [[nodiscard]] Position asked() const;
    /// After so many moves of the solution.
    [[nodiscard]] Position position_before(std::size_t move) const;
    /// Moves of the solver alone.
    [[nodiscard]] std::size_t length() const { return (solution.size() + 1) / 2; }
    [[nodiscard]] bool has_theme(std::string_view theme) const;
};

/// None for a line that is blank, a header, or a comment behind #.
using PuzzleLine = std::optional<Result<Puzzle, PuzzleError>>;

/// One line of a file, with or without its end; its number is told back with a fault. Columns
/// behind the moves may be missing, as they were not there in older files.
[[nodiscard]] PuzzleLine read_puzzle(std::string_view line, std::size_t number = 1);

/// What a line of columns says about its puzzle, before moves and position are looked at.
struct PuzzleLabel {
    std::string_view id;
    std::optional<int> rating;
    std::string_view themes;  ///< parted by blanks
};
/// None where only read_puzzle can tell. The views are into the line.
[[nodiscard]] std::optional<PuzzleLabel> puzzle_label(std::string_view line);

/// A line that reads as the same puzzle: columns where the opponent moves first, EPD otherwise,
/// which has no place for a rating and for themes but that of a mate.
[[nodiscard]] std::string write_puzzle(const Puzzle& puzzle);

}  // namespace rules
