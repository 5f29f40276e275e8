// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/placement.hpp"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

/// Scripts of the referee's desk: they run on their own time and print facts.
namespace client::script {

/// What announced words mean in a position.
using Listener = std::function<rules::Heard(const rules::Placement& position, std::string words)>;

/// Understands moves in English notation of any form.
[[nodiscard]] rules::Heard hear_notation(const rules::Placement& position, std::string words);

/// Runs a script to its end, or to its first wrong line: that is named with the script's name, its
/// number and what was expected, and false comes back.
bool run_script(std::istream& in,
                std::string_view name,
                std::ostream& out,
                std::ostream& err,
                const Listener& listen = hear_notation);

}  // namespace client::script
