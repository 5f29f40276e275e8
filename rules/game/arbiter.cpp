// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/desk.hpp"
#include "rules/game/flags.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/proofs.hpp"
#include "rules/game/sheets.hpp"

#include <algorithm>
#include <utility>

namespace rules::laws {
namespace {

/// Article 6.10: the clock is there, and what it showed is noted before it is changed.
bool may_correct(Desk& desk, Color side)
{
    if (!goes_on(desk, side))
        return false;
    if (!shows_times(desk.game)) {
        desk.refuse(side, Refusal::no_clock);
        return false;
    }
    note_times(desk);
    return true;
}

/// A.4.1.1: without supervision the clock stays as it was set once ten moves each are completed,
/// unless the schedule of the event would suffer.
bool may_set(Desk& desk, Color side, bool for_schedule)
{
    const GameState& game = desk.game;
    const int limit = game.rules().clock_set_until_moves_each;
    const int moves = std::min(game.completed[Color::white], game.completed[Color::black]);
    const bool fixed = limit > 0 && moves >= limit && !for_schedule;
    if (fixed && goes_on(desk, side))
        desk.refuse(side, Refusal::not_allowed, {}, Hindrance::clock_fixed);
    return !fixed;
}

bool may_punish(const GameState& game, Penalty penalty)
{
    const bool new_in_2018 = penalty == Penalty::fine || penalty == Penalty::exclusion;
    return !new_in_2018 || game.rules().penalties == PenaltyList::nine;
}

/// Raising and lowering scores came after 1997.
bool may_score(const GameState& game, Points score)
{
    const bool half = score == Points::half_to_white || score == Points::half_to_black;
    return !half || game.rules().penalties != PenaltyList::five;
}

/// 2009, 12.3.b: whoever cannot win by any series of moves has a draw only.
bool could_still_win(Desk& desk, Color side)
{
    const Placement& placement = desk.game.placement();
    if (!placement.lawful())
        return true;
    const Answer answer = ask_for_ruling(desk.game, placement.position(), side);
    if (answer == Answer::undetermined)
        desk.tell(facts::MateInDoubt{side, Doubt::unsettled});
    return answer != Answer::no;
}

Points half_for(Color side)
{
    return side == Color::white ? Points::half_to_white : Points::half_to_black;
}

void stop(Desk& desk)
{
    pause(desk);
    tell_clock(desk);
}

/// There is no clock that could be stopped.
void refuse_to_stop(Desk& desk, std::optional<Color> side)
{
    const GameState& game = desk.game;
    if (!game.paused && !game.clock.timed())
        desk.refuse(side, Refusal::no_clock);
    else if (is_adjourned(game))
        desk.refuse(side, Refusal::not_allowed, {}, why_adjourned(game.adjournment));
    else
        desk.refuse(side, Refusal::not_allowed, {}, Hindrance::clocks_stopped);
}

}  // namespace

void on(Desk& desk, const events::StopClocks& event)
{
    if (!goes_on(desk, event.side))
        return;
    if (!desk.game.clock.running()) {
        refuse_to_stop(desk, event.side);
        return;
    }
    if (!event.with_reason)
        desk.tell(facts::Irregular{event.side, Irregularity::stop_without_reason});
    stop(desk);
}

void on(Desk& desk, const events::HaltClocks&)
{
    if (!goes_on(desk, std::nullopt))
        return;
    if (desk.game.clock.running())
        stop(desk);
    else
        refuse_to_stop(desk, std::nullopt);
}

void on(Desk& desk, const events::GoOn&)
{
    if (!goes_on(desk, std::nullopt))
        return;
    const auto& claim = desk.game.open_claim;
    if (desk.game.open_loss) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::mate_unproved);
        return;
    }
    if (awaits_decision(desk.game)) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::claim_open);
        return;
    }
    if (!desk.game.paused) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::clocks_run);
        return;
    }
    if (claim && claim->kind == ClaimKind::colors)  // 7.3: it goes on unless he rules otherwise
        settle_claim(desk);
    else
        go_on(desk);
    tell_clock(desk);
}

namespace {

/// Article 6.10.2: he has looked at the clock that was claimed to be wrong.
void accept_clock_claim(Desk& desk)
{
    auto& claim = desk.game.open_claim;
    if (!claim || claim->kind != ClaimKind::clock)
        return;
    desk.tell(facts::Claimed{claim->side, claim->kind, Verdict::correct});
    claim = std::exchange(desk.game.claim_set_aside, std::nullopt);
}

}  // namespace

