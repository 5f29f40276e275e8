// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/desk.hpp"

#include "rules/game/sheets.hpp"

#include <algorithm>
#include <utility>

namespace rules::laws {

void Desk::refuse(std::optional<Color> side,
                  Refusal reason,
                  std::string_view input,
                  std::optional<Hindrance> because)
{
    tell(facts::Refused{side, std::string{input}, reason, because});
}

/// The moves are left out: they are many, and few events change them.
void Desk::begin()
{
    auto moves = std::exchange(game.history, {});
    before_ = game;
    game.history = std::move(moves);
    facts_before_ = facts_.size();
}

void Desk::remember_moves()
{
    if (!moves_before_)
        moves_before_ = game.history;
}

/// What was told behind the refusal explains it, what was told before it has not happened.
void Desk::forget_if_refused()
{
    const auto since = facts_.begin() + static_cast<std::ptrdiff_t>(facts_before_);
    const auto refusal = std::find_if(since, facts_.end(), [](const Fact& fact) {
        return std::holds_alternative<facts::Refused>(fact.what);
    });
    if (!before_ || refusal == facts_.end())
        return;
    before_->history = moves_before_ ? *std::move(moves_before_) : std::move(game.history);
    game = *std::move(before_);
    game.act.breaks_duty = game.act.breaks_duty || breach_noted_;
    facts_.erase(since, refusal);
}

void Desk::refuse_instead(Color side)
{
    for (std::size_t i = facts_before_; i < facts_.size(); ++i)
        if (auto* const refused = std::get_if<facts::Refused>(&facts_[i].what))
            refused->side = side;
}

bool goes_on(Desk& desk, std::optional<Color> side, std::string_view input)
{
    if (desk.game.phase == Phase::over)
        desk.refuse(side, Refusal::game_over, input);
    else if (desk.game.phase == Phase::before)
        desk.refuse(side, Refusal::not_started, input);
    else if (side && desk.game.open_loss)
        desk.refuse(side, Refusal::not_allowed, input, Hindrance::mate_unproved);
    return desk.game.phase == Phase::playing && !(side && desk.game.open_loss);
}

bool is_adjourned(const GameState& game)
{
    const Adjournment& adjournment = game.adjournment;
    return adjournment.stage == Stage::sealing || adjournment.stage == Stage::sealed ||
           (adjournment.stage == Stage::resumed && !adjournment.opened);
}

bool awaits_decision(const GameState& game)
{
    const auto& claim = game.open_claim;
    return claim && (claim->flag_fell || (!claim->postponed && claim->kind != ClaimKind::colors));
}

std::optional<Hindrance> why_adjourned(const Adjournment& adjournment)
{
    switch (adjournment.stage) {
    case Stage::sealing:
        return Hindrance::sealing_unfinished;
    case Stage::sealed:
        return Hindrance::adjourned;
    case Stage::resumed:
        if (!adjournment.opened)
            return adjournment.lost ? Hindrance::envelope_lost : Hindrance::envelope_closed;
        break;
    case Stage::none:
        break;
    }
    return std::nullopt;
}

bool is_played(Desk& desk)
{
    if (!goes_on(desk, std::nullopt))
        return false;
    if (is_adjourned(desk.game))
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, why_adjourned(desk.game.adjournment));
    return !is_adjourned(desk.game);
}

bool may_play(Desk& desk, Color side, std::string_view input)
{
    if (!goes_on(desk, side, input))
        return false;
    const GameState& game = desk.game;
    const auto refuse = [&](std::optional<Hindrance> because) {
        desk.refuse(side, Refusal::not_allowed, input, because);
        return false;
    };
    if (game.absent[side])
        return refuse(Hindrance::player_absent);
    if (is_adjourned(game))
        return refuse(why_adjourned(game.adjournment));
    if (game.paused)
        return refuse(awaits_decision(game) ? Hindrance::claim_open : Hindrance::clocks_stopped);
    return true;
}

bool may_claim(Desk& desk, Color side)
{
    if (!goes_on(desk, side))
        return false;
    const auto refuse = [&](std::optional<Hindrance> because) {
        desk.refuse(side, Refusal::not_allowed, {}, because);
        return false;
    };
    const GameState& game = desk.game;
    if (game.absent[side])
        return refuse(Hindrance::player_absent);
    if (is_adjourned(game))
        return refuse(why_adjourned(game.adjournment));
    if (game.open_claim && !game.open_claim->postponed)
        return refuse(Hindrance::claim_open);
    return true;
}

bool has_the_move(const GameState& game, Color side)
{
    return game.turn() == side;
}

