// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/bound_keymap.hpp"

#include <utility>

namespace client::commands {

BoundKeymap::BoundKeymap(keymaps::Keymap keymap, const CommandTable* table)
    : keymap_{std::move(keymap)}
{
    for (const auto& binding : keymap_.bindings())
        commands_.emplace(binding.command, table != nullptr ? table->read(binding.command)
                                                            : Command{nullptr, binding.command});
}

BoundKeymap::Meaning BoundKeymap::find(std::span<const keymaps::Key> keys) const
{
    const auto meaning = keymap_.find(keys);
    const auto found = commands_.find(meaning.command);
    return {meaning.kind, meaning.command, found != commands_.end() ? found->second : Command{}};
}

}  // namespace client::commands
