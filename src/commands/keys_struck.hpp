// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"

#include <cstdint>
#include <string>

namespace client::commands {

/// Keys that carry out nothing: more of them are needed, they have no meaning, or they tell what
/// they would do.
struct KeysStruck {
    enum class Kind : std::uint8_t { begun, unbound, learned };
    Kind kind{};
    keymaps::Keys keys;     ///< none: a key without a name
    std::string command{};  ///< of learned keys, as key files write it

    bool operator==(const KeysStruck&) const = default;
};

}  // namespace client::commands
