// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move_facts.hpp"
#include "rules/piece.hpp"
#include "rules/square.hpp"

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace speech {

/// A short sound that goes before the words; the words always say it too.
enum class Earcon : std::uint8_t {
    move,
    capture,
    check,
    illegal,
    edge,
    selected,
    clock_pressed,
    low_time,
    game_end,
    countdown,    ///< ten seconds left, and each of the last five
    last_second,  ///< longer than the others
    tick,         ///< a dot of a dial, felt at every fifth minute; a delay that is over
    tick_twice,   ///< two dots: a quarter of an hour
};

/// Where in the room a square sounds: its file from left to right, its rank from low to high.
struct SoundPlace {
    double pan = 0;  ///< -1 is left, 1 is right
    int step = 0;    ///< of the scale, 0 to 7

    bool operator==(const SoundPlace&) const = default;
};
/// As the player of this side sits at the board.
[[nodiscard]] SoundPlace place_of(rules::Square square, rules::Color side);

/// One earcon that is to be heard.
struct Cue {
    Earcon earcon{};
    std::optional<SoundPlace> place = std::nullopt;

    bool operator==(const Cue&) const = default;
};

/// What a move sounds like: check before capture, capture before a mere move.
[[nodiscard]] Earcon earcon_of(const rules::MoveFacts& facts);

inline constexpr std::array<std::string_view, 13> earcon_names{
    "move",     "capture", "check",     "illegal",     "edge", "selected",  "clock",
    "low-time", "end",     "countdown", "last-second", "tick", "tick-twice"};

/// Which earcons the player wants to hear.
using Earcons = std::bitset<earcon_names.size()>;
/// "all", "off", or names parted by commas; none when a word is neither.
[[nodiscard]] std::optional<Earcons> read_earcons(std::string_view text);
[[nodiscard]] inline bool has(const Earcons& earcons, Earcon earcon)
{
    return earcons.test(static_cast<std::size_t>(earcon));
}

}  // namespace speech
