// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "src/command.hpp"
#include "src/engine/answers.hpp"

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
/// What the engine says: that it is there, its move, what it thinks, or its fault.
struct EngineReported {
    engine::Report report;
};
enum class OfferAnswer : std::uint8_t { accepted, declined };
/// What the engine says to a draw.
struct EngineAnswered {
    OfferAnswer answer{};
};

/// What became of a file that was to be written.
struct FileWritten {
    std::string file;
    std::string fault{};     ///< in the machine's words; empty: it is there
    bool was_there = false;  ///< with something of somebody else in it, and is as it was
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

/// Another page was asked for where there is none.
struct NoMorePages {};

}  // namespace inputs

using Input = std::variant<Command,
                           inputs::Tick,
                           inputs::Begin,
                           inputs::EngineReported,
                           inputs::EngineAnswered,
                           inputs::FileWritten,
                           inputs::KeysStruck,
                           inputs::NoMorePages>;

}  // namespace client
