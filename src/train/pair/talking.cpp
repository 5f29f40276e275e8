// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/board_words.hpp"
#include "speech/names.hpp"
#include "src/train/answers.hpp"
#include "src/train/pair/handlers.hpp"
#include "src/train/pair/hearing.hpp"
#include "src/train/pair/rows.hpp"
#include "src/train/sentences.hpp"

/// What is said among them and asked of a board, and changes nothing.
namespace client::train::pair::handlers {

namespace {

/// A player has his own board, and nobody asks about another's; whoever only helps or looks on
/// names one, or sees the mover's.
const rules::Placement& board_for(const Exchange& exchange, const Person& by, std::string_view word)
{
    const auto& exercise = exchange.exercise();
    if (by.side())
        return exercise.boards[*by.side()];
    const auto side = speech::side_names.find(by.table.english(word));
    return exercise.boards[side.value_or(exercise.turn().mover)];
}

speech::BoardWords words_for(const Person& by)
{
    return speech::BoardWords{by.teller.words().announcer_in_messages()};
}

}  // namespace

void say(Exchange& exchange, Person& by, const std::string& argument)
{
    for (const auto* const other : exchange.others(by))
        exchange.say(*other, sentence("says"),
                     {{"who", exchange.name(by, *other)}, {"text", echo(*other, argument)}},
                     Exchange::Kind::news);
    exchange.say(by, sentence("done"));
}

void answer(Exchange& exchange, Person& by, const std::string& argument)
{
    auto* const coach = exchange.state.person(Part::coach);
    if (coach == nullptr)
        return exchange.refuse(by, sentence("no-coach"));
    exchange.say(*coach, sentence("says"),
                 {{"who", exchange.name(by, *coach)}, {"text", echo(*coach, argument)}},
                 Exchange::Kind::news);
    exchange.say(by, sentence("done"));
}

void tell_coach_of_touch(Exchange& exchange, const Person& by, rules::Square square)
{
    const auto& board = board_for(exchange, by, {}).board();
    for (const auto* const other : exchange.others(by))
        if (other->part == Part::coach)
            exchange.say(*other, sentence("touches"),
                         {{"who", exchange.name(by, *other)},
                          {"square", words_for(*other).here(board, square)}},
                         Exchange::Kind::news);
}

/// Feeling is free (D.2.2); a coach hears where the fingers are.
void touch(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto square = answers::square(by.teller, argument);
    if (!square)
        return exchange.refuse(by, sentence("no-square"), {{"words", echo(by, argument)}});
    const auto& board = board_for(exchange, by, {}).board();
    exchange.tell(by, Exchange::Kind::answer, Lines{words_for(by).here(board, *square)});
    tell_coach_of_touch(exchange, by, *square);
}

void pieces(Exchange& exchange, Person& by, const std::string& argument)
{
    exchange.tell(by, Exchange::Kind::answer,
                  words_for(by).pieces(board_for(exchange, by, argument).board()));
}

/// What this player has heard last, as he has heard it.
void again(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    const auto& exercise = exchange.exercise();
    const auto* const heard = by.side() ? exercise.heard_by(*by.side()) : nullptr;
    if (heard != nullptr && !heard->executed) {
        auto words = *heard->announced;
        if (heard->slip && heard->slip->has_struck &&
            heard->slip->of == PlannedSlip::Of::announcement)
            words.facts = heard->slip->heard;
        tell_words(exchange, by, sentence("announces"), exchange.state.player(heard->mover), words);
    }
    if (exchange.state.helps() || heard == nullptr || heard->executed)
        tell_due(exchange, by);
}

/// What somebody in this part can say.
void help(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    Lines lines;
    for (const auto& row : pair_rows())
        if (row.parts.has(by.part))
            lines.push_back(
                by.teller.say(train::sentence("command"),
                              {{"name", std::string_view{by.table.name(row)}},
                               {"help", speech::sentence(by.teller.language(), row.help)}}));
    exchange.tell(by, Exchange::Kind::answer, lines);
}

}  // namespace client::train::pair::handlers
