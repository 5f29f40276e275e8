// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/drill.hpp"

/// Seeing the board without a board.
namespace client::train::vision {

[[nodiscard]] Group group();

// colour.cpp
[[nodiscard]] std::unique_ptr<Task> ask_colour(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> colour_items();
[[nodiscard]] speech::Word colour_item(const Teller& teller, std::string_view item);

// reach.cpp
[[nodiscard]] std::unique_ptr<Task> ask_reach(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> reach_items();
[[nodiscard]] speech::Word reach_item(const Teller& teller, std::string_view item);

}  // namespace client::train::vision
