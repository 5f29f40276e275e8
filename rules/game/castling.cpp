// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/castling.hpp"

#include "rules/game/hand.hpp"
#include "rules/game/moving.hpp"

#include <cstdlib>

namespace rules::laws {
namespace {

/// A duty that arose before the king was let go stays unless it is one that he fulfils.
bool binds_anew(const GameState& game, std::optional<Move> castling)
{
    const auto& duty = game.act.duty;
    if (castling)
        return !duty || allows(game.placement().position(), *duty, *castling);
    return !duty || (duty->must == Must::move && duty->piece == game.act.hand);
}

}  // namespace

std::optional<Wing> castling_step(const GameState& game, Square from, Square to)
{
    const int files = std::abs(index(to.file()) - index(from.file()));
    if (!game.placement().board().of(game.turn(), Role::king).has(from) ||
        from.rank() != to.rank() || files < 2)
        return std::nullopt;
    if (game.placement().setup().variant == Variant::chess)
        return files == 2 ? std::optional{to > from ? Wing::short_side : Wing::long_side}
                          : std::nullopt;
    for (const Wing wing : {Wing::short_side, Wing::long_side})
        if (to == king_target(wing, from.rank()))
            return wing;
    return std::nullopt;
}

void release_castling_king(Desk& desk, Wing wing)
{
    GameState& game = desk.game;
    Act& act = game.act;
    const auto castling = game.placement().position().castling(wing);
    const Displacement put{*act.hand, *act.put, std::nullopt, wing};
    if (is_bound_otherwise(game, put)) {  // 4.4.2, or another piece came first
        refuse_breach(desk, act.hand->name() + act.put->name());
        act.put.reset();
        return;
    }
    if (binds_anew(game, castling))
        act.duty = duty_after_king_released(game.placement(), wing);
    if (castling)
        act.castling = wing;
    tell_duty(desk, game.turn());
    if (act.castling)
        make_if_whole(desk);  // in Chess960 the rook may stand there already
}

bool castles(Desk& desk, Square square)
{
    GameState& game = desk.game;
    Act& act = game.act;
    if (!act.duty || act.duty->must != Must::castle)
        return false;
    const Wing wing = *act.duty->castle;
    const Square king = game.placement().board().of(game.turn(), Role::king).first();
    if (square == king_target(wing, king.rank()) && !(act.castling && act.put)) {
        act.hand = king;
        act.put = square;
    } else if (square == rook_target(wing, king.rank()) && !act.rook_put) {
        act.hand = king;
        act.rook_put = square;
    } else {
        return false;
    }
    act.castling = wing;
    make_if_whole(desk);
    return true;
}

bool castling_is_done(const Act& act, Move castling)
{
    const Wing wing = castling_wing(castling);
    const Square king = king_target(wing, castling.from().rank());
    const Square rook = rook_target(wing, castling.from().rank());
    return (act.put == king || castling.from() == king) &&
           (act.rook_put == rook || castling.to() == rook);
}

bool rook_follows(Desk& desk, Square square)
{
    GameState& game = desk.game;
    Act& act = game.act;
    if (!act.hand || !act.put || !castling_step(game, *act.hand, *act.put))
        return false;
    const Wing wing = *castling_step(game, *act.hand, *act.put);
    if (square != rook_target(wing, act.hand->rank()))
        return false;
    act.rook_put = square;
    make_if_whole(desk);
    return true;
}

void leave_half(Desk& desk, Displacement put)
{
    remember_touch(desk.game, put);
    put.castling.reset();
    misplace(desk, put);
}

}  // namespace rules::laws
