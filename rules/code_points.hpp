// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace rules {

/// A short UTF-8 text taken apart into code points, without allocation. No move is longer.
class CodePoints {
public:
    /// None when the text is too long or is not UTF-8.
    [[nodiscard]] static std::optional<CodePoints> decode(std::string_view text);

    [[nodiscard]] std::u32string_view view() const { return {points_.data(), size_}; }
    /// The same text without blanks.
    [[nodiscard]] CodePoints without_blanks() const;

private:
    std::array<char32_t, 48> points_{};
    std::size_t size_ = 0;
};

/// The first code point of a text, and how many bytes it took; none when there is none or the bytes
/// are not UTF-8.
struct DecodedPoint {
    char32_t point = 0;
    std::size_t bytes = 0;
};
[[nodiscard]] std::optional<DecodedPoint> decode_first(std::string_view text);

/// All code points of a text, with a question mark for each byte that is not UTF-8.
[[nodiscard]] std::u32string decode(std::string_view text);
[[nodiscard]] std::string encode(std::u32string_view points);

/// Whether a byte goes on with the character that one before it began.
[[nodiscard]] constexpr bool continues_character(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}
/// Whether all of this is the beginning of one character whose rest is missing.
[[nodiscard]] bool is_part_of_character(std::string_view text);
[[nodiscard]] bool is_ascii(std::string_view text);
[[nodiscard]] std::size_t count_characters(std::string_view text);
/// How many bytes so many characters take, or all of them.
[[nodiscard]] std::size_t bytes_of(std::string_view text, std::size_t characters);
/// What a text begins with: whole characters, and at most that many bytes.
[[nodiscard]] std::string_view beginning(std::string_view text, std::size_t most);

/// A to Z and the Cyrillic capitals to their small letters; everything else stays.
[[nodiscard]] constexpr char32_t small_letter(char32_t point)
{
    const bool latin = point >= U'A' && point <= U'Z';
    const bool cyrillic = point >= U'\u0410' && point <= U'\u042f';
    return latin || cyrillic ? point + 32 : point;
}

}  // namespace rules
