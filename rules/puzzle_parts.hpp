// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/puzzle.hpp"

/// What the two kinds of puzzle lines share.
namespace rules::puzzle_parts {

[[nodiscard]] unexpected<PuzzleError> fault(PuzzleFault what, std::string_view token = {});

[[nodiscard]] Result<Position, PuzzleError> read_position(std::string_view fen);
/// Every rook by its file in Chess960, so that it is read as that again.
[[nodiscard]] std::string written_position(const Position& position);
/// A number from 0 to so many, with nothing around it.
[[nodiscard]] std::optional<int> read_number(std::string_view text, int most);
[[nodiscard]] std::string clean(std::string_view text);

/// The text without blanks and line ends around it.
[[nodiscard]] std::string_view bare(std::string_view text);
/// Takes the first word off a text, and the blanks around it; empty where there is none.
[[nodiscard]] std::string_view take_word(std::string_view& text);

/// The name that the Lichess file has for a mate in so many moves; none for longer ones.
[[nodiscard]] std::optional<std::string_view> mate_theme(int moves);
[[nodiscard]] std::optional<int> mate_in(const std::vector<std::string>& themes);

[[nodiscard]] Result<Puzzle, PuzzleError> read_columns(std::string_view line);
[[nodiscard]] std::string write_columns(const Puzzle& puzzle);

[[nodiscard]] bool is_epd(std::string_view line);
[[nodiscard]] Result<Puzzle, PuzzleError> read_epd(std::string_view line);
[[nodiscard]] std::string write_epd(const Puzzle& puzzle);

}  // namespace rules::puzzle_parts
