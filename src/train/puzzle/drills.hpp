// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/drill.hpp"

/// Positions with one best move, from a file.
namespace client::train::puzzle {

[[nodiscard]] Group group();

/// Why no puzzle can be asked.
[[nodiscard]] std::optional<speech::Word> lacking(const Teller& teller, const Supplies& supplies);
[[nodiscard]] std::span<const std::string_view> items();
[[nodiscard]] speech::Word item(const Teller& teller, std::string_view item);

/// Whether the board of a puzzle may be seen and asked about.
enum class Board : std::uint8_t { seen, in_mind };
[[nodiscard]] std::unique_ptr<Task> ask_puzzle(const Occasion& occasion, Board board);

}  // namespace client::train::puzzle
