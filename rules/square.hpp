// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rules {

enum class File : std::uint8_t { a, b, c, d, e, f, g, h };
enum class Rank : std::uint8_t { one, two, three, four, five, six, seven, eight };

[[nodiscard]] constexpr int index(File file)
{
    return static_cast<int>(file);
}
[[nodiscard]] constexpr int index(Rank rank)
{
    return static_cast<int>(rank);
}
[[nodiscard]] constexpr char letter(File file)
{
    return static_cast<char>('a' + index(file));
}
[[nodiscard]] constexpr char digit(Rank rank)
{
    return static_cast<char>('1' + index(rank));
}

[[nodiscard]] constexpr std::optional<File> file_from(char letter)
{
    if (letter < 'a' || letter > 'h')
        return std::nullopt;
    return static_cast<File>(letter - 'a');
}

[[nodiscard]] constexpr std::optional<Rank> rank_from(char digit)
{
    if (digit < '1' || digit > '8')
        return std::nullopt;
    return static_cast<Rank>(digit - '1');
}

/// One of the 64 squares; a1 is number 0, b1 number 1, h8 number 63.
class Square {
public:
    Square() = default;  // not initialised: only arrays that are filled before they are read
    constexpr Square(File file, Rank rank)
        : index_{static_cast<std::uint8_t>(rules::index(file) + 8 * rules::index(rank))}
    {
    }
    [[nodiscard]] static constexpr Square at(int index)
    {
        assert(index >= 0 && index < 64);
        return Square{static_cast<std::uint8_t>(index)};
    }
    /// For the generator, which knows that its index is a square's.
    [[nodiscard]] static constexpr Square at_unchecked(int index)
    {
        return Square{static_cast<std::uint8_t>(index)};
    }
    [[nodiscard]] static constexpr std::optional<Square> parse(std::string_view name)
    {
        if (name.size() != 2)
            return std::nullopt;
        const auto file = file_from(name[0]);
        const auto rank = rank_from(name[1]);
        if (!file || !rank)
            return std::nullopt;
        return Square{*file, *rank};
    }

    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr File file() const { return static_cast<File>(index_ & 7); }
    [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(index_ >> 3); }
    /// Article 2.1: h1, at White's right hand, is light.
    [[nodiscard]] constexpr bool is_light() const
    {
        return ((rules::index(file()) + rules::index(rank())) & 1) != 0;
    }
    [[nodiscard]] std::string name() const { return {letter(file()), digit(rank())}; }

    constexpr auto operator<=>(const Square&) const = default;

private:
    constexpr explicit Square(std::uint8_t index) : index_{index} {}

    std::uint8_t index_;
};

}  // namespace rules
