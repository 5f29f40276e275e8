// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/session.hpp"

#include "rules/san.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/text.hpp"
#include "src/play/choice.hpp"
#include "src/play/handlers.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace client::play {

namespace {

/// Whether a question goes on waiting for its answer, which the screen has typed into its line.
bool is_about_question(commands::Verb verb)
{
    static constexpr std::array verbs{commands::Verb::yes, commands::Verb::no,
                                      commands::Verb::again, commands::Verb::type,
                                      commands::Verb::more};
    return std::ranges::find(verbs, verb) != verbs.end();
}

/// Whether a pawn goes on waiting to be told what it becomes.
bool is_about_promotion(commands::Verb verb)
{
    static constexpr std::array verbs{commands::Verb::next,   commands::Verb::previous,
                                      commands::Verb::select, commands::Verb::again,
                                      commands::Verb::type,   commands::Verb::more};
    return std::ranges::find(verbs, verb) != verbs.end();
}

/// A piece that is no longer there, or no longer the player's to move, is not held any more.
void drop_lost_piece(SessionState& session)
{
    auto& cursor = session.cursor;
    if (!cursor.selected)
        return;
    const auto piece = session.game.placement().board().at(*cursor.selected);
    if (piece && piece->color == session.speaker())
        return;
    cursor.selected.reset();
    cursor.promoting.reset();
}

void obey(Exchange& exchange, const commands::Command& command)
{
    const std::string_view typed = command.argument;
    if (command.verb == commands::Verb::blank)
        return handlers::blank(exchange);
    if (command.verb == commands::Verb::unknown)
        return exchange.refuse("unknown-command", {{"word", exchange.echo(typed)}});
    const auto& row = commands::row_of(command.verb);
    const std::string_view name = exchange.names.name(command.verb);
    if (exchange.session.tournament() && row.fairness == commands::Fairness::helps)
        return exchange.refuse("not-in-tournament", {{"command", name}});
    // Only the screen has a cursor that could mean the square.
    const bool about_square =
        row.argument == commands::Argument::square || row.argument == commands::Argument::line;
    if (about_square && typed.empty() &&
        exchange.session.options.interface == player::Interface::line)
        return exchange.refuse_input(name, exchange.in_words("square-missing"));
    // A question that was not answered is no longer asked.
    if (!is_about_question(command.verb)) {
        exchange.session.question.reset();
        exchange.session.choices.clear();
    }
    if (!is_about_promotion(command.verb))
        exchange.session.cursor.promoting.reset();
    exchange.typed =
        command.verb == commands::Verb::move ? exchange.echo(typed).screen : std::string{name};
    handlers::handler_of(command.verb)(exchange, command);
}

}  // namespace

Session::Session(SessionOptions options, words::ChosenWords& words)
    : Session{options, rules::Game{options.game}, words}
{
}

Session::Session(SessionOptions options,
                 rules::Game game,
                 words::ChosenWords& words,
                 store::Uses uses)
    : state_{.options = std::move(options),
             .game = std::move(game),
             .question = {},
             .overwritten = {},
             .choices = {},
             .premove = {},
             .viewed = {},
             .cursor = {},
             .advice = {},
             .latest = {},
             .uses = std::move(uses)},
      words_{&words}, names_{words.language()}
{
    state_.cursor.hand = state_.options.hand;
    if (state_.against_engine())
        state_.cursor.below = state_.options.own;
}

void Session::set_up(rules::Game game)
{
    state_.options.game = game.options();
    state_.game = std::move(game);
    state_.viewed.reset();
}

Reply Session::handle(const Input& input, rules::Instant now)
{
    Exchange exchange{state_, *words_, names_, now};
    const auto offer = state_.game.state().offer;
    // What time has done comes first, whatever is asked.
    exchange.apply(rules::events::Tick{});
    std::visit(
        speech::Overloaded{
            [&](const commands::Command& command) {
                obey(exchange, command);
                handlers::note_use(exchange, command);
            },
            [](const inputs::Tick&) {},
            [&](const inputs::Begin&) { handlers::begin(exchange); },
            [&](const inputs::EngineReported& reported) {
                handlers::engine_reported(exchange, reported.report);
            },
            [&](const inputs::EngineAnswered& said) { handlers::engine_answered(exchange, said); },
            [&](const inputs::NoMorePages&) { exchange.answer("no-more-pages"); },
            [&](const inputs::FileWritten& written) { handlers::file_written(exchange, written); },
            [&](const commands::KeysStruck& struck) { handlers::keys_struck(exchange, struck); },
        },
        input);
    drop_lost_piece(state_);
    if (state_.is_over() && std::exchange(state_.thinking, false))
        exchange.wishes.emplace_back(host::wishes::StopThinking{});
    const bool offered =
        offer != state_.options.own && state_.game.state().offer == state_.options.own;
    if (offered && state_.against_engine())
        exchange.wishes.emplace_back(host::wishes::ConsiderOffer{});
    handlers::warn_of_time(exchange);
    if (!exchange.tidings.empty())
        state_.latest = exchange.tidings;
    return {std::move(exchange.tidings), std::move(exchange.wishes)};
}

Reply Session::handle_line(std::string_view line, rules::Instant now)
{
    auto command = names_.read(line);
    const auto& placement = state_.game.placement();
    if (!placement.lawful())
        return handle(command, now);
    const auto& position = placement.position();
    if (const auto move = chosen(*words_, position, state_.choices, command, line))
        command = {commands::Verb::move, write_san(position, *move, words_->letters())};
    return handle(command, now);
}

std::optional<std::string> Session::answer_of(const keymaps::Key& key) const
{
    if (!state_.question)
        return std::nullopt;
    const auto pressed = speech::fold(key.text());
    for (const auto verb : {commands::Verb::yes, commands::Verb::no}) {
        const std::string english{commands::row_of(verb).name};
        for (const auto& name : {names_.name(verb), english})
            if (!pressed.empty() && speech::fold(name).starts_with(pressed))
                return '/' + english;
    }
    return std::nullopt;
}

std::optional<rules::Instant> Session::due(rules::Instant now) const
{
    const auto& clock = state_.game.clock();
    const auto warning = state_.tournament() ? std::nullopt : state_.warnings.next(clock, now);
    return warning ? warning : clock.next_fall();
}

}  // namespace client::play