void end(Desk& desk, Points score, EndReason reason)
{
    GameState& game = desk.game;
    if (game.phase == Phase::over)
        return;
    game.phase = Phase::over;
    game.outcome = Outcome{score, reason};
    game.clock = game.clock.stopped(desk.now());
    game.paused.reset();
    game.open_claim.reset();
    game.claim_set_aside.reset();
    game.open_loss.reset();
    game.perhaps_dead.clear();
    desk.tell(facts::Ended{*game.outcome});
    const PointSystem& points = game.options.event.points;
    if (!points.name.empty())
        desk.tell(facts::PointsTold{
            {half_points(points, score, Color::white), half_points(points, score, Color::black)}});
    if (game.offer)
        desk.tell(facts::OfferEnded{*game.offer, OfferEnd::end});
    game.offer.reset();
}

void cancel(Desk& desk, Cancellation why)
{
    GameState& game = desk.game;
    game.phase = Phase::over;
    game.cancelled = why;
    game.clock = game.clock.stopped(desk.now());
    game.paused.reset();
    game.offer.reset();
    game.open_loss.reset();
    game.perhaps_dead.clear();
    desk.tell(facts::Cancelled{why});
}

bool shows_times(const GameState& game)
{
    return game.clock.timed() || game.options.external_clock;
}

void tell_clock(Desk& desk)
{
    if (desk.game.clock.timed())
        desk.tell(facts::ClockTold{desk.game.clock.reading(desk.now())});
}

void add_time(Desk& desk, Color side, Duration time)
{
    Clock& clock = desk.game.clock;
    note_freedom_from_recording(desk, side);
    if (clock.timed())
        clock = clock.with_left(side, clock.left(side, desk.now()) + time, desk.now());
}

void give_time(Desk& desk, Color side, Duration time, TimeReason why)
{
    if (!shows_times(desk.game) || time <= Duration{0})
        return;
    add_time(desk, side, time);
    desk.tell(facts::TimeAdded{side, time, why});
}

void take_time(Desk& desk, Color side, Duration time, TimeReason why)
{
    if (!shows_times(desk.game) || time <= Duration{0})
        return;
    const bool external = desk.game.options.external_clock;
    const Duration taken = external ? time : std::min(time, desk.game.clock.left(side, desk.now()));
    add_time(desk, side, -taken);
    desk.tell(facts::TimeTaken{side, taken, why});
}

void pause(Desk& desk)
{
    GameState& game = desk.game;
    if (game.clock.running())
        game.paused = game.clock.running();
    game.clock = game.clock.stopped(desk.now());
}

void go_on(Desk& desk)
{
    GameState& game = desk.game;
    if (!game.paused)
        return;
    game.clock = game.clock.started(*game.paused, desk.now());
    game.paused.reset();
}

void run_clock_of(Desk& desk, Color side)
{
    GameState& game = desk.game;
    if (game.paused)
        game.paused = side;
    else
        game.clock = game.clock.started(side, desk.now());
}

void put_first(Desk& desk, const OpenClaim& claim)
{
    desk.game.claim_set_aside = std::exchange(desk.game.open_claim, claim);
    pause(desk);
}

void settle_claim(Desk& desk)
{
    auto& claim = desk.game.open_claim;
    claim = std::exchange(desk.game.claim_set_aside, std::nullopt);
    if (!claim || claim->postponed)
        go_on(desk);
}

bool is_on_the_clock(const GameState& game, Color side)
{
    return game.clock.running() == side || game.paused == side;
}

namespace {

/// An offer that still stands belongs to the move that its side makes instead of one taken back.
void leave_offer_to_next_move(GameState& game, std::size_t plies)
{
    for (std::size_t ply = plies; ply < game.history.size(); ++ply) {
        const Ply& gone = game.history[ply];
        if (gone.offer)
            game.offer_awaits_move[gone.side] = true;
    }
    for (const Color side : both_colors)
        if (plies < game.history.size() && game.offer != side)
            game.offer_awaits_move[side] = false;
}

}  // namespace

void go_back_to(GameState& game, std::size_t plies)
{
    for (std::size_t ply = plies; ply < game.history.size(); ++ply) {
        const Color side = game.history[ply].side;
        if (game.history[ply].completed)
            --game.completed[side];
        if (game.history[ply].pressed)
            game.clock = game.clock.with_presses(side, game.clock.side(side).presses - 1);
    }
    leave_offer_to_next_move(game, plies);
    if (plies < game.history.size())
        game.misplaced.reset();
    game.history.resize(std::min(plies, game.history.size()));
    game.act = {};
    game.bare_press = false;
    game.breach.reset();
    game.open_loss.reset();
    std::erase_if(game.perhaps_dead, [&](std::size_t ply) { return ply > plies; });
    for (const Color side : both_colors)
        if (game.unpressed[side] && *game.unpressed[side] >= plies)
            game.unpressed[side].reset();
    std::erase_if(game.unseen, [&](const Unseen& one) { return one.plies >= plies; });
}

}  // namespace rules::laws
