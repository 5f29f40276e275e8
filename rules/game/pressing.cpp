// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/pressing.hpp"

#include "rules/game/act.hpp"
#include "rules/game/adjournment.hpp"
#include "rules/game/hand.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/illegal.hpp"
#include "rules/game/moving.hpp"
#include "rules/game/words.hpp"
#include "rules/san.hpp"

#include <utility>

namespace rules::laws {
namespace {

/// The move is completed and the other side's clock runs.
void pass_the_clock(Desk& desk, std::size_t ply)
{
    GameState& game = desk.game;
    if (game.breach && game.breach->plies == ply)
        game.breach->clock = game.clock.stopped(desk.now());
    game.clock = game.clock.pressed(desk.now());
    complete(desk, ply);
    game.history[ply].pressed = true;
}

/// A.4.4: the arbiter waited for the next completed move.
void look_at_position_again(Desk& desk)
{
    GameState& game = desk.game;
    if (!std::exchange(game.awaits_lawful_position, false))
        return;
    if (game.placement().plainly_illegal())
        end(desk, Points::draw, EndReason::illegal_position);
}

/// Article 7.5.4: the move itself is legal and stands.
bool counts_two_hands(Desk& desk, std::size_t ply)
{
    GameState& game = desk.game;
    const Color side = game.history[ply].side;
    if (!game.sees_all()) {
        if (game.rules().two_hands_is_illegal)
            game.unseen.push_back({side, Offence::two_hands, ply, game.clock, {}});
        return true;
    }
    desk.tell(facts::Irregular{side, Irregularity::two_hands});
    return !game.rules().two_hands_is_illegal || count_illegal_move(desk, side);
}

/// Who has answered the move repeats it no more (6.2.2).
bool waits_for_repetition(const GameState& game, Color side)
{
    const bool answered = game.history.back().side != side;
    return game.options.press_waits_for_repeat && game.impaired(side) && !answered &&
           game.repetition != Match::equal;
}

void press_after_move(Desk& desk, Color side)
{
    GameState& game = desk.game;
    const std::size_t ply = *game.unpressed[side];
    if (waits_for_repetition(game, side)) {
        desk.refuse(side, Refusal::not_allowed, {}, Hindrance::repetition_awaited);
        return;
    }
    const bool illegal = game.history[ply].illegal;  // nobody has looked until now (7.5.1)
    if (illegal && game.sees_all()) {
        rule_on_misplaced(desk, ply, game.history[ply].touched);
        return;
    }
    if (illegal && game.misplaced)
        leave_unseen(desk);
    game.misplaced.reset();
    if (!illegal && game.history[ply].two_hands && !counts_two_hands(desk, ply))
        return;
    pass_the_clock(desk, ply);
    look_at_position_again(desk);
}

/// 1997, Article 7.3: after a displacement the opponent may start the offender's clock.
bool restarts_offenders_clock(Desk& desk, Color side)
{
    GameState& game = desk.game;
    if (!game.rules().opponent_may_restart_clock || game.displaced_by != opponent(side))
        return false;
    game.clock = game.clock.passed(desk.now());
    game.displaced_by.reset();
    tell_clock(desk);
    return true;
}

void press_without_move(Desk& desk, Color side)
{
    GameState& game = desk.game;
    if (!shows_times(game)) {
        desk.refuse(side, Refusal::no_clock);
        return;
    }
    if (restarts_offenders_clock(desk, side))
        return;
    if (!game.sees_all()) {
        if (game.rules().press_without_move_is_illegal)
            game.unseen.push_back({side,
                                   Offence::press_without_move,
                                   game.history.size(),
                                   game.clock.stopped(desk.now()),
                                   {}});
        game.bare_press = true;
        game.clock = game.clock.pressed(desk.now());
        return;
    }
    if (game.act.breaks_duty) {  // 4.3: a move was made, though not the one that is due
        desk.refuse(side, Refusal::touch_move);
        tell_duty(desk, side);
        return;
    }
    desk.tell(facts::Irregular{side, Irregularity::press_without_move});
    if (game.rules().press_without_move_is_illegal)
        count_illegal_move(desk, side);
}

}  // namespace

bool replies_to_bare_press(const GameState& game, Color side)
{
    return game.bare_press && game.turn() != side && game.clock.running() == side;
}

void let_bare_press_stand(Desk& desk)
{
    GameState& game = desk.game;
    Ply ply;
    ply.side = game.turn();
    ply.after = game.placement().passed();
    ply.made = desk.now();
    ply.pressed = true;
    game.act = {};
    game.bare_press = false;
    game.history.push_back(std::move(ply));
}

void let_assistant_press(Desk& desk)
{
    GameState& game = desk.game;
    const Color side = opponent(game.turn());
    if (!game.assisted(side, AssistantDuty::keep_score_and_press) || game.clock.running() != side ||
        !game.unpressed[side] || waits_for_repetition(game, side))
        return;
    desk.tell(facts::Assisted{side, AssistantDuty::keep_score_and_press});
    press_after_move(desk, side);
    game.pressed_by_assistant[side] = true;
}

void on(Desk& desk, const events::Press& event)
{
    GameState& game = desk.game;
    const Color side = event.side;
    if (is_sealing(game)) {
        if (side != game.turn() && game.clock.running() == side)  // his move was made before
            press_after_move(desk, side);
        else
            seal_by_press(desk, side);
        return;
    }
    if (!may_play(desk, side))
        return;
    if (game.clock.running() != side) {
        if (!std::exchange(game.pressed_by_assistant[side], false))
            desk.refuse(side, Refusal::not_your_turn);
        return;
    }
    if (const auto unready = unready_to_press(game, side)) {
        if (game.clock.timed())
            desk.refuse(side, unready->reason, {}, unready->because);
        else
            desk.refuse(side, Refusal::no_clock);
        return;
    }
    look_at_words_before_press(desk, side);
    if (!finish_act(desk, side))
        return;
    if (game.phase == Phase::over)
        return;
    if (game.unpressed[side])
        press_after_move(desk, side);
    else
        press_without_move(desk, side);
}

}  // namespace rules::laws
