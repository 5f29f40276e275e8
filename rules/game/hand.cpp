// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/hand.hpp"

#include "rules/game/act.hpp"
#include "rules/game/castling.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/moving.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace rules::laws {
namespace {

bool contains(const std::vector<Square>& squares, Square square)
{
    return std::ranges::find(squares, square) != squares.end();
}

/// Article 4.3.3: where the order is not clear, the own piece counts as touched before the
/// opponent's; and the king before his rook, since only a rook deliberately first forbids castling.
std::vector<Square> in_order(const GameState& game, const events::Touch& event)
{
    std::vector<Square> squares = event.squares;
    const Board& board = game.placement().board();
    const auto rank = [&](Square square) {
        const bool own = board.of(game.turn()).has(square);
        return own ? static_cast<int>(!board.of(Role::king).has(square)) : 2;
    };
    if (event.together)
        std::ranges::stable_sort(squares, {}, rank);
    return squares;
}

/// What stood here before this turn has not been taken off.
bool still_stands(const GameState& game, Square square)
{
    return game.placement().board().occupied().has(square) && !is_removed(game.act, square);
}

void touch(Desk& desk, Square square)
{
    GameState& game = desk.game;
    Act& act = game.act;
    begin_to_move(desk, game.turn());
    if (!contains(act.touched, square))
        act.touched.push_back(square);
    if (!game.placement().board().of(game.turn()).has(square))
        return;
    // While another piece has been put it is the next one, if that one goes back.
    if (!contains(act.in_hand, square))
        act.in_hand.insert(act.put ? act.in_hand.begin() : act.in_hand.end(), square);
    if (act.put)
        return;
    act.hand = square;
    act.adjusting.reset();
}

void let_go(Desk& desk, Square square)
{
    GameState& game = desk.game;
    Act& act = game.act;
    act.put = square;
    const auto wing = castling_step(game, *act.hand, square);
    if (wing && game.placement().lawful() && !game.impaired(game.turn()))
        release_castling_king(desk, *wing);
    else
        make_if_whole(desk);
}

/// Nothing is missing on the board: what was put is made, whether it is legal or not.
void make_put(Desk& desk, Displacement put)
{
    GameState& game = desk.game;
    const auto text = put.from.name() + put.to.name();
    bool made = true;
    if (const auto move = move_in_hand(game)) {
        made = make_if_allowed(desk, *move, text);
    } else if (game.placement().lawful()) {
        const auto victim = victim_of(game.placement(), put);
        put.captured = victim == put.to ? std::nullopt : victim;
        misplace(desk, put);
    } else {
        made = play_displaced(desk, put, text);
    }
    if (!made)
        game.act.put.reset();
}

/// In guarded play a piece is not put where it may not stand.
bool is_guarded_against(const GameState& game, const Displacement& put)
{
    return game.options.mode == Mode::guarded && !obeys_the_laws(game.placement(), put);
}

/// Article 4.7 binds only a piece that was let go as a legal move or as a part of one.
bool may_be_taken_up_again(const GameState& game)
{
    auto put = put_so_far(game.act);
    if (!put || game.act.castling)
        return false;
    if (on_last_rank_as_pawn(game, put->from, put->to) && !put->promotion)
        put->promotion = Role::queen;
    return !obeys_the_laws(game.placement(), *put);
}

/// What was put where it may not stand is in the hand again.
void take_up_again(Desk& desk)
{
    if (!may_be_taken_up_again(desk.game))
        return;
    desk.game.act.put.reset();
    desk.game.act.rook_put.reset();
}

/// Castling is left to its own steps.
bool goes_there(const GameState& game, Square piece, Square square)
{
    return castling_step(game, piece, square) || can_reach(game.placement(), piece, square);
}

/// D.2.2: of several pieces in the hand, the one that goes there; else the last.
bool choose_piece(GameState& game, Square square, std::optional<Square> named = std::nullopt)
{
    Act& act = game.act;
    const auto is_meant = [&](Square piece) {
        return named ? piece == *named : goes_there(game, piece, square);
    };
    const bool last_goes_there =
        act.hand && *act.hand != square && !named && goes_there(game, *act.hand, square);
    auto meant = std::ranges::find(act.in_hand, last_goes_there ? *act.hand : square);
    if (meant == act.in_hand.end() || named)
        meant = std::ranges::find_if(act.in_hand, is_meant);
    if (meant == act.in_hand.end())
        return !named && act.hand;
    act.hand = *meant;
    if (act.lifted)
        act.lifted = act.hand;
    return true;
}

/// Where a square was refused, what was in the hand before is so still.
void let_go_or_hold(Desk& desk, Square square, const Act& before)
{
    Act& act = desk.game.act;
    let_go(desk, square);
    if (act.hand && !act.put && !act.castling) {
        act.hand = before.hand;
        act.lifted = before.lifted;
    }
}

/// On its own square again, or in its own aperture (D.2.3.2), a piece is only touched.
void put_back(Act& act)
{
    std::erase(act.in_hand, *act.hand);
    const bool was_lifted = act.lifted.has_value();
    act.hand = act.in_hand.empty() ? std::nullopt : std::optional{act.in_hand.back()};
    act.lifted = was_lifted ? act.hand : std::nullopt;
    act.breaks_duty = false;
}

/// Article 4.7: a released piece stays where it is.
void refuse_released(Desk& desk, Color side, Square square)
{
    desk.refuse(side, Refusal::touch_move, square.name(), Hindrance::piece_released);
}

/// A new piece may stand here before its pawn has gone: some pawn is one step away (Article 4.6).
bool promotion_square(const GameState& game, Square square)
{
    if (relative(game.turn(), square.rank()) != Rank::eight)
        return false;
    const Bitboard pawns = game.placement().board().of(game.turn(), Role::pawn) &
                           Bitboard{relative(game.turn(), Rank::seven)};
    return std::ranges::any_of(pawns, [&](Square pawn) {
        return std::abs(index(pawn.file()) - index(square.file())) <= 1;
    });
}

/// The pawn whose new piece already stands on the last rank.
bool makes_room(const GameState& game, Square square)
{
    return game.act.promoted_on && !game.act.hand && is_own(game, square, Role::pawn) &&
           relative(game.turn(), square.rank()) == Rank::seven;
}

/// Articles 4.6 and 4.7.3: in any order, the pawn is off and the new piece stands on its square.
void finish_promotion(Desk& desk)
{
    Act& act = desk.game.act;
    const bool pawn_is_off = act.put || (act.hand && is_removed(act, *act.hand));
    if (act.promoted_on && pawn_is_off)
        act.put = act.promoted_on;
    make_if_whole(desk);
}

}  // namespace

