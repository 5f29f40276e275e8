// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

namespace client::script {

/// Takes a line that says something, or says what was expected in its place.
using TakeLine = std::function<rules::Result<void, std::string>(std::string_view line)>;

/// Gives each line of a script or of its head without its comment, up to the first that is wrong:
/// that is named with the file's name, its number and what was expected, and false comes back.
[[nodiscard]] bool
read_lines(std::istream& in, std::string_view name, std::ostream& err, const TakeLine& take);

}  // namespace client::script
