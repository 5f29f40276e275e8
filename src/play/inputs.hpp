// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move.hpp"
#include "src/commands/keys_struck.hpp"
#include "src/commands/row.hpp"
#include "src/host/input.hpp"

#include <variant>

/// Everything that can come to a session: what the player says, and what the world reports.
namespace client::play {

namespace inputs {

using host::inputs::Begin;
using EngineAnswered = host::inputs::Answered;
using EngineReported = host::inputs::Reported;
using host::inputs::FileWritten;
using host::inputs::Heard;
using host::inputs::NoMorePages;
using host::inputs::OfferAnswer;
using host::inputs::Settled;
using host::inputs::Tick;

}  // namespace inputs

using Input = std::variant<commands::Command,
                           rules::Move,  ///< one of those that could be meant
                           inputs::Tick,
                           inputs::Begin,
                           inputs::EngineReported,
                           inputs::EngineAnswered,
                           inputs::FileWritten,
                           commands::KeysStruck,
                           inputs::NoMorePages,
                           inputs::Settled,
                           inputs::Heard>;

}  // namespace client::play
