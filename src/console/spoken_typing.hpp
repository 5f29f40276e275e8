// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/console/console.hpp"
#include "src/console/line_editor.hpp"

#include <functional>

namespace client::console {

/// What each key did to a line that a terminal edits is spoken.
[[nodiscard]] ConsoleEvents spoken_typing(ConsoleEvents events,
                                          std::function<void(const Echo& key)> speak);

}  // namespace client::console