void make_if_whole(Desk& desk)
{
    GameState& game = desk.game;
    Act& act = game.act;
    const auto put = put_so_far(act);
    const bool unpromoted = put && on_last_rank_as_pawn(game, put->from, put->to) && !act.promotion;
    const bool unannounced = game.impaired(game.turn()) && !is_announced(game);
    if (!put || unpromoted)
        return;
    const auto text = put->from.name() + put->to.name();
    if (is_bound_otherwise(game, *put)) {  // before words are spent on it (Article 4)
        refuse_breach(desk, text);
        act.put.reset();
    } else if (!unannounced && is_guarded_against(game, *put)) {
        desk.refuse(game.turn(), Refusal::illegal, text);
        act.put.reset();
    } else if (!unannounced && is_carried_out(game, *put)) {
        make_put(desk, *put);
    }
}

namespace {

/// Article 7.5.3: half a move is none. What the impaired player has not announced is not even that
/// (D.2.4), and earlier editions count neither.
bool presses_half(const GameState& game, const Displacement& put)
{
    const bool counts = game.rules().press_without_move_is_illegal;
    if (!leaves_half(game, put))
        return false;
    if (game.impaired(game.turn()))
        return counts && is_announced(game);
    return counts || castling_step(game, put.from, put.to) || put.castling;
}

}  // namespace

