// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "src/train/random.hpp"
#include "src/train/teller.hpp"

#include <optional>
#include <span>
#include <string_view>

/// Positions that questions are about.
namespace client::train::vision {

/// Puts a piece on any free square where it may stand.
void put_anywhere(Random& random, rules::Board& board, rules::Piece piece);
void put_anywhere(Random& random,
                  rules::Board& board,
                  rules::Color color,
                  std::span<const rules::Role> roles);
/// None: no game leads there.
[[nodiscard]] std::optional<rules::Position> lawful(const rules::Setup& setup);
/// A lawful one.
[[nodiscard]] rules::Position position_of(std::string_view fen);
/// The article of the Laws on how such a piece goes.
[[nodiscard]] std::string_view article_on(rules::Role role);
/// What stands where, and behind it what is asked.
[[nodiscard]] Lines told(const Teller& teller, const rules::Board& board, speech::Word question);

}  // namespace client::train::vision
