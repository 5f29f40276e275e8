// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/diagram/labels.hpp"

#include <fmt/format.h>

#include <array>
#include <cstddef>

namespace client::diagram {
namespace {

/// The small letters stand on a line at 10; their belly begins at 4.
constexpr std::array<std::string_view, 8> letters{
    "M5 4 L5 10 M5 7 C5 3 1 3 1 7 C1 11 5 11 5 7",
    "M1 0 L1 10 M1 7 C1 3 5 3 5 7 C5 11 1 11 1 7",
    "M5 5 C3 3 1 4 1 7 C1 10 3 11 5 9",
    "M5 0 L5 10 M5 7 C5 3 1 3 1 7 C1 11 5 11 5 7",
    "M1 7 L5 7 C5 3 1 3 1 7 C1 11 4 11 5 9",
    "M5 0.5 C3 0 2 1 2 3 L2 10 M0.5 4.5 L4 4.5",
    "M5 4 L5 11 C5 13 2 13 1 12 M5 7 C5 3 1 3 1 7 C1 11 5 11 5 7",
    "M1 0 L1 10 M1 7 C1 3 5 3 5 6 L5 10",
};
constexpr std::array<std::string_view, 8> digits{
    "M1.5 2 L3.5 0 L3.5 10 M1.5 10 L5.5 10",
    "M1 2.5 C1 -1 5 -1 5 2.5 C5 5 2 7 1 10 L5.2 10",
    "M1 1.5 C2 -0.5 5 0 5 2.5 C5 4.5 3.5 5 2.5 5 C4 5 5 5.7 5 7.5 C5 10.5 2 10.6 1 8.5",
    "M4 10 L4 0 L0.7 7 L5.5 7",
    "M5 0 L1.4 0 L1.2 4.5 C2.5 3.5 5 4 5 7 C5 10 2 10.8 0.8 8.8",
    "M4.8 1 C2 -0.5 1 3 1 7 C1 11 5 11 5 7 C5 3.5 1.5 3.5 1 6.5",
    "M0.8 0 L5.2 0 L2.3 10",
    "M3 4.8 C0.7 4.3 0.7 0 3 0 C5.3 0 5.3 4.3 3 4.8 C0.3 5.3 0.3 10 3 10 C5.7 10 5.7 5.3 3 4.8",
};

/// Dots 1 to 6 of the letters a to h, and of the number sign.
constexpr std::array<std::string_view, 8> dots{"1", "12", "14", "145", "15", "124", "1245", "125"};
constexpr std::string_view number_sign = "3456";

bool is_digit(char sign)
{
    return sign >= '1' && sign <= '8';
}

std::size_t place(char sign)
{
    return static_cast<std::size_t>(sign - (is_digit(sign) ? '1' : 'a'));
}

/// Distances as braille has them on paper, where a unit is eight tenths of a millimetre.
std::string cell(std::string_view raised, double left)
{
    constexpr double apart = 3;
    std::string path;
    for (const char dot : raised) {
        const int number = dot - '1';
        path += disc(left + apart * (number / 3), 1.5 + apart * (number % 3), 1);
    }
    return path;
}

}  // namespace

std::string_view label(char sign)
{
    return is_digit(sign) ? digits.at(place(sign)) : letters.at(place(sign));
}

std::string braille_label(char sign)
{
    const auto own = dots.at(place(sign));
    return is_digit(sign) ? cell(number_sign, 0) + cell(own, 7) : cell(own, 3);
}

/// Four curves whose control points lie 0.5523 of the radius away: the usual circle.
std::string disc(double x, double y, double radius)
{
    const double c = 0.5523 * radius;
    return fmt::format("M{:g} {:g} C{:g} {:g} {:g} {:g} {:g} {:g} C{:g} {:g} {:g} {:g} {:g} {:g} "
                       "C{:g} {:g} {:g} {:g} {:g} {:g} C{:g} {:g} {:g} {:g} {:g} {:g} Z ",
                       x + radius, y, x + radius, y + c, x + c, y + radius, x, y + radius, x - c,
                       y + radius, x - radius, y + c, x - radius, y, x - radius, y - c, x - c,
                       y - radius, x, y - radius, x + c, y - radius, x + radius, y - c, x + radius,
                       y);
}

}  // namespace client::diagram
