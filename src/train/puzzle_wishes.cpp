// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/text/printable.hpp"
#include "src/text/words.hpp"
#include "src/train/answers.hpp"
#include "src/train/handlers.hpp"
#include "src/train/puzzle/drills.hpp"
#include "src/train/puzzle/sentences.hpp"
#include "src/train/puzzle_words.hpp"

#include <algorithm>
#include <array>

/// Themes and ratings of puzzles, chosen while the drill goes on.
namespace client::train::handlers {

namespace {

using puzzle::sentence;

PuzzleShelf& shelf(const Exchange& exchange)
{
    return *exchange.state.course->supplies().puzzles;
}

bool means_all(const Exchange& exchange, std::string_view text)
{
    return answers::word(exchange.state.teller, puzzle::sentences, text) == "all";
}

void refuse(Exchange& exchange, speech::Phrase phrase, std::string_view argument)
{
    const auto word = text::excerpt(argument);
    exchange.refuse(phrase, {{"word", std::string_view{word}}});
}

void tell_theme(Exchange& exchange)
{
    const auto& themes = shelf(exchange).wanted().themes;
    if (themes.empty())
        return exchange.answer(sentence("theme-any"));
    Lines names;
    for (const auto& theme : themes)
        names.push_back(puzzle::item(exchange.state.teller, theme));
    exchange.answer(sentence("theme-now"), {{"theme", speech::listed(names)}});
}

void tell_rating(Exchange& exchange)
{
    const auto& wanted = shelf(exchange).wanted();
    if (wanted.lowest == PuzzleFilter{}.lowest && wanted.highest == PuzzleFilter{}.highest)
        return exchange.answer(sentence("rating-any"));
    const auto& teller = exchange.state.teller;
    exchange.answer(sentence("rating-now"), {{"lowest", teller.number(wanted.lowest)},
                                             {"highest", teller.number(wanted.highest)}});
}

/// The next one is already as wanted, or it is told why that cannot be.
void want(Exchange& exchange, PuzzleFilter filter, void (*tell)(Exchange&))
{
    const auto& teller = exchange.state.teller;
    if (const auto lack = shelf(exchange).want(std::move(filter))) {
        const auto why = lack_words(teller.language(), *lack, shelf(exchange).path());
        return exchange.refuse(sentence("file-lacks"), {{"why", std::string_view{why}}});
    }
    tell(exchange);
    ask_next(exchange);
}

void theme(Exchange& exchange, const std::string& argument)
{
    if (argument.empty())
        return tell_theme(exchange);
    auto filter = shelf(exchange).wanted();
    filter.themes.clear();
    const auto named = theme_of(exchange.state.teller.language(), argument);
    if (!named && !means_all(exchange, argument))
        return refuse(exchange, sentence("theme-unknown"), argument);
    if (named)
        filter.themes.emplace_back(*named);
    want(exchange, std::move(filter), tell_theme);
}

void rating(Exchange& exchange, const std::string& argument)
{
    if (argument.empty())
        return tell_rating(exchange);
    auto filter = shelf(exchange).wanted();
    const auto range = rating_range(argument);
    if (!range && !means_all(exchange, argument))
        return refuse(exchange, sentence("rating-unclear"), argument);
    filter.lowest = range ? range->lowest : PuzzleFilter{}.lowest;
    filter.highest = range ? range->highest : PuzzleFilter{}.highest;
    want(exchange, std::move(filter), tell_rating);
}

struct WishRow {
    std::string_view word;  ///< in English; [heard] of the chapter has the others
    void (*handle)(Exchange& exchange, const std::string& argument);
};
constexpr std::array rows{WishRow{"theme", theme}, WishRow{"rating", rating}};

bool asks_puzzles(const Exchange& exchange)
{
    return exchange.state.course->drill().drill->lacking == puzzle::lacking;
}

}  // namespace

bool wish(Exchange& exchange, std::string_view line)
{
    text::Words words{line};
    const auto first = answers::word(exchange.state.teller, puzzle::sentences, words.next());
    const auto* const row = std::ranges::find(rows, first.value_or(""), &WishRow::word);
    if (row == rows.end() || !asks_puzzles(exchange))
        return false;
    row->handle(exchange, std::string{words.rest()});
    return true;
}

}  // namespace client::train::handlers
