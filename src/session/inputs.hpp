// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

}  // namespace inputs

using Input =
    std::variant<Command, inputs::Tick, inputs::Begin, inputs::EngineMoved, inputs::EngineAnswered>;

}  // namespace client
