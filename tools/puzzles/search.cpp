// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/puzzles/search.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace puzzles {
namespace {

using rules::Color;
using rules::Move;
using rules::Position;
using rules::Role;
using rules::Square;

constexpr int mated = 30'000;
constexpr int endless = 40'000;
constexpr std::array<int, 6> values{100, 300, 310, 500, 900, 0};

int value(Role role)
{
    return values[static_cast<std::size_t>(role)];
}

/// Pieces are better in the middle, pawns near promotion.
int place_value(Role role, Color color, Square square)
{
    const int file = index(square.file());
    const int rank = index(relative(color, square.rank()));
    const int middle = std::min(file, 7 - file) + std::min(rank, 7 - rank);
    switch (role) {
    case Role::pawn:
        return 4 * rank + 2 * middle;
    case Role::knight:
    case Role::bishop:
        return 6 * middle;
    case Role::king:
        return -6 * rank;
    case Role::rook:
    case Role::queen:
        return middle;
    }
    return 0;
}

int standing(const Position& position)
{
    int score = 0;
    for (const Color color : rules::both_colors)
        for (const Role role : rules::all_roles)
            for (const Square square : position.board().of(color, role))
                score += (color == position.turn() ? 1 : -1) *
                         (value(role) + place_value(role, color, square));
    return score;
}

/// What a move takes at once; what it takes with a cheap piece comes first.
int taken(const Position& position, Move move)
{
    const auto piece = position.board().at(move.to());
    const bool takes = piece && piece->color != position.turn();
    return (takes ? 10 * value(piece->role) - value(move.role()) + 1000 : 0) +
           (move.promotion() ? value(*move.promotion()) : 0);
}

std::vector<Move> ordered(const Position& position, bool all)
{
    std::vector<std::pair<int, Move>> moves;
    for (const Move move : position.legal_moves())
        if (const int first = taken(position, move); all || first > 0)
            moves.emplace_back(first, move);
    std::ranges::stable_sort(moves, std::ranges::greater{}, &std::pair<int, Move>::first);
    std::vector<Move> sorted;
    for (const auto& [first, move] : moves)
        sorted.push_back(move);
    return sorted;
}

/// The exchanges that follow, up to a position in which nobody wants to take.
int settled(const Position& position, int low, int high, int plies)
{
    const bool check = position.in_check();
    int best = check ? -mated : standing(position);
    low = std::max(low, best);
    if (low >= high || plies == 0)
        return check && plies == 0 ? standing(position) : best;
    for (const Move move : ordered(position, check)) {
        best = std::max(best, -settled(position.after_unchecked(move), -high, -low, plies - 1));
        low = std::max(low, best);
        if (low >= high)
            break;
    }
    return best;
}

int score(const Position& position, int low, int high, int plies)
{
    constexpr int exchanges = 8;
    if (plies == 0)
        return settled(position, low, high, exchanges);
    const auto moves = ordered(position, true);
    if (moves.empty())
        return position.in_check() ? -mated - plies : 0;
    int best = -endless;
    for (const Move move : moves) {
        best = std::max(best, -score(position.after_unchecked(move), -high, -low, plies - 1));
        low = std::max(low, best);
        if (low >= high)
            break;
    }
    return best;
}

}  // namespace

bool reaches(const Position& position, int plies, int wanted)
{
    return score(position, wanted - 1, wanted, plies) >= wanted;
}

std::vector<Choice> choices(const Position& position, int plies)
{
    std::vector<Choice> all;
    for (const Move move : position.legal_moves())
        all.push_back({move, -score(position.after_unchecked(move), -endless, endless, plies - 1)});
    std::ranges::stable_sort(all, std::ranges::greater{}, &Choice::score);
    return all;
}

}  // namespace puzzles
