// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "speech/messages.hpp"
#include "src/commands/key_words.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/next_step.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

/// What can be done at the desk.
namespace client::desk::handlers {
namespace {

using speech::Message;
using speech::Word;

std::string_view without_speaker(std::string_view name)
{
    constexpr std::string_view speaker = "arbiter ";
    return name.starts_with(speaker) ? name.substr(speaker.size()) : name;
}

/// Every key and its command.
Word keys_told(const Exchange& exchange)
{
    std::vector<Word> words;
    for (const auto& binding : exchange.state.settings.keys.bindings()) {
        const auto key = commands::words_of(exchange.language(), binding.keys);
        const auto& table = exchange.state.table;
        words.push_back(
            {fmt::format("{} {}", key.screen, table.own(binding.command)),
             fmt::format("{} {}", key.voice, table.own(without_dots(binding.command)))});
    }
    return speech::listed(words);
}

/// What comes next, and every command by its topic.
void tell_overview(Exchange& exchange)
{
    exchange.say(exchange.in_words(next_step(exchange.game().state())));
    exchange.say("desk-help");
    std::optional<Message> told;
    for (const DeskRow& row : desk_rows())
        if (row.topic != told) {
            told = row.topic;
            tell_topic(exchange, *told, Exchange::Kind::answer);
        }
    if (!exchange.state.settings.keys.bindings().empty())
        exchange.say("desk-keys", {{"keys", keys_told(exchange)}});
}

bool has_word(std::string_view name, std::string_view word)
{
    for (text::Words words{name}; !words.empty();)
        if (words.next() == word)
            return true;
    return name == word;
}

}  // namespace

void tell_topic(Exchange& exchange, Message topic, Exchange::Kind kind)
{
    std::string commands;
    for (const DeskRow& row : desk_rows())
        if (row.topic == topic)
            commands += (commands.empty() ? "" : ", ") +
                        exchange.state.table.own(without_speaker(row.name));
    exchange.say(exchange.in_words(topic, {{"commands", commands}}), kind);
}

void help(Exchange& exchange, const Order& order)
{
    if (order.argument.empty())
        return tell_overview(exchange);
    for (const DeskRow& row : desk_rows())
        if (has_word(row.name, order.argument))
            exchange.explain(row);
    if (exchange.tidings.empty())
        exchange.not_understood(order.argument);
}

}  // namespace client::desk::handlers
