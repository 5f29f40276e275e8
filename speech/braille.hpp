// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"
#include "rules/letters.hpp"
#include "rules/move_facts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Moves and positions in braille cells, as Unicode text. The British code knows no sign for
/// castling, promotion and en passant: they are written as plain text (O-O, =Q, e.p.).
namespace speech::braille {

/// A number in lower digits, without a number sign.
[[nodiscard]] std::string number(int number);

/// A move in the British code of 2015.
[[nodiscard]] std::string move(const rules::MoveFacts& facts);

/// The same with the letters of a language for pieces, as players of that language write braille:
/// small letters without a sign before them, zeros for castling, no sign before a new piece.
[[nodiscard]] std::string move(const rules::MoveFacts& facts, rules::Letters letters);

/// A move that stands alone is marked by its side.
[[nodiscard]] std::string isolated_move(const rules::MoveFacts& facts);

/// A position in the British code: from a8 to h1, ranks parted by blanks, empty squares counted.
[[nodiscard]] std::string position(const rules::Board& board);

/// A piece as a letter of eight dots: White has dot 7.
[[nodiscard]] std::string eight_dot_piece(rules::Piece piece, rules::Letters letters);

enum class Empties { text, cells };

/// One line for each rank, from the eighth: its number and eight squares. As text, pieces are
/// letters, small for Black, and empty squares - if light, + if dark; as cells, White has dot 7 and
/// dark squares dot 8.
[[nodiscard]] std::vector<std::string>
ranks(const rules::Board& board, rules::Letters letters, Empties empties);

/// Two lines, White first: pieces by kind from king to pawn, pawns by file.
[[nodiscard]] std::vector<std::string> list(const rules::Board& board, rules::Letters letters);

/// Cells in North American ASCII braille, as embossers and files have them. Other text stays, in
/// capitals; dots 7 and 8 are lost.
[[nodiscard]] std::string to_brf(std::string_view text);

/// Whether this program was built with liblouis.
[[nodiscard]] bool has_literary();
/// Literary six-dot braille of a language ("cs", "sr-Latn"), by liblouis: none where it or its
/// table is missing.
[[nodiscard]] std::optional<std::string> literary(std::string_view text, std::string_view language);
/// Whether the literary braille of a language has cells for a character, or only its number.
[[nodiscard]] bool literary_has(char32_t point, std::string_view language);

}  // namespace speech::braille
