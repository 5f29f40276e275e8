// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <optional>
#include <string_view>

namespace rules {

/// The hot path of files: a move in plain English letters (e4, Nbxd5+) that has one legal reading.
/// None says nothing: the text wants the closer look of read_san.
[[nodiscard]] std::optional<Move> read_plain_move(const Position& position, std::string_view text);

}  // namespace rules
