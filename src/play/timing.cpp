// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/host/sounds.hpp"
#include "src/play/handlers.hpp"
#include "src/play/thoughts.hpp"
#include "src/player/warnings.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace client::play::handlers {

namespace {

namespace events = rules::events;
using rules::Color;
using speech::Word;

constexpr rules::Duration last_seconds = std::chrono::seconds{5};

/// Every question about time begins here: without a clock there is nothing to tell.
bool is_timed(Exchange& exchange, const commands::Command& command)
{
    if (exchange.session.game.clock().timed())
        return true;
    exchange.refuse_input(exchange.names.name(*command.row), exchange.in_words("refused-no-clock"));
    return false;
}

/// Whether lines are read with the fingers: then each has one fact.
bool is_felt(const Exchange& exchange)
{
    return exchange.language().breadth() == speech::Breadth::narrow;
}

/// While a delay lasts, it is told with the time.
Word time_left(const Exchange& exchange, Color side)
{
    const auto& clock = exchange.session.game.clock();
    const auto& language = exchange.language();
    const auto time = speech::time_words(language, clock.shown(side, exchange.now));
    const auto delay = clock.delay_left(exchange.now);
    return delay && clock.running() == side ? after(time, speech::delay_words(language, *delay))
                                            : time;
}

/// In a tournament the number of moves is told to who asks for it, and may (12.6, D.2.10.4).
Word whose_turn(const Exchange& exchange)
{
    if (exchange.session.tournament())
        return exchange.in_words("to-move",
                                 {{"side", speech::side_argument(exchange.session.turn())}});
    const auto number = std::to_string(exchange.session.game.placement().move_number());
    return exchange.in_words("move-number",
                             {{"number", std::string_view{number}},
                              {"side", speech::side_argument(exchange.session.turn())}});
}

/// The number of moves, and of those to the control.
bool may_know_counts(const SessionState& session, Color side)
{
    return !session.tournament() || session.game.state().impaired(side);
}

/// "move 12, Nf3: 3 minutes"
Word told_thought(const Exchange& exchange, const Thought& thought)
{
    const auto played = board::played(exchange.session.game, thought.ply);
    return exchange.in_words("thought",
                             {{"number", speech::plain_number(exchange.language(), played.number)},
                              {"move", exchange.in_words(played.facts)},
                              {"time", speech::span_words(exchange.language(), thought.time)}});
}

/// In the last seconds nobody has the time to hear more than a number.
Word warning_words(const Exchange& exchange, rules::Duration left)
{
    const auto time = speech::time_words(exchange.language(), left, speech::Verbosity::normal);
    return left > last_seconds ? exchange.in_words("time-left", {{"time", time}}) : time;
}

/// A pause that is worth a word.
std::optional<Word>
how_long(const Exchange& exchange, speech::Message message, std::optional<rules::Instant> since)
{
    const auto time = exchange.now - since.value_or(exchange.now);
    if (time < std::chrono::seconds{1})
        return std::nullopt;
    return exchange.in_words(message, {{"time", speech::span_words(exchange.language(), time)}});
}

Word which_runs(const Exchange& exchange)
{
    const auto running = exchange.session.game.clock().running();
    if (running)
        return exchange.in_words("clock-runs", {{"side", speech::side_argument(*running)}});
    const auto stopped = exchange.in_words("clocks-stopped");
    const auto time = how_long(exchange, "pause-lasts", exchange.session.paused_at);
    return time ? after(stopped, *time) : stopped;
}

/// On the screen each time has a line of its own, where a reader's review finds it.
std::vector<Word> clock_lines(const Exchange& exchange)
{
    std::vector<Word> lines;
    for (const Color side : rules::both_colors)
        lines.push_back(exchange.in_words("time-of", {{"side", speech::side_argument(side)},
                                                      {"time", time_left(exchange, side)}}));
    lines.push_back(after(which_runs(exchange), whose_turn(exchange)));
    return lines;
}

/// Under fingers both times come first, in few cells.
std::vector<Word> felt_clock(const Exchange& exchange)
{
    const auto times =
        exchange.in_words("both-times", {{"white", time_left(exchange, Color::white)},
                                         {"black", time_left(exchange, Color::black)}});
    return {after(times, which_runs(exchange))};
}

}  // namespace

void clock(Exchange& exchange, const commands::Command& command)
{
    if (!is_timed(exchange, command))
        return;
    if (is_felt(exchange))
        return exchange.say(host::tidings::Kind::times, felt_clock(exchange));
    if (exchange.session.options.interface == player::Interface::screen)
        return exchange.say(host::tidings::Kind::times, clock_lines(exchange));
    auto words = speech::clock_words(exchange.language(),
                                     exchange.session.game.clock().reading(exchange.now));
    words.push_back(whose_turn(exchange));
    exchange.answer(speech::told(exchange.language(), std::move(words)));
}

void mine(Exchange& exchange, const commands::Command& command)
{
    if (is_timed(exchange, command))
        exchange.answer(time_left(exchange, exchange.session.speaker()));
}

void theirs(Exchange& exchange, const commands::Command& command)
{
    if (is_timed(exchange, command))
        exchange.answer("time-opponent",
                        {{"time", time_left(exchange, opponent(exchange.session.speaker()))}});
}

