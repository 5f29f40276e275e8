// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/enum_names.hpp"
#include "src/terminal/frame.hpp"

#include <cstdint>
#include <optional>

namespace client::terminal {

enum class Theme : std::uint8_t { high_contrast, monochrome, colour };

inline constexpr speech::EnumNames<Theme::colour> theme_names{{{
    {Theme::high_contrast, "high-contrast"},
    {Theme::monochrome, "monochrome"},
    {Theme::colour, "colour"},
}}};

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
