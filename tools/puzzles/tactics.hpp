// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/puzzles/draft.hpp"
#include "tools/puzzles/engine.hpp"

namespace puzzles {

/// When a move is the only one that wins, in hundredths of a pawn.
struct Bar {
    int wins = 300;    ///< the best move reaches this
    int spoils = 150;  ///< and every other stays below
};
inline constexpr Effort glance{2, 4'000};
inline constexpr Effort look{2, 25'000};

/// The one move that wins, if there is exactly one; moves that mate are left to
/// rules/forced_mate.hpp.
[[nodiscard]] std::optional<rules::Move>
only_winning_move(Engine& engine, const rules::Position& position, Effort effort, Bar bar = {});

/// A guess proved: moves that win material, each of ours the only one that wins, up to the one
/// after which at least two pawns' worth are won for good, with the kind and the themes that they
/// show.
[[nodiscard]] std::optional<Draft> proved_tactic(Engine& engine, const Draft& guess);

/// The only winning moves of an ending, at most so many, each after the best defence.
[[nodiscard]] std::vector<rules::Move>
winning_way(Engine& engine, rules::Position position, std::size_t most, Bar bar);

}  // namespace puzzles
