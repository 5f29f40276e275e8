// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/drill.hpp"

/// What an arbiter rules, by each edition of the Laws.
namespace client::train::arbiter {

[[nodiscard]] Group group();

// rule.cpp
[[nodiscard]] std::unique_ptr<Task> ask_rule(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> rule_items();
[[nodiscard]] speech::Word rule_item(const Teller& teller, std::string_view item);

}  // namespace client::train::arbiter
