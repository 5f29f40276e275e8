// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/flags.hpp"

#include "rules/game/handlers.hpp"
#include "rules/game/session.hpp"
#include "rules/game/sheets.hpp"

#include <algorithm>

namespace rules::laws {
namespace {

using namespace std::chrono_literals;

constexpr Duration note_interval = 30min;
constexpr int most_half_hours = 100;

bool is_down(const GameState& game, Color side)
{
    return game.clock.side(side).flag != Flag::up;
}

bool both_down(const GameState& game)
{
    return is_down(game, Color::white) && is_down(game, Color::black);
}

/// Article 6.4: the moves that had to be completed when the flag fell.
bool quota_is_met(const GameState& game, Color side)
{
    const ClockSide& own = game.clock.side(side);
    int quota = 0;
    for (std::size_t period = 0; period <= own.fell_in; ++period) {
        const auto& moves = game.clock.control().period(side, period).moves;
        if (!moves)
            return false;
        quota += *moves;
    }
    return game.completed[side] >= quota;
}

/// The next period begins, unless the clock has added it by itself.
void begin_next_period(GameState& game, Color side)
{
    const ClockSide own = game.clock.side(side);
    game.clock = game.clock.with_flag_up(side);
    if (own.period == own.fell_in)
        game.clock = game.clock.with_next_period(side);
}

void flag_fell(Desk& desk, Color side)
{
    GameState& game = desk.game;
    if (game.clock.side(side).flag == Flag::noticed)
        return;
    if (game.sees_all()) {
        notice_flag(desk, side);
        return;
    }
    desk.tell(facts::FlagFell{side});
    if (!game.assisted(opponent(side), AssistantDuty::claim_time))
        return;
    desk.tell(facts::Assisted{opponent(side), AssistantDuty::claim_time});
    claim_flag(desk, opponent(side));
}

void go_on_after_both_flags(Desk& desk)
{
    for (const Color side : both_colors)
        begin_next_period(desk.game, side);
    tell_clock(desk);
}

/// III.2: announced, and the periods of the fallen flags are without increment.
bool guideline_three_in_force(const GameState& game)
{
    return game.options.event.guideline_three && std::ranges::all_of(both_colors, [&](Color side) {
               const std::size_t period = game.clock.side(side).fell_in;
               return game.options.control.period(side, period).bonus.kind == BonusKind::none;
           });
}

BothFlags rule_in_force(const GameState& game)
{
    const BothFlags rule = game.rules().both_flags;
    if (rule == BothFlags::by_period_if_announced)
        return guideline_three_in_force(game) ? BothFlags::by_period : BothFlags::flag_mark;
    return rule;
}

bool fell_in_last_period(const GameState& game)
{
    return std::ranges::any_of(both_colors, [&](Color side) {
        return !game.clock.control().period(side, game.clock.side(side).fell_in).moves;
    });
}

void decide_both_flags(Desk& desk)
{
    switch (rule_in_force(desk.game)) {
    case BothFlags::go_on:
        go_on_after_both_flags(desk);
        return;
    case BothFlags::by_period:
        if (!fell_in_last_period(desk.game)) {
            go_on_after_both_flags(desk);
            return;
        }
        [[fallthrough]];
    case BothFlags::draw:
        end(desk, Points::draw, EndReason::both_flags);
        return;
    case BothFlags::by_period_if_announced:
    case BothFlags::flag_mark:
        notice_flag(desk, *desk.game.clock.first_flag());
        return;
    }
}

void let_flag_fall(Desk& desk)
{
    const Color side = *desk.game.clock.running();
    desk.game.clock = desk.game.clock.with_flag_fallen();
    flag_fell(desk, side);
}

void note_half_hour(Desk& desk)
{
    ++desk.game.half_hours_noted;
    note_times(desk);
}

std::optional<Instant> next_note(const GameState& game)
{
    if (!game.clock.timed() || game.half_hours_noted >= most_half_hours)
        return std::nullopt;
    return game.started_at + note_interval * (game.half_hours_noted + 1);
}

/// What happens by itself.
struct Due {
    Instant at;
    void (*happens)(Desk&);
};

/// The first of all that happens by itself up to an instant.
std::optional<Due> next_due(const GameState& game, Instant until)
{
    std::optional<Due> next;
    const auto consider = [&](std::optional<Instant> at, void (*happens)(Desk&)) {
        if (at && *at <= until && (!next || *at < next->at))
            next = Due{*at, happens};
    };
    const auto arrival = latest_arrival(game);
    consider(game.clock.next_fall(), let_flag_fall);
    consider(next_note(game), note_half_hour);
    if (arrival != until)  // who comes at the last instant is not late
        consider(arrival, lose_by_absence);
    return next;
}

}  // namespace

void catch_up(Desk& desk, Instant until)
{
    while (desk.game.phase == Phase::playing) {
        const auto next = next_due(desk.game, until);
        if (!next)
            break;
        desk.at(next->at);
        next->happens(desk);
    }
    desk.at(until);
}

void note_times(Desk& desk)
{
    GameState& game = desk.game;
    game.notes.push_back({desk.now(),
                          game.clock.reading(desk.now()),
                          {game.completed[Color::white], game.completed[Color::black]}});
}

void notice_flag(Desk& desk, Color side)
{
    GameState& game = desk.game;
    game.clock = game.clock.with_flag_noticed(side);
    desk.tell(facts::FlagNoticed{side});
    if (quota_is_met(game, side)) {
        begin_next_period(game, side);
        look_at_sheets_after_flag(desk);
        tell_clock(desk);
        return;
    }
    const bool claim_waits =
        game.open_claim && game.open_claim->postponed && game.open_claim->side == side;
    if (claim_waits) {  // III.5: decided later, even after a flag has fallen
        game.open_claim->flag_fell = true;
        pause(desk);
        return;
    }
    game.clock = game.clock.with_time_lost(side, desk.now());
    lose(desk, side, game.rules().time_loss, EndReason::time, EndReason::time_cannot_mate);
}

namespace {

/// The arbiter has read it from another clock (6.8): there is no count that would undo it.
void believe_flag(Desk& desk, Color side)
{
    desk.tell(facts::FlagNoticed{side});
    lose(desk, side, desk.game.rules().time_loss, EndReason::time, EndReason::time_cannot_mate);
}

/// He is asked to look at the other clock.
void ask_about_flag(Desk& desk, Color claimant)
{
    put_first(desk, OpenClaim{.side = claimant, .kind = ClaimKind::flag});
    desk.tell(facts::Claimed{
        .side = claimant, .kind = ClaimKind::flag, .verdict = Verdict::deferred, .awaited = true});
}

}  // namespace

void rule_on_flag(Desk& desk, const OpenClaim& claim, events::Ruling ruling)
{
    const bool fell = ruling == events::Ruling::accept;
    desk.tell(facts::Claimed{claim.side, claim.kind, fell ? Verdict::correct : Verdict::wrong});
    settle_claim(desk);
    if (fell)
        believe_flag(desk, opponent(claim.side));
}

void claim_flag(Desk& desk, Color claimant)
{
    GameState& game = desk.game;
    const Color other = opponent(claimant);
    if (game.options.external_clock) {
        ask_about_flag(desk, claimant);
        return;
    }
    if (!game.clock.timed()) {
        desk.refuse(claimant, Refusal::no_clock);
        return;
    }
    const bool both = both_down(game);
    if (both && game.rules().time_claim_needs_own_flag_up) {
        desk.tell(facts::Claimed{claimant, ClaimKind::flag, Verdict::inadmissible});
        decide_both_flags(desk);  // 1997 B8, 2009 A4.d.3: nobody wins, but the flags are seen
        return;
    }
    // Of two flags the one that fell first counts, even if the claimant's own.
    const Color down = both ? *game.clock.first_flag() : other;
    const bool overstepped = is_down(game, other) && down == other && !quota_is_met(game, other);
    desk.tell(
        facts::Claimed{claimant, ClaimKind::flag, overstepped ? Verdict::correct : Verdict::wrong});
    if (is_down(game, down))
        notice_flag(desk, down);
}

void on(Desk& desk, const events::SeeFlag& event)
{
    if (!goes_on(desk, std::nullopt))
        return;
    GameState& game = desk.game;
    if (event.side && game.options.external_clock) {
        believe_flag(desk, *event.side);
        return;
    }
    const bool up = event.side && !is_down(game, *event.side);
    const auto first = up ? std::nullopt : event.side ? event.side : game.clock.first_flag();
    const FlagCaller caller = game.rules().flag_called_by;
    const bool may = caller == FlagCaller::arbiter_or_player ||
                     (caller == FlagCaller::player_unless_both && both_down(game));
    if (!first || !may)
        desk.refuse(std::nullopt, Refusal::not_allowed, {},
                    may ? Hindrance::no_flag : Hindrance::for_players);
    else if (caller == FlagCaller::player_unless_both)
        decide_both_flags(desk);
    else
        notice_flag(desk, *first);
}

void on(Desk& desk, const events::FlagsUnknown&)
{
    if (!goes_on(desk, std::nullopt))
        return;
    if (both_down(desk.game))
        decide_both_flags(desk);
    else
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::no_flag);
}

void on(Desk& desk, const events::CountUnknown&)
{
    if (!goes_on(desk, std::nullopt))
        return;
    GameState& game = desk.game;
    const auto first = game.clock.first_flag();
    if (!first || !game.clock.control().period(*first, game.clock.side(*first).fell_in).moves) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::no_flag);
        return;
    }
    begin_next_period(game, *first);  // Article 8.6: the next move is the first of the next period
    tell_clock(desk);
}

}  // namespace rules::laws
