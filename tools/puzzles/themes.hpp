// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tools/puzzles/draft.hpp"

/// What a solution shows, by the names that the Lichess puzzle file has for it.
namespace puzzles {

/// Fills in kind and themes of a mate.
void name_mate(Draft& draft);
/// Fills in kind and themes of a line that wins material; false where it shows nothing of a name.
[[nodiscard]] bool name_tactic(Draft& draft);
/// Fills in the themes of an ending whose kind is known.
void name_ending(Draft& draft);

/// What a move threatens at first sight, before anything has been proved; none where nothing is.
[[nodiscard]] std::optional<Kind> first_sight(const rules::Position& position, rules::Move move);

/// White's men less Black's by the usual count, seen from one side.
[[nodiscard]] int balance(const rules::Position& position, rules::Color side);

}  // namespace puzzles
