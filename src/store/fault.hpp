// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>

/// What can be wrong with the place where games are kept.
namespace client::store {

enum class FaultKind : std::uint8_t {
    full,
    unwritable,  ///< the folder, the file or the disk does not take it
    damaged,
    newer,     ///< written by a later program, in a form that this one does not know
    busy,      ///< another program does not let go of it
    conflict,  ///< another program goes on with the same game
    unknown_game,
    none_unfinished,
    no_folder,  ///< something else has its name
};

struct Fault {
    FaultKind kind{};
    std::string said;  ///< what the machine says about it, in its own words

    bool operator==(const Fault&) const = default;
};

/// Everything that could not be written is written now.
struct CaughtUp {
    bool operator==(const CaughtUp&) const = default;
};

/// What a player should hear of his store: each trouble once, and its end.
using News = std::variant<Fault, CaughtUp>;

}  // namespace client::store
