// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What an engine tells, as values that have been checked.
namespace client::engine {

/// How good a position is for the side to move.
struct Score {
    enum class Unit : std::uint8_t { centipawns, mate };

    Unit unit = Unit::centipawns;
    int value = 0;  ///< for mate: in so many moves, negative if the side to move is mated

    bool operator==(const Score&) const = default;
};

/// The strength in Elo that was asked for, and the one that the engine could be set to.
struct EloSetting {
    int asked = 0;
    std::optional<int> given;  ///< none: the engine has no such setting and plays as it can

    bool operator==(const EloSetting&) const = default;
};

/// The engine is there and takes requests.
struct Ready {
    std::string name;  ///< clean text
    std::optional<EloSetting> elo;

    bool operator==(const Ready&) const = default;
};

/// The move that the engine plays; it is legal.
struct BestMove {
    rules::Move move;

    bool operator==(const BestMove&) const = default;
};

/// What the engine thinks of a position.
struct Evaluation {
    std::optional<Score> score;  ///< none: it did not say
    int depth = 0;
    std::vector<rules::Move> line;  ///< at least one move; all are legal one after the other

    bool operator==(const Evaluation&) const = default;
};

enum class FaultKind : std::uint8_t {
    missing,  ///< there is no such program, or it cannot be started
    no_uci,   ///< it does not speak the protocol
    no_chess960,
    died,
    hangs,
    illegal_answer,
    floods,  ///< it does not stop talking
};

/// The engine is of no more use. It is told once, and nothing follows it.
struct EngineFault {
    FaultKind kind{};
    std::string said;  ///< the illegal answer, as clean text

    bool operator==(const EngineFault&) const = default;
};

using Report = std::variant<Ready, BestMove, Evaluation, EngineFault>;

}  // namespace client::engine
