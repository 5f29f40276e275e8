// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/round/handlers.hpp"
#include "src/round/rows.hpp"
#include "src/round/sentences.hpp"
#include "src/round/telling.hpp"

#include <algorithm>

/// Whatever is typed is for the round, or for the desk of the board in front.
namespace client::round::handlers {
namespace {

bool is_running(const Board& board)
{
    return board.is_running();
}

/// A question of the set-up may be answered with such a word; behind a slash it is a command.
bool is_for_round(const RoundState& state, const RoundRow& row, std::string_view line)
{
    const bool asked = state.front != nullptr && state.front->asks();
    return !asked || row.meant == Meant::always || line.starts_with('/');
}

void send_to_board(Exchange& exchange, const host::Input& input)
{
    auto& state = exchange.state;
    if (state.front == nullptr)
        return exchange.refuse(sentence("not-at-board"),
                               {{"board", state.table.own("board") + " 1"}});
    exchange.add(*state.front, state.front->handle(input, exchange.at));
}

void ask_to_quit(Exchange& exchange)
{
    exchange.state.pending = Pending::quit;
    const auto running = numbers_of(exchange.state, is_running);
    exchange.say(sentence("quit"), {{"running", running.empty() ? "none" : running}});
}

void answer_quit(Exchange& exchange, std::string_view text)
{
    auto& state = exchange.state;
    const auto answer = clock::yes_or_no(state.table.english(text));
    if (!answer)
        return ask_to_quit(exchange);
    state.pending = Pending::nothing;
    return *answer ? leave(exchange)
                   : exchange.say(speech::sentence(state.language(), "desk-goes-on"));
}

std::string example_of(const RoundRow& row)
{
    return std::string{row.name} + (row.example.empty() ? "" : " ") + std::string{row.example};
}

void explain(Exchange& exchange, const RoundRow& row)
{
    auto& state = exchange.state;
    const auto begin = state.table.own(example_of(row)) + ": ";
    const auto words = speech::sentence(state.language(), row.help);
    exchange.say({begin + words.screen, begin + words.voice});
}

void tell_topic(Exchange& exchange)
{
    auto& state = exchange.state;
    std::string commands;
    for (const auto& row : round_rows())
        commands += (commands.empty() ? "" : ", ") + state.table.own(row.name);
    exchange.say(speech::sentence(state.language(), "desk-topic-round", {{"commands", commands}}));
}

}  // namespace

void begin(Exchange& exchange)
{
    auto& state = exchange.state;
    exchange.say(sentence("begins"), {{"round", std::to_string(state.settings.pairings.round)},
                                      {"n", static_cast<int>(state.boards.size())}});
    exchange.say(sentence("how-to-go"), {{"boards", state.table.own("boards")},
                                         {"board", state.table.own("board") + " 1"}});
}

void take(Exchange& exchange, const std::string& line)
{
    auto& state = exchange.state;
    if (state.pending == Pending::quit)
        return answer_quit(exchange, line);
    if (state.pending == Pending::overwrite)
        return answer_overwrite(exchange, line);
    const auto said = state.table.read(line);
    const auto* const row = commands::row_among(round_rows(), said.row);
    if (row != nullptr && is_for_round(state, *row, line))
        return row->handler(exchange, said.argument);
    send_to_board(exchange, {host::inputs::Line{line}});
}

void take(Exchange& exchange, const commands::Command& said)
{
    const auto* const row = commands::row_among(round_rows(), said.row);
    if (exchange.state.pending != Pending::nothing)
        return take(exchange, commands::in_english(said));
    if (row != nullptr)
        return row->handler(exchange, said.argument);
    send_to_board(exchange, {said});
}

void help(Exchange& exchange, const std::string& argument)
{
    const auto rows = round_rows();
    const auto row = std::ranges::find(rows, argument, &RoundRow::name);
    if (row != rows.end())
        explain(exchange, *row);
    else if (argument.empty())
        tell_topic(exchange);
    if (exchange.state.front != nullptr)
        send_to_board(exchange, {host::inputs::Line{"help " + argument}});
}

void quit(Exchange& exchange, const std::string& /*argument*/)
{
    ask_to_quit(exchange);
}

/// What the clocks show when they are left is kept.
void leave(Exchange& exchange)
{
    auto& state = exchange.state;
    for (auto& board : state.boards)
        if (board.is_running())
            exchange.add(board, board.note_times(exchange.at));
    state.is_left = true;
    for (auto& board : state.boards)
        state.touched.push_back(&board);
    exchange.say(speech::sentence(state.language(), "goodbye"));
    exchange.wish(host::wishes::Quit{host::wishes::Remains::kept});
}

}  // namespace client::round::handlers
