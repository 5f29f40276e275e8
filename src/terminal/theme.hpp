// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/enum_names.hpp"
#include "src/terminal/frame.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace client::terminal {

/// A colour as eyes get it.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;

    bool operator==(const Rgb&) const = default;
};

/// "#ffd700".
[[nodiscard]] std::optional<Rgb> read_rgb(std::string_view text);

/// How well one is seen on the other, from 1 to 21 (WCAG 2.2, 1.4.6).
[[nodiscard]] double contrast(Rgb one, Rgb other);

/// What has a colour of its own.
enum class Part : std::uint8_t {
    light_square,
    dark_square,
    white_plate,
    white_figure,
    black_plate,
    black_figure,
    last_move,
    target,
    check,
    selected,
    cursor,
};

/// As theme files call them.
inline constexpr speech::EnumNames<Part::cursor> part_names{{{
    {Part::light_square, "light-square"},
    {Part::dark_square, "dark-square"},
    {Part::white_plate, "white-plate"},
    {Part::white_figure, "white-figure"},
    {Part::black_plate, "black-plate"},
    {Part::black_figure, "black-figure"},
    {Part::last_move, "last-move"},
    {Part::target, "target"},
    {Part::check, "check"},
    {Part::selected, "selected"},
    {Part::cursor, "cursor"},
}}};

/// The colours of a board. By itself it is the one of high contrast; nothing depends on colours,
/// because shapes mark the squares too.
struct Theme {
    bool coloured = true;
    std::array<Rgb, part_names.size> colours{{
        {0x62, 0x62, 0x62},
        {0x3a, 0x3a, 0x3a},
        {0xff, 0xff, 0xff},
        {0x00, 0x00, 0x00},
        {0x00, 0x00, 0x00},
        {0xff, 0xff, 0xff},
        {0x87, 0xff, 0x87},
        {0xff, 0xd7, 0xaf},
        {0xff, 0xaf, 0xff},
        {0x00, 0xff, 0xff},
        {0xff, 0xff, 0x00},
    }};

    [[nodiscard]] constexpr Rgb of(Part part) const
    {
        return colours.at(static_cast<std::size_t>(part));
    }
    bool operator==(const Theme&) const = default;
};

/// In the order of ANSI.
enum class Colour : std::uint8_t { black, red, green, yellow, blue, magenta, cyan, white };

/// A colour of a theme, and what stands for it where there are eight.
struct Tone {
    Rgb own;
    Colour plain{};  ///< where the eight cannot be changed
    Colour slot{};   ///< that takes the theme's own where they can

    bool operator==(const Tone&) const = default;
};

/// What a terminal can do with a character.
struct Attributes {
    std::optional<Tone> text;
    std::optional<Tone> ground;
    bool bold = false;  ///< never with a colour: many terminals paint bold black as grey
    bool reverse = false;
    bool underlined = false;

    bool operator==(const Attributes&) const = default;
};

[[nodiscard]] Attributes attributes(const Theme& theme, Ink ink);

/// The nearest of the entries that no palette changes: the cube and the greys of 256 colours.
[[nodiscard]] int nearest_of_256(Rgb colour);
[[nodiscard]] Rgb colour_of_256(int entry);

}  // namespace client::terminal
