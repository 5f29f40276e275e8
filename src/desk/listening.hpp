// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/placement.hpp"
#include "src/tools/word_options.hpp"

#include <string>

namespace client::desk {

/// What announced words mean in a position: words first, and what is none is tried as a written
/// move. `slip` are the words that they correct, if any.
[[nodiscard]] rules::Heard understood(tools::ChosenWords& words,
                                      const rules::Placement& position,
                                      std::string said,
                                      const std::string& slip = {});

}  // namespace client::desk
