// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/adjournment.hpp"

#include "rules/game/handlers.hpp"
#include "rules/game/moving.hpp"
#include "rules/game/session.hpp"
#include "rules/records.hpp"
#include "rules/san.hpp"

#include <algorithm>
#include <utility>

namespace rules::laws {
namespace {

using namespace std::chrono_literals;

bool between_moves(const GameState& game)
{
    const Adjournment& adjournment = game.adjournment;
    return adjournment.stage == Stage::none ||
           (adjournment.stage == Stage::resumed && adjournment.opened);
}

bool closed_envelope(const GameState& game)
{
    const Adjournment& adjournment = game.adjournment;
    return adjournment.stage == Stage::resumed && !adjournment.opened && !adjournment.lost;
}

Result<Move, SanFault> sealed_move(const GameState& game)
{
    if (!game.placement().lawful())
        return unexpected{SanFault::illegal};
    return read_san(game.placement().position(), move_of_entry(game.adjournment.text));
}

Result<Move, SanFault> given_move(const Placement& placement, const GivenMove& given)
{
    if (const auto move = handed_in(placement, given))
        return *move;
    return read_san(placement.position(), written(given));
}

void open_envelope(Desk& desk)
{
    GameState& game = desk.game;
    Adjournment& adjournment = game.adjournment;
    const Color sealer = adjournment.sealer;
    const auto move = sealed_move(game);
    adjournment.opened = true;
    if (!move) {  // I.8, and its exception for 6.9
        desk.tell(facts::Opened{sealer, "-"});
        lose(desk, sealer, LossTest::any_series, EndReason::sealed_move,
             EndReason::sealed_cannot_mate);
        return;
    }
    desk.tell(facts::Opened{sealer, write_san(game.placement().position(), *move)});
    game.clock = game.clock.stopped(desk.now());
    const auto offer = adjournment.offered_since ? std::exchange(game.offer, std::nullopt)
                                                 : std::nullopt;  // I.4: no move has refused it
    make(desk, *move);
    if (game.phase == Phase::playing && offer)
        game.offer = offer;
    play_stated_move(desk);
}

/// A sealed move that ends the game keeps its result, whoever is late.
bool sealed_move_ends_game(const GameState& game)
{
    if (!closed_envelope(game))
        return false;
    const auto move = sealed_move(game);
    return move && would_end_the_game(game, *move);
}

Duration allowed_delay(const GameState& game)
{
    if (game.rules().late_at_resumption != LateAtResumption::default_time)
        return 1h;
    return game.options.event.default_time.value_or(game.rules().default_time);
}

/// I.9.3: the sealer of the last envelope is away, and the other seals his reply.
bool may_seal_reply(const GameState& game)
{
    return game.adjournment.stage == Stage::resumed && game.adjournment.opened &&
           game.absent[opponent(game.turn())] && !game.absent[game.turn()];
}

/// The clock of the player to move runs, or the other has moved and has not yet pressed (6.2.2).
bool sealer_is_next(const GameState& game)
{
    const auto running = game.clock.running();
    return running && (*running == game.turn() || game.unpressed[*running]);
}

/// There is no envelope, or it is not its time.
void refuse_envelope(Desk& desk, std::string_view input = {})
{
    const GameState& game = desk.game;
    const bool answerer_away =
        closed_envelope(game) && game.absent[opponent(game.adjournment.sealer)];
    desk.refuse(std::nullopt, Refusal::not_allowed, input,
                answerer_away ? Hindrance::player_absent  // I.7
                              : why_adjourned(game.adjournment).value_or(Hindrance::not_adjourned));
}

/// Why nobody is told to seal now; none: he is.
std::optional<Hindrance> why_not_adjourned(const GameState& game, const events::Adjourn& event)
{
    if (!between_moves(game))
        return why_adjourned(game.adjournment);
    if (game.paused)
        return awaits_decision(game) ? Hindrance::claim_open : Hindrance::clocks_stopped;
    // I.1.2: he would have overstepped the time before that, where his time ends at all.
    const Clock& clock = game.clock;
    const bool ends = clock.timed() && !clock.counts_up() &&
                      (clock.in_last_period(game.turn()) || clock.counter() == MoveCounter::on);
    const bool too_long =
        event.nominal_end && ends && clock.left(game.turn(), *event.nominal_end) <= Duration{0};
    return too_long ? std::optional{Hindrance::time_short} : std::nullopt;
}

void begin_sealing(GameState& game, bool reply, std::optional<Instant> nominal_end)
{
    const auto resumed_at = game.adjournment.resumed_at;
    Act begun = std::exchange(game.act, {});      // what was begun on the board is put back,
    game.act.touched = std::move(begun.touched);  // but a touch binds the sealed move too
    game.act.duty = begun.duty;
    game.act.intended = begun.intended;
    game.adjournment = {};
    game.adjournment.stage = Stage::sealing;
    game.adjournment.sealer = game.turn();
    game.adjournment.reply = reply;
    game.adjournment.nominal_end = nominal_end;
    if (reply)
        game.adjournment.resumed_at = resumed_at;
}

}  // namespace

bool is_sealing(const GameState& game)
{
    return game.phase == Phase::playing && game.adjournment.stage == Stage::sealing;
}

void seal_move_made_on_board(Desk& desk, const events::Play& event)
{
    GameState& game = desk.game;
    Adjournment& adjournment = game.adjournment;
    if (event.side != adjournment.sealer) {
        desk.refuse(event.side, Refusal::not_your_turn, input_of(event.move));
        return;
    }
    if (adjournment.move_on_board) {
        desk.refuse(event.side, Refusal::touch_move, input_of(event.move));
        return;
    }
    if (!game.placement().lawful()) {  // as if it were written
        adjournment.text = written(event.move);
        adjournment.move_on_board = true;
        return;
    }
    const auto move = given_move(game.placement(), event.move);
    if (!move || is_bound_otherwise(game, *move)) {
        desk.refuse(event.side, move ? Refusal::touch_move : Refusal::illegal,
                    input_of(event.move));
        return;
    }
    adjournment.text = write_san(game.placement().position(), *move);
    adjournment.move_on_board = true;
    game.act.duty = Duty{Must::move, move->from(), std::nullopt, std::nullopt, std::nullopt};
    tell_duty(desk, event.side);
}

void seal_by_press(Desk& desk, Color side)
{
    GameState& game = desk.game;
    Adjournment& adjournment = game.adjournment;
    if (side != adjournment.sealer) {
        desk.refuse(side, Refusal::not_your_turn);
        return;
    }
    if (adjournment.text.empty()) {
        desk.refuse(side, Refusal::too_early, {}, Hindrance::sealing_unfinished);
        return;
    }
    if (game.clock.running() != side) {
        desk.refuse(side, Refusal::not_allowed, {}, Hindrance::clocks_stopped);
        return;
    }
    const int number = game.placement().move_number();
    const Instant stop = std::max(desk.now(), adjournment.nominal_end.value_or(desk.now()));
    // I.5: the times of the adjournment; what the move earns comes when the envelope is opened.
    if (adjournment.reply) {
        game.clock = game.clock.started(opponent(side), desk.now());
        adjournment.stage = Stage::resumed;
    } else {
        game.clock = game.clock.stopped(stop);
        adjournment.stage = Stage::sealed;
    }
    game.act = {};
    desk.tell(facts::Sealed{side, number});
}

void seal_instead(GameState& game)
{
    if (!is_sealing(game))
        return;
    game.adjournment.sealer = game.turn();
    game.adjournment.text.clear();
    game.adjournment.move_on_board = false;
}

bool states_lost_move(const GameState& game, Color side)
{
    return game.phase == Phase::playing && game.adjournment.stage == Stage::resumed &&
           game.adjournment.lost && !game.adjournment.opened && game.adjournment.sealer == side &&
           !game.absent[side];
}

void play_stated_move(Desk& desk)
{
    GameState& game = desk.game;
    game.adjournment.opened = true;
    if (game.phase == Phase::over)
        return;
    const Color sealer = game.adjournment.sealer;
    game.clock = game.clock.started(sealer, desk.now()).pressed(desk.now());
    game.paused.reset();  // I.9.2: who came late had stopped his clock until now
    complete(desk, game.history.size() - 1);
    game.history.back().pressed = true;
    game.adjournment.moved_since[sealer] = false;
}

std::optional<Instant> latest_return(const GameState& game)
{
    const auto& resumed_at = game.adjournment.resumed_at;
    if (!resumed_at || sealed_move_ends_game(game))
        return std::nullopt;
    return *resumed_at + allowed_delay(game);
}

void lose_by_not_returning(Desk& desk)
{
    const bool both = is_overdue(desk, Color::white) && is_overdue(desk, Color::black);
    const Color late = is_overdue(desk, Color::white) ? Color::white : Color::black;
    end(desk, both ? Points::both_lose : win_for(opponent(late)), EndReason::by_default);
}

void open_if_too_late(Desk& desk)
{
    const GameState& game = desk.game;
    const auto& resumed_at = game.adjournment.resumed_at;
    const bool late = resumed_at && desk.now() - *resumed_at > allowed_delay(game);
    if (late && game.phase == Phase::playing && sealed_move_ends_game(game))
        open_envelope(desk);
}

void on(Desk& desk, const events::Adjourn& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, std::nullopt))
        return;
    const auto because = why_not_adjourned(game, event);
    const bool stands = game.placement().lawful() || game.misplaced;  // 7.5.1: nobody says so yet
    if (because || !stands || !sealer_is_next(game)) {
        desk.refuse(std::nullopt, Refusal::not_allowed, {}, because);
        return;
    }
    begin_sealing(game, false, event.nominal_end);
    desk.tell(facts::Adjourned{game.placement().setup()});
}

