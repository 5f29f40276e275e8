// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "src/command.hpp"

#include <cstdint>
#include <string>
#include <variant>

/// Everything that can come to a session: what the player says, and what the world reports.
namespace client {

namespace inputs {

/// Time has passed.
struct Tick {};
/// The game begins, or goes on after it was kept.
struct Begin {};
/// The engine's move, as engines write it.
struct EngineMoved {
    std::string text;
};
enum class OfferAnswer : std::uint8_t { accepted, declined };
/// What the engine says to a draw.
struct EngineAnswered {
    OfferAnswer answer{};
};

/// Keys that carry out nothing: more of them are needed, they have no meaning, or they tell what
/// they would do.
struct KeysStruck {
    enum class Kind : std::uint8_t { begun, unbound, learned };
    Kind kind{};
    keymaps::Keys keys;     ///< none: a key without a name
    std::string command{};  ///< of learned keys, as key files write it

    bool operator==(const KeysStruck&) const = default;
};

}  // namespace inputs

using Input = std::variant<Command,
                           inputs::Tick,
                           inputs::Begin,
                           inputs::EngineMoved,
                           inputs::EngineAnswered,
                           inputs::KeysStruck>;

}  // namespace client