void on(Desk& desk, const events::SetTime& event)
{
    if (!may_set(desk, event.side, event.for_schedule) || !may_correct(desk, event.side))
        return;
    accept_clock_claim(desk);
    if (!desk.game.clock.timed()) {  // the other clock shows it, and is set by hand
        desk.tell(facts::TimeSet{event.side, event.time});
        return;
    }
    if (desk.game.clock.side(event.side).flag != Flag::up && event.time > Duration{0})
        desk.game.clock = desk.game.clock.with_flag_up(event.side);
    const Duration change = event.time - desk.game.clock.left(event.side, desk.now());
    if (change > Duration{0})
        give_time(desk, event.side, change, TimeReason::correction);
    else
        take_time(desk, event.side, -change, TimeReason::correction);
}

void on(Desk& desk, const events::SetCounter& event)
{
    if (!may_set(desk, event.side, false) || !may_correct(desk, event.side))
        return;
    accept_clock_claim(desk);
    if (desk.game.clock.timed())
        desk.game.clock = desk.game.clock.with_presses(event.side, event.presses);
}

void on(Desk& desk, const events::AddTime& event)
{
    if (!may_correct(desk, event.side))
        return;
    accept_clock_claim(desk);
    give_time(desk, event.side, event.time, TimeReason::arbiter);
}

void on(Desk& desk, const events::TakeTime& event)
{
    if (!may_correct(desk, event.side))
        return;
    accept_clock_claim(desk);
    take_time(desk, event.side, event.time, TimeReason::arbiter);
}

void on(Desk& desk, const events::Deduct& event)
{
    const GameState& game = desk.game;
    const Player& player = game.player(event.side);
    const bool disabled = player.visually_impaired || player.hearing_impaired;
    if (!goes_on(desk, event.side))
        return;
    if (!player.assistant || (disabled && game.rules().disabled_keep_their_time))
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::no_deduction);
    else if (may_correct(desk, event.side))
        take_time(desk, event.side, event.time, TimeReason::assistant);
}

void on(Desk& desk, const events::PutBack& event)
{
    GameState& game = desk.game;
    if (!is_played(desk))
        return;
    const auto made = static_cast<int>(game.history.size());
    if (event.plies.value_or(made) > made) {
        desk.refuse(std::nullopt, Refusal::not_understood, {}, Hindrance::too_few_moves);
        return;
    }
    game.displaced_by.reset();
    if (event.plies && *event.plies < made) {
        go_back_to(game, static_cast<std::size_t>(*event.plies));
        strike_out_what_went_back(game);
        if (game.clock.running() || game.paused)
            run_clock_of(desk, game.turn());
    }
    desk.tell(facts::Restored{game.placement().setup()});
}

void on(Desk& desk, const events::Punish& event)
{
    if (!goes_on(desk, event.side))
        return;
    if (may_punish(desk.game, event.penalty))
        desk.tell(facts::Punished{event.side, event.penalty});
    else
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::not_in_edition);
}

void on(Desk& desk, const events::FindDevice& event)
{
    if (!goes_on(desk, event.side))
        return;
    const Edition edition = desk.game.rules().edition;
    if (edition == Edition::e1997)  // it knows no such rule: he says by himself what follows
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::not_in_edition);
    else if (desk.game.options.event.device_penalty == DevicePenalty::warning)
        desk.tell(facts::Punished{event.side, Penalty::warning});
    else if (edition == Edition::e2009 && !could_still_win(desk, opponent(event.side)))
        end(desk, half_for(opponent(event.side)), EndReason::device);
    else
        end(desk, win_for(opponent(event.side)), EndReason::device);
}

void on(Desk& desk, const events::Rule& event)
{
    if (!goes_on(desk, std::nullopt))
        return;
    const auto& claim = desk.game.open_claim;
    const bool claimed =
        claim && (claim->kind == ClaimKind::quickplay || claim->kind == ClaimKind::agreement);
    if (event.score == Points::draw && claimed)
        on(desk, events::RuleClaim{events::Ruling::accept});
    else if (may_score(desk.game, event.score))
        end(desk, event.score, EndReason::arbiter);
    else
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::not_in_edition);
}

void on(Desk& desk, const events::TurnBoard&)
{
    if (!goes_on(desk, std::nullopt))
        return;
    desk.tell(facts::PositionTold{desk.game.placement().setup()});
}

}  // namespace rules::laws
