// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/mark_words.hpp"

#include "rules/score_clock.hpp"
#include "speech/board_words.hpp"
#include "speech/clock_words.hpp"
#include "speech/evaluation_words.hpp"
#include "src/cli/places.hpp"

#include <array>

namespace client::words {
namespace {

using speech::Word;

constexpr std::array rows{
    speech::MessageRow{"title", "side"},          speech::MessageRow{"on-square", "man square"},
    speech::MessageRow{"marked", "square color"}, speech::MessageRow{"arrow", "from to color"},
    speech::MessageRow{"clock", "time"},          speech::MessageRow{"taken", "time"},
    speech::MessageRow{"no-mark", "text"},        speech::MessageRow{"no-arrow", "text"},
    speech::MessageRow{"needs-file", ""},
};
constexpr speech::Chapter sentences{"diagram", rows};

/// A text and the colour behind its sign, which may be left out.
struct Colored {
    std::string_view text;
    std::optional<rules::MarkColor> color;
};

Colored colored(std::string_view text)
{
    const auto sign = text.find('=');
    if (sign == std::string_view::npos)
        return {text, rules::MarkColor::green};
    return {text.substr(0, sign), mark_color_names.find(text.substr(sign + 1))};
}

}  // namespace

std::optional<rules::SquareMark> read_mark(std::string_view text)
{
    const auto [name, color] = colored(text);
    const auto square = rules::Square::parse(name);
    if (!square || !color)
        return std::nullopt;
    return rules::SquareMark{*square, *color};
}

std::optional<rules::Arrow> read_arrow(std::string_view text)
{
    const auto [names, color] = colored(text);
    if (names.size() != 4 || !color)
        return std::nullopt;
    const auto from = rules::Square::parse(names.substr(0, 2));
    const auto to = rules::Square::parse(names.substr(2));
    if (!from || !to || *from == *to)
        return std::nullopt;
    return rules::Arrow{*from, *to, *color};
}

MarkWords::MarkWords(const speech::Announcer& announcer)
    : announcer_{announcer},
      book_{speech::Phrasebook::load(cli::words_folder(), sentences, announcer.lexicon()).value()}
{
}

Word MarkWords::mark(const rules::SquareMark& mark) const
{
    return book_.sentence({sentences, "marked"}, {{"square", announcer_.square(mark.square)},
                                                  {"color", mark_color_names[mark.color]}});
}

Word MarkWords::arrow(const rules::Arrow& arrow) const
{
    return book_.sentence({sentences, "arrow"}, {{"from", announcer_.square(arrow.from)},
                                                 {"to", announcer_.square(arrow.to)},
                                                 {"color", mark_color_names[arrow.color]}});
}

std::vector<Word> MarkWords::marks(const rules::Marks& marks) const
{
    std::vector<Word> words;
    for (const auto& each : marks.arrows)
        words.push_back(arrow(each));
    for (const auto& each : marks.squares)
        words.push_back(mark(each));
    if (words.empty())
        return {};
    return {speech::listed(words)};
}

std::vector<Word> MarkWords::measures(std::string_view comment) const
{
    const auto& lexicon = announcer_.lexicon();
    std::vector<Word> words;
    if (const auto thought = rules::evaluation_in(comment))
        words.push_back(speech::evaluation_words(lexicon, {thought->centipawns, thought->mate_in}));
    const auto add = [&](speech::Phrase phrase, std::optional<std::chrono::milliseconds> time) {
        if (time)
            words.push_back(book_.sentence(
                phrase, {{"time", speech::span_words(lexicon, rules::Duration{*time})}}));
    };
    add({sentences, "clock"}, rules::clock_in(comment));
    add({sentences, "taken"}, rules::elapsed_in(comment));
    return words;
}

std::string MarkWords::title(rules::Color turn) const
{
    return book_.sentence({sentences, "title"}, {{"side", speech::side_names[turn]}}).screen;
}

std::string MarkWords::piece(rules::Square square, rules::Piece piece) const
{
    const auto man = speech::BoardWords{announcer_}.piece(piece);
    return book_
        .sentence({sentences, "on-square"}, {{"man", man}, {"square", announcer_.square(square)}})
        .screen;
}

std::string MarkWords::no_mark(std::string_view text) const
{
    return book_.sentence({sentences, "no-mark"}, {{"text", text}}).screen;
}

std::string MarkWords::no_arrow(std::string_view text) const
{
    return book_.sentence({sentences, "no-arrow"}, {{"text", text}}).screen;
}

std::string MarkWords::needs_file() const
{
    return book_.sentence({sentences, "needs-file"}).screen;
}

}  // namespace client::words
