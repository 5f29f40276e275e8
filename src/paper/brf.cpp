// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/brf.hpp"

#include "rules/code_points.hpp"
#include "speech/braille.hpp"
#include "speech/text.hpp"
#include "src/paper/lines.hpp"

#include <algorithm>
#include <span>

namespace client::paper {

namespace {

namespace braille = speech::braille;

/// German words stand in documents of every language (D.2.1): their dots are never dropped.
const speech::Replacements& german()
{
    static const speech::Replacements umlauts{{"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"ß", "ss"},
                                              {"Ä", "Ae"}, {"Ö", "Oe"}, {"Ü", "Ue"}};
    return umlauts;
}

/// Letters that the braille of a language does not have, in ASCII.
std::string in_own_letters(std::string_view text, std::string_view language)
{
    std::string own;
    for (const auto point : rules::decode(text)) {
        const auto letter = rules::encode({&point, 1});
        const bool known = point < 128 || braille::literary_has(point, language);
        own += known ? letter : speech::to_ascii(letter, german());
    }
    return own;
}

/// Such as a move: it is braille already.
bool is_braille(std::string_view text)
{
    const auto points = rules::decode(text);
    return std::ranges::all_of(points, [](char32_t each) {
        return each == U' ' || (each >= U'\u2800' && each < U'\u2900');
    });
}

std::string cells(std::string_view text, std::string_view language)
{
    if (is_braille(text))
        return braille::to_brf(text);
    const auto own = in_own_letters(text, language);
    return braille::to_brf(braille::literary(own, language).value_or(own));
}

/// As books have it: headings and paragraphs are felt by where they begin.
Manner braille_manner(std::string_view language)
{
    return {.width = braille_cells,
            .title = Place::middle,
            .heading = {4, 4},
            .paragraph = {2, 0},
            .point = {0, 2},
            .number = {0, 2},
            .row = {0, 2},
            .joint = cells(",", language),
            .rule = '-'};
}

std::size_t first_written(std::span<const Line> lines)
{
    const auto written = std::ranges::find_if(lines, [](const Line& l) { return !l.text.empty(); });
    return static_cast<std::size_t>(written - lines.begin());
}

/// How many of these lines a page takes that has room for so many: it does not end with a heading.
std::size_t page_length(std::span<const Line> lines, std::size_t room)
{
    if (lines.size() <= room)
        return lines.size();
    auto length = room;
    while (length > 1 && lines[length - 1].with_next)
        --length;
    return lines[length - 1].with_next ? room : length;
}

std::string page_text(std::span<const Line> lines)
{
    std::string text;
    for (const auto& line : lines)
        text += line.text + '\n';
    return text;
}

/// The last line of a page, with its number at the right.
std::string number_line(std::size_t used, std::size_t page, std::string_view language)
{
    const auto number = cells(std::to_string(page), language);
    return std::string(braille_lines - 1 - used, '\n') +
           std::string(braille_cells - number.size(), ' ') + number + '\n';
}

std::string numbered_pages(std::span<const Line> lines, std::string_view language)
{
    std::string text;
    for (std::size_t page = 1; !lines.empty(); ++page) {
        lines = lines.subspan(first_written(lines));
        const auto length = page_length(lines, braille_lines - 1);
        text += page_text(lines.first(length)) + number_line(length, page, language) + '\f';
        lines = lines.subspan(length);
    }
    return text;
}

}  // namespace

std::string as_brf(const Document& document)
{
    const auto& language = document.language;
    const auto in_cells = [&](std::string_view text) { return cells(text, language); };
    const auto all = lines(rewritten(marked(document, ""), in_cells), braille_manner(language));
    return all.size() <= braille_lines ? page_text(all) + '\f' : numbered_pages(all, language);
}

}  // namespace client::paper
