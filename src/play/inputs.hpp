// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "rules/move.hpp"
#include "src/commands/keys_struck.hpp"
#include "src/commands/row.hpp"
#include "src/engine/answers.hpp"
#include "src/host/input.hpp"

#include <cstdint>
#include <string>
#include <variant>

/// Everything that can come to a session: what the player says, and what the world reports.
namespace client::play {

namespace inputs {

/// Time has passed.
struct Tick {};
/// The game begins, or goes on after it was kept.
struct Begin {};
/// What the engine says: that it is there, its move, what it thinks, or its fault.
struct EngineReported {
    engine::Report report;
};
using host::inputs::OfferAnswer;
using host::inputs::Settled;
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

/// Another page was asked for where there is none.
struct NoMorePages {};

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
                           inputs::Settled>;

}  // namespace client::play
