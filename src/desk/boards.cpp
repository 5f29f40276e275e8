// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/boards.hpp"

#include "speech/overloaded.hpp"

#include <utility>

namespace client::desk {
namespace {

using namespace rules;

/// Does on a board what led from one position to another; elsewhere it may look as it will.
void carry_over(Board& board, const Board& before, const Board& after)
{
    for (int index = 0; index < 64; ++index) {
        const Square square = Square::at(index);
        if (before.at(square) == after.at(square))
            continue;
        board.clear(square);
        if (const auto piece = after.at(square))
            board.put(square, *piece);
    }
}

bool share_a_board(const Game& game)
{
    return !game.state().impaired(Color::white) && !game.state().impaired(Color::black);
}

}  // namespace

TwoBoards::TwoBoards(const Game& game)
{
    for (const Color side : both_colors)
        boards_[side] = game.placement().board();
}

void TwoBoards::follow(const Event& event, const Facts& facts, const Game& game)
{
    if (std::holds_alternative<events::Ask>(event))
        return;
    for (const Fact& fact : facts)
        follow(fact.what, game);
    if (const auto* const shown = std::get_if<events::ShowBoard>(&event))
        boards_[shown->side] = shown->board;
    const bool taken_back = std::holds_alternative<events::Undo>(event) ||
                            std::holds_alternative<events::AgreeBack>(event);
    if (taken_back)
        *this = TwoBoards{game};
}

void TwoBoards::follow(const FactBody& fact, const Game& game)
{
    const auto put_as_ruled = [&](const Setup& setup) {
        for (const Color side : both_colors) {
            boards_[side] = setup.board;
            owed_[side].reset();
        }
    };
    std::visit(speech::Overloaded{
                   [&](const facts::Moved& f) { make(f, game); },
                   [&](const facts::ExecutedOnBoard& f) { execute(f.side, game); },
                   [&](const facts::Restored& f) { put_as_ruled(f.setup); },
                   [&](const facts::PositionTold& f) { put_as_ruled(f.setup); },
                   [&](const facts::ScoresResolved& f) { put_as_ruled(f.setup); },
                   [](const auto&) {},  // nothing is moved by anything else
               },
               fact);
}

void TwoBoards::make(const facts::Moved& moved, const Game& game)
{
    if (moved.state != facts::MoveState::made)
        return;
    const auto& state = game.state();
    execute(moved.side, game);  // who moves has carried out what was announced to him
    const bool stands = !state.history.empty() && state.history.back().side == moved.side &&
                        state.history.back().squares == moved.squares;
    if (!stands) {  // an illegal move: its owner's hand has made it all the same
        const Placement& before = state.placement();
        carry_over(boards_[moved.side], before.board(), before.after(moved.squares).board());
        return;
    }
    const std::size_t ply = state.history.size() - 1;
    carry_over(boards_[moved.side], state.before(ply).board(), state.history[ply].after.board());
    const Color other = opponent(moved.side);
    owed_[other] = ply;
    if (share_a_board(game))
        execute(other, game);
}

void TwoBoards::execute(Color side, const Game& game)
{
    const auto ply = std::exchange(owed_[side], std::nullopt);
    if (!ply || *ply >= game.record().size())
        return;
    const Ply& made = game.record()[*ply];
    const Placement& before = game.state().before(*ply);
    const bool otherwise = made.announced && made.announced->move && before.lawful();
    const Placement after = otherwise ? before.after(*made.announced->move) : made.after;
    carry_over(boards_[side], before.board(), after.board());
}

std::vector<Square> TwoBoards::differences() const
{
    std::vector<Square> squares;
    for (int index = 0; index < 64; ++index)
        if (boards_[Color::white].at(Square::at(index)) !=
            boards_[Color::black].at(Square::at(index)))
            squares.push_back(Square::at(index));
    return squares;
}

}  // namespace client::desk
