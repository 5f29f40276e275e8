// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/round/state.hpp"

#include <string>

/// A round and its boards in words.
namespace client::round {

/// "GM Novák, Jan"
[[nodiscard]] std::string name_of(const Entrant& player);
/// "GM Novák, Jan, 2512, CZE"
[[nodiscard]] std::string person(const Entrant& player);
/// The board, who plays there and how it stands.
[[nodiscard]] speech::Word board_line(RoundState& state, const Board& board, rules::Instant at);
/// How it stands alone.
[[nodiscard]] speech::Word standing_words(RoundState& state, const Board& board, rules::Instant at);
/// Somebody who does not play.
[[nodiscard]] speech::Word idle_line(const RoundState& state, const Idle& idle);
/// "1, 3"
[[nodiscard]] std::string numbers_of(const RoundState& state, bool (*is_meant)(const Board& board));

}  // namespace client::round