bool finish_act(Desk& desk, Color side)
{
    GameState& game = desk.game;
    const Act& act = game.act;
    const bool begun = act.hand && (act.put || game.impaired(side));
    if (game.turn() != side || !begun)
        return true;
    desk.remember_moves();
    const auto put = put_so_far(act);
    if (put && presses_half(game, *put)) {
        leave_half(desk, *put);
        return true;
    }
    if (game.impaired(side)) {
        const Irregularity kind = fault_of_press(game);
        desk.tell(facts::Irregular{side, kind});
        if (kind != Irregularity::announcement_differs)
            return false;
    }
    if (!put)
        return true;
    if (const auto move = move_in_hand(game))
        return make_if_allowed(desk, *move, put->from.name() + put->to.name());
    if (!game.placement().lawful())
        return play_displaced(desk, *put, put->from.name() + put->to.name());
    misplace(desk, *put);
    return true;
}

void on(Desk& desk, const events::Touch& event)
{
    GameState& game = desk.game;
    if (!may_play(desk, event.side) || !takes_turn(desk, event.side))
        return;
    if (game.impaired(event.side))  // D.2.2: feeling a piece in its aperture is free
        return;
    const Bitboard men = game.placement().board().occupied();
    if (!std::ranges::all_of(event.squares, [&](Square square) { return men.has(square); })) {
        desk.refuse(event.side, Refusal::not_understood, {}, Hindrance::square_empty);
        return;
    }
    bool counts = false;
    for (const Square square : in_order(game, event))
        if (!game.act.adjusts_all && !contains(game.act.adjusted, square)) {
            touch(desk, square);
            counts = true;
        } else if (game.placement().board().of(event.side).has(square) && !game.act.put) {
            game.act.adjusting = square;
        }
    if (!counts)
        return;
    renew_duty(game);
    tell_duty(desk, event.side);
}

void on(Desk& desk, const events::Adjust& event)
{
    GameState& game = desk.game;
    if (!may_play(desk, event.side))
        return;
    const bool clock_runs = !game.clock.timed() || game.clock.running() == event.side;
    if (!has_the_move(game, event.side) || !clock_runs) {  // Articles 4.2.1 and 6.2.5
        desk.refuse(event.side, Refusal::not_your_turn);
        return;
    }
    game.act.adjusts_all = game.act.adjusts_all || event.squares.empty();
    game.act.adjusted.insert(game.act.adjusted.end(), event.squares.begin(), event.squares.end());
}

void on(Desk& desk, const events::Release& event)
{
    GameState& game = desk.game;
    Act& act = game.act;
    if (!may_play(desk, event.side) || !takes_turn(desk, event.side, event.square.name()))
        return;
    if (castles(desk, event.square) || rook_follows(desk, event.square))
        return;
    const bool adjusts = act.adjusts_all || contains(act.adjusted, event.square);
    const bool own = game.placement().board().of(event.side).has(event.square);
    const auto adjusted = std::exchange(act.adjusting, std::nullopt);
    if (adjusted == event.square || (adjusts && own && act.hand != event.square))
        return;
    take_up_again(desk);
    if (adjusted && !act.put)  // it binds to nothing, but it is what was moved
        act.in_hand = {*adjusted};
    if (act.put) {
        refuse_released(desk, event.side, event.square);
        return;
    }
    const Act before = act;
    if (adjusted)
        act.hand = adjusted;
    else
        static_cast<void>(choose_piece(game, event.square));
    if (!act.hand && !adjusts)
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::nothing_lifted);
    if (!act.hand)
        return;
    if (event.square == *act.hand)
        put_back(act);
    else
        let_go_or_hold(desk, event.square, before);
}

