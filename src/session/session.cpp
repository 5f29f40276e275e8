// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/session/session.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/printable.hpp"
#include "src/session/handlers.hpp"

#include <utility>

namespace client {

namespace {

void obey(Exchange& exchange, const Command& command)
{
    const std::string_view typed = command.argument;
    if (command.verb == Verb::blank)
        return handlers::blank(exchange);
    if (command.verb == Verb::unknown)
        return exchange.refuse("unknown-command", {{"word", typed}});
    const auto& row = row_of(command.verb);
    const std::string_view name = exchange.names.name(command.verb);
    if (exchange.session.tournament() && row.fairness == Fairness::helps)
        return exchange.refuse("not-in-tournament", {{"command", name}});
    // A question that was not answered is no longer asked.
    if (command.verb != Verb::yes && command.verb != Verb::no && command.verb != Verb::again)
        exchange.session.question.reset();
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
             .latest = {}},
      words_{&words}, names_{words.language()}
{
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
            [&](const inputs::EngineMoved& moved) { handlers::engine_moved(exchange, moved); },
            [&](const inputs::EngineAnswered& said) { handlers::engine_answered(exchange, said); },
        },
        input);
    if (state_.is_over() && std::exchange(state_.thinking, false))
        exchange.wishes.emplace_back(wishes::StopThinking{});
    const bool offered =
        offer != state_.options.own && state_.game.state().offer == state_.options.own;
    if (offered && state_.against_engine())
        exchange.wishes.emplace_back(wishes::ConsiderOffer{});
    if (!exchange.tidings.empty())
        state_.latest = exchange.tidings;
    return {std::move(exchange.tidings), std::move(exchange.wishes)};
}

Reply Session::handle_line(std::string_view line, rules::Instant now)
{
    return handle(names_.read(line), now);
}

std::optional<rules::Instant> Session::due() const
{
    return state_.game.clock().next_fall();
}

}  // namespace client
