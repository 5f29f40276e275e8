// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/commands/key_words.hpp"
#include "src/commands/suggestion.hpp"
#include "src/play/choice.hpp"
#include "src/play/handlers.hpp"
#include "src/text/words.hpp"
#include "src/words/meant_move.hpp"

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

bool is_unfinished(const SessionState& session)
{
    return !session.is_over() && !session.game.record().empty();
}

/// Who plays against whom, and how well.
speech::Word greeting(const Exchange& exchange)
{
    const auto& options = exchange.session.options;
    if (!exchange.session.against_engine())
        return exchange.in_words("game-two");
    const auto side = speech::side_argument(options.own);
    const auto engine = options.engine_name();
    if (options.strength.empty())
        return exchange.in_words("game-engine",
                                 {{"side", side}, {"engine", std::string_view{engine}}});
    return exchange.in_words("game-engine-strength",
                             {{"side", side},
                              {"engine", std::string_view{engine}},
                              {"strength", strength_words(exchange.language(), options.strength)}});
}

/// No time passes in a game that nobody sits at.
void leave_board(Exchange& exchange)
{
    const auto& game = exchange.session.game;
    if (!exchange.session.is_over() && game.clock().running())
        exchange.apply(rules::events::HaltClocks{});
}

}  // namespace

void refuse_with_suggestion(Exchange& exchange, std::string_view line, const speech::Word& refusal)
{
    auto& session = exchange.session;
    const auto position = typed_for(session);
    auto meant = commands::completed(exchange.names, line);
    if (!meant && position && !session.tournament())  // it would tell what is legal
        meant = words::meant_move(exchange.words, *position, line);
    if (!meant)
        return exchange.refuse(refusal);
    session.question = Question::meant;
    session.asked = exchange.in_words("ask-meant", {{"line", exchange.echo(*meant)}});
    session.meant = *std::move(meant);
    exchange.refuse(speech::after(refusal, session.asked));
}

void new_game(Exchange& exchange, const commands::Command& command)
{
    auto& session = exchange.session;
    auto choice = read_choice(exchange.language(), exchange.names, command.argument);
    const auto name = exchange.names.name(*command.row);
    if (!choice)
        return refuse_misfit(exchange, {nullptr, name + ' ' + command.argument, command.row});
    if (session.tournament() && choice->opponent)
        return exchange.refuse("not-in-tournament", {{"command", std::string_view{name}}});
    leave_board(exchange);
    if (is_unfinished(session))
        exchange.answer("game-kept", {{"command", std::string_view{"annabella games"}}});
    session.next = *std::move(choice);
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
    if (!is_unfinished(exchange.session))
        exchange.answer("goodbye");
    else if (exchange.session.keeping == Keeping::waits)
        exchange.answer("goodbye-unkept");
    else
        exchange.answer("goodbye-kept", {{"command", std::string_view{"annabella resume"}}});
    exchange.wishes.emplace_back(host::wishes::Quit{});
}

void blank(Exchange& exchange)
{
    if (exchange.session.clocks_wait)
        return handlers::go(exchange, {&row_of(handlers::go)});
    if (!exchange.session.game.record().empty())
        exchange.retell(exchange.session.game.record().size() - 1);
    handlers::turn(exchange, {});
}

void begin(Exchange& exchange)
{
    auto& session = exchange.session;
    handlers::note_opening(exchange);
    const bool fresh = session.game.state().phase == rules::Phase::before;
    if (session.with_partner() && !session.shared->is_complete())
        return handlers::await_partner(exchange);
    if (session.with_partner())
        handlers::meet_partner(exchange);
    else
        exchange.say(host::tidings::Kind::news, greeting(exchange));
    if (fresh)
        exchange.apply(rules::events::Start{});
    else if (!session.game.record().empty())
        exchange.retell(session.game.record().size() - 1);
    const bool by_themselves = session.with_partner() && !session.shared->stands;
    session.shared->stands = false;
    const bool waits = session.game.clock().timed() && !session.with_partner() &&
                       !session.tournament() && !session.is_over();
    if (waits)
        handlers::wait_with_clocks(exchange);
    else if (session.game.state().paused && !by_themselves)
        exchange.apply(rules::events::GoOn{});
    handlers::turn(exchange, {});
    if (session.clocks_wait)
        exchange.answer("clocks-wait",
                        {{"whose", std::string_view{session.other_to_move() ? "other" : "own"}}});
    handlers::let_engine_move(exchange);
}

}  // namespace client::play::handlers
