// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/forced_mate.hpp"

#include <algorithm>

namespace rules {
namespace {

using Solution = std::optional<std::vector<Move>>;

Solution only_mate_in(const Position& position, int moves, bool first);

/// The line after a move of ours, with a defence that needs all the moves that are left.
Solution longest_defence(const Position& position, int moves)
{
    for (const Move defence : position.legal_moves()) {
        const auto next = position.after_unchecked(defence);
        if (moves > 1 && mates_within(next, moves - 1))
            continue;
        if (auto rest = only_mate_in(next, moves, false)) {
            rest->insert(rest->begin(), defence);
            return rest;
        }
    }
    return std::nullopt;
}

/// Of a mate in one that ends a longer one any will do.
Solution only_mate_in(const Position& position, int moves, bool first)
{
    const auto mating = mating_moves(position, moves);
    if (mating.empty() || (mating.size() > 1 && (first || moves > 1)))
        return std::nullopt;
    if (moves == 1)
        return std::vector{mating.front()};
    auto rest = longest_defence(position.after_unchecked(mating.front()), moves - 1);
    if (rest)
        rest->insert(rest->begin(), mating.front());
    return rest;
}

}  // namespace

bool is_mated_within(const Position& position, int moves)
{
    if (moves == 0 || !position.has_legal_move())
        return position.is_mate();
    const auto defences = position.legal_moves();
    return std::all_of(defences.begin(), defences.end(), [&](Move defence) {
        return mates_within(position.after_unchecked(defence), moves);
    });
}

bool mates_within(const Position& position, int moves)
{
    const auto candidates = position.legal_moves();
    return std::any_of(candidates.begin(), candidates.end(), [&](Move move) {
        return is_mated_within(position.after_unchecked(move), moves - 1);
    });
}

bool mates_by_checks(const Position& position, int moves)
{
    const auto candidates = position.legal_moves();
    return std::any_of(candidates.begin(), candidates.end(), [&](Move move) {
        const auto after = position.after_unchecked(move);
        if (!after.in_check())
            return false;
        const auto defences = after.legal_moves();
        return std::all_of(defences.begin(), defences.end(), [&](Move defence) {
            return moves > 1 && mates_by_checks(after.after_unchecked(defence), moves - 1);
        });
    });
}

std::vector<Move> mating_moves(const Position& position, int moves)
{
    std::vector<Move> mating;
    for (const Move move : position.legal_moves())
        if (is_mated_within(position.after_unchecked(move), moves - 1))
            mating.push_back(move);
    return mating;
}

std::optional<std::vector<Move>> only_mate(const Position& position, int most)
{
    for (int moves = 1; moves <= most; ++moves)
        if (mates_within(position, moves))
            return only_mate_in(position, moves, true);
    return std::nullopt;
}

}  // namespace rules
