// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/desk.hpp"
#include "rules/game/flags.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/illegal.hpp"
#include "rules/game/moving.hpp"
#include "rules/game/offers.hpp"
#include "rules/game/quickplay.hpp"
#include "rules/records.hpp"
#include "rules/san.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace rules::laws {
namespace {

using namespace std::chrono_literals;

constexpr int threefold = 3;
constexpr int fifty_moves = 100;
constexpr Duration most_taken = 3min;

void answer(Desk& desk, const events::Claim& claim, Verdict verdict)
{
    desk.tell(facts::Claimed{claim.side, claim.kind, verdict});
}

/// Articles 9.2 and 9.4: the player has the move, his clock runs where the edition asks for it, and
/// he has not lost the right. Otherwise it is not admissible, and told.
bool may_claim_draw(Desk& desk, const events::Claim& claim)
{
    const GameState& game = desk.game;
    const Act& act = game.act;
    const bool lost_by_touch =
        game.rules().claim_right_lost_by == LostBy::touch && !act.touched.empty();
    const bool clock_allows =
        is_on_the_clock(game, claim.side) || !game.rules().draw_claim_needs_running_clock;
    std::optional<Hindrance> because;
    if (!has_the_move(game, claim.side) || !clock_allows)
        because = Hindrance::not_on_move;
    else if (lost_by_touch)
        because = Hindrance::piece_touched;
    const bool stands = game.placement().lawful() || game.misplaced;  // 7.5.1: nobody says so yet
    if (!because && stands)
        return true;
    desk.tell(facts::Claimed{claim.side, claim.kind, Verdict::inadmissible, because});
    return false;
}

int occurrences_now(const GameState& game)
{
    return game.history.empty() ? 1 : game.history.back().occurrence;
}

/// Whether the position, or the one after the written move, is what the claim says.
bool holds(const GameState& game, ClaimKind kind, std::optional<Move> intended)
{
    if (!intended)
        return kind == ClaimKind::threefold ? occurrences_now(game) >= threefold
                                            : game.placement().setup().halfmoves >= fifty_moves;
    const Position then = game.placement().position().after_unchecked(*intended);
    return kind == ClaimKind::threefold ? occurrences(game, then) + 1 >= threefold
                                        : then.halfmoves() >= fifty_moves;
}

void pay_for_wrong_claim(Desk& desk, Color side)
{
    GameState& game = desk.game;
    const Ruleset& rules = game.rules();
    const bool halves = rules.wrong_claim_cost == WrongClaimCost::half_at_most_three_minutes;
    if (halves && game.clock.timed())  // of another clock the arbiter reads it
        take_time(desk, side, std::min(game.clock.left(side, desk.now()) / 2, most_taken),
                  TimeReason::wrong_claim);
    give_time(desk, opponent(side), rules.wrong_claim_bonus, TimeReason::wrong_claim);
    if (rules.claim_is_draw_offer)
        offer_draw(desk, side);
}

/// Article 9.5.3: the written move must be played; if it is illegal, another one with that piece.
void bind_to(Desk& desk, const events::Claim& claim, std::optional<Move> intended)
{
    GameState& game = desk.game;
    game.act.intended = intended;
    if (intended) {
        game.act.duty =
            Duty{Must::move, intended->from(), std::nullopt, std::nullopt, std::nullopt};
        desk.tell(facts::DutyArose{claim.side, *game.act.duty, true});
        return;
    }
    if (const auto piece = piece_meant(game.placement(), claim.intended)) {
        game.act.touched = {*piece};
        renew_duty(game);
    }
    tell_duty(desk, claim.side);
}

/// The written move of a claim: none was written, or it is illegal, or here it is.
enum class OnPaper : std::uint8_t { none, illegal, legal };
struct WrittenMove {
    OnPaper kind = OnPaper::none;
    std::optional<Move> move;
};

/// None when the text is no move at all.
std::optional<WrittenMove> written_move(const GameState& game, const std::string& text)
{
    if (text.empty())
        return WrittenMove{};
    if (!game.placement().lawful())
        return WrittenMove{OnPaper::illegal, std::nullopt};
    const auto move = read_san(game.placement().position(), move_of_entry(text));
    if (move)
        return WrittenMove{OnPaper::legal, *move};
    if (move.error() == SanFault::illegal)
        return WrittenMove{OnPaper::illegal, std::nullopt};
    return std::nullopt;
}

void claim_draw(Desk& desk, const events::Claim& claim)
{
    GameState& game = desk.game;
    if (!may_claim_draw(desk, claim))
        return;
    const auto written = written_move(game, claim.intended);
    if (!written) {
        desk.refuse(claim.side, Refusal::not_understood, claim.intended);
        return;
    }
    if (written->kind != OnPaper::illegal && holds(game, claim.kind, written->move)) {
        answer(desk, claim, Verdict::correct);
        end(desk, Points::draw,
            claim.kind == ClaimKind::threefold ? EndReason::threefold : EndReason::fifty);
        return;
    }
    answer(desk, claim, Verdict::wrong);
    pay_for_wrong_claim(desk, claim.side);
    if (written->kind != OnPaper::none)
        bind_to(desk, claim, written->move);
}

/// Article 4.8: the opponent broke a rule of touching, and the claimant has touched nothing since.
void claim_touch(Desk& desk, const events::Claim& claim)
{
    GameState& game = desk.game;
    if (game.act.breaks_duty && game.turn() != claim.side) {  // it was put, and the arbiter saw it
        answer(desk, claim, Verdict::correct);
        reinstate(desk, game.turn(), game.act.touched);
        return;
    }
    if (!game.breach || game.breach->side == claim.side) {
        answer(desk, claim, Verdict::inadmissible);
        return;
    }
    const TouchBreach breach = *game.breach;
    answer(desk, claim, Verdict::correct);
    go_back_to(game, breach.plies);
    turn_back_clock(desk, breach.side, breach.clock.value_or(game.clock));
    reinstate(desk, breach.side, breach.touched);
}

/// The moves of each player after which set-up and clock stay as they are.
bool too_many_moves(const GameState& game)
{
    const Ruleset& rules = game.rules();
    const int moves = rules.setup_claim_counts_moves_made
                          ? static_cast<int>(game.history.size()) / 2
                          : std::min(game.completed[Color::white], game.completed[Color::black]);
    return rules.setup_claim_until_moves_each > 0 && moves >= rules.setup_claim_until_moves_each;
}

/// Article 7.2.1: the pieces were set up wrongly. A position that was set up on purpose is Article
/// 2.3's or Guideline II's; any other start counts as wrong.
void claim_setup(Desk& desk, const events::Claim& claim)
{
    const GameState& game = desk.game;
    const Setup start = game.options.start.setup();
    const bool wrong_start =
        start.variant == Variant::chess && start.board != Position::initial().board();
    if (too_many_moves(game)) {
        answer(desk, claim, Verdict::inadmissible);
    } else if (!wrong_start) {
        answer(desk, claim, Verdict::wrong);
    } else {
        answer(desk, claim, Verdict::correct);
        cancel(desk, Cancellation::wrong_setup);
    }
}

/// Article 7.3. That the colours were reversed is what both can see; only the moment is in
/// question.
void claim_colors(Desk& desk, const events::Claim& claim)
{
    const GameState& game = desk.game;
    const int limit = game.rules().reversed_colors_restart_if_fewer_than;
    const auto made = static_cast<int>(game.history.size()) / 2;
    if (limit == 0) {
        put_first(desk, OpenClaim{.side = claim.side, .kind = claim.kind});
        desk.tell(facts::Claimed{
            .side = claim.side, .kind = claim.kind, .verdict = Verdict::deferred, .awaited = true});
    } else if (made < limit) {
        answer(desk, claim, Verdict::correct);
        cancel(desk, Cancellation::reversed_colors);
    } else {
        answer(desk, claim, Verdict::inadmissible);
    }
}

/// A clock set wrongly (6.10.2): corrected at any time, but after a resumption only before the
/// player's first move (I.13), and without supervision only for ten moves each (A.4.1.1).
void claim_clock(Desk& desk, const events::Claim& claim)
{
    const GameState& game = desk.game;
    const bool too_late_in_session =
        game.adjournment.stage == Stage::resumed && game.adjournment.moved_since[claim.side];
    if (too_late_in_session || too_many_moves(game)) {
        answer(desk, claim, Verdict::inadmissible);
        return;
    }
    put_first(desk, OpenClaim{.side = claim.side, .kind = claim.kind});
    desk.tell(facts::Claimed{
        .side = claim.side, .kind = claim.kind, .verdict = Verdict::deferred, .awaited = true});
}

struct ClaimRow {
    ClaimKind kind;
    void (*decide)(Desk&, const events::Claim&);
};
constexpr std::array claim_table{
    ClaimRow{ClaimKind::threefold, claim_draw},
    ClaimRow{ClaimKind::fifty, claim_draw},
    ClaimRow{ClaimKind::flag, [](Desk& desk, const events::Claim& c) { claim_flag(desk, c.side); }},
    ClaimRow{ClaimKind::illegal,
             [](Desk& desk, const events::Claim& c) { claim_illegal_move(desk, c.side); }},
    ClaimRow{ClaimKind::touch, claim_touch},
    ClaimRow{ClaimKind::setup, claim_setup},
    ClaimRow{ClaimKind::colors, claim_colors},
    ClaimRow{ClaimKind::cannot_mate,
             [](Desk& desk, const events::Claim& c) { claim_cannot_mate(desk, c.side); }},
    ClaimRow{ClaimKind::quickplay, claim_quickplay},
    ClaimRow{ClaimKind::increment, claim_increment},
    ClaimRow{ClaimKind::clock, claim_clock},
    ClaimRow{ClaimKind::agreement,  // it takes an offer and its acceptance
             [](Desk& desk, const events::Claim& c) { answer(desk, c, Verdict::inadmissible); }},
};

/// Article 6.10.2: he has looked at the clock, and corrects it by its own orders.
void rule_on_clock(Desk& desk, const OpenClaim& claim, events::Ruling ruling)
{
    const bool right = ruling == events::Ruling::accept;
    desk.tell(facts::Claimed{claim.side, claim.kind, right ? Verdict::correct : Verdict::wrong});
    if (right)
        desk.game.open_claim = std::exchange(desk.game.claim_set_aside, std::nullopt);
    else
        settle_claim(desk);
}

void rule_on_colors(Desk& desk, const OpenClaim& claim, events::Ruling ruling)
{
    if (ruling == events::Ruling::accept) {
        desk.tell(facts::Claimed{claim.side, claim.kind, Verdict::correct});
        cancel(desk, Cancellation::reversed_colors);
        return;
    }
    desk.tell(facts::Claimed{claim.side, claim.kind, Verdict::wrong});
    settle_claim(desk);
}

}  // namespace

void on(Desk& desk, const events::Claim& event)
{
    const bool about_clock = event.kind == ClaimKind::clock;  // also before the envelope is opened
    if (about_clock ? !goes_on(desk, event.side) : !may_claim(desk, event.side))
        return;
    std::ranges::find(claim_table, event.kind, &ClaimRow::kind)->decide(desk, event);
}

void on(Desk& desk, const events::RuleClaim& event)
{
    if (!goes_on(desk, std::nullopt))
        return;
    const auto claim = desk.game.open_claim;
    if (!claim)
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::no_claim);
    else if (claim->kind == ClaimKind::colors)
        rule_on_colors(desk, *claim, event.ruling);
    else if (claim->kind == ClaimKind::flag)
        rule_on_flag(desk, *claim, event.ruling);
    else if (claim->kind == ClaimKind::clock)
        rule_on_clock(desk, *claim, event.ruling);
    else if (claim->kind == ClaimKind::agreement)
        rule_on_agreement(desk, *claim, event.ruling);
    else
        rule_on_quickplay(desk, *claim, event.ruling);
}

}  // namespace rules::laws
