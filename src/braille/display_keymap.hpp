// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"

#include <string_view>
#include <vector>

namespace client::braille {

/// The keys of braille displays, by the name of a shipped map or from a file. Beside the commands
/// there are those that move the window.
[[nodiscard]] keymaps::Keymap display_keymap(std::string_view name,
                                             const keymaps::KnownCommand& known,
                                             std::vector<keymaps::KeymapFault>& faults);

}  // namespace client::braille
