// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/vision/knight_hunt.hpp"

#include "rules/attacks.hpp"

#include <algorithm>
#include <utility>

namespace client::train::vision {

using rules::Bitboard;
using rules::Square;

namespace {

constexpr int never = 1000;

std::size_t place(Square square)
{
    return static_cast<std::size_t>(square.index());
}

}  // namespace

KnightHunt::KnightHunt(std::vector<Prey> prey, Guarding guarding)
    : prey_{std::move(prey)}, guarding_{guarding}
{
    moves_.push_back({});  // nothing is left
    for (Herd left = 1; left <= whole_herd(); ++left)
        moves_.push_back(counted(left));
}

/// Counted anew until nothing gets shorter.
KnightHunt::Moves KnightHunt::counted(Herd left) const
{
    Moves moves;
    moves.fill(never);
    for (bool shorter = true; shorter;) {
        shorter = false;
        for (int i = 0; i < 64; ++i) {
            const auto from = Square::at(i);
            const auto found = best(moves, from, left).value_or(never);
            shorter = shorter || found < moves[place(from)];
            moves[place(from)] = std::min(found, moves[place(from)]);
        }
    }
    return moves;
}

std::optional<int> KnightHunt::best(const Moves& known, Square from, Herd left) const
{
    int fewest = never;
    for (const auto to : rules::knight_attacks(from)) {
        if (is_closed(to, left))
            continue;
        const auto then = after(to, left);
        fewest = std::min(fewest, 1 + (then == left ? known : moves_[then])[place(to)]);
    }
    return fewest < never ? std::optional{fewest} : std::nullopt;
}

std::optional<int> KnightHunt::moves(Square from, Herd left) const
{
    const int found = moves_[left][place(from)];
    return found < never ? std::optional{found} : std::nullopt;
}

Herd KnightHunt::after(Square entered, Herd left) const
{
    for (std::size_t i = 0; i < prey_.size(); ++i)
        if (prey_[i].square == entered)
            left &= ~(Herd{1} << i);
    return left;
}

bool KnightHunt::is_closed(Square square, Herd left) const
{
    if (guarding_ == Guarding::no)
        return false;
    Bitboard standing;
    for (std::size_t i = 0; i < prey_.size(); ++i)
        if ((left >> i & 1U) != 0)
            standing |= Bitboard{prey_[i].square};
    return std::ranges::any_of(prey_, [&](const Prey& each) {
        return standing.has(each.square) &&
               rules::attacks(each.piece, each.square, standing).has(square);
    });
}

Square KnightHunt::next(Square from, Herd left) const
{
    for (const auto to : rules::knight_attacks(from))
        if (!is_closed(to, left) && moves(to, after(to, left)) &&
            *moves(to, after(to, left)) < *moves(from, left))
            return to;
    return from;
}

}  // namespace client::train::vision
