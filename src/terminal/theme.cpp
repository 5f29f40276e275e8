// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/theme.hpp"

#include "speech/enum_table.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace client::terminal {

namespace {

double linear(std::uint8_t channel)
{
    const double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(Rgb colour)
{
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) +
           0.0722 * linear(colour.blue);
}

/// What stands for a part among eight colours.
struct Eight {
    Colour plain;
    Colour slot;
};

constexpr speech::EnumTable<Eight, Part::cursor> among_eight{{{
    {Part::light_square, {Colour::blue, Colour::blue}},
    {Part::dark_square, {Colour::black, Colour::green}},
    {Part::white_plate, {Colour::white, Colour::white}},
    {Part::white_figure, {Colour::black, Colour::black}},
    {Part::black_plate, {Colour::black, Colour::black}},
    {Part::black_figure, {Colour::white, Colour::white}},
    {Part::last_move, {Colour::white, Colour::magenta}},
    {Part::target, {Colour::white, Colour::magenta}},
    {Part::check, {Colour::white, Colour::red}},
    {Part::selected, {Colour::white, Colour::cyan}},
    {Part::cursor, {Colour::white, Colour::yellow}},
}}};

Tone tone(const Theme& theme, Part part)
{
    const auto [plain, slot] = among_eight[part];
    return {theme.of(part), plain, slot};
}

std::optional<Part> part_of(Mark mark)
{
    static constexpr speech::EnumTable<std::optional<Part>, Mark::cursor> parts{{{
        {Mark::none, std::nullopt},
        {Mark::last_move, Part::last_move},
        {Mark::target, Part::target},
        {Mark::check, Part::check},
        {Mark::selected, Part::selected},
        {Mark::cursor, Part::cursor},
    }}};
    return parts[mark];
}

/// A mark colours the whole square around the plate.
Tone ground_of(const Theme& theme, Ink ink)
{
    const auto square = ink.ground == Ground::light ? Part::light_square : Part::dark_square;
    return tone(theme, part_of(ink.mark).value_or(square));
}

/// Black or white, whichever is seen better.
Tone text_on(const Tone& ground)
{
    constexpr Rgb black{0, 0, 0};
    constexpr Rgb white{255, 255, 255};
    const bool light = contrast(ground.own, black) > contrast(ground.own, white);
    const auto plain = ground.plain == Colour::white ? Colour::black : Colour::white;
    return {light ? black : white, plain, light ? Colour::black : Colour::white};
}

Tone layer(const Theme& theme, Ink ink, Layer layer)
{
    using enum Part;
    const bool white = ink.plate == Plate::white;
    if (layer == Layer::square)
        return ground_of(theme, ink);
    if (layer == Layer::plate)
        return tone(theme, white ? white_plate : black_plate);
    return tone(theme, white ? white_figure : black_figure);
}

Attributes in_colour(const Theme& theme, Ink ink)
{
    const auto ground = ground_of(theme, ink);
    if (ink.plate == Plate::none)
        return {text_on(ground), ground, false, false, false};
    return {layer(theme, ink, ink.text), layer(theme, ink, ink.behind), false, false, false};
}

/// White stands on what the terminal makes of its text, Black on its ground.
Attributes in_monochrome(Ink ink)
{
    const bool bold = ink.plate == Plate::black || ink.mark != Mark::none;
    const bool lit = ink.behind == (ink.plate == Plate::white ? Layer::plate : Layer::figure);
    return {{}, {}, bold, ink.plate != Plate::none && lit, false};
}

constexpr std::array<int, 6> steps{0, 95, 135, 175, 215, 255};
constexpr int cube = 16;
constexpr int greys = 232;
constexpr int entries = 256;

int distance(Rgb one, Rgb other)
{
    const auto square = [](int difference) { return difference * difference; };
    return square(one.red - other.red) + square(one.green - other.green) +
           square(one.blue - other.blue);
}

}  // namespace

std::optional<Rgb> read_rgb(std::string_view text)
{
    constexpr std::size_t length = 7;
    if (text.size() != length || text[0] != '#')
        return std::nullopt;
    std::uint32_t value = 0;
    const auto* const end = text.data() + text.size();
    const auto [read, fault] = std::from_chars(text.data() + 1, end, value, 16);
    if (fault != std::errc{} || read != end)
        return std::nullopt;
    return Rgb{static_cast<std::uint8_t>(value >> 16U),
               static_cast<std::uint8_t>(value >> 8U & 0xFFU),
               static_cast<std::uint8_t>(value & 0xFFU)};
}

double contrast(Rgb one, Rgb other)
{
    const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
    return (light + 0.05) / (dark + 0.05);
}

Attributes attributes(const Theme& theme, Ink ink)
{
    if (ink == Ink{})
        return {};
    // Beside the board the terminal has its own colours: what is marked there is inverted.
    if (ink.ground == Ground::none && ink.plate == Plate::none)
        return {{}, {}, false, true, false};
    return theme.coloured ? in_colour(theme, ink) : in_monochrome(ink);
}

Rgb colour_of_256(int entry)
{
    const auto channel = [](int value) { return static_cast<std::uint8_t>(value); };
    if (entry >= greys) {
        const auto grey = channel(8 + 10 * (entry - greys));
        return {grey, grey, grey};
    }
    const auto step = [&](int each) { return channel(steps.at(static_cast<std::size_t>(each))); };
    const int place = entry - cube;
    return {step(place / 36), step(place / 6 % 6), step(place % 6)};
}

int nearest_of_256(Rgb colour)
{
    int nearest = cube;
    for (int entry = cube; entry < entries; ++entry)
        if (distance(colour_of_256(entry), colour) < distance(colour_of_256(nearest), colour))
            nearest = entry;
    return nearest;
}

}  // namespace client::terminal
