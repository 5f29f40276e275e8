// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "src/commands/command_table.hpp"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace client::commands {

/// A key map whose commands are read once, by the table of whoever carries them out: what a key
/// brings is a row, and no name that is looked up when it is struck.
class BoundKeymap {
public:
    BoundKeymap() = default;
    /// Without a table keys bring their words, as a line would. The rows must outlive it, the table
    /// need not.
    BoundKeymap(keymaps::Keymap keymap, const CommandTable* table);

    struct Meaning {
        keymaps::Meaning::Kind kind{};
        std::string_view name{};  ///< as the key file has it, as long as the map lives
        Command command{};
    };
    [[nodiscard]] Meaning find(std::span<const keymaps::Key> keys) const;
    [[nodiscard]] const keymaps::Keymap& keymap() const { return keymap_; }

private:
    keymaps::Keymap keymap_;
    std::map<std::string, Command, std::less<>> commands_;  ///< by their names in the file
};

}  // namespace client::commands
