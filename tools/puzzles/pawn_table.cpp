// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/puzzles/pawn_table.hpp"

#include <algorithm>

namespace puzzles {
namespace {

using rules::Color;
using rules::Move;
using rules::Position;
using rules::Role;
using rules::Square;

std::size_t place_of(const Position& position)
{
    const auto at = [](Square square) { return static_cast<std::size_t>(square.index()); };
    const auto pawn = position.board().of(Role::pawn).first();
    return ((static_cast<std::size_t>(index(position.turn())) * 64 +
             at(position.king(Color::white))) *
                64 +
            at(position.king(Color::black))) *
               64 +
           at(pawn);
}

/// Every lawful position of the ending.
std::vector<Position> all_positions()
{
    std::vector<Position> positions;
    for (int place = 0; place < 2 * 64 * 64 * 64; ++place) {
        const auto white = Square::at(place >> 12 & 63);
        const auto black = Square::at(place >> 6 & 63);
        const auto pawn = Square::at(place & 63);
        if (white == black || white == pawn || black == pawn)
            continue;
        rules::Setup setup;
        setup.turn = place >> 18 == 0 ? Color::white : Color::black;
        setup.board.put(white, {Color::white, Role::king});
        setup.board.put(black, {Color::black, Role::king});
        setup.board.put(pawn, {Color::white, Role::pawn});
        if (const auto position = Position::from(setup))
            positions.push_back(*position);
    }
    return positions;
}

/// A queen or a rook wins if it is not lost at once and Black is not stalemate.
bool promotion_wins(const Position& position)
{
    const auto major = position.board().of(Role::queen) | position.board().of(Role::rook);
    if (major.none() || position.turn() == Color::white || position.is_stalemate())
        return false;
    const auto replies = position.legal_moves();
    return std::none_of(replies.begin(), replies.end(),
                        [&](Move move) { return major.has(move.to()); });
}

}  // namespace

PawnTable::PawnTable() : won_(std::size_t{2} * 64 * 64 * 64)
{
    auto open = all_positions();
    while (go_back_one_move(open)) {
    }
}

bool PawnTable::is_won(const Position& position) const
{
    if (position.board().of(Role::pawn).none())
        return promotion_wins(position);
    return won_[place_of(position)];
}

bool PawnTable::is_won_by_now(const Position& position) const
{
    const auto moves = position.legal_moves();
    const auto leads_to_a_win = [&](Move move) { return is_won(position.after_unchecked(move)); };
    if (position.turn() == Color::white)
        return std::any_of(moves.begin(), moves.end(), leads_to_a_win);
    return !moves.empty() && std::all_of(moves.begin(), moves.end(), leads_to_a_win);
}

bool PawnTable::go_back_one_move(std::vector<Position>& open)
{
    return std::erase_if(open, [&](const Position& position) {
               const bool won = is_won_by_now(position);
               if (won)
                   won_[place_of(position)] = true;
               return won;
           }) > 0;
}

std::vector<Move> PawnTable::winning_moves(const Position& position) const
{
    std::vector<Move> winning;
    for (const Move move : position.legal_moves())
        if (is_won(position.after_unchecked(move)))
            winning.push_back(move);
    return winning;
}

}  // namespace puzzles
