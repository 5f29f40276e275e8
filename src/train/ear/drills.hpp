// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/drill.hpp"

/// Hearing announcements, and reading what others write.
namespace client::train::ear {

[[nodiscard]] Group group();

// pairs.cpp
[[nodiscard]] std::unique_ptr<Task> ask_pairs(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> pairs_items();
[[nodiscard]] speech::Word pairs_item(const Teller& teller, std::string_view item);

// hear.cpp
[[nodiscard]] std::unique_ptr<Task> ask_hear(const Occasion& occasion);

// see.cpp
[[nodiscard]] std::unique_ptr<Task> ask_see(const Occasion& occasion);

// notation.cpp
[[nodiscard]] std::unique_ptr<Task> ask_notation(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> notation_items();
[[nodiscard]] speech::Word notation_item(const Teller& teller, std::string_view item);

}  // namespace client::train::ear
