// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/annotation.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace rules {
namespace {

constexpr std::string_view color_letters = "RYGB";  // by colour

std::optional<MarkColor> color_from(char letter)
{
    const auto found = color_letters.find(letter);
    if (found == std::string_view::npos)
        return std::nullopt;
    return static_cast<MarkColor>(found);
}

char letter(MarkColor color)
{
    return color_letters[static_cast<std::size_t>(color)];
}

/// Calls a function with what every command of that name holds, up to its bracket.
template <class Visit>
void each_command(std::string_view comment, std::string_view name, Visit visit)
{
    for (auto at = comment.find(name); at != std::string_view::npos; at = comment.find(name)) {
        comment.remove_prefix(at + name.size());
        const auto end = comment.find(']');
        if (end == std::string_view::npos)
            return;
        visit(comment.substr(0, end));
    }
}

/// Calls a function with every word between blanks and commas.
template <class Visit>
void each_word(std::string_view text, Visit visit)
{
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(", "), text.size());
        if (end > 0)
            visit(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void add_square(Marks& marks, std::string_view word)
{
    const auto color = color_from(word.front());
    const auto square = Square::parse(word.substr(1));
    if (color && square)
        marks.squares.push_back({*square, *color});
}

void add_arrow(Marks& marks, std::string_view word)
{
    const auto color = color_from(word.front());
    if (!color || word.size() != 5)
        return;
    const auto from = Square::parse(word.substr(1, 2));
    const auto to = Square::parse(word.substr(3));
    if (from && to)
        marks.arrows.push_back({*from, *to, *color});
}

/// A list in its command.
template <class Mark, class Write>
std::string command(std::string_view name, const std::vector<Mark>& marks, Write write)
{
    std::string text;
    for (const auto& mark : marks)
        text += (text.empty() ? ' ' : ',') + write(mark);
    return text.empty() ? text : std::string{name} + text + ']';
}

std::optional<int> mate_from(std::string_view text)
{
    int moves = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), moves);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional{moves}
                                                                    : std::nullopt;
}

/// No engine thinks of more than that many pawns.
std::optional<int> centipawns_from(std::string_view text)
{
    constexpr double most = 1000;
    if (text.starts_with('+'))
        text.remove_prefix(1);
    double pawns = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), pawns);
    if (error != std::errc{} || end != text.data() + text.size() || !(std::abs(pawns) <= most))
        return std::nullopt;
    return static_cast<int>(std::lround(pawns * 100));
}

std::optional<WrittenEvaluation> evaluation_from(std::string_view text)
{
    if (text.starts_with('#')) {
        const auto moves = mate_from(text.substr(1));
        return moves ? std::optional{WrittenEvaluation{0, moves}} : std::nullopt;
    }
    const auto centipawns = centipawns_from(text);
    return centipawns ? std::optional{WrittenEvaluation{*centipawns}} : std::nullopt;
}

}  // namespace

Marks marks_in(std::string_view comment)
{
    Marks marks;
    each_command(comment, "[%csl ", [&](std::string_view list) {
        each_word(list, [&](std::string_view word) { add_square(marks, word); });
    });
    each_command(comment, "[%cal ", [&](std::string_view list) {
        each_word(list, [&](std::string_view word) { add_arrow(marks, word); });
    });
    return marks;
}

std::string marks_comment(const Marks& marks)
{
    const auto squares = command("[%csl", marks.squares, [](const SquareMark& mark) {
        return letter(mark.color) + mark.square.name();
    });
    const auto arrows = command("[%cal", marks.arrows, [](const Arrow& arrow) {
        return letter(arrow.color) + arrow.from.name() + arrow.to.name();
    });
    return squares + (squares.empty() || arrows.empty() ? "" : " ") + arrows;
}

std::optional<WrittenEvaluation> evaluation_in(std::string_view comment)
{
    std::optional<WrittenEvaluation> found;
    each_command(comment, "[%eval ", [&](std::string_view text) {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
        if (!found)
            found = evaluation_from(text.substr(0, text.find_first_of(", ")));
    });
    return found;
}

}  // namespace rules
