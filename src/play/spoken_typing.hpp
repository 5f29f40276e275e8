// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/line/console.hpp"
#include "src/screen/line_editor.hpp"

#include <functional>

namespace client::play {

/// What each key did to a line that a terminal edits is spoken.
[[nodiscard]] ConsoleEvents spoken_typing(ConsoleEvents events,
                                          std::function<void(const screen::Echo& key)> speak);

}  // namespace client::play
