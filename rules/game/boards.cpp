// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/boards.hpp"

#include "rules/game/act.hpp"

#include <algorithm>

namespace rules {
namespace {

bool two_boards(const GameState& game)
{
    return game.impaired(Color::white) || game.impaired(Color::black);
}

/// The last move of the other side has been heard, but not yet executed here.
bool waits(const GameState& game, Color side)
{
    return !game.history.empty() && game.history.back().side != side &&
           !game.history.back().executed;
}

bool differs(const Ply& ply, Color side)
{
    return ply.side != side && ply.executed_as;
}

/// As far as the pieces of this board can follow.
Placement carried_out(const Placement& board, const Displacement& squares)
{
    if (board.lawful() && board.turn() == board.board().at(squares.from)->color)
        if (const auto move = legal_move(board.position(), squares))
            return board.after(*move);
    return board.after(squares);
}

/// What the hand has done in this turn: pieces taken off, and one on its new square. A piece that
/// is still in the hand stands where it came from.
Board with_act(const GameState& game, Board board)
{
    const Act& act = game.act;
    const auto put = laws::put_so_far(act);
    for (const Square square : act.removed)
        board.clear(square);
    if (!put)
        return board;
    const bool rook_waits = put->castling && !(act.put && act.rook_put);
    if (put->castling && !rook_waits)
        return game.placement().after(*put).board();
    if (put->castling && !act.put)
        return board;
    const Piece piece = *game.placement().board().at(put->from);
    board.clear(put->from);
    board.clear(put->to);
    board.put(put->to, {piece.color, put->promotion.value_or(piece.role)});
    return board;
}

/// What the moves have left on the board of a side.
Board after_moves(const GameState& game, Color side)
{
    const std::size_t end = game.history.size() - (waits(game, side) ? 1 : 0);
    const auto first =
        std::ranges::find_if(game.history, [&](const Ply& ply) { return differs(ply, side); });
    auto ply = static_cast<std::size_t>(first - game.history.begin());
    if (ply >= end)
        return game.before(end).board();
    Placement board = game.before(ply);
    for (; ply < end; ++ply) {
        const Ply& made = game.history[ply];
        const Displacement squares =
            differs(made, side) ? squares_of(game.before(ply).position(), *made.executed_as)
                                : made.squares;
        if (squares.from != squares.to && board.board().at(squares.from))
            board = carried_out(board, squares);
    }
    return board.board();
}

}  // namespace

bool has_departed(const GameState& game, Color side)
{
    return std::ranges::any_of(game.history, [&](const Ply& ply) { return differs(ply, side); });
}

Board board_of(const GameState& game, Color side)
{
    if (!two_boards(game))
        return with_act(game, game.placement().board());
    Board board = after_moves(game, side);
    return game.turn() == side ? with_act(game, board) : board;
}

}  // namespace rules
