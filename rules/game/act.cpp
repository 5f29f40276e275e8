// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/act.hpp"

#include "rules/game/castling.hpp"

#include <algorithm>

namespace rules::laws {
namespace {

/// Whichever wing the king has stepped to, by a legal castling or not.
std::optional<Wing> castling_meant(const GameState& game, const Displacement& put)
{
    return put.castling ? put.castling : castling_step(game, put.from, put.to);
}

bool both_stand(const GameState& game, const Displacement& put, Wing wing)
{
    if (const auto move = move_in_hand(game))
        return castling_is_done(game.act, *move);
    const Rank rank = put.from.rank();
    return game.act.put == king_target(wing, rank) && game.act.rook_put == rook_target(wing, rank);
}

/// The rook that was put beside the king tells the wing, even where nobody may castle.
std::optional<Wing> wing_of_rook(const Act& act)
{
    for (const Wing wing : {Wing::short_side, Wing::long_side})
        if (act.hand && act.put == king_target(wing, act.hand->rank()) &&
            act.rook_put == rook_target(wing, act.hand->rank()))
            return wing;
    return std::nullopt;
}

}  // namespace

bool is_removed(const Act& act, Square square)
{
    return std::ranges::find(act.removed, square) != act.removed.end();
}

bool is_own(const GameState& game, Square square, Role role)
{
    return game.placement().board().of(game.turn(), role).has(square);
}

bool on_last_rank_as_pawn(const GameState& game, Square from, Square to)
{
    return is_own(game, from, Role::pawn) && relative(game.turn(), to.rank()) == Rank::eight;
}

bool is_carried_out(const GameState& game, const Displacement& put)
{
    if (const auto wing = castling_meant(game, put))
        return both_stand(game, put, *wing);
    const auto victim = victim_of(game.placement(), put);
    return !victim || is_removed(game.act, *victim);
}

bool leaves_half(const GameState& game, const Displacement& put)
{
    const bool en_passant = victim_of(game.placement(), put).value_or(put.to) != put.to;
    const bool in_two_parts = en_passant || castling_meant(game, put);
    return in_two_parts && !is_carried_out(game, put);
}

std::optional<Displacement> put_so_far(const Act& act)
{
    if (act.castling && act.hand)
        return Displacement{*act.hand, king_target(*act.castling, act.hand->rank()), std::nullopt,
                            act.castling};
    if (!act.hand || !act.put || *act.hand == *act.put)
        return std::nullopt;
    return Displacement{*act.hand, *act.put, act.promotion, wing_of_rook(act)};
}

std::optional<Move> move_in_hand(const GameState& game)
{
    const auto put = put_so_far(game.act);
    if (!put || !game.placement().lawful())
        return std::nullopt;
    return legal_move(game.placement().position(), *put);
}

Match compare_with_placed(const GameState& game, const Heard& heard)
{
    if (heard.sense == Heard::Sense::incomplete)
        return Match::incomplete;
    const auto answer = [](bool same) { return same ? Match::equal : Match::mismatch; };
    const auto put = put_so_far(game.act);
    const bool unpromoted =
        put && on_last_rank_as_pawn(game, put->from, put->to) && !game.act.promotion;
    if (unpromoted && heard.move)  // which piece it will be is not yet to be seen
        return answer(heard.move->from() == put->from && heard.move->to() == put->to);
    if (unpromoted && heard.written) {
        auto told = *heard.written;
        told.promotion.reset();
        return answer(tells(game.placement(), told, *put));
    }
    if (heard.move)
        return answer(heard.move == move_in_hand(game));
    return answer(put && heard.written && tells(game.placement(), *heard.written, *put));
}

bool is_announced(const GameState& game)
{
    return game.act.heard && compare_with_placed(game, *game.act.heard) == Match::equal;
}

bool awaits_rest_of_move(const GameState& game, Color side)
{
    return game.turn() == side && game.act.put && game.act.heard;
}

bool announcement_differs(const GameState& game)
{
    const Act& act = game.act;
    return act.put && act.heard && compare_with_placed(game, *act.heard) == Match::mismatch;
}

std::optional<LeftToDo> left_to_do(const GameState& game)
{
    using enum LeftToDo::What;
    const Act& act = game.act;
    const auto put = put_so_far(act);
    if (!put)
        return act.promoted_on ? std::optional{LeftToDo{take_off_pawn, *act.promoted_on}}
                               : std::nullopt;
    if (on_last_rank_as_pawn(game, put->from, put->to) && !act.promotion)
        return LeftToDo{put_new_piece, put->to};
    if (is_carried_out(game, *put))
        return std::nullopt;
    const auto wing = castling_meant(game, *put);
    if (!wing)
        return LeftToDo{take_off, *victim_of(game.placement(), *put)};
    const Rank rank = put->from.rank();
    return act.rook_put ? LeftToDo{put_king, king_target(*wing, rank)}
                        : LeftToDo{put_rook, rook_target(*wing, rank)};
}

std::optional<Unready> unready_to_press(const GameState& game, Color side)
{
    const Act& act = game.act;
    if (game.options.mode != Mode::guarded || game.unpressed[side])
        return std::nullopt;
    if (game.turn() != side || !act.put)
        return Unready{act.hand && game.impaired(side) ? Refusal::not_announced
                                                       : Refusal::too_early};
    if (game.impaired(side) && !is_announced(game))
        return Unready{Refusal::not_announced};
    if (!move_in_hand(game))
        return Unready{Refusal::promotion_missing};
    const auto left = left_to_do(game);
    const bool unfinished =
        left && (game.impaired(side) || left->what == LeftToDo::What::put_rook ||
                 left->what == LeftToDo::What::put_king);
    return unfinished ? std::optional{Unready{Refusal::too_early, Hindrance::move_unfinished}}
                      : std::nullopt;
}

Irregularity fault_of_press(const GameState& game)
{
    if (announcement_differs(game))
        return Irregularity::announcement_differs;
    const bool announced = game.act.put ? is_announced(game) : game.act.heard.has_value();
    return announced ? Irregularity::press_without_move : Irregularity::press_before_announce;
}

}  // namespace rules::laws
