// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/clock/command_table.hpp"
#include "src/clock/handlers.hpp"
#include "src/clock/telling.hpp"
#include "src/text/printable.hpp"

#include <string>

/// What can be said to the clock, and what was not understood.
namespace client::clock::handlers {

namespace {

/// "white, keys a, s, d: White has moved and presses"
speech::Word help_of(const Exchange& exchange, const CommandRow& row)
{
    const auto name = exchange.names.own(row.name);
    const auto keys = exchange.keys.names_of(row.name);
    auto words = exchange.in_words("clock-help-row", {{"command", std::string_view{name}},
                                                      {"n", static_cast<int>(keys.size())},
                                                      {"keys", speech::listed(keys)},
                                                      {"help", exchange.in_words(row.help)}});
    if (row.example.empty())
        return words;
    const auto example = translated(exchange.names, row.example);
    return speech::after(words, {example, example});
}

}  // namespace

void help(Exchange& exchange, std::string_view /*argument*/)
{
    std::vector<speech::Word> lines;
    for (const CommandRow& row : clock_commands())
        lines.push_back(help_of(exchange, row));
    exchange.answer(std::move(lines));
}

void help_setup(Exchange& exchange)
{
    if (exchange.state.questions.question() == SetupQuestion::control)
        return exchange.answer(preset_words(exchange.language(), PresetNumbers::told));
    const auto back = exchange.names.own("back");
    const auto quit = exchange.names.own("quit");
    exchange.say("clock-help-setup",
                 {{"back", std::string_view{back}}, {"quit", std::string_view{quit}}});
}

void not_understood(Exchange& exchange, std::string_view text, const CommandRow* meant)
{
    const auto shown = text::printable(text);
    exchange.refuse(
        exchange.in_words("refused", {{"input", std::string_view{shown}},
                                      {"reason", exchange.in_words("refused-not-understood")}}));
    if (meant != nullptr)
        exchange.answer({help_of(exchange, *meant)}, Exchange::Kind::refusal);
}

void refuse_control(Exchange& exchange, std::string_view text, const rules::TimeError& why)
{
    if (why == rules::TimeError{rules::TimeFault::time})
        return not_understood(exchange, text);
    const auto reason = fault_words(exchange.language(), why.fault);
    const auto shown = text::printable(text);
    exchange.refuse(text.empty() ? reason
                                 : exchange.in_words("refused", {{"input", std::string_view{shown}},
                                                                 {"reason", reason}}));
}

}  // namespace client::clock::handlers
