// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/resolve.hpp"

#include <cstdlib>

namespace rules {
namespace {

Result<Move, SanFault> castle(const Position& position, Wing wing)
{
    if (const auto move = position.castling(wing))
        return *move;
    return unexpected{SanFault::illegal};
}

Result<Move, SanFault>
castle_as_king_move(const Position& position, const Written& written, Role role)
{
    const Square king = position.king(position.turn());
    const auto wing = castling_as_king_move(position, role, king, written.to);
    const bool chess960 = position.variant() == Variant::chess960;
    if (!wing || written.promotion || !written.from.has(king) ||
        !(chess960 || written.names_origin_square()))
        return unexpected{SanFault::illegal};
    const auto move = castle(position, *wing);
    if (move && chess960 && move->to() != written.to)
        return unexpected{SanFault::illegal};
    return move;
}

}  // namespace

Role written_role(const Position& position, const Written& written)
{
    if (written.role)
        return *written.role;
    if (written.names_origin_square())
        if (const auto piece = position.board().at(written.from.first()))
            return piece->role;
    return Role::pawn;
}

Bitboard written_origins(const Position& position, const Written& written, Role role)
{
    // Appendix C.9: only a capture, which names its file, leaves the pawn's file.
    const bool bare = role == Role::pawn && written.from == all_squares;
    return position.origins(role, written.to, bare ? Bitboard{written.to.file()} : written.from);
}

Move move_unchecked(
    const Position& position, Role role, Square from, Square to, std::optional<Role> promotion)
{
    if (role != Role::pawn)
        return Move{role, from, to};
    if (promotion)
        return Move::promotion(from, to, *promotion);
    const int step = std::abs(to.index() - from.index());
    if (step == 16)
        return Move{role, from, to, MoveKind::double_step};
    const bool en_passant = step != 8 && position.en_passant_candidate().has(to);
    return Move{role, from, to, en_passant ? MoveKind::en_passant : MoveKind::normal};
}

std::optional<Wing>
castling_as_king_move(const Position& position, Role role, Square from, Square to)
{
    const Color us = position.turn();
    const bool on_home_rank =
        relative(us, from.rank()) == Rank::one && relative(us, to.rank()) == Rank::one;
    if (role != Role::king || from != position.king(us) || !on_home_rank)
        return std::nullopt;
    const Wing wing = to > from ? Wing::short_side : Wing::long_side;
    if (position.variant() == Variant::chess960)
        return position.board().of(us, Role::rook).has(to) ? std::optional{wing} : std::nullopt;
    const bool two_squares = from.file() == File::e && std::abs(to.index() - from.index()) == 2;
    return two_squares ? std::optional{wing} : std::nullopt;
}

Result<Move, SanFault> resolve(const Position& position, const Written& written)
{
    if (written.castling)
        return castle(position, *written.castling);
    const Role role = written_role(position, written);
    const Bitboard origins = written_origins(position, written, role);
    if (origins.none())
        return castle_as_king_move(position, written, role);
    if (origins.many())
        return unexpected{SanFault::ambiguous};
    const bool promotes =
        role == Role::pawn && relative(position.turn(), written.to.rank()) == Rank::eight;
    if (promotes != written.promotion.has_value())
        return unexpected{promotes ? SanFault::promotion_missing : SanFault::illegal};
    return move_unchecked(position, role, origins.first(), written.to, written.promotion);
}

}  // namespace rules
