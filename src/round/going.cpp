// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/base/numbers.hpp"
#include "src/round/handlers.hpp"
#include "src/round/sentences.hpp"
#include "src/round/telling.hpp"

#include <algorithm>
#include <iterator>

/// From board to board, and from round to round.
namespace client::round::handlers {
namespace {

bool is_running(const Board& board)
{
    return board.is_running();
}

void tell_heading(Exchange& exchange, const Board& board)
{
    const auto& state = exchange.state;
    exchange.say(sentence("at-board"), {{"board", std::to_string(board.number())},
                                        {"white", person(state.player(board.pairing().white))},
                                        {"black", person(state.player(board.pairing().black))}});
}

/// Who comes back hears what waits there, or how it stands.
void come_back(Exchange& exchange, Board& board)
{
    if (board.asks())
        std::ranges::copy(board.said_last(), std::back_inserter(exchange.reply.tidings));
    else
        exchange.say(standing_words(exchange.state, board, exchange.at));
}

void go_to(Exchange& exchange, Board& board)
{
    if (exchange.state.front != nullptr)
        exchange.state.touched.push_back(exchange.state.front);
    exchange.state.front = &board;
    tell_heading(exchange, board);
    if (board.desk() != nullptr)
        return come_back(exchange, board);
    if (board.standing() == Standing::over)  // it was not played at this desk
        exchange.say(standing_words(exchange.state, board, exchange.at));
    exchange.add(board, board.open(settings_of(exchange.state, board), exchange.at));
}

}  // namespace

void boards(Exchange& exchange, const std::string& /*argument*/)
{
    auto& state = exchange.state;
    for (const auto& board : state.boards)
        exchange.say(board_line(state, board, exchange.at));
    for (const auto& idle : state.settings.pairings.idle)
        exchange.say(idle_line(state, idle));
}

void board(Exchange& exchange, const std::string& argument)
{
    auto& state = exchange.state;
    const auto number = base::read_count(argument);
    auto* const board = number ? state.find(*number) : nullptr;
    if (board != nullptr)
        return go_to(exchange, *board);
    exchange.refuse(
        sentence("no-such-board"),
        {{"board", argument}, {"boards", numbers_of(state, [](const Board&) { return true; })}});
}

void round(Exchange& exchange, const std::string& argument)
{
    auto& state = exchange.state;
    const auto running = numbers_of(state, is_running);
    if (!running.empty())
        return exchange.refuse(sentence("clocks-run"), {{"boards", running}});
    const auto number = base::read_count(argument).value_or(0);
    if (number < 1 || !state.settings.has_round(number))
        return exchange.refuse(sentence("no-such-round"), {{"round", argument}});
    state.next_round = number;
    exchange.wish(host::wishes::Become{});
}

}  // namespace client::round::handlers
