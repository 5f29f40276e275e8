// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/quickplay.hpp"

#include "rules/game/handlers.hpp"
#include "rules/game/offers.hpp"

namespace rules::laws {
namespace {

using namespace std::chrono_literals;

constexpr Duration last_two_minutes = 2min;
constexpr Duration opponents_bonus = 2min;
constexpr Bonus requested{BonusKind::fischer, 5s};

bool in_force(const GameState& game, Color side)
{
    switch (game.rules().quickplay_claim) {
    case QuickplayClaim::no:
        return false;
    case QuickplayClaim::yes:
    case QuickplayClaim::last_period:
        return game.clock.in_last_period(side);
    case QuickplayClaim::if_announced:
        return game.options.event.guideline_three && game.clock.in_last_period(side) &&
               game.clock.bonus(side).kind == BonusKind::none;
    }
    return false;
}

bool admissible(Desk& desk, Color side)
{
    const GameState& game = desk.game;
    const bool moves_now = has_the_move(game, side) && is_on_the_clock(game, side);
    return game.clock.timed() && in_force(game, side) && !game.open_claim &&
           (moves_now || !game.rules().quickplay_claim_needs_the_move) &&
           game.clock.left(side, desk.now()) < last_two_minutes &&
           game.clock.side(side).flag == Flag::up;
}

/// III.6, and Appendix D of 1997 and 2009: without an arbiter the claim is the end of the game, and
/// the one it is sent to can only accept or reject it.
bool ends_the_game(const GameState& game, const OpenClaim& claim)
{
    return claim.kind == ClaimKind::quickplay && !game.options.event.arbiter_present;
}

/// The claim waits for the arbiter with the clocks stopped.
bool open(Desk& desk, const events::Claim& claim, bool possible)
{
    const Verdict verdict = possible ? Verdict::deferred : Verdict::inadmissible;
    desk.tell(facts::Claimed{
        .side = claim.side, .kind = claim.kind, .verdict = verdict, .awaited = possible});
    if (!possible)
        return false;
    desk.game.open_claim = OpenClaim{.side = claim.side, .kind = claim.kind};
    pause(desk);
    return true;
}

void close(Desk& desk, const OpenClaim& claim, Verdict verdict)
{
    desk.tell(facts::Claimed{claim.side, claim.kind, verdict});
    if (verdict != Verdict::deferred)
        desk.game.open_claim.reset();
}

void grant_increment(Desk& desk, const OpenClaim& claim)
{
    GameState& game = desk.game;
    close(desk, claim, Verdict::correct);
    game.clock = game.clock.with_bonus(requested);
    desk.tell(facts::ControlChanged{write_time_control(game.clock.control())});
    give_time(desk, opponent(claim.side), opponents_bonus, TimeReason::quickplay);
    go_on(desk);
}

void accept(Desk& desk, const OpenClaim& claim)
{
    if (claim.kind == ClaimKind::quickplay) {
        close(desk, claim, Verdict::correct);
        end(desk, Points::draw, EndReason::quickplay);
    } else if (desk.game.offer == claim.side) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::offer_open);
    } else {
        grant_increment(desk, claim);
    }
}

void reject(Desk& desk, const OpenClaim& claim)
{
    GameState& game = desk.game;
    const bool over = ends_the_game(game, claim);
    if (claim.kind == ClaimKind::quickplay && !over &&
        !game.rules().quickplay_claim_may_be_rejected) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::not_in_edition);
        return;
    }
    close(desk, claim, Verdict::wrong);
    if (over) {
        end(desk, win_for(opponent(claim.side)), EndReason::arbiter);
        return;
    }
    if (claim.flag_fell) {
        lose(desk, claim.side, game.rules().time_loss, EndReason::time,
             EndReason::time_cannot_mate);
        return;
    }
    if (claim.kind == ClaimKind::quickplay)
        give_time(desk, opponent(claim.side), opponents_bonus, TimeReason::quickplay);
    go_on(desk);
}

/// The arbiter decides later, even after a flag has fallen.
void postpone(Desk& desk, const OpenClaim& claim)
{
    if (claim.flag_fell || ends_the_game(desk.game, claim)) {
        desk.refuse(std::nullopt, Refusal::not_allowed);
        return;
    }
    close(desk, claim, Verdict::deferred);
    desk.game.open_claim->postponed = true;
    go_on(desk);
}

}  // namespace

void claim_quickplay(Desk& desk, const events::Claim& claim)
{
    const Ruleset& rules = desk.game.rules();
    const bool opened = open(desk, claim, admissible(desk, claim.side));
    // 2009, Article 9.1.b.3: also an offer. Guideline III says so of the request III.4 only.
    const bool offers =
        rules.claim_is_draw_offer && rules.quickplay_claim != QuickplayClaim::if_announced;
    if (opened && offers)
        offer_draw(desk, claim.side);
    if (opened && !desk.game.options.event.arbiter_present)  // the final position is written down
        desk.tell(facts::PositionTold{desk.game.placement().setup()});
}

void claim_increment(Desk& desk, const events::Claim& claim)
{
    const bool guideline = desk.game.rules().quickplay_claim == QuickplayClaim::if_announced;
    if (open(desk, claim, guideline && admissible(desk, claim.side)))
        offer_draw(desk, claim.side);
}

void on(Desk& desk, const events::Verify& event)
{
    if (!goes_on(desk, event.side))
        return;
    auto& claim = desk.game.open_claim;
    const bool asked =
        claim && ends_the_game(desk.game, *claim) && claim->side == opponent(event.side);
    if (!asked) {
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::no_claim);
        return;
    }
    claim->verified = true;
    desk.tell(facts::Verified{event.side});
}

void rule_on_quickplay(Desk& desk, const OpenClaim& claim, events::Ruling ruling)
{
    switch (ruling) {
    case events::Ruling::accept:
        accept(desk, claim);
        return;
    case events::Ruling::reject:
        reject(desk, claim);
        return;
    case events::Ruling::defer:
        postpone(desk, claim);
        return;
    }
}

}  // namespace rules::laws
