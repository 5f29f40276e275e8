// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"

#include "rules/game/flags.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/words.hpp"
#include "rules/game_questions.hpp"

#include <algorithm>

namespace rules {
namespace {

/// Ticks and questions leave a trace only if something happened in the meantime.
bool leaves_no_trace(const Event& event)
{
    return std::holds_alternative<events::Tick>(event) ||
           std::holds_alternative<events::Ask>(event) ||
           std::holds_alternative<events::ShowEnvelope>(event);
}

}  // namespace

Game::Game(GameOptions options)
{
    state_.options = std::move(options);
    state_.clock = state_.options.external_clock
                       ? Clock{}
                       : Clock{state_.options.control, state_.options.counter};
    for (const Color side : both_colors)
        state_.absent[side] = state_.player(side).absent;
}

Game Game::rebuilt(GameOptions options, std::span<const TimedEvent> events)
{
    Game game{std::move(options)};
    for (const TimedEvent& each : events)
        game.apply(each.event, each.at);
    return game;
}

Facts Game::apply(const Event& event, Instant at)
{
    latest_ = std::clamp(at, latest_, Instant{} + longest_time);
    laws::Desk desk{state_, latest_};
    const int noted = state_.half_hours_noted;
    laws::catch_up(desk, latest_);
    const bool time_did_something = !desk.silent() || state_.half_hours_noted != noted;
    Event written = as_written(event);
    desk.begin();
    std::visit([&](const auto& one) { laws::on(desk, one); }, event);
    desk.forget_if_refused();
    if (!leaves_no_trace(event))
        log_.push_back({latest_, std::move(written)});
    else if (time_did_something)
        log_.push_back({latest_, events::Tick{}});
    else
        return desk.take_facts();
    state_.now = latest_;
    return desk.take_facts();
}

Event Game::as_written(Event event) const
{
    if (auto* const play = std::get_if<events::Play>(&event))
        if (std::holds_alternative<Move>(play->move))
            play->move = written(placement(), play->move);
    return event;
}

const Placement& Game::announced_from(Color side) const
{
    const bool made = !state_.history.empty() && state_.history.back().side == side;
    return made ? state_.before(state_.history.size() - 1) : state_.placement();
}

Color Game::announced_by_assistant(Color side) const
{
    return laws::side_announced(state_, side);
}

const Placement& Game::repeated_from(Color listener) const
{
    if (laws::awaits_rest_of_move(state_, opponent(listener)))
        return state_.placement();
    return state_.before(state_.history.empty() ? 0 : state_.history.size() - 1);
}

}  // namespace rules
