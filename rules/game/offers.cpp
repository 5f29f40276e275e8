// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/offers.hpp"

#include "rules/game/handlers.hpp"

#include <algorithm>

namespace rules::laws {
namespace {

/// A second offer within three moves disturbs the opponent (11.5), though it is valid.
constexpr int offers_apart = 3;

int moves_made(const GameState& game, Color side)
{
    return static_cast<int>(std::ranges::count(game.history, side, &Ply::side));
}

bool forbidden_by_event(const GameState& game)
{
    const int moves = std::min(moves_made(game, Color::white), moves_made(game, Color::black));
    return moves < game.options.event.no_draws_before;
}

/// Article 5.2.3: each player has made at least one move.
bool lacks_moves_to_agree(const GameState& game)
{
    const int least = game.rules().min_moves_each_for_agreement;
    return std::min(moves_made(game, Color::white), moves_made(game, Color::black)) < least;
}

/// Article 9.1.1: the event leaves it to the arbiter whether a draw may be agreed.
void ask_for_consent(Desk& desk, Color side)
{
    put_first(desk, OpenClaim{.side = side, .kind = ClaimKind::agreement});
    desk.tell(facts::Claimed{
        .side = side, .kind = ClaimKind::agreement, .verdict = Verdict::deferred, .awaited = true});
}

}  // namespace

void rule_on_agreement(Desk& desk, const OpenClaim& claim, events::Ruling ruling)
{
    if (ruling == events::Ruling::defer) {
        desk.refuse(std::nullopt, Refusal::not_allowed);
        return;
    }
    const bool consents = ruling == events::Ruling::accept;
    desk.tell(facts::Claimed{claim.side, claim.kind, consents ? Verdict::correct : Verdict::wrong});
    if (consents)
        end(desk, Points::draw, EndReason::agreement);
    else
        settle_claim(desk);
}

void offer_draw(Desk& desk, Color side)
{
    GameState& game = desk.game;
    game.offer = side;
    game.adjournment.offered_since = is_adjourned(game) && game.adjournment.stage != Stage::sealing;
    game.last_offer[side] = game.placement().move_number();
    if (!game.history.empty() && game.history.back().side == side)
        game.history.back().offer = true;
    else
        game.offer_awaits_move[side] = true;
    desk.tell(facts::DrawOffered{side});
}

void on(Desk& desk, const events::Offer& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, event.side))
        return;
    if (forbidden_by_event(game)) {
        desk.refuse(event.side, Refusal::too_early, {}, Hindrance::draws_restricted);
        return;
    }
    if (game.offer == opponent(event.side)) {
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::offer_open);
        return;
    }
    const auto earlier = game.last_offer[event.side];
    const bool again = earlier && game.placement().move_number() - *earlier < offers_apart;
    offer_draw(desk, event.side);
    if (again)
        desk.tell(facts::Irregular{event.side, Irregularity::offer_repeated});
}

void on(Desk& desk, const events::Accept& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, event.side))
        return;
    if (game.offer != opponent(event.side)) {
        desk.refuse(event.side, Refusal::no_offer);
        return;
    }
    if (forbidden_by_event(game)) {
        desk.refuse(event.side, Refusal::too_early, {}, Hindrance::draws_restricted);
        return;
    }
    if (lacks_moves_to_agree(game)) {
        desk.refuse(event.side, Refusal::too_early, {}, Hindrance::moves_missing);
        return;
    }
    game.offer.reset();
    desk.tell(facts::OfferEnded{opponent(event.side), OfferEnd::accepted});
    if (game.options.event.agreement_needs_arbiter)
        ask_for_consent(desk, event.side);
    else
        end(desk, Points::draw, EndReason::agreement);
}

void on(Desk& desk, const events::Decline& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, event.side))
        return;
    if (game.offer != opponent(event.side)) {
        desk.refuse(event.side, Refusal::no_offer);
        return;
    }
    game.offer.reset();
    desk.tell(facts::OfferEnded{opponent(event.side), OfferEnd::declined});
}

}  // namespace rules::laws
