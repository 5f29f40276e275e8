// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/open_proof.hpp"
#include "src/commands/keys_struck.hpp"
#include "src/engine/answers.hpp"
#include "src/host/tidings.hpp"
#include "src/host/wishes.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

/// Everything that can come to an activity: what people say, and what the world reports.
namespace client::host {

/// Where somebody sits: the terminals that share an activity are counted, and the first is the one
/// that it began at.
enum class Seat : std::uint8_t { first };

namespace inputs {

/// It begins, or something new begins in it.
struct Begin {};
/// What somebody typed, whole.
struct Line {
    std::string text;
};
/// The line that somebody typed on the screen is not wanted any more.
struct Abandoned {};
/// Time has passed.
struct Tick {};
/// The voice has not come to its end: whoever waits for it goes on waiting.
struct StillSpeaking {};
/// Ctrl-C: what was half typed is dropped.
struct Interrupt {};
/// There will be no more lines, or the terminal is gone.
struct End {};
/// What became of files that were to be written.
struct FileWritten {
    std::string file;
    std::string fault{};     ///< in the machine's words; empty: it is there
    bool was_there = false;  ///< with something of somebody else in it, and is as it was
};
/// Another page was asked for where there is none.
struct NoMorePages {};
/// What the helper says: that it is there, its move, what it thinks, or its fault.
struct Reported {
    engine::Report report;
};
enum class OfferAnswer : std::uint8_t { accepted, declined };
/// What the helper says to a draw.
struct Answered {
    OfferAnswer answer{};
};

/// What came of a question that a game had left open.
struct Settled {
    rules::OpenProof proof;
    std::optional<rules::Event> event;  ///< for the game, if it still has the question
};

/// What somebody at another terminal did: what is told of it here, and what is to be done for it.
struct Heard {
    Tidings tidings;
    Wishes wishes{};
};

}  // namespace inputs

struct Input {
    std::variant<inputs::Begin,
                 inputs::Line,
                 commands::Command,  ///< of a key, of the keyboard or of a display
                 commands::KeysStruck,
                 inputs::Abandoned,
                 inputs::Tick,
                 inputs::StillSpeaking,
                 inputs::Interrupt,
                 inputs::End,
                 inputs::FileWritten,
                 inputs::NoMorePages,
                 inputs::Reported,
                 inputs::Answered,
                 inputs::Settled,
                 inputs::Heard>
        what;
    Seat seat = Seat::first;  ///< of whoever said it
};

}  // namespace client::host
