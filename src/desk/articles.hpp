// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"

#include <string_view>

namespace client::desk {

/// The article of the Laws (of 2018) that a fact rests on; empty where nobody would ask.
[[nodiscard]] std::string_view article_of(const rules::FactBody& fact);

}  // namespace client::desk
