// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/state.hpp"

#include <algorithm>
#include <tuple>
#include <variant>

namespace client::clock {
namespace {

using namespace rules;

/// How often a running clock is kept, so that a crash costs no more than this.
constexpr Duration keeping_interval = std::chrono::seconds{5};

}  // namespace

Wants ClockState::wants() const
{
    if (pending == Pending::nothing)
        return Wants::command;
    const bool asks_back = pending == Pending::quit || pending == Pending::another;
    return asks_back ? Wants::key : Wants::answer;
}

std::optional<Instant> ClockState::next_keeping() const
{
    const bool runs = clock && clock->clock().running();
    return runs ? std::optional{journalled + keeping_interval} : std::nullopt;
}

void stay_in_tournament(ClockState& state, const UseLog& log)
{
    state.log = log;
    state.options.unasked = Unasked::silent;
    state.options.counts = log.impaired ? Counts::told : Counts::not_told;
    state.options.own = log.impaired.value_or(state.options.own);
    state.options.own_is_settled = log.impaired.has_value();
}

void set_clock(ClockState& state, const SetUp& chosen)
{
    state.pending = Pending::nothing;
    state.options.control = chosen.control;
    state.options.counter = chosen.counter;
    if (chosen.hearing) {
        static_cast<Hearing&>(state.options) = *chosen.hearing;
        state.asked_hearing = chosen.hearing;
    }
    state.clock.emplace(state.options);
    state.journal = journal_head({chosen.control, chosen.counter, state.asked_hearing}, state.log);
    state.journalled = state.latest;
    if (state.log && state.log->uses.empty())
        note(state, store::Use::Kind::opened, state.voice);
}

Tidings act(ClockState& state, const Command& command)
{
    if (!state.clock)
        return {};
    auto tidings = state.clock->handle(command, state.latest);
    const auto done = effect(command, tidings);
    const bool only_ticks = std::holds_alternative<acts::Tick>(done) && tidings.empty();
    const bool goes_on = only_ticks && state.latest - state.journalled < keeping_interval;
    if (std::holds_alternative<acts::Ask>(done) || goes_on)
        return tidings;
    state.journal += journal_line({state.latest, done});
    state.journalled = state.latest;
    return tidings;
}

void note(ClockState& state, store::Use::Kind kind, std::string what)
{
    if (!state.log || !state.clock)
        return;
    const auto reading = state.clock->reading(state.latest);
    state.log->uses.push_back({state.latest, reading.mover().value_or(Color::white), reading.left,
                               kind, std::move(what)});
    state.journal += journal_line(state.log->uses.back());
}

void take_over(ClockState& state, const Journal& journal)
{
    state.begun_with = {state.options, state.log};
    if (journal.log)
        stay_in_tournament(state, *journal.log);
    set_clock(state, journal.set_up);
    state.options.control = state.begun_with.first.control;  // of the next one
    state.options.counter = state.begun_with.first.counter;
    for (const TimedCommand& each : journal.commands) {
        state.latest = std::max(state.latest, each.at);
        state.clock->redo(each.command, state.latest);
        state.journal += journal_line({state.latest, each.command});
    }
    state.journalled = state.latest;
    if (state.clock->clock().running())
        static_cast<void>(act(state, acts::Pause{}));
    if (journal.log)
        note(state, store::Use::Kind::opened, state.voice);
    state.pending = Pending::kept_clock;
}

void put_aside(ClockState& state)
{
    state.clock.reset();
    state.asked_hearing.reset();
    state.journal.clear();
    state.latest = {};
    std::tie(state.options, state.log) = state.begun_with;
    state.pending = Pending::nothing;
}

}  // namespace client::clock
