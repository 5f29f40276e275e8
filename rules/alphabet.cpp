// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/alphabet.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace rules {
namespace {

struct Mark {
    std::u32string text;
    Role role{};
};
using Marks = std::vector<Mark>;

std::u32string points(std::string_view letter)
{
    return std::u32string{CodePoints::decode(letter)->view()};
}

/// What may stand before a move, the longest first: the Russian king begins like the knight.
Marks marks_of(Letters letters)
{
    Marks marks;
    for (const Color color : both_colors)
        for (const Role role : all_roles) {
            const auto letter = piece_letter(letters, Piece{color, role});
            // The German pawn is left out: its B is a bishop to too many hands.
            const bool misread = letters == Letters::de && role == Role::pawn;
            if (!letter.empty() && !misread)
                marks.push_back({points(letter), role});
        }
    std::ranges::stable_sort(marks, std::ranges::greater{},
                             [](const Mark& m) { return m.text.size(); });
    return marks;
}

const Marks& marks(Letters letters)
{
    static const auto all = [] {
        std::array<Marks, all_letters.size()> made;
        for (const Letters each : all_letters)
            made[static_cast<std::size_t>(each)] = marks_of(each);
        return made;
    }();
    return all[static_cast<std::size_t>(letters)];
}

bool starts_with(std::u32string_view text, std::u32string_view mark, Case letter_case)
{
    if (letter_case != Case::any)
        return text.starts_with(mark);
    return text.size() >= mark.size() &&
           std::ranges::equal(text.substr(0, mark.size()), mark, {}, small_letter, small_letter);
}

constexpr std::u32string_view latin_files = U"abcdefgh";
constexpr std::u32string_view cyrillic_files = U"абцдефгх";

}  // namespace

bool is_cyrillic(Letters letters)
{
    return letters == Letters::sr_cyrl || letters == Letters::ru;
}

std::optional<Role> NationalAlphabet::take(Text& text, Case letter_case) const
{
    for (const Mark& mark : marks(letters_))
        if (starts_with(text, mark.text, letter_case)) {
            text.remove_prefix(mark.text.size());
            return mark.role;
        }
    return std::nullopt;
}

std::optional<Role> NationalAlphabet::take_piece(Text& text) const
{
    return take(text, case_ == Case::any ? Case::any : Case::exact);
}

std::optional<Role> NationalAlphabet::take_promotion(Text& text) const
{
    Text rest = text;
    const auto role = take(rest, case_ == Case::exact ? Case::exact : Case::any);
    if (!role || *role == Role::pawn || *role == Role::king)
        return std::nullopt;
    text = rest;
    return role;
}

bool NationalAlphabet::keeps_script(Script script)
{
    if (!script_)
        script_ = script;
    return *script_ == script;
}

std::optional<File> NationalAlphabet::take_file(Text& text)
{
    if (text.empty())
        return std::nullopt;
    const char32_t letter = case_ == Case::any ? small_letter(text.front()) : text.front();
    for (const Script script : {Script::latin, Script::cyrillic}) {
        if (script == Script::cyrillic && letters_ != Letters::sr_cyrl)
            break;
        const auto place = (script == Script::latin ? latin_files : cyrillic_files).find(letter);
        if (place == Text::npos || !keeps_script(script))
            continue;
        text.remove_prefix(1);
        return static_cast<File>(place);
    }
    return std::nullopt;
}

bool NationalAlphabet::is_castling_sign(Char sign)
{
    if (sign == U'0')
        return true;
    const char32_t letter = small_letter(sign);
    if (letter == U'o')
        return keeps_script(Script::latin);
    return letter == U'о' && is_cyrillic(letters_) && keeps_script(Script::cyrillic);
}

}  // namespace rules
