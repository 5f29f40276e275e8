// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/clock/handlers.hpp"
#include "src/clock/telling.hpp"
#include "src/commands/suggestion.hpp"
#include "src/text/printable.hpp"

#include <string>
#include <utility>

/// What can be said to the clock, and what was not understood.
namespace client::clock::handlers {

namespace {

/// "white, keys a, s, d: White has moved and presses"
speech::Word help_of(const Exchange& exchange, const commands::Row& row)
{
    const auto& name = exchange.table.name(row);
    const auto keys = exchange.keys.names_of(row.name);
    auto words = exchange.in_words("clock-help-row", {{"command", name},
                                                      {"n", static_cast<int>(keys.size())},
                                                      {"keys", speech::listed(keys)},
                                                      {"help", exchange.in_words(row.help)}});
    if (row.example.empty())
        return words;
    const auto example = name + ' ' + exchange.table.own(row.example);
    return speech::after(words, {example, example});
}

speech::Word refused(const Exchange& exchange, std::string_view text, const speech::Word& reason)
{
    return exchange.in_words("refused", {{"input", text::printable(text)}, {"reason", reason}});
}

}  // namespace

void help(Exchange& exchange, std::string_view /*argument*/)
{
    std::vector<speech::Word> lines;
    for (const commands::Row* const row : exchange.table.rows())
        lines.push_back(help_of(exchange, *row));
    exchange.answer(std::move(lines));
}

void help_setup(Exchange& exchange)
{
    if (exchange.state.questions.question() == SetupQuestion::control)
        return exchange.answer(preset_words(exchange.language(), PresetNumbers::told));
    exchange.say("clock-help-setup",
                 {{"back", exchange.table.own("back")}, {"quit", exchange.table.own("quit")}});
}

void not_understood(Exchange& exchange, std::string_view text)
{
    exchange.refuse(refused(exchange, text, exchange.in_words("refused-not-understood")));
}

void refuse_line(Exchange& exchange, std::string_view text)
{
    auto why = refused(exchange, text, exchange.in_words("refused-not-understood"));
    exchange.refuse(
        commands::with_suggestion(exchange.language(), exchange.table, text, std::move(why)));
}

void refuse_misfit(Exchange& exchange, std::string_view text, const commands::Row& row)
{
    not_understood(exchange, text);
    exchange.answer({help_of(exchange, row)}, Exchange::Kind::refusal);
}

void refuse_control(Exchange& exchange, std::string_view text, const rules::TimeError& why)
{
    if (why == rules::TimeError{rules::TimeFault::time})
        return not_understood(exchange, text);
    const auto reason = fault_words(exchange.language(), why.fault);
    exchange.refuse(text.empty() ? reason : refused(exchange, text, reason));
}

}  // namespace client::clock::handlers