void moves(Exchange& exchange, const commands::Command& command)
{
    if (!command.argument.empty())
        return tell_moves(exchange, command.argument);
    exchange.apply(events::Ask{events::Question::moves, exchange.session.speaker()});
}

void turn(Exchange& exchange, const commands::Command&)
{
    if (const auto& outcome = exchange.session.game.outcome()) {
        exchange.tidings.emplace_back(
            host::tidings::Happened{{exchange.now, rules::facts::Ended{*outcome}}});
        return;
    }
    std::vector words{whose_turn(exchange)};
    if (exchange.session.game.clock().timed() && !exchange.session.is_over() &&
        !exchange.session.clocks_wait)
        words.insert(is_felt(exchange) ? words.begin() : words.end(), which_runs(exchange));
    exchange.answer(speech::told(exchange.language(), std::move(words)));
}

void period(Exchange& exchange, const commands::Command& command)
{
    if (!is_timed(exchange, command))
        return;
    const auto side = exchange.session.speaker();
    const auto& clock = exchange.session.game.clock();
    const auto number = std::to_string(clock.side(side).period + 1);
    const auto bonus = clock.bonus(side);
    auto words =
        bonus.kind == rules::BonusKind::none
            ? exchange.in_words("period", {{"number", std::string_view{number}}})
            : exchange.in_words("period-bonus",
                                {{"number", std::string_view{number}},
                                 {"kind", speech::bonus_argument(bonus.kind)},
                                 {"time", speech::time_words(exchange.language(), bonus.amount,
                                                             speech::Verbosity::full)}});
    if (!may_know_counts(exchange.session, side))
        return exchange.answer(std::move(words));
    const auto to_go = clock.moves_to_control(side);
    auto control =
        to_go
            ? exchange.in_words(
                  "to-control",
                  {{"moves", speech::counted(exchange.language(), speech::Counted::moves, *to_go)}})
            : exchange.in_words("no-control");
    exchange.answer(speech::told(exchange.language(), {std::move(words), std::move(control)}));
}

void difference(Exchange& exchange, const commands::Command& command)
{
    if (!is_timed(exchange, command))
        return;
    const auto& clock = exchange.session.game.clock();
    exchange.answer(speech::difference_words(
        exchange.language(),
        {clock.shown(Color::white, exchange.now), clock.shown(Color::black, exchange.now)},
        clock.counts_up() ? speech::Counts::time_used : speech::Counts::time_left));
}

void pause(Exchange& exchange, const commands::Command& command)
{
    auto& session = exchange.session;
    if (!is_timed(exchange, command))
        return;
    if (!session.game.state().paused)
        exchange.apply(events::HaltClocks{});
    if (!session.game.state().paused)
        return;
    session.clocks_wait = false;
    if (std::exchange(session.thinking, false))
        exchange.wishes.emplace_back(host::wishes::StopThinking{});
    session.paused_at = session.paused_at.value_or(exchange.now);
    exchange.answer(which_runs(exchange));
}

void go(Exchange& exchange, const commands::Command& command)
{
    if (!is_timed(exchange, command))
        return;
    if (!handlers::partner_is_there(exchange, exchange.names.name(*command.row)))
        return;
    exchange.session.clocks_wait = false;
    if (exchange.session.game.state().paused || exchange.session.is_over())
        exchange.apply(events::GoOn{});
    const auto running = exchange.session.game.clock().running();
    const auto pause =
        how_long(exchange, "pause-lasted", std::exchange(exchange.session.paused_at, std::nullopt));
    if (running && exchange.tidings.empty())
        exchange.answer("clock-runs", {{"side", speech::side_argument(*running)}});
    if (running && pause)
        exchange.answer(*pause);
    handlers::let_engine_move(exchange);
}

void wait_with_clocks(Exchange& exchange)
{
    auto& session = exchange.session;
    if (session.game.clock().running())
        exchange.apply(events::HaltClocks{});
    session.clocks_wait = session.game.state().paused.has_value();
}

void start_clocks(Exchange& exchange)
{
    if (std::exchange(exchange.session.clocks_wait, false))
        exchange.apply(events::GoOn{});
}

void thoughts(Exchange& exchange, const commands::Command&)
{
    constexpr std::size_t most = 3;
    const auto& game = exchange.session.game;
    for (const Color side : rules::both_colors) {
        std::vector<Word> moves;
        for (const auto& thought : longest_thoughts(game, side, most))
            moves.push_back(told_thought(exchange, thought));
        if (!moves.empty())
            exchange.answer("thoughts-of", {{"side", speech::side_argument(side)},
                                            {"moves", speech::listed(moves)}});
    }
    if (exchange.tidings.empty())
        exchange.answer("no-moves");
}

void warn_of_time(Exchange& exchange)
{
    auto& session = exchange.session;
    const auto& clock = session.game.clock();
    const auto running = clock.running();
    const auto mark = session.warnings.reached(clock, exchange.now);
    if (!mark || session.tournament() || running != session.speaker())
        return;
    auto told = warning_words(exchange, *mark);
    host::tidings::Told warning{host::tidings::Kind::warning, {}};
    warning.lines.push_back({std::move(told.screen), std::move(told.voice),
                             exchange.language().voice(), speech::Urgency::background,
                             speech::Pace::usual, speech::Cue{player::warning_sound(*mark)},
                             host::ear_of(session.speaker())});
    exchange.tidings.emplace_back(std::move(warning));
}

}  // namespace client::play::handlers