void on(Desk& desk, const events::Lift& event)
{
    GameState& game = desk.game;
    Act& act = game.act;
    if (!may_play(desk, event.side) || !takes_turn(desk, event.side))
        return;
    if (act.put == event.square && !still_stands(game, event.square)) {
        take_up_again(desk);
        if (act.put)
            refuse_released(desk, event.side, event.square);
        return;
    }
    if (!game.placement().board().occupied().has(event.square)) {
        desk.refuse(event.side, Refusal::not_understood, {}, Hindrance::square_empty);
        return;
    }
    const bool for_castling = act.hand && is_own(game, event.square, Role::rook) && act.put &&
                              castling_step(game, *act.hand, *act.put);
    if (for_castling) {
        act.rook_hand = event.square;
        return;
    }
    touch(desk, event.square);
    if (act.hand == event.square)
        act.lifted = event.square;
    renew_duty(game);
    tell_duty(desk, event.side);
}

void on(Desk& desk, const events::Remove& event)
{
    GameState& game = desk.game;
    Act& act = game.act;
    if (!may_play(desk, event.side) || !takes_turn(desk, event.side))
        return;
    const bool released_pawn = !still_stands(game, event.square) && act.put == event.square &&
                               on_last_rank_as_pawn(game, *act.hand, event.square);
    if (!released_pawn && !game.placement().board().at(event.square)) {
        desk.refuse(event.side, Refusal::not_understood, {}, Hindrance::square_empty);
        return;
    }
    if (makes_room(game, event.square)) {
        touch(desk, event.square);
    } else if (!released_pawn && !contains(act.touched, event.square)) {
        touch(desk, event.square);
        renew_duty(game);
        tell_duty(desk, event.side);
    }
    act.removed.push_back(released_pawn ? *act.hand : event.square);
    finish_promotion(desk);
}

void on(Desk& desk, const events::Place& event)
{
    GameState& game = desk.game;
    Act& act = game.act;
    if (!may_play(desk, event.side) || !takes_turn(desk, event.side))
        return;
    if (castles(desk, event.square) || rook_follows(desk, event.square))
        return;
    if (event.role ? !promotion_square(game, event.square) : !act.hand) {
        desk.refuse(event.side, Refusal::not_allowed, {},
                    event.role ? Hindrance::no_pawn : Hindrance::nothing_lifted);
        return;
    }
    const bool chosen = act.promotion && game.rules().promotion_final_on_touching_square;
    if (event.role && chosen) {
        desk.refuse(event.side, Refusal::touch_move, event.square.name());
        return;
    }
    if (!event.role) {
        take_up_again(desk);
        const Act before = act;
        if (act.put)
            refuse_released(desk, event.side, event.square);
        else if (!choose_piece(game, event.square, event.from))
            desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::nothing_lifted);
        else if (event.square == *act.hand)
            put_back(act);
        else
            let_go_or_hold(desk, event.square, before);
        return;
    }
    begin_to_move(desk, event.side);
    act.promotion = event.role;
    act.promoted_on = event.square;
    const bool pawn_in_hand =
        act.lifted && act.lifted == act.hand && !act.put && is_own(game, *act.lifted, Role::pawn);
    if (pawn_in_hand)
        act.removed.push_back(*act.hand);
    finish_promotion(desk);
}

void on(Desk& desk, const events::Displace& event)
{
    if (!goes_on(desk, event.side))
        return;
    // Article 7.4: whoever displaces pieces puts them back on his own time.
    desk.game.displaced_by = event.side;
    desk.tell(facts::Irregular{event.side, Irregularity::displaced});
}

void on(Desk& desk, const events::TwoHands& event)
{
    if (!may_play(desk, event.side) || !takes_turn(desk, event.side))
        return;
    if (desk.game.options.mode == Mode::guarded)
        desk.refuse(event.side, Refusal::not_allowed);
    else
        desk.game.act.two_hands = true;
}

}  // namespace rules::laws
