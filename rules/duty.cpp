// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/duty.hpp"

#include <algorithm>

namespace rules {
namespace {

/// Pieces that were touched, those of the side to move and the others, each in their order.
struct Touched {
    std::vector<Square> own;
    std::vector<Square> enemy;
};

Touched sorted(const Placement& placement, std::span<const Square> touched)
{
    Touched sides;
    for (const Square square : touched)
        if (const auto piece = placement.board().at(square))
            (piece->color == placement.turn() ? sides.own : sides.enemy).push_back(square);
    return sides;
}

bool is_own(const Placement& placement, Square square, Role role)
{
    return placement.board().of(placement.turn(), role).has(square);
}

/// The same question of a board that is no lawful position; nobody castles there.
bool allows(const Board& board, const Duty& duty, const Displacement& move)
{
    if (duty.must == Must::castle ||
        (duty.must == Must::king && !board.of(Role::king).has(move.from)))
        return false;
    return (!duty.piece || move.from == *duty.piece) && (!duty.victim || move.to == *duty.victim);
}

bool some_move_allowed(const Placement& placement, const Duty& duty)
{
    if (placement.lawful()) {
        const Position& position = placement.position();
        const auto moves = position.legal_moves();
        return std::any_of(moves.begin(), moves.end(),
                           [&](Move move) { return allows(position, duty, move); });
    }
    return std::ranges::any_of(moves_by_the_laws(placement), [&](const Displacement& move) {
        return allows(placement.board(), duty, move);
    });
}

Duty must_move(Square piece, std::optional<Wing> no_castle = std::nullopt)
{
    return {Must::move, piece, std::nullopt, std::nullopt, no_castle};
}

Duty must_capture(std::optional<Square> piece, Square victim)
{
    return {Must::capture, piece, victim, std::nullopt, std::nullopt};
}

constexpr Duty king_must_move{Must::king, std::nullopt, std::nullopt, std::nullopt, std::nullopt};

bool can_castle(const Placement& placement, Wing wing)
{
    return placement.lawful() && placement.position().castling(wing);
}

/// Articles 4.4.1 and 4.4.3: castle if that is legal, otherwise move the king, otherwise anything.
Duty castle_or_king(const Placement& placement, Wing wing)
{
    if (can_castle(placement, wing))
        return {Must::castle, std::nullopt, std::nullopt, wing, std::nullopt};
    return some_move_allowed(placement, king_must_move) ? king_must_move : Duty{};
}

/// Article 4.3.1, and 4.4.2 where a castling is ruled out: the first that can move must move.
Duty first_that_moves(const Placement& placement,
                      std::span<const Square> own,
                      std::optional<Wing> no_castle = std::nullopt)
{
    for (const Square square : own)
        if (const Duty duty = must_move(square, no_castle); some_move_allowed(placement, duty))
            return duty;
    return {Must::free, std::nullopt, std::nullopt, std::nullopt, no_castle};
}

Wing wing_of(Square king, Square rook)
{
    return rook > king ? Wing::short_side : Wing::long_side;
}

Duty own_touched(const Placement& placement, const Ruleset& rules, std::span<const Square> own)
{
    if (own.size() < 2)
        return first_that_moves(placement, own);
    if (is_own(placement, own[0], Role::rook) && is_own(placement, own[1], Role::king))
        return first_that_moves(placement, own, wing_of(own[1], own[0]));
    const bool king_then_rook =
        is_own(placement, own[0], Role::king) && is_own(placement, own[1], Role::rook);
    if (!king_then_rook)
        return first_that_moves(placement, own);
    const Wing wing = wing_of(own[0], own[1]);
    if (can_castle(placement, wing) && !rules.king_and_rook_must_castle)
        return must_move(own[0]);
    return castle_or_king(placement, wing);
}

/// Article 4.3.3, second half: the first touched piece that can be moved or captured.
Duty first_of_either(const Placement& placement, std::span<const Square> touched)
{
    for (const Square square : touched) {
        const auto piece = placement.board().at(square);
        if (!piece)
            continue;
        const Duty duty = piece->color == placement.turn() ? must_move(square)
                                                           : must_capture(std::nullopt, square);
        if (some_move_allowed(placement, duty))
            return duty;
    }
    return {};
}

bool same_wing(Move castling, Wing wing)
{
    return castling.kind() == MoveKind::castling && castling_wing(castling) == wing;
}

}  // namespace

Duty duty_after_touching(const Placement& placement,
                         const Ruleset& rules,
                         std::span<const Square> touched)
{
    const Touched sides = sorted(placement, touched);
    if (sides.enemy.empty())
        return own_touched(placement, rules, sides.own);
    if (sides.own.empty())
        return first_of_either(placement, touched);
    const Duty duty = must_capture(sides.own.front(), sides.enemy.front());
    return some_move_allowed(placement, duty) ? duty : first_of_either(placement, touched);
}

Duty duty_after_king_released(const Placement& placement, Wing wing)
{
    return castle_or_king(placement, wing);
}

bool allows(const Position& position, const Duty& duty, Move move)
{
    if (duty.no_castle && same_wing(move, *duty.no_castle))
        return false;
    switch (duty.must) {
    case Must::move:
        return move.from() == *duty.piece;
    case Must::capture:
        return (!duty.piece || move.from() == *duty.piece) &&
               captured_square(position, move) == duty.victim;
    case Must::castle:
        return same_wing(move, *duty.castle);
    case Must::king:
        return move.role() == Role::king;
    case Must::free:
        return true;
    }
    return true;
}

std::optional<Square> captured_square(const Position& position, Move move)
{
    if (move.kind() == MoveKind::castling)
        return std::nullopt;
    if (move.kind() == MoveKind::en_passant)
        return Square{move.to().file(), move.from().rank()};
    return position.board().occupied().has(move.to()) ? std::optional{move.to()} : std::nullopt;
}

}  // namespace rules