void on(Desk& desk, const events::Seal& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, std::nullopt, event.text))
        return;
    if (may_seal_reply(game))
        begin_sealing(game, true, std::nullopt);
    Adjournment& adjournment = game.adjournment;
    if (adjournment.stage != Stage::sealing) {
        refuse_envelope(desk, event.text);
        return;
    }
    if (!game.placement().lawful()) {
        adjournment.text = event.text;
        return;
    }
    const Position& position = game.placement().position();
    const auto move = read_san(position, move_of_entry(event.text));
    const bool another = adjournment.move_on_board && move != sealed_move(game);
    if (another || (move && is_bound_otherwise(game, *move)))
        desk.refuse(adjournment.sealer, Refusal::touch_move, event.text);
    else
        adjournment.text = event.text;
}

void on(Desk& desk, const events::ShowEnvelope&)
{
    const GameState& game = desk.game;
    if (game.adjournment.stage != Stage::sealed && !closed_envelope(game)) {
        refuse_envelope(desk);
        return;
    }
    facts::EnvelopeTold told;
    told.side = game.adjournment.sealer;
    told.number = game.placement().move_number();
    told.offer = game.offer.has_value();
    told.setup = game.placement().setup();
    for (const Color side : both_colors)
        told.used[static_cast<std::size_t>(side)] =
            game.clock.side(side).used + game.clock.used_this_turn(side, desk.now());
    desk.tell(told);
}

