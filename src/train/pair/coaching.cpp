// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/text/words.hpp"
#include "src/train/answers.hpp"
#include "src/train/pair/handlers.hpp"
#include "src/train/pair/hearing.hpp"

#include <algorithm>

/// The coach: he sees and hears both, shows them squares, and stops and sets their boards.
namespace client::train::pair::handlers {

using rules::Color;
using rules::Square;

namespace {

/// So many squares, or he hears that they are wanted.
std::optional<std::vector<Square>>
squares_in(Exchange& exchange, const Person& by, const std::string& text, std::size_t count)
{
    auto squares = answers::squares(by.teller, text);
    if (squares && (count == 0 || squares->size() == count))
        return squares;
    exchange.refuse(by, count == 2 ? sentence("no-squares") : sentence("no-square"),
                    {{"words", echo(by, text)}});
    return std::nullopt;
}

void tell_squares_to_all(Exchange& exchange,
                         const Person& by,
                         speech::Phrase phrase,
                         const std::vector<Square>& squares)
{
    for (const auto* const other : exchange.others(by))
        exchange.say(*other, phrase,
                     {{"who", exchange.name(by, *other)},
                      {"squares", other->teller.squares(std::span{squares})}},
                     Exchange::Kind::news);
    exchange.say(by, sentence("shown"));
}

/// One player, or both where nobody is named; nobody if the word is no player's.
std::vector<Person*> players_meant(Exchange& exchange, const Person& by, std::string_view word)
{
    std::vector<Person*> meant;
    const auto part = part_names.find(by.table.english(word));
    for (auto& each : exchange.state.people)
        if (each.side() && (word.empty() || each.part == part))
            meant.push_back(&each);
    return meant;
}

void set_locks(Exchange& exchange, const Person& by, const std::string& whom, bool locked)
{
    const auto players = players_meant(exchange, by, whom);
    if (players.empty())
        return exchange.refuse(by, sentence("no-player"), {{"words", echo(by, whom)}});
    for (auto* const each : players) {
        each->is_locked = locked;
        exchange.say_of(*each, locked ? sentence("locks") : sentence("unlocks"), by);
    }
    exchange.say(by, sentence("done"));
}

}  // namespace

void point(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto squares = squares_in(exchange, by, argument, 1);
    if (!squares)
        return;
    exchange.state.drawings = {{squares->front()}};
    tell_squares_to_all(exchange, by, sentence("points"), *squares);
}

void arrow(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto squares = squares_in(exchange, by, argument, 2);
    if (!squares)
        return;
    exchange.state.drawings.push_back({squares->front(), squares->back()});
    tell_squares_to_all(exchange, by, sentence("draws"), *squares);
}

void mark(Exchange& exchange, Person& by, const std::string& argument)
{
    const auto squares = squares_in(exchange, by, argument, 0);
    if (!squares)
        return;
    for (const auto square : *squares)
        exchange.state.drawings.push_back({square});
    tell_squares_to_all(exchange, by, sentence("marks"), *squares);
}

void clear(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    exchange.state.drawings.clear();
    for (const auto* const other : exchange.others(by))
        exchange.say_of(*other, sentence("clears"), by);
    exchange.say(by, sentence("done"));
}

void lock(Exchange& exchange, Person& by, const std::string& argument)
{
    set_locks(exchange, by, argument, true);
}

void unlock(Exchange& exchange, Person& by, const std::string& argument)
{
    set_locks(exchange, by, argument, false);
}

namespace {

/// A move on its way is taken back first, then the one before it.
bool go_back(Exercise& exercise)
{
    if (!exercise.turn().put && !exercise.turn().announced) {
        if (exercise.turns.size() < 2)
            return false;
        exercise.turns.pop_back();
    }
    const Turn& turn = exercise.turn();
    exercise.game =
        rules::Game::rebuilt(exercise.game.options(), exercise.game.events().first(turn.events));
    exercise.boards = turn.before;
    exercise.turns.pop_back();
    exercise.begin_turn();
    return true;
}

}  // namespace

void back(Exchange& exchange, Person& by, const std::string& /*argument*/)
{
    auto& exercise = exchange.exercise();
    if (exercise.is_over || !go_back(exercise))
        return exchange.refuse(by, sentence("nothing-back"));
    for (const auto& each : exchange.state.people)
        exchange.say_of(each, sentence("takes-back"), by);
}

/// "ask white where is your king"
void ask(Exchange& exchange, Person& by, const std::string& argument)
{
    text::Words words{argument};
    const auto players =
        words.empty() ? std::vector<Person*>{} : players_meant(exchange, by, words.next());
    if (players.empty() || words.empty())
        return exchange.refuse(by, sentence("no-player"), {{"words", echo(by, argument)}});
    for (const auto* const each : players)
        exchange.say(*each, sentence("asks"),
                     {{"who", exchange.name(by, *each)}, {"text", echo(*each, words.rest())}},
                     Exchange::Kind::question);
    exchange.say(by, sentence("done"));
}

}  // namespace client::train::pair::handlers
