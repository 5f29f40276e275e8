// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace client::console {

/// Results and complaints go different ways when nobody sits at a terminal.
enum class Tone : std::uint8_t { plain, complaint };

/// Whether a line says something by itself, or goes on with the one above.
enum class Extent : std::uint8_t { whole, rest };

/// What a line is about, for those who keep such lines in a place of their own.
enum class Matter : std::uint8_t {
    other,
    move,   ///< that has just been played
    clock,  ///< both times
    paper,  ///< to be copied as it is
};

/// One line of output.
struct TextLine {
    std::string text;
    Tone tone = Tone::plain;
    Extent extent = Extent::whole;
    Matter matter = Matter::other;

    bool operator==(const TextLine&) const = default;
};

}  // namespace client::console
