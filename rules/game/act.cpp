// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/act.hpp"

#include "rules/game/castling.hpp"

#include <algorithm>

namespace rules::laws {
namespace {

bool victim_is_off(const GameState& game, Move move)
{
    const auto victim = captured_square(game.placement().position(), move);
    return !victim || is_removed(game.act, *victim);
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

bool is_carried_out(const GameState& game, Move move)
{
    if (move.kind() == MoveKind::castling)
        return castling_is_done(game.act, move);
    return victim_is_off(game, move);
}

std::optional<Displacement> put_so_far(const Act& act)
{
    if (act.castling && act.hand)
        return Displacement{*act.hand, king_target(*act.castling, act.hand->rank()), std::nullopt,
                            act.castling};
    if (!act.hand || !act.put || *act.hand == *act.put)
        return std::nullopt;
    return Displacement{*act.hand, *act.put, act.promotion, std::nullopt};
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
    if (const auto move = move_in_hand(game); move || heard.move)
        return answer(heard.move == move);
    return answer(put && heard.written && tells(game.placement(), *heard.written, *put));
}

bool is_announced(const GameState& game)
{
    return game.act.heard && compare_with_placed(game, *game.act.heard) == Match::equal;
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
    if (act.misplaced)
        return std::nullopt;
    if (!put)
        return act.promoted_on ? std::optional{LeftToDo{take_off_pawn, *act.promoted_on}}
                               : std::nullopt;
    if (on_last_rank_as_pawn(game, put->from, put->to) && !act.promotion)
        return LeftToDo{put_new_piece, put->to};
    const auto move = move_in_hand(game);
    if (!move || is_carried_out(game, *move))
        return std::nullopt;
    if (move->kind() != MoveKind::castling)
        return LeftToDo{take_off, *captured_square(game.placement().position(), *move)};
    const Rank rank = move->from().rank();
    const Wing wing = castling_wing(*move);
    return act.rook_put ? LeftToDo{put_king, king_target(wing, rank)}
                        : LeftToDo{put_rook, rook_target(wing, rank)};
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
