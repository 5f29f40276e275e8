// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"
#include "rules/refusal.hpp"
#include "src/words/typed_move.hpp"

#include <optional>
#include <string_view>

/// Which article forbids a move, as each edition numbers it.
namespace client::words {

/// The role of the man to be moved, where it is known: each has its own way of moving. Empty where
/// no article says it.
[[nodiscard]] std::string_view
article_of(const rules::Cause& cause, std::optional<rules::Role> role, rules::Edition edition);
/// Empty for a line that was not understood.
[[nodiscard]] std::string_view article_of(const Misread& misread, rules::Edition edition);
/// The same for what is told in tournament mode, where the cause stays unsaid.
[[nodiscard]] std::string_view bare_article_of(const Misread& misread, rules::Edition edition);

}  // namespace client::words
