// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/session/session.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/text.hpp"
#include "src/printable.hpp"
#include "src/session/handlers.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace client {

namespace {

/// Whether a question goes on waiting for its answer, which the screen has typed into its line.
bool is_about_question(Verb verb)
{
    static constexpr std::array verbs{Verb::yes, Verb::no, Verb::again, Verb::type, Verb::more};
    return std::ranges::find(verbs, verb) != verbs.end();
}

/// Whether a pawn goes on waiting to be told what it becomes.
bool is_about_promotion(Verb verb)
{
    static constexpr std::array verbs{Verb::next, Verb::previous, Verb::select, Verb::again};
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

void obey(Exchange& exchange, const Command& command)
{
    const std::string_view typed = command.argument;
    if (command.verb == Verb::blank)
        return handlers::blank(exchange);
    if (command.verb == Verb::unknown) {
        const auto word = printable(typed);
        return exchange.refuse("unknown-command", {{"word", std::string_view{word}}});
    }
    const auto& row = row_of(command.verb);
    const std::string_view name = exchange.names.name(command.verb);
    if (exchange.session.tournament() && row.fairness == Fairness::helps)
        return exchange.refuse("not-in-tournament", {{"command", name}});
    // Only the screen has a cursor that could mean the square.
    const bool about_square = row.argument == Argument::square || row.argument == Argument::line;
    if (about_square && typed.empty() && exchange.session.options.interface == Interface::line)
        return exchange.refuse_input(name, exchange.in_words("square-missing"));
    // A question that was not answered is no longer asked.
    if (!is_about_question(command.verb))
        exchange.session.question.reset();
    if (!is_about_promotion(command.verb))
        exchange.session.cursor.promoting.reset();
    exchange.typed = command.verb == Verb::move ? printable(typed) : std::string{name};
    handlers::handler_of(command.verb)(exchange, command);
}

}  // namespace

Session::Session(SessionOptions options, tools::ChosenWords& words)
    : Session{options, rules::Game{options.game}, words}
{
}

Session::Session(SessionOptions options, rules::Game game, tools::ChosenWords& words)
    : state_{.options = std::move(options),
             .game = std::move(game),
             .question = {},
             .premove = {},
             .viewed = {},
             .cursor = {},
             .advice = {},
             .latest = {}},
      words_{&words}, names_{words.language()}
{
    if (state_.against_engine())
        state_.cursor.below = state_.options.own;
}

Reply Session::handle(const Input& input, rules::Instant now)
{
    Exchange exchange{state_, *words_, names_, now};
    const auto offer = state_.game.state().offer;
    // What time has done comes first, whatever is asked.
    exchange.apply(rules::events::Tick{});
    std::visit(
        speech::Overloaded{
            [&](const Command& command) { obey(exchange, command); },
            [](const inputs::Tick&) {},
            [&](const inputs::Begin&) { handlers::begin(exchange); },
            [&](const inputs::EngineReported& reported) {
                handlers::engine_reported(exchange, reported.report);
            },
            [&](const inputs::EngineAnswered& said) { handlers::engine_answered(exchange, said); },
            [&](const inputs::FileWritten& written) { handlers::file_written(exchange, written); },
            [&](const inputs::KeysStruck& struck) { handlers::keys_struck(exchange, struck); },
        },
        input);
    drop_lost_piece(state_);
    if (state_.is_over() && std::exchange(state_.thinking, false))
        exchange.wishes.emplace_back(wishes::StopThinking{});
    const bool offered =
        offer != state_.options.own && state_.game.state().offer == state_.options.own;
    if (offered && state_.against_engine())
        exchange.wishes.emplace_back(wishes::ConsiderOffer{});
    handlers::warn_of_time(exchange);
    if (!exchange.tidings.empty())
        state_.latest = exchange.tidings;
    return {std::move(exchange.tidings), std::move(exchange.wishes)};
}

Reply Session::handle_line(std::string_view line, rules::Instant now)
{
    return handle(names_.read(line), now);
}

std::optional<std::string> Session::answer_of(const keymaps::Key& key) const
{
    if (!state_.question)
        return std::nullopt;
    const auto pressed = speech::fold(key.text());
    for (const auto verb : {Verb::yes, Verb::no}) {
        const std::string english{row_of(verb).name};
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

}  // namespace client
