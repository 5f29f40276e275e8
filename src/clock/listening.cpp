// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/text.hpp"
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
    const auto said = read_line(exchange.names, text);
    if (said.row == nullptr || !said.row->fits(said.argument))
        return not_understood(exchange, text, said.row);
    if (said.row->fairness == Fairness::helps && exchange.state.options.counts == Counts::not_told)
        return refuse_count(exchange, *said.row);
    said.row->handler(exchange, said.argument);
    if (said.row->noting == Noting::noted)
        note_use(exchange, *said.row, said.argument);
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
