// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move_facts.hpp"
#include "rules/position.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// What can be asked of a position besides its legal moves: who stands where, along which line, who
/// looks at whom. Answers are values, in the order in which a player wants to hear them.
namespace rules {

/// A piece on its square.
struct Man {
    Piece piece;
    Square square = Square::at(0);

    bool operator==(const Man&) const = default;
};

/// The eight ways from a square, clockwise as White sees the board.
enum class Direction : std::uint8_t {
    up,
    up_right,
    right,
    down_right,
    down,
    down_left,
    left,
    up_left
};
inline constexpr std::array all_directions{
    Direction::up,   Direction::up_right,  Direction::right, Direction::down_right,
    Direction::down, Direction::down_left, Direction::left,  Direction::up_left};

/// Squares in the order in which a line is told.
using Line = std::vector<Square>;

[[nodiscard]] Line line(File file);
[[nodiscard]] Line line(Rank rank);
/// The whole file, rank or diagonal through two squares, from the edge behind the first towards
/// the second; none when they share no line.
[[nodiscard]] std::optional<Line> line(Square first, Square second);
/// From a square to the edge, the square itself left out.
[[nodiscard]] Line ray(Square from, Direction direction);
/// Where a knight can jump, clockwise from the one that looks up.
[[nodiscard]] Line hops(Square from);

/// The pieces on a line, in its order.
[[nodiscard]] std::vector<Man> men_on(const Board& board, std::span<const Square> line);
/// The squares of all such pieces, by file and then by rank.
[[nodiscard]] Line standing(const Board& board, Piece piece);

/// A piece that looks at a square. It may be pinned and still give check (Article 3.1.3), but it
/// cannot go there.
struct Looker {
    Man man;
    bool pinned = false;             ///< going to the square would expose the own king
    std::optional<Man> behind = {};  ///< the own piece that goes first on the same line

    bool operator==(const Looker&) const = default;
};
/// The pieces of one side that attack a square, or defend it if it is theirs: the cheapest first.
/// One that stands behind another on the same line comes right after it.
[[nodiscard]] std::vector<Looker> lookers(const Board& board, Square square, Color by);

/// A piece that may not leave the line between its king and an enemy piece.
struct Pin {
    Man man;
    Man by;
    std::optional<Man> before = {};  ///< what stands behind it, where that is not the king

    bool operator==(const Pin&) const = default;
};
[[nodiscard]] std::vector<Pin> pins(const Board& board, Color color);
/// Pieces that may leave the line, but would give up a dearer one behind them.
[[nodiscard]] std::vector<Pin> relative_pins(const Board& board, Color color);

/// A piece that is lost if both sides go on taking on its square, and what takes it first.
struct Hanging {
    Man man;
    Man by;

    bool operator==(const Hanging&) const = default;
};

/// The pieces of one side that want care, dearest first. The king is never loose.
struct Care {
    std::vector<Hanging> hanging;
    std::vector<Man> undefended;
    std::vector<Man> attacked;
    std::vector<Pin> pinned;  ///< before the king first

    bool operator==(const Care&) const = default;
};
[[nodiscard]] Care care(const Board& board, Color color);

/// What a piece would do on a square where it need not be able to go.
struct Imagined {
    std::optional<Man> taken;   ///< the enemy piece that stands there
    std::vector<Man> attacked;  ///< dearest first
    std::vector<Man> defended;
    Line reached;                 ///< empty squares that it attacks
    std::vector<Looker> lookers;  ///< enemies that attack it there
    bool check = false;
};
/// The piece takes the place of whatever stands on the square. If its side has one such piece and
/// no more, that is the one that is meant, and it leaves its own square; otherwise one is added,
/// unless it is said which one it is.
[[nodiscard]] Imagined
imagined(const Board& board, Piece piece, Square square, std::optional<Square> from = std::nullopt);
/// The pieces of this kind that reach the square in one step, whoever's turn it is.
[[nodiscard]] std::vector<Man> comers(const Board& board, Piece piece, Square square);

/// The same position with the other side to move, as far as that is lawful.
[[nodiscard]] std::optional<Position> with_turn(const Position& position, Color turn);

/// The legal moves of the piece on a square, captures first. They are asked of the side that the
/// piece belongs to; where it is not its turn and check forbids to ask, there are none.
[[nodiscard]] std::vector<MoveFacts> moves_from(const Position& position, Square square);

/// To which wings a side still has the right to castle, now or later.
struct CastlingRights {
    bool short_side = false;
    bool long_side = false;
};
[[nodiscard]] CastlingRights castling_rights(const Setup& setup, Color side);

}  // namespace rules
