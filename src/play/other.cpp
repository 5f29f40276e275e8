// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/commands/key_words.hpp"
#include "src/play/handlers.hpp"
#include "src/text/words.hpp"

#include <array>
#include <string>

namespace client::play::handlers {

namespace {

constexpr std::array<speech::Message, 9> topics{
    "topic-playing", "topic-clock", "topic-position", "topic-looking", "topic-board",
    "topic-engine",  "topic-files", "topic-voice",    "topic-other",
};

/// The keys of the board, and the one that tells more of each.
void list_keys(Exchange& exchange)
{
    const auto& lexicon = exchange.language();
    const auto& keymap = exchange.session.options.keymap;
    exchange.answer("help-keys", {{"keys", commands::keys_of(lexicon, keymap, "learn")}});
    exchange.answer(commands::map_words(lexicon, exchange.names, keymap));
}

/// One line for each topic, with the commands of it that can be said now.
void list_commands(Exchange& exchange)
{
    const bool on_screen = exchange.session.options.interface == player::Interface::screen;
    if (on_screen)
        list_keys(exchange);
    exchange.answer("help-typing");
    for (std::size_t topic = 0; topic < topics.size(); ++topic) {
        if (on_screen && topic == static_cast<std::size_t>(commands::Topic::board))
            continue;
        std::string commands;
        for (const auto& row : commands::command_table())
            if (static_cast<std::size_t>(row.topic) == topic && row.verb != commands::Verb::move &&
                can_be_said(exchange.session, row))
                commands += (commands.empty() ? "" : ", ") + exchange.names.name(row.verb);
        if (!commands.empty())
            exchange.answer(topics.at(topic), {{"commands", std::string_view{commands}}});
    }
}

/// What the player calls it, what it is called in English, and the short forms.
std::string all_names(const Exchange& exchange, const commands::CommandRow& row)
{
    auto names = exchange.names.name(row.verb);
    if (names != row.name)
        names += ", " + std::string{row.name};
    for (text::Words words{row.short_forms}; !words.empty();)
        names += ", " + std::string{words.next()};
    return names;
}

/// No time passes in a game that nobody sits at.
void leave_board(Exchange& exchange)
{
    const auto& game = exchange.session.game;
    if (!exchange.session.is_over() && game.clock().running())
        exchange.apply(rules::events::HaltClocks{});
}

}  // namespace

void new_game(Exchange& exchange, const commands::Command&)
{
    leave_board(exchange);
    exchange.wishes.emplace_back(host::wishes::NewGame{});
}

void help(Exchange& exchange, const commands::Command& command)
{
    const auto verb = exchange.names.find(command.argument);
    if (command.argument.empty() || !verb)
        return list_commands(exchange);
    const auto& row = commands::row_of(*verb);
    const auto names = all_names(exchange, row);
    exchange.answer("refused",
                    {{"input", std::string_view{names}}, {"reason", exchange.in_words(row.help)}});
}

void refuse_misfit(Exchange& exchange, const commands::Command& command)
{
    // By the kinds of arguments, in their order.
    static constexpr std::array<std::string_view, 13> forms{
        "none",    "count", "square", "line", "pieces", "piece_square", "claim",
        "command", "goal",  "rank",   "file", "text",   "some_text"};
    const auto verb = *command.misfit;
    text::Words words{command.argument};
    static_cast<void>(words.next());
    const std::string_view name = exchange.names.name(verb);
    const auto form = exchange.in_words(
        "expected",
        {{"form", forms.at(static_cast<std::size_t>(commands::row_of(verb).argument))}});
    if (words.empty())
        return exchange.refuse("misfit-missing", {{"command", name}, {"form", form}});
    exchange.refuse("misfit",
                    {{"command", name}, {"rest", exchange.echo(words.rest())}, {"form", form}});
}

void quit(Exchange& exchange, const commands::Command&)
{
    leave_board(exchange);
    const bool unfinished = !exchange.session.is_over() && !exchange.session.game.record().empty();
    if (!unfinished)
        exchange.answer("goodbye");
    else if (exchange.session.keeping == Keeping::waits)
        exchange.answer("goodbye-unkept");
    else
        exchange.answer("goodbye-kept", {{"command", std::string_view{"annabella resume"}}});
    exchange.wishes.emplace_back(host::wishes::Quit{});
}

void blank(Exchange& exchange)
{
    if (!exchange.session.game.record().empty())
        exchange.retell(exchange.session.game.record().size() - 1);
    handlers::turn(exchange, {commands::Verb::turn});
}

void begin(Exchange& exchange)
{
    auto& session = exchange.session;
    handlers::note_opening(exchange);
    const bool fresh = session.game.state().phase == rules::Phase::before;
    if (session.against_engine()) {
        const auto engine = session.options.engine_name();
        exchange.say(
            host::tidings::Kind::news,
            exchange.in_words("game-engine", {{"side", speech::side_argument(session.options.own)},
                                              {"engine", std::string_view{engine}}}));
    } else {
        exchange.say(host::tidings::Kind::news, exchange.in_words("game-two"));
    }
    if (fresh)
        exchange.apply(rules::events::Start{});
    else if (!session.game.record().empty())
        exchange.retell(session.game.record().size() - 1);
    if (session.game.state().paused)
        exchange.apply(rules::events::GoOn{});
    handlers::turn(exchange, {commands::Verb::turn});
    handlers::let_engine_move(exchange);
}

}  // namespace client::play::handlers
