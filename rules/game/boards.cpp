// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/boards.hpp"

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

}  // namespace

bool has_departed(const GameState& game, Color side)
{
    return std::ranges::any_of(game.history, [&](const Ply& ply) { return differs(ply, side); });
}

Board board_of(const GameState& game, Color side)
{
    if (!two_boards(game))
        return game.placement().board();
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

}  // namespace rules
