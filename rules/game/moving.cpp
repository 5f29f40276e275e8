// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/moving.hpp"

#include "rules/game/adjournment.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/illegal.hpp"
#include "rules/game/pressing.hpp"
#include "rules/game/proofs.hpp"
#include "rules/game/sheets.hpp"
#include "rules/mating.hpp"
#include "rules/san.hpp"

#include <algorithm>

namespace rules::laws {
namespace {

constexpr int fivefold = 5;

Refusal refusal(SanFault fault)
{
    switch (fault) {
    case SanFault::not_understood:
        return Refusal::not_understood;
    case SanFault::illegal:
        return Refusal::illegal;
    case SanFault::ambiguous:
        return Refusal::ambiguous;
    case SanFault::promotion_missing:
        return Refusal::promotion_missing;
    }
    return Refusal::not_understood;
}

/// A move that was handed in is not read once more.
Result<Intention, SanFault>
intention_of(const Placement& placement, const GivenMove& given, Mode mode)
{
    if (const auto move = handed_in(placement, given))
        return Intention{*move};
    return read_intention(placement, written(given), mode);
}

/// The ends of a position that needs no proof.
std::optional<EndReason> end_without_moves(const Position& position)
{
    if (position.has_legal_move())
        return std::nullopt;
    return position.in_check() ? EndReason::mate : EndReason::stalemate;
}

/// The ends by what came before (9.6).
std::optional<EndReason>
end_by_history(const GameState& game, const Position& position, int occurrence)
{
    if (game.rules().automatic_fivefold && occurrence >= fivefold)
        return EndReason::fivefold;
    if (game.rules().automatic_75_moves && position.halfmoves() >= seventy_five_moves)
        return EndReason::seventy_five;
    return std::nullopt;
}

/// Article 6.2.1.2: a move is complete when its player has made his next one.
void complete_earlier_move(Desk& desk, Color side)
{
    if (const auto earlier = desk.game.unpressed[side])
        complete(desk, *earlier);
}

/// D.2.1: a move announced aloud is to be repeated before it is answered.
void look_for_repetition(Desk& desk, Color side)
{
    GameState& game = desk.game;
    const bool due = !game.history.empty() && game.history.back().announced_aloud;
    if (due && !game.repetition)
        desk.tell(facts::Irregular{side, Irregularity::no_repeat});
    game.repetition.reset();
}

void record(Desk& desk, Ply ply)
{
    GameState& game = desk.game;
    const Color side = ply.side;
    if (game.offer == opponent(side))
        desk.tell(facts::OfferEnded{*std::exchange(game.offer, std::nullopt), OfferEnd::move});
    complete_earlier_move(desk, side);
    look_for_repetition(desk, side);
    look_at_sheet_before_move(desk, side);
    game.misplaced.reset();
    ply.made = desk.now();
    ply.two_hands = game.act.two_hands;
    ply.announced_aloud = game.act.heard.has_value();
    ply.announced = game.act.heard;
    ply.offer = std::exchange(game.offer_awaits_move[side], false);
    game.repetition = game.act.repeated;
    game.act = {};
    game.bare_press = false;
    if (game.asked_to_resign == side)  // who moves has not resigned
        game.asked_to_resign.reset();
    game.pressed_by_assistant[side] = false;
    game.adjournment.moved_since[side] = true;
    game.unpressed[side] = game.history.size();
    game.history.push_back(std::move(ply));
}

void tell_move(Desk& desk, const Ply& ply, facts::MoveState state)
{
    desk.tell(facts::Moved{ply.side, ply.illegal ? "-" : ply.san, ply.squares, state});
}

/// Whether pieces misplaced break a duty that a legal move could have kept.
bool breaks_duty(const GameState& game, const Displacement& displacement)
{
    const auto& duty = game.act.duty;
    if (!duty)
        return false;
    const bool king = game.placement().board().of(Role::king).has(displacement.from);
    const auto wing = displacement.castling;
    return (duty->must == Must::king && !king) ||
           (duty->must == Must::castle && wing != duty->castle) ||
           (wing && duty->no_castle == wing) ||
           (duty->piece && *duty->piece != displacement.from) ||
           (duty->victim && *duty->victim != displacement.to);
}

}  // namespace

namespace {

/// A move of Articles 3.1 to 3.9 on a board that is no lawful position.
void make_displaced(Desk& desk, const Displacement& displacement)
{
    const GameState& game = desk.game;
    Ply ply;
    ply.side = game.turn();
    ply.squares = displacement;
    ply.after = game.placement().after(displacement);
    ply.san = write_displacement(game.placement(), displacement);
    if (ply.after.lawful())
        ply.occurrence = occurrences(game, ply.after.position()) + 1;
    record(desk, std::move(ply));
    tell_move(desk, game.history.back(), facts::MoveState::made);
    end_by_position(desk);
}

/// Without a clock nothing is pressed: a move is complete when the opponent answers it.
bool rules_on_unpressed(Desk& desk)
{
    GameState& game = desk.game;
    if (!game.sees_all())
        leave_unseen(desk);
    const auto misplaced = std::exchange(game.misplaced, std::nullopt);
    if (game.clock.timed() || game.options.external_clock || !game.sees_all() || !misplaced)
        return false;
    rule_on_misplaced(desk, game.history.size() - 1, misplaced->touched);
    return true;
}

/// Article 6.2.1.2: who makes his next move has completed the one before.
bool rules_on_earlier(Desk& desk, Color side)
{
    const GameState& game = desk.game;
    const auto earlier = game.unpressed[side];
    if (!earlier || !game.history[*earlier].illegal || !game.sees_all())
        return false;
    rule_on_misplaced(desk, *earlier, game.history[*earlier].touched);
    return true;
}

}  // namespace

bool play_displaced(Desk& desk, const Displacement& displacement, std::string_view input)
{
    GameState& game = desk.game;
    const bool against_duty = breaks_duty(game, displacement);
    if (is_bound_otherwise(game, displacement)) {
        refuse_breach(desk, input);
        return false;
    }
    const bool illegal =
        game.placement().lawful() || !obeys_the_laws(game.placement(), displacement);
    if (illegal && game.options.mode == Mode::guarded) {
        desk.refuse(game.turn(), Refusal::illegal, input);
        return false;
    }
    begin_to_move(desk, game.turn());
    if (illegal) {
        misplace(desk, displacement);
        return true;
    }
    if (against_duty)
        game.breach = TouchBreach{game.turn(), game.history.size(), game.act.touched, {}};
    make_displaced(desk, displacement);
    return true;
}

std::string_view input_of(const GivenMove& given)
{
    const auto* const text = std::get_if<std::string>(&given);
    return text != nullptr ? std::string_view{*text} : std::string_view{};
}

bool takes_turn(Desk& desk, Color side, std::optional<std::string_view> made)
{
    GameState& game = desk.game;
    if (game.misplaced || replies_to_bare_press(game, side))
        desk.remember_moves();
    if (game.misplaced && game.turn() != side)
        take_back_misplaced(game);
    else if (game.misplaced && rules_on_unpressed(desk))
        return false;
    else if (replies_to_bare_press(game, side))
        let_bare_press_stand(desk);
    if (game.turn() == side)
        return !rules_on_earlier(desk, side);
    const auto own = game.unpressed[side];
    // Article 4.7: a piece that was let go may not go to another square.
    const bool again = made && own && *own + 1 == game.history.size();
    const auto input = made.value_or("");
    if (again)
        desk.refuse(side, Refusal::touch_move, input, Hindrance::piece_released);
    else
        desk.refuse(side, Refusal::not_your_turn, input);
    return false;
}

void begin_to_move(Desk& desk, Color side)
{
    GameState& game = desk.game;
    const bool by_touch = game.rules().offer_refused_by == LostBy::touch;
    if (by_touch && game.offer == opponent(side))
        desk.tell(facts::OfferEnded{*std::exchange(game.offer, std::nullopt), OfferEnd::touch});
    if (game.breach && game.breach->side != side)
        game.breach.reset();
}

bool is_bound_otherwise(const GameState& game, const Displacement& put)
{
    const auto move =
        game.placement().lawful() ? legal_move(game.placement().position(), put) : std::nullopt;
    return move ? is_bound_otherwise(game, *move)
                : game.act.intended || (breaks_duty(game, put) && game.sees_all());
}

bool is_bound_otherwise(const GameState& game, Move move)
{
    const Act& act = game.act;
    const bool against_claim = act.intended && *act.intended != move;
    const bool against_duty = act.duty && !allows(game.placement().position(), *act.duty, move);
    return against_claim || (against_duty && game.sees_all());
}

void refuse_breach(Desk& desk, std::string_view input)
{
    const bool by_claim = desk.game.act.intended.has_value();
    if (!by_claim)
        desk.note_breach();
    desk.refuse(desk.game.turn(), Refusal::touch_move, input,
                by_claim ? std::optional{Hindrance::claim_binds} : std::nullopt);
}

bool make_if_allowed(Desk& desk, Move move, std::string_view input)
{
    GameState& game = desk.game;
    Act& act = game.act;
    const Position& position = game.placement().position();
    const bool other_promotion = act.promotion && game.rules().promotion_final_on_touching_square &&
                                 move.promotion() != act.promotion;
    const bool against_duty = act.duty && !allows(position, *act.duty, move);
    if (other_promotion || is_bound_otherwise(game, move)) {
        refuse_breach(desk, input);
        return false;
    }
    begin_to_move(desk, game.turn());
    if (against_duty)
        game.breach = TouchBreach{game.turn(), game.history.size(), act.touched, {}};
    make(desk, move);
    return true;
}

Ply ply_of(const GameState& game, Move move)
{
    const Position& position = game.placement().position();
    Ply ply;
    ply.side = position.turn();
    ply.move = move;
    ply.squares = squares_of(position, move);
    ply.san = write_san(position, move);
    ply.after = game.placement().after(move);
    ply.occurrence = occurrences(game, ply.after.position()) + 1;
    return ply;
}

void make(Desk& desk, Move move)
{
    const GameState& game = desk.game;
    record(desk, ply_of(game, move));
    tell_move(desk, game.history.back(), facts::MoveState::made);
    if (!end_by_position(desk))
        let_assistant_press(desk);
}

void misplace(Desk& desk, const Displacement& displacement)
{
    GameState& game = desk.game;
    remember_touch(game, displacement);
    renew_duty(game);
    Act act = game.act;
    Ply ply;
    ply.side = game.turn();
    ply.squares = displacement;
    ply.after = game.placement().after(displacement);
    ply.san = write_displacement(game.placement(), displacement);
    ply.illegal = true;
    ply.touched = act.touched;
    if (ply.after.lawful())
        ply.occurrence = occurrences(game, ply.after.position()) + 1;
    record(desk, std::move(ply));
    game.misplaced = std::move(act);
    tell_move(desk, game.history.back(), facts::MoveState::made);
    let_assistant_press(desk);  // Article 5.1.1: an illegal move mates nobody
}

void take_back_misplaced(GameState& game)
{
    Act act = *std::exchange(game.misplaced, std::nullopt);
    go_back_to(game, game.history.size() - 1);
    game.repetition = Match::equal;  // whether it was missing has been told
    game.act = std::move(act);
}

void note_completion(Desk& desk, Ply& ply)
{
    ply.completed = desk.now();
    ply.clock = desk.game.clock.stopped(desk.now());
    ++desk.game.completed[ply.side];
}

void complete(Desk& desk, std::size_t ply)
{
    GameState& game = desk.game;
    Ply& done = game.history[ply];
    if (done.completed)
        return;
    note_completion(desk, done);
    if (game.unpressed[done.side] == ply)
        game.unpressed[done.side].reset();
    tell_move(desk, done, facts::MoveState::completed);
}

bool would_end_the_game(const GameState& game, Move move)
{
    const Position then = game.placement().position().after_unchecked(move);
    return end_without_moves(then) || end_by_history(game, then, occurrences(game, then) + 1) ||
           is_dead(then, game.options.budgets.after_a_move) == Answer::yes;
}

bool end_by_position(Desk& desk)
{
    GameState& game = desk.game;
    if (game.history.empty() || !game.history.back().after.lawful())
        return false;
    const Ply& last = game.history.back();
    auto reason = end_without_moves(last.after.position());
    if (!reason && is_found_dead(game))
        reason = EndReason::dead_position;
    if (!reason)
        reason = end_by_history(game, last.after.position(), last.occurrence);
    if (!reason)
        return false;
    complete(desk, game.history.size() - 1);  // Article 6.2.1.1
    end(desk, *reason == EndReason::mate ? win_for(opponent(game.turn())) : Points::draw, *reason);
    return true;
}

void remember_touch(GameState& game, const Displacement& displacement)
{
    const auto add = [&](Square square) {
        if (std::ranges::find(game.act.touched, square) == game.act.touched.end())
            game.act.touched.push_back(square);
    };
    const Board& board = game.placement().board();
    add(displacement.from);
    if (displacement.castling) {
        const Bitboard rooks =
            board.of(game.turn(), Role::rook) & Bitboard{displacement.from.rank()};
        if (rooks.any())
            add(*displacement.castling == Wing::short_side ? rooks.last() : rooks.first());
    } else if (board.occupied().has(displacement.to)) {
        add(displacement.to);
    }
}

void renew_duty(GameState& game)
{
    const auto& duty = game.act.duty;
    if (game.act.castling && duty && duty->must == Must::castle)
        return;  // Article 4.7.2: what is touched later does not free the king that was let go
    if (game.act.intended)
        return;  // Article 9.5.3: nor does it free from the move of a wrong claim
    game.act.duty = duty_after_touching(game.placement(), game.rules(), game.act.touched);
}

void tell_duty(Desk& desk, Color side)
{
    if (desk.game.act.duty)
        desk.tell(facts::DutyArose{side, *desk.game.act.duty});
}

int occurrences(const GameState& game, const Position& position)
{
    // Only positions since the last capture or pawn move can be the same.
    std::size_t reach = position.halfmoves();
    const auto same = [&](const Placement& placement) {
        return placement.lawful() && placement.position().key() == position.key() &&
               placement.position().same_as(position);
    };
    for (auto ply = game.history.rbegin(); ply != game.history.rend() && reach > 0; ++ply, --reach)
        if (same(ply->after))
            return ply->occurrence;
    return reach > 0 && same(game.options.start) ? 1 : 0;
}

void on(Desk& desk, const events::Play& event)
{
    GameState& game = desk.game;
    if (is_sealing(game)) {
        seal_move_made_on_board(desk, event);
        return;
    }
    const bool stated = states_lost_move(game, event.side);
    const auto input = input_of(event.move);
    if (!stated && !may_play(desk, event.side, input))
        return;
    if (!takes_turn(desk, event.side, input))
        return;
    const auto intention =
        intention_of(game.placement(), event.move, stated ? Mode::guarded : game.options.mode);
    if (!intention)
        desk.refuse(event.side, refusal(intention.error()), input);
    else if (const auto* move = std::get_if<Move>(&*intention))
        make_if_allowed(desk, *move, input);
    else
        play_displaced(desk, std::get<Displacement>(*intention), input);
    if (stated && game.turn() != event.side)
        play_stated_move(desk);
}

}  // namespace rules::laws
