// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/braille/display_keymap.hpp"

#include "src/braille/console.hpp"
#include "src/cli/places.hpp"

namespace client::braille {

keymaps::Keymap display_keymap(std::string_view name,
                               const keymaps::KnownCommand& known,
                               std::vector<keymaps::KeymapFault>& faults)
{
    const auto file = keymaps::keymap_file(name, cli::data_folder() / "keymaps" / "displays");
    return keymaps::Keymap::load(
               file,
               [&](std::string_view command) { return is_of_display(command) || known(command); },
               faults)
        .of_single_keys(file.string(), faults);
}

}  // namespace client::braille
