// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"

#include <string>
#include <string_view>

namespace client::script {

/// A fact as scripts see it: `SECONDS NAME key=value …`. The command is what led to it, for
/// refusals that are about the whole of it.
[[nodiscard]] std::string fact_line(const rules::Fact& fact, std::string_view command);

}  // namespace client::script
