// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move_facts.hpp"
#include "rules/position.hpp"
#include "src/train/random.hpp"
#include "src/train/teller.hpp"

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Moves to speak about, drawn by chance from the legal ones.
namespace client::train::pairing {

/// A legal move, and the position it is made in.
struct Step {
    rules::Position before;
    rules::Move move;

    [[nodiscard]] rules::MoveFacts facts() const { return move_facts(before, move); }
};

/// So many moves from the initial position, fewer where the game ends.
[[nodiscard]] std::vector<Step> line(Random& random, int plies);
/// A move of some game that is wanted; there must be such moves in chess.
[[nodiscard]] Step step(Random& random, const std::function<bool(const rules::MoveFacts&)>& wanted);

/// What moves differ by when they are announced.
inline constexpr std::array<std::string_view, 5> move_kinds{"quiet", "capture", "castling",
                                                            "promotion", "en-passant"};
[[nodiscard]] Step step_of_kind(Random& random, std::size_t kind);

/// The move by its squares in the player's language: no words of announcements.
[[nodiscard]] speech::Word shown(const Teller& teller, const Step& step);
/// The move in the words of announcements.
[[nodiscard]] speech::Word announced(const Teller& teller, const Step& step);
/// The same in English, both squares told, as it could be typed.
[[nodiscard]] std::string in_english(const Step& step);

}  // namespace client::train::pairing
