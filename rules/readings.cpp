// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/readings.hpp"

#include "rules/code_points.hpp"
#include "rules/coordinates.hpp"

#include <algorithm>
#include <array>

namespace rules {
namespace {

bool is_digit(char32_t point)
{
    return point >= U'0' && point <= U'9';
}

std::optional<Square> numbered_square(char32_t file, char32_t rank)
{
    const auto fits = [](char32_t digit) { return digit >= U'1' && digit <= U'8'; };
    if (!fits(file) || !fits(rank))
        return std::nullopt;
    return Square{static_cast<File>(file - U'1'), static_cast<Rank>(rank - U'1')};
}

/// 5254, and 57581 with a promotion.
std::optional<Written> read_digits(std::u32string_view text)
{
    if ((text.size() != 4 && text.size() != 5) || !std::ranges::all_of(text, is_digit))
        return std::nullopt;
    const auto from = numbered_square(text[0], text[1]);
    const auto to = numbered_square(text[2], text[3]);
    const auto promotion = text.size() == 5 ? promotion_from(text[4]) : std::nullopt;
    if (!from || !to || (text.size() == 5 && !promotion))
        return std::nullopt;
    Written written;
    written.from = Bitboard{*from};
    written.to = *to;
    written.promotion = promotion;
    return written;
}

/// e7e8q: engines write English letters whatever the player's language.
std::optional<Written> read_engine_promotion(std::u32string_view text)
{
    if (text.size() != 5)
        return std::nullopt;
    const auto written = WrittenReader{NationalAlphabet{Letters::en, Case::any}, text}.read();
    const bool fits = written && !written->role && written->names_origin_square();
    return fits ? written : std::nullopt;
}

/// A first letter that is a piece's and a file's is read both ways.
std::vector<Written> read_letters(std::u32string_view text, Letters letters, Case letter_case)
{
    std::vector<Written> readings;
    for (const First first : {First::any, First::square}) {
        const NationalAlphabet alphabet{letters, letter_case};
        const auto written = WrittenReader{alphabet, text}.read(first);
        if (written && std::ranges::find(readings, *written) == readings.end())
            readings.push_back(*written);
    }
    return readings;
}

bool is_move(std::u32string_view text, Letters letters)
{
    return !all_readings(text, letters).empty();
}

struct Twins {
    char32_t latin;
    char32_t cyrillic;
};
constexpr std::array<Twins, 19> twins{{{U'a', U'а'},
                                       {U'c', U'с'},
                                       {U'e', U'е'},
                                       {U'o', U'о'},
                                       {U'p', U'р'},
                                       {U'x', U'х'},
                                       {U'y', U'у'},
                                       {U'A', U'А'},
                                       {U'B', U'В'},
                                       {U'C', U'С'},
                                       {U'E', U'Е'},
                                       {U'H', U'Н'},
                                       {U'K', U'К'},
                                       {U'M', U'М'},
                                       {U'O', U'О'},
                                       {U'P', U'Р'},
                                       {U'T', U'Т'},
                                       {U'X', U'Х'},
                                       {U'k', U'к'}}};

/// Rewrites a text with the letters of one script replaced; none if there was nothing to replace.
/// Tells the first letter that was.
template <class Find, class Replace>
std::optional<char32_t> rewrite(std::u32string& text, Find find, Replace replace)
{
    std::optional<char32_t> first;
    for (char32_t& point : text) {
        const auto twin = std::ranges::find(twins, point, find);
        if (twin == twins.end())
            continue;
        first = first.value_or(point);
        point = std::invoke(replace, *twin);
    }
    return first;
}

/// How many code points from here on look like a square's name: a letter and digits.
std::size_t square_like(std::u32string_view text)
{
    const char32_t letter = small_letter(text.front());
    const bool latin = letter >= U'a' && letter <= U'z';
    const bool cyrillic = letter >= U'\u0430' && letter <= U'\u044f';
    const auto digits = std::ranges::find_if_not(text.substr(1), is_digit) - text.begin();
    return (latin || cyrillic) && digits > 1 ? static_cast<std::size_t>(digits) : 0;
}

}  // namespace

std::vector<Written> exact_readings(std::u32string_view text, Letters letters)
{
    if (const auto written = read_digits(text))
        return {*written};
    return read_letters(text, letters, Case::exact);
}

std::vector<Written> all_readings(std::u32string_view text, Letters letters)
{
    if (const auto written = read_digits(text))
        return {*written};
    auto readings = read_letters(text, letters, Case::any);
    const auto engine = read_engine_promotion(text);
    if (engine && std::ranges::find(readings, *engine) == readings.end())
        readings.push_back(*engine);
    return readings;
}

std::optional<std::string> missing_square(std::u32string_view text, Letters letters)
{
    std::optional<std::string> missing;
    std::u32string mended;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = square_like(text.substr(i));
        const auto square = text.substr(i, std::max<std::size_t>(length, 1));
        i += square.size();
        if (length == 0 || is_move(square, letters)) {
            mended += square;
            continue;
        }
        missing = missing.value_or(encode(square));
        mended += U"a1";
    }
    return missing && is_move(mended, letters) ? missing : std::nullopt;
}

std::optional<std::string> look_alike(std::u32string_view text, Letters letters)
{
    std::u32string latin{text};
    const auto was_cyrillic = rewrite(latin, &Twins::cyrillic, &Twins::latin);
    if (was_cyrillic && is_move(latin, letters))
        return encode({&*was_cyrillic, 1});
    std::u32string cyrillic{text};
    const auto was_latin = rewrite(cyrillic, &Twins::latin, &Twins::cyrillic);
    if (was_latin && is_move(cyrillic, letters))
        return encode({&*was_latin, 1});
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::u32string one{text.substr(i, 1)};
        auto swapped = rewrite(one, &Twins::cyrillic, &Twins::latin);
        if (!swapped)
            swapped = rewrite(one, &Twins::latin, &Twins::cyrillic);
        const std::u32string before{text.substr(0, i)};
        if (swapped && is_move(before + one + std::u32string{text.substr(i + 1)}, letters))
            return encode({&*swapped, 1});
    }
    return std::nullopt;
}

}  // namespace rules
