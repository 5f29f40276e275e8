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

// lines.cpp
[[nodiscard]] std::unique_ptr<Task> ask_lines(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> lines_items();
[[nodiscard]] speech::Word lines_item(const Teller& teller, std::string_view item);

// parts.cpp
[[nodiscard]] std::unique_ptr<Task> ask_parts(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> parts_items();
[[nodiscard]] speech::Word parts_item(const Teller& teller, std::string_view item);

// route.cpp
[[nodiscard]] std::unique_ptr<Task> ask_route(const Occasion& occasion);

// hunt.cpp
[[nodiscard]] std::unique_ptr<Task> ask_hunt(const Occasion& occasion);

// walk.cpp
[[nodiscard]] std::unique_ptr<Task> ask_walk(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> walk_items();
[[nodiscard]] speech::Word walk_item(const Teller& teller, std::string_view item);

// check.cpp
[[nodiscard]] std::unique_ptr<Task> ask_check(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> check_items();
[[nodiscard]] speech::Word check_item(const Teller& teller, std::string_view item);

// castling.cpp
[[nodiscard]] std::unique_ptr<Task> ask_castling(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> castling_items();
[[nodiscard]] speech::Word castling_item(const Teller& teller, std::string_view item);

// enpassant.cpp
[[nodiscard]] std::unique_ptr<Task> ask_enpassant(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> enpassant_items();
[[nodiscard]] speech::Word enpassant_item(const Teller& teller, std::string_view item);

// checks.cpp
[[nodiscard]] std::unique_ptr<Task> ask_checks(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> checks_items();
[[nodiscard]] speech::Word checks_item(const Teller& teller, std::string_view item);

// dead.cpp
[[nodiscard]] std::unique_ptr<Task> ask_dead(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> dead_items();
[[nodiscard]] speech::Word dead_item(const Teller& teller, std::string_view item);

// answers.cpp
[[nodiscard]] std::unique_ptr<Task> ask_answers(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> answers_items();
[[nodiscard]] speech::Word answers_item(const Teller& teller, std::string_view item);

}  // namespace client::train::vision
