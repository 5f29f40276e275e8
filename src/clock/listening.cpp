// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/clock/command_table.hpp"
#include "src/clock/handlers.hpp"
#include "src/commands/key_words.hpp"
#include "src/text/words.hpp"

/// Whatever is typed or struck finds what it means.
namespace client::clock::handlers {

void take(Exchange& exchange, std::string_view text)
{
    const auto words = text::Words{text}.rest();
    switch (exchange.state.pending) {
    case Pending::kept_clock:
        return answer_kept(exchange, words);
    case Pending::setup:
        return answer_setup(exchange, words);
    case Pending::quit:
    case Pending::another:
        return answer_back(exchange, words);
    case Pending::nothing:
        break;
    }
    if (!words.empty())
        obey(exchange, words);
}

void obey(Exchange& exchange, std::string_view text)
{
    obey(exchange, exchange.table.read(text), text);
}

void order(Exchange& exchange, const commands::Command& said)
{
    const auto words = commands::in_english(said);
    if (exchange.state.wants() != Wants::command)
        take(exchange, words);
    else if (words == clock::ask_for_line)
        ask_for_line(exchange);
    else
        obey(exchange, said, words);
}

void obey(Exchange& exchange, const commands::Command& said, std::string_view text)
{
    const ClockRow* const row = commands::row_among(clock_rows(), said.row);
    if (row == nullptr)
        return said.misfit != nullptr ? refuse_misfit(exchange, text, *said.misfit)
                                      : refuse_line(exchange, text);
    if (!can_be_said(exchange.state, *row))
        return refuse_count(exchange, *row);
    row->handler(exchange, said.argument);
    if (row->noting == Noting::noted)
        note_use(exchange, *row, said.argument);
}

void ask_for_line(Exchange& exchange)
{
    exchange.state.line_asked = true;
    exchange.say("clock-ask-line");
}

void unbound(Exchange& exchange, const std::optional<keymaps::Key>& key)
{
    exchange.refuse(
        key ? exchange.in_words("clock-no-key",
                                {{"key", commands::words_of(exchange.language(), *key)}})
            : exchange.in_words("key-nameless"));
}

void cancel(Exchange& exchange)
{
    auto& state = exchange.state;
    state.line_asked = false;
    if (state.pending == Pending::kept_clock)
        return leave(exchange);
    if (!state.clock)
        return state.questions.go_back() ? ask_again(exchange) : leave(exchange);
    state.pending = Pending::nothing;
    act(exchange, acts::Ask{Question::turn});
}

void interrupt(Exchange& exchange)
{
    const auto& state = exchange.state;
    if (state.clock && state.pending == Pending::nothing && !state.line_asked)
        quit(exchange, "");
    else
        cancel(exchange);
}

}  // namespace client::clock::handlers
