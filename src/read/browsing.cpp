// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/read/handlers.hpp"

#include <algorithm>

/// Which game is read: lists, searches, the next and the one before.
namespace client::read::handlers {

namespace {

/// How many games are told at once.
constexpr std::size_t games_at_once = 10;
/// How many are looked at before a typed line is heard again.
constexpr std::size_t slice = 500;

/// A line is answered before the next one is asked for, if only by what is being done. On the
/// screen all that is found comes together.
void search_at_once(Exchange& exchange)
{
    if (exchange.state.on_screen())
        return;
    search_on(exchange);
    if (exchange.state.searching() && exchange.reply.tidings.empty())
        exchange.answer("read-searching");
}

void search(Exchange& exchange, Query query, std::size_t first)
{
    auto& state = exchange.state;
    state.search.emplace(Search{state.shelf.walk(first), std::move(query)});
    search_at_once(exchange);
}

void tell_found(Exchange& exchange, const Heading& heading)
{
    auto& found = *exchange.state.search;
    exchange.answer({exchange.state.teller.heading(heading)});
    ++found.told;
    if (found.told % games_at_once != 0)
        return;
    found.running = false;
    exchange.answer("read-more");
}

}  // namespace

void search_on(Exchange& exchange)
{
    auto& state = exchange.state;
    for (std::size_t i = 0; i < slice && state.searching(); ++i) {
        const auto heading = state.search->walk.next();
        if (!heading) {
            exchange.answer(state.search->told == 0 ? speech::Message{"read-nothing-found"}
                                                    : "read-no-more");
            state.search.reset();
        } else if (state.search->query.matches(*heading)) {
            tell_found(exchange, *heading);
        }
    }
}

void list(Exchange& exchange, const std::string& argument)
{
    const int first = number_or(argument, static_cast<int>(exchange.state.number));
    search(exchange, Query{""}, static_cast<std::size_t>(std::max(1, first)));
}

void more(Exchange& exchange, const std::string& /*argument*/)
{
    if (!exchange.state.search)
        return exchange.refuse("read-no-more");
    exchange.state.search->running = true;
    search_at_once(exchange);
}

void find(Exchange& exchange, const std::string& argument)
{
    Query query{argument};
    if (query.empty())
        return exchange.refuse("read-what");
    search(exchange, std::move(query), 1);
}

void open_game(Exchange& exchange, std::size_t number)
{
    auto& state = exchange.state;
    auto found = state.shelf.game(number);
    const auto shown = std::to_string(number);
    if (!found && number == 1)
        return exchange.refuse("read-empty");
    if (!found)
        return exchange.refuse("read-no-game", {{"number", std::string_view{shown}}});
    state.number = number;
    state.game.reset();
    state.line.reset();
    state.remarked = {rules::NodeId::root};
    state.board.clear();
    if (!*found)
        return exchange.tell(host::tidings::Kind::refusal, {state.teller.damage(found->error())});
    state.game.emplace(**std::move(found));
    exchange.answer({state.teller.heading(heading_of(state.game->score(), number))});
    if (const auto lines = state.teller.remarks(*state.game); !lines.empty())
        exchange.answer(lines);
}

void game(Exchange& exchange, const std::string& argument)
{
    const int number = number_or(argument, static_cast<int>(exchange.state.number));
    open_game(exchange, static_cast<std::size_t>(std::max(1, number)));
}

void next(Exchange& exchange, const std::string& /*argument*/)
{
    open_game(exchange, exchange.state.number + 1);
}

void previous(Exchange& exchange, const std::string& /*argument*/)
{
    if (exchange.state.number == 1)
        return exchange.refuse("read-no-game", {{"number", "0"}});
    open_game(exchange, exchange.state.number - 1);
}

}  // namespace client::read::handlers
