// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/terminal/frame.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace client::terminal {

enum class Theme : std::uint8_t { high_contrast, monochrome, colour };

inline constexpr std::array<std::string_view, 3> theme_names{"high-contrast", "monochrome",
                                                             "colour"};

enum class Colour : std::uint8_t { black, red, green, yellow, blue, magenta, cyan, white };

/// What a terminal can do with a character.
struct Attributes {
    std::optional<Colour> text;
    std::optional<Colour> ground;
    bool bold = false;
    bool reverse = false;
    bool underlined = false;

    bool operator==(const Attributes&) const = default;
};

[[nodiscard]] Attributes attributes(Theme theme, Ink ink);

}  // namespace client::terminal
