// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move.hpp"
#include "rules/position.hpp"
#include "rules/result.hpp"
#include "rules/san.hpp"
#include "rules/setup.hpp"
#include "rules/written.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What really stands on a board, and what hands really do there. Nearly always that is a lawful
/// position and a legal move; in strict play it need not be.
namespace rules {

/// A piece put from one square on another, whether that is a move or not.
struct Displacement {
    Square from = Square::at(0);
    Square to = Square::at(0);  ///< in castling: where the king ends, in Chess960 the rook's square
    std::optional<Role> promotion;
    std::optional<Wing> castling;
    std::optional<Square> captured = std::nullopt;  ///< taken off elsewhere, as if en passant

    bool operator==(const Displacement&) const = default;
};

/// Pieces on the board with what is known about castling, en passant and the turn.
class Placement {
public:
    Placement() : content_{Position::initial()} {}
    explicit Placement(const Position& position) : content_{position} {}
    /// Lawful if it can be.
    explicit Placement(const Setup& setup);

    [[nodiscard]] bool lawful() const { return std::holds_alternative<Position>(content_); }
    /// Only of a lawful placement.
    [[nodiscard]] const Position& position() const { return std::get<Position>(content_); }
    [[nodiscard]] Setup setup() const;
    [[nodiscard]] const Board& board() const;
    [[nodiscard]] Color turn() const;
    [[nodiscard]] int move_number() const;

    [[nodiscard]] Placement after(Move move) const
    {
        return Placement{position().after_unchecked(move)};
    }
    /// The pieces as the hand left them, and the other side to move.
    [[nodiscard]] Placement after(const Displacement& displacement) const;
    /// The same pieces, and the other side to move: the clock was pressed without a move.
    [[nodiscard]] Placement passed() const;
    /// Both kings in check, or a pawn left on its last rank (Article A.4.4).
    [[nodiscard]] bool plainly_illegal() const;

    friend bool operator==(const Placement& one, const Placement& other)
    {
        return one.setup() == other.setup();
    }

private:
    std::variant<Position, Setup> content_;
};

/// The squares a legal move is written with: castling as the king's own two squares in chess, as
/// king takes rook in Chess960.
[[nodiscard]] Displacement squares_of(const Position& position, Move move);
/// The legal move that puts a piece from one square on the other, if there is one.
[[nodiscard]] std::optional<Move> legal_move(const Position& position,
                                             const Displacement& displacement);
/// The pawn goes where it may, but nobody has chosen its new piece (Article 7.5.2).
[[nodiscard]] bool is_unpromoted(const Placement& placement, const Displacement& displacement);
/// A move by Articles 3.1 to 3.9, asked of any board: castling and en passant apart.
[[nodiscard]] bool obeys_the_laws(const Placement& placement, const Displacement& displacement);
/// All such moves of the side to move on a board that is no lawful position.
[[nodiscard]] std::vector<Displacement> moves_by_the_laws(const Placement& placement);

/// The own piece that a written move is about, whether it could make that move or not; none where
/// several could be meant.
[[nodiscard]] std::optional<Square> piece_meant(const Placement& placement, std::string_view text);

/// The man that goes off the board with what the hand put, whether that is legal or not.
[[nodiscard]] std::optional<Square> victim_of(const Placement& placement,
                                              const Displacement& displacement);
/// A piece moves in this way, whatever becomes of its king; castling by its king's step, too.
[[nodiscard]] bool can_reach(const Placement& placement, Square from, Square to);
/// Several pieces fit a written move, whatever becomes of their king: a pin is no part of it.
[[nodiscard]] bool fits_several(const Placement& placement, const Written& written);

/// A pawn goes to its last rank, and no new piece is named for it (3.7.5).
[[nodiscard]] bool lacks_promotion(const Placement& placement, const Written& written);

/// Whether a written move, legal or not, is about the piece on this square.
[[nodiscard]] bool speaks_of(const Placement& placement, const Written& written, Square square);
/// Whether a written move tells just what was done with the hand, legal or not.
[[nodiscard]] bool
tells(const Placement& placement, const Written& written, const Displacement& displacement);

/// A lawful move on a board that is no lawful position, written as on a score sheet.
[[nodiscard]] std::string write_displacement(const Placement& placement,
                                             const Displacement& displacement);

/// What a player meant with his hand.
using Intention = std::variant<Move, Displacement>;

/// Guarded play refuses what is illegal; strict play lets it happen on the board.
enum class Mode : std::uint8_t { guarded, strict };

/// Reads a move in any English form; in strict mode also any two squares, and moves that the
/// pieces can make although the king forbids it.
[[nodiscard]] Result<Intention, SanFault>
read_intention(const Placement& placement, std::string_view text, Mode mode);

}  // namespace rules
