// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"
#include "rules/event.hpp"
#include "rules/fact.hpp"

#include <string_view>

namespace client::words {

/// The article that a fact rests on, as that edition numbers it; empty where nobody would ask, or
/// where the edition has no such article.
[[nodiscard]] std::string_view article_of(const rules::FactBody& fact, rules::Edition edition);
/// The same under these rules: the appendices on rapid and blitz have articles of their own.
[[nodiscard]] std::string_view article_of(const rules::FactBody& fact, const rules::Ruleset& rules);

/// The same for what an event led to: some rules are numbered by what was done.
[[nodiscard]] std::string_view
article_of(const rules::FactBody& fact, const rules::Event& event, const rules::Ruleset& rules);

}  // namespace client::words
