// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/illegal.hpp"

#include "rules/game/adjournment.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/moving.hpp"
#include "rules/game/proofs.hpp"
#include "rules/game/sheets.hpp"
#include "rules/san.hpp"

#include <algorithm>
#include <utility>

namespace rules::laws {
namespace {

std::optional<Unseen> latest(const GameState& game, std::optional<Color> side)
{
    const auto found = std::find_if(game.unseen.rbegin(), game.unseen.rend(),
                                    [&](const Unseen& one) { return !side || one.side == *side; });
    return found == game.unseen.rend() ? std::nullopt : std::optional{*found};
}

/// A.4.2 and its forerunners: only until the opponent has made his next move.
bool too_late(const GameState& game, const Unseen& unseen)
{
    if (game.rules().illegal_window == IllegalWindow::game)
        return false;
    return std::any_of(game.history.begin() + static_cast<std::ptrdiff_t>(unseen.plies),
                       game.history.end(), [&](const Ply& ply) { return ply.side != unseen.side; });
}

void forget(GameState& game, const Unseen& unseen)
{
    std::erase_if(game.unseen, [&](const Unseen& one) {
        return one.plies >= unseen.plies && one.side == unseen.side;
    });
}

/// The press stands, but what came after it does not: those times again, and the other runs.
void turn_back_clock_to_press(Desk& desk, const Unseen& unseen)
{
    turn_back_clock(desk, unseen.side, unseen.clock);
    Clock& clock = desk.game.clock;
    clock = clock.started(unseen.side, desk.now()).pressed_and_stopped(desk.now());
    run_clock_of(desk, opponent(unseen.side));
}

void rule_on_illegal_move(Desk& desk, const Unseen& unseen)
{
    go_back_to(desk.game, unseen.plies);
    turn_back_clock(desk, unseen.side, unseen.clock);
    if (count_illegal_move(desk, unseen.side))
        reinstate(desk, unseen.side, unseen.touched);
}

/// Article 7.5.2: the pawn is replaced by a queen where it stands.
void rule_on_unpromoted(Desk& desk, const Unseen& unseen)
{
    GameState& game = desk.game;
    if (game.rules().unpromoted_pawn == UnpromotedPawn::reinstate) {
        rule_on_illegal_move(desk, unseen);
        return;
    }
    if (game.history.size() > unseen.plies + 1) {
        go_back_to(game, unseen.plies + 1);
        turn_back_clock_to_press(desk, unseen);
    }
    if (!count_illegal_move(desk, unseen.side))
        return;
    Ply& ply = game.history[unseen.plies];
    ply.squares.promotion = Role::queen;
    ply.after = game.before(unseen.plies).after(ply.squares);
    desk.tell(facts::PositionTold{ply.after.setup()});
    end_by_position(desk);
}

/// Article 7.5.3; if the opponent has replied, his move goes back with it.
void rule_on_bare_press(Desk& desk, const Unseen& unseen)
{
    const bool answered = desk.game.history.size() > unseen.plies;
    go_back_to(desk.game, unseen.plies);
    turn_back_clock(desk, unseen.side, unseen.clock);
    if (count_illegal_move(desk, unseen.side) && answered)
        reinstate(desk, unseen.side, {});
}

void rule_on(Desk& desk, const Unseen& unseen)
{
    forget(desk.game, unseen);
    switch (unseen.offence) {
    case Offence::illegal_move:
        rule_on_illegal_move(desk, unseen);
        return;
    case Offence::unpromoted:
        desk.tell(facts::Irregular{unseen.side, Irregularity::unpromoted});
        rule_on_unpromoted(desk, unseen);
        return;
    case Offence::two_hands:
        desk.tell(facts::Irregular{unseen.side, Irregularity::two_hands});
        count_illegal_move(desk, unseen.side);
        return;
    case Offence::press_without_move:
        desk.tell(facts::Irregular{unseen.side, Irregularity::press_without_move});
        rule_on_bare_press(desk, unseen);
        return;
    }
}

/// Article 7.5.2: the pawn becomes a queen, and the move is over.
void promote_to_queen(Desk& desk, Displacement displacement)
{
    GameState& game = desk.game;
    displacement.promotion = Role::queen;
    Ply ply;
    ply.side = game.turn();
    ply.squares = displacement;
    ply.move = game.placement().lawful() ? legal_move(game.placement().position(), displacement)
                                         : std::nullopt;
    ply.after = ply.move ? game.placement().after(*ply.move) : game.placement().after(displacement);
    if (ply.move)
        ply.san = write_san(game.placement().position(), *ply.move);
    ply.made = desk.now();
    ply.pressed = true;
    ply.offer = std::exchange(game.offer_awaits_move[ply.side], false);
    game.act = {};
    game.unpressed[ply.side].reset();
    game.clock = game.clock.pressed(desk.now());
    note_completion(desk, ply);
    game.history.push_back(std::move(ply));
    desk.tell(facts::PositionTold{game.placement().setup()});
    end_by_position(desk);
}

bool arbiter_may_act(const GameState& game)
{
    switch (game.rules().illegal_initiative) {
    case Initiative::arbiter_or_player:
        return true;
    case Initiative::player_except:
        return game.placement().plainly_illegal();
    case Initiative::player:
        return false;
    }
    return false;
}

}  // namespace

bool count_illegal_move(Desk& desk, Color side)
{
    GameState& game = desk.game;
    const Ruleset& rules = game.rules();
    const bool finish = rules.name != game.options.rules.name;
    if (finish && !std::exchange(game.counts_in_finish[side], true))
        game.illegal_moves[side] = 0;  // 1997, 10.3: those of the quickplay finish count
    const int count = ++game.illegal_moves[side];
    const bool last = rules.illegal_limit > 0 && count >= rules.illegal_limit;
    const Duration bonus = last || !shows_times(game) ? Duration{0} : rules.illegal_bonus;
    desk.tell(facts::IllegalMove{side, count, bonus});
    if (last) {
        lose(desk, side, rules.illegal_loss, EndReason::illegal_moves,
             EndReason::illegal_cannot_mate);
        return false;
    }
    add_time(desk, opponent(side), bonus);
    return true;
}

void rule_on_misplaced(Desk& desk, std::size_t ply, std::vector<Square> touched)
{
    GameState& game = desk.game;
    const Ply made = game.history[ply];
    go_back_to(game, ply);
    game.repetition = Match::equal;  // whether it was missing has been told
    const bool unpromoted = is_unpromoted(game.placement(), made.squares);
    if (made.two_hands)  // two faults in one move count once
        desk.tell(facts::Irregular{made.side, Irregularity::two_hands});
    if (unpromoted)
        desk.tell(facts::Irregular{made.side, Irregularity::unpromoted});
    if (!count_illegal_move(desk, made.side))
        return;
    if (unpromoted && game.rules().unpromoted_pawn == UnpromotedPawn::queen)
        promote_to_queen(desk, made.squares);
    else
        reinstate(desk, made.side, std::move(touched));
    seal_instead(game);
}

void leave_unseen(Desk& desk)
{
    GameState& game = desk.game;
    const std::size_t ply = game.history.size() - 1;
    const Ply& made = game.history[ply];
    const bool unpromoted = is_unpromoted(game.before(ply), made.squares);
    game.unseen.push_back({made.side, unpromoted ? Offence::unpromoted : Offence::illegal_move, ply,
                           game.clock.stopped(desk.now()), made.touched});
}

void turn_back_clock(Desk& desk, Color offender, const Clock& then)
{
    GameState& game = desk.game;
    const Color other = opponent(offender);
    const int presses = game.clock.side(other).presses;  // he may have pressed for an earlier move
    game.clock = then.stopped(desk.now()).with_presses(other, presses);
    run_clock_of(desk, offender);
}

void reinstate(Desk& desk, Color side, std::vector<Square> touched)
{
    GameState& game = desk.game;
    game.act = {};
    game.act.touched = std::move(touched);
    strike_out_what_went_back(game);
    desk.tell(facts::Restored{game.placement().setup()});
    if (game.act.touched.empty())
        return;
    renew_duty(game);
    tell_duty(desk, side);
}

void claim_illegal_move(Desk& desk, Color claimant)
{
    GameState& game = desk.game;
    const auto unseen = latest(game, opponent(claimant));
    const auto answer = [&](Verdict verdict, std::optional<Hindrance> because = std::nullopt) {
        desk.tell(facts::Claimed{claimant, ClaimKind::illegal, verdict, because});
    };
    if (!unseen) {
        answer(Verdict::wrong);
        return;
    }
    // 1997 C3 and C4: the claim is a claim of the win, and needs the material for it.
    const bool no_win = game.rules().illegal_loss == LossTest::material &&
                        !has_mating_material(game.placement().board(), claimant);
    const bool late = too_late(game, *unseen);
    if (late || no_win) {
        answer(Verdict::inadmissible, late ? std::optional{Hindrance::too_late} : std::nullopt);
        return;
    }
    answer(Verdict::correct);
    rule_on(desk, *unseen);
}

void claim_cannot_mate(Desk& desk, Color claimant)
{
    GameState& game = desk.game;
    const auto unseen = latest(game, claimant);
    const bool loses_at_once =
        game.rules().illegal_limit == 1 && game.rules().illegal_loss == LossTest::any_series;
    const bool admissible =
        unseen && loses_at_once && !too_late(game, *unseen) && game.before(unseen->plies).lawful();
    Verdict verdict = Verdict::inadmissible;
    if (admissible) {
        const Position& before = game.before(unseen->plies).position();
        const Answer answer = ask_for_ruling(game, before, opponent(claimant));
        if (answer == Answer::undetermined)
            desk.tell(facts::MateInDoubt{opponent(claimant), Doubt::unsettled});
        verdict = answer == Answer::no ? Verdict::correct : Verdict::wrong;
    }
    desk.tell(facts::Claimed{claimant, ClaimKind::cannot_mate, verdict});
    if (verdict == Verdict::correct)
        end(desk, Points::draw, EndReason::illegal_cannot_mate);
}

void on(Desk& desk, const events::SeeIllegal&)
{
    if (!is_played(desk))
        return;
    const auto unseen = latest(desk.game, std::nullopt);
    const auto refuse = [&](Hindrance because) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, because);
    };
    if (!unseen)
        refuse(Hindrance::no_illegal_move);
    else if (too_late(desk.game, *unseen))
        refuse(Hindrance::too_late);
    else if (!arbiter_may_act(desk.game))
        refuse(Hindrance::for_players);
    else
        rule_on(desk, *unseen);
}

void on(Desk& desk, const events::SeeIllegalPosition&)
{
    if (!is_played(desk))
        return;
    if (!desk.game.placement().plainly_illegal())
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, Hindrance::no_illegal_move);
    else if (desk.game.rules().both_kings_in_check == BothKingsInCheck::wait_then_draw)
        desk.game.awaits_lawful_position = true;
    else
        on(desk, events::SeeIllegal{});
}

void on(Desk& desk, const events::AgreeBack&)
{
    if (!is_played(desk))
        return;
    GameState& game = desk.game;
    const auto unseen = latest(game, std::nullopt);
    const bool on_the_board = unseen && unseen->plies < game.history.size();
    if (!on_the_board || !game.rules().illegal_move_goes_back_by_agreement) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {},
                    on_the_board ? Hindrance::not_in_edition : Hindrance::no_illegal_move);
        return;
    }
    forget(game, *unseen);
    go_back_to(game, unseen->plies);
    strike_out_what_went_back(game);
    run_clock_of(desk, unseen->side);
    desk.tell(facts::Restored{game.placement().setup()});
}

}  // namespace rules::laws
