// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "src/commands/row.hpp"

#include <cstdint>

namespace client::commands {

/// Keys that carry out nothing: more of them are needed, they have no meaning, or they tell what
/// they would do.
struct KeysStruck {
    enum class Kind : std::uint8_t { begun, unbound, learned };
    Kind kind{};
    keymaps::Keys keys;  ///< none: a key without a name
    Command command{};   ///< of learned keys

    bool operator==(const KeysStruck&) const = default;
};

}  // namespace client::commands
