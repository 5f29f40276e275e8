// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/base/numbers.hpp"
#include "src/play/handlers.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace client::play::handlers {

namespace {

/// The position after so many plies is looked at from now on, and named by the move that led there.
void look(Exchange& exchange, std::size_t plies)
{
    auto& session = exchange.session;
    session.example.reset();
    const auto all = session.game.record().size();
    session.viewed = plies == all ? std::nullopt : std::optional{plies};
    if (plies == 0)
        exchange.answer("look-start");
    else
        exchange.retell(plies - 1);
    if (plies == all)
        exchange.answer("look-now");
}

}  // namespace

void leave_looking(Exchange& exchange)
{
    if (std::exchange(exchange.session.viewed, std::nullopt))
        exchange.answer("look-now");
}

void last(Exchange& exchange, const commands::Command& command)
{
    const auto plies = exchange.session.game.record().size();
    if (plies == 0)
        return exchange.answer("no-moves");
    const auto wanted = base::read_number<std::size_t>(command.argument).value_or(1);
    for (auto ply = plies - std::min(wanted, plies); ply < plies; ++ply)
        exchange.retell(ply);
}

void again(Exchange& exchange, const commands::Command&)
{
    if (exchange.session.latest.empty())
        return exchange.answer("no-moves");
    for (auto tiding : exchange.session.latest) {
        if (auto* const told = std::get_if<host::tidings::Played>(&tiding))
            told->telling = host::tidings::Telling::retold;
        exchange.tidings.push_back(std::move(tiding));
    }
}

void spell(Exchange& exchange, const commands::Command&)
{
    const auto& game = exchange.session.game;
    if (game.record().empty())
        return exchange.answer("no-moves");
    auto spelled =
        exchange.words.announcer().spelled(board::played(game, game.record().size() - 1).facts);
    spelled.urgency = speech::Urgency::answer;
    exchange.tidings.emplace_back(
        host::tidings::Said{host::tidings::Kind::answer, {std::move(spelled)}});
}

void back(Exchange& exchange, const commands::Command&)
{
    const auto plies = exchange.session.plies();
    if (plies == 0)
        return exchange.refuse("look-start");
    look(exchange, plies - 1);
}

void forward(Exchange& exchange, const commands::Command&)
{
    const auto plies = exchange.session.plies();
    if (plies == exchange.session.game.record().size())
        return exchange.refuse("look-now");
    look(exchange, plies + 1);
}

void start(Exchange& exchange, const commands::Command&)
{
    look(exchange, 0);
}

void end(Exchange& exchange, const commands::Command&)
{
    look(exchange, exchange.session.game.record().size());
}

}  // namespace client::play::handlers
