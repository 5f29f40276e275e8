// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/commands/key_words.hpp"
#include "src/play/handlers.hpp"
#include "src/text/words.hpp"

#include <optional>
#include <string>
#include <utility>

namespace client::play::handlers {

namespace {

/// The keys of the board, and the one that tells more of each.
void list_keys(Exchange& exchange)
{
    const auto& lexicon = exchange.language();
    const auto& keymap = exchange.session.options.keymap;
    exchange.answer("help-keys", {{"keys", commands::keys_of(lexicon, keymap, "learn")}});
    exchange.answer(commands::map_words(lexicon, exchange.names, keymap));
}

/// The commands of the topic that a row is of, as far as they can be said now.
std::string commands_beside(const Exchange& exchange, const PlayRow& first)
{
    std::string commands;
    for (const PlayRow& row : play_rows())
        if (row.topic == first.topic && row.handle != move && can_be_said(exchange.session, row))
            commands += (commands.empty() ? "" : ", ") + exchange.names.name(row);
    return commands;
}

/// One line for each topic.
void list_commands(Exchange& exchange)
{
    const bool on_screen = exchange.session.options.interface == player::Interface::screen;
    if (on_screen)
        list_keys(exchange);
    exchange.answer("help-typing");
    std::optional<speech::Message> told;
    for (const PlayRow& row : play_rows()) {
        const bool by_key = on_screen && row.topic == speech::Message{"topic-board"};
        if (by_key || std::exchange(told, row.topic) == row.topic)
            continue;
        if (const auto commands = commands_beside(exchange, row); !commands.empty())
            exchange.answer(*row.topic, {{"commands", std::string_view{commands}}});
    }
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
    const auto* const row = exchange.names.find(command.argument);
    if (row == nullptr)
        return list_commands(exchange);
    const auto names = exchange.names.all_names(*row);
    exchange.answer("refused",
                    {{"input", std::string_view{names}}, {"reason", exchange.in_words(row->help)}});
}

void refuse_misfit(Exchange& exchange, const commands::Command& command)
{
    const auto& row = *command.misfit;
    text::Words words{command.argument};
    static_cast<void>(words.next());
    const std::string_view name = exchange.names.name(row);
    const auto form = exchange.in_words("expected", {{"form", row.argument.form}});
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
    handlers::turn(exchange, {});
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
    } else if (!session.with_partner()) {
        exchange.say(host::tidings::Kind::news, exchange.in_words("game-two"));
    } else if (!session.shared->is_complete()) {
        return handlers::await_partner(exchange);
    } else {
        handlers::meet_partner(exchange);
    }
    if (fresh)
        exchange.apply(rules::events::Start{});
    else if (!session.game.record().empty())
        exchange.retell(session.game.record().size() - 1);
    const bool by_themselves = session.with_partner() && !session.shared->stands;
    session.shared->stands = false;
    if (session.game.state().paused && !by_themselves)
        exchange.apply(rules::events::GoOn{});
    handlers::turn(exchange, {});
    handlers::let_engine_move(exchange);
}

}  // namespace client::play::handlers