void on(Desk& desk, const events::LoseEnvelope&)
{
    GameState& game = desk.game;
    if (!goes_on(desk, std::nullopt))
        return;
    if (game.adjournment.stage == Stage::sealed || closed_envelope(game))
        game.adjournment.lost = true;
    else
        refuse_envelope(desk);
}

void on(Desk& desk, const events::LosePosition&)
{
    if (!goes_on(desk, std::nullopt))
        return;
    if (desk.game.adjournment.stage == Stage::none)
        refuse_envelope(desk);
    else
        cancel(desk, Cancellation::position_lost);
}

void on(Desk& desk, const events::Resume&)
{
    GameState& game = desk.game;
    if (!goes_on(desk, std::nullopt))
        return;
    if (game.adjournment.stage != Stage::sealed) {
        refuse_envelope(desk);
        return;
    }
    const Color answerer = opponent(game.adjournment.sealer);
    game.adjournment.stage = Stage::resumed;
    game.adjournment.resumed_at = desk.now();
    game.adjournment.moved_since = {};
    if (game.absent[answerer])  // I.9.2 and I.11
        game.clock = game.clock.started(answerer, desk.now());
    desk.tell(facts::Resumed{game.clock.reading(desk.now())});
}

void on(Desk& desk, const events::Open&)
{
    GameState& game = desk.game;
    if (!goes_on(desk, std::nullopt))
        return;
    const bool answerer_there = !game.absent[opponent(game.adjournment.sealer)];
    if (closed_envelope(game) && answerer_there)  // I.7
        open_envelope(desk);
    else
        refuse_envelope(desk);
}

}  // namespace rules::laws
