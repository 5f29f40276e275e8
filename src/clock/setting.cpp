// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/said_control.hpp"
#include "speech/text.hpp"
#include "src/clock/handlers.hpp"
#include "src/clock/telling.hpp"
#include "src/clock/written_acts.hpp"

#include <string>
#include <variant>

/// How a clock comes to be: by questions, by a control, or from a crash.
namespace client::clock::handlers {

namespace {

using namespace rules;
using speech::Word;

Word key_or_word(const Exchange& exchange, std::string_view key, std::string_view command)
{
    const auto keys = exchange.keys.names_of(key);
    const auto word = exchange.table.own(command);
    return keys.empty() ? Word{word, word} : speech::listed(keys);
}

void set_clock(Exchange& exchange, const SetUp& chosen)
{
    clock::set_clock(exchange.state, chosen);
    exchange.say(speech::after(
        exchange.in_words("clock-set", {{"control", set_up_words(exchange.language(), chosen)}}),
        exchange.in_words("clock-to-start", {{"white", key_or_word(exchange, "white", "white")},
                                             {"black", key_or_word(exchange, "black", "black")},
                                             {"go", key_or_word(exchange, "toggle", "go")}})));
}

void begin_anew(Exchange& exchange)
{
    const auto& options = exchange.state.options;
    if (options.control.kind == ClockKind::none)
        ask_for_control(exchange);
    else
        set_clock(exchange, {options.control, options.counter});
}

void ask_about_kept(Exchange& exchange)
{
    const auto& state = exchange.state;
    std::optional<Word> times;
    for (const auto& said :
         tell(exchange.language(), state.listener(),
              tidings::Answered{Question::both, state.clock->reading(state.latest)})) {
        const Word each{said.screen, said.voice};
        times = times ? speech::after(*times, each) : each;
    }
    exchange.say("clock-kept", {{"times", *times}});
}

/// Why an answer was of no use; nothing is wrong with saying nothing.
void explain(Exchange& exchange, std::string_view text, const Unclear& unclear)
{
    if (unclear.why)
        refuse_control(exchange, text, *unclear.why);
    else if (!text.empty())
        not_understood(exchange, text);
}

/// A time control may be said in any way; a number of a preset stays one.
std::string as_written(const Exchange& exchange, std::string_view text, std::string_view english)
{
    const bool asked = exchange.state.questions.question() == SetupQuestion::control;
    const auto control = speech::read_control(exchange.language(), text);
    return asked && control ? write_time_control(*control) : std::string{english};
}

void take_answer(Exchange& exchange, std::string_view text, std::string_view english)
{
    const auto step = exchange.state.questions.answer(as_written(exchange, text, english));
    if (const auto* const chosen = std::get_if<SetUp>(&step))
        return exchange.state.clock ? set_anew(exchange, *chosen) : set_clock(exchange, *chosen);
    if (const auto* const unclear = std::get_if<Unclear>(&step))
        explain(exchange, text, *unclear);
    ask_again(exchange);
}

/// The clock of one side shows that time from now on (6.10.2).
void set_time(Exchange& exchange, const acts::Change& wanted, std::string_view argument)
{
    auto& state = exchange.state;
    const auto left = state.clock->clock().left(wanted.side, state.latest);
    act(exchange, acts::Change{wanted.side, wanted.time - left});
    note(state, store::Use::Kind::answered, "set " + std::string{argument});
    act(exchange, acts::Ask{Question::both});
}

}  // namespace

void begin(Exchange& exchange)
{
    if (exchange.state.pending == Pending::kept_clock)
        ask_about_kept(exchange);
    else
        begin_anew(exchange);
}

void ask_for_control(Exchange& exchange)
{
    exchange.state.questions = SetupQuestions{exchange.state.options};
    exchange.state.pending = Pending::setup;
    ask_again(exchange);
}

void ask_again(Exchange& exchange)
{
    exchange.tell({clock::ask(exchange.language(), exchange.state.questions)});
}

void answer_setup(Exchange& exchange, std::string_view text)
{
    const auto english = exchange.table.in_english(speech::fold(text), text.npos);
    if (english == "quit")
        return exchange.state.clock ? cancel(exchange) : leave(exchange);
    if (english == "?" || english == "help") {
        help_setup(exchange);
        return ask_again(exchange);
    }
    if (english == "back") {
        static_cast<void>(exchange.state.questions.go_back());
        return ask_again(exchange);
    }
    take_answer(exchange, text, english);
}

void answer_kept(Exchange& exchange, std::string_view text)
{
    auto& state = exchange.state;
    const auto english = exchange.table.english(text);
    const auto answer = yes_or_no(english);
    if (!answer)
        return english == "quit" ? leave(exchange) : ask_about_kept(exchange);
    if (*answer) {
        state.pending = Pending::nothing;
        exchange.wish(host::wishes::SetTime{state.latest});
        return act(exchange, acts::Ask{Question::both});
    }
    put_aside(state);
    exchange.wish(host::wishes::PutAside{});
    begin_anew(exchange);
}

void set(Exchange& exchange, std::string_view argument)
{
    if (argument.empty())
        return set_another(exchange, std::nullopt);
    if (const auto wanted = read_change(argument))
        return set_time(exchange, *wanted, argument);
    const auto control = speech::read_control(exchange.language(), argument);
    if (!control)
        return refuse_control(exchange, argument, control.error());
    set_another(exchange, SetUp{*control, exchange.state.options.counter});
}

void set_anew(Exchange& exchange, const SetUp& chosen)
{
    set_clock(exchange, chosen);
    note(exchange.state, store::Use::Kind::answered, "set " + write_time_control(chosen.control));
}

}  // namespace client::clock::handlers
