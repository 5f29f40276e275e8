// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// How something is said that is to be hard to hear. It stands in private subtags of the language
/// of an utterance (BCP 47, section 2.2.7), "de-x-fast-crowd": a voice that can do nothing with
/// them speaks the language, and knows no less than before.
namespace speech {

/// How much faster than usual.
enum class Haste : std::uint8_t { none, brisk, fast };
/// How loud the room is around it.
enum class Noise : std::uint8_t { none, murmur, crowd };

struct Manner {
    Haste haste = Haste::none;
    Noise noise = Noise::none;

    bool operator==(const Manner&) const = default;
};

/// A language said in that manner.
[[nodiscard]] std::string in_manner(std::string_view language, Manner manner);
[[nodiscard]] Manner manner_of(std::string_view language);
[[nodiscard]] std::string_view without_manner(std::string_view language);

}  // namespace speech
