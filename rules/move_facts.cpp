// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/move_facts.hpp"

namespace rules {
namespace {

OriginPart origin_part(const Position& position, Move move)
{
    if (move.role() == Role::pawn)
        return move.from().file() == move.to().file() ? OriginPart::none : OriginPart::file;
    if (move.role() == Role::king)
        return OriginPart::none;
    const Bitboard others = position.origins(move.role(), move.to()) & ~Bitboard{move.from()};
    if (others.none())
        return OriginPart::none;
    if ((others & Bitboard{move.from().file()}).none())
        return OriginPart::file;
    if ((others & Bitboard{move.from().rank()}).none())
        return OriginPart::rank;
    return OriginPart::both;
}

std::optional<Role> captured_role(const Position& position, Move move)
{
    if (move.kind() == MoveKind::en_passant)
        return Role::pawn;
    if (move.kind() == MoveKind::castling)
        return std::nullopt;
    const auto piece = position.board().at(move.to());
    return piece ? std::optional{piece->role} : std::nullopt;
}

Threat threat_of(const Position& position, Move move)
{
    const Position next = position.after_unchecked(move);
    if (!next.in_check())
        return Threat::none;
    return next.has_legal_move() ? Threat::check : Threat::mate;
}

}  // namespace

MoveFacts move_facts(const Position& position, Move move)
{
    MoveFacts facts;
    facts.side = position.turn();
    facts.role = move.role();
    facts.from = move.from();
    facts.to = move.to();
    facts.pass = move.kind() == MoveKind::pass;
    if (facts.pass)
        return facts;
    facts.captured = captured_role(position, move);
    facts.en_passant = move.kind() == MoveKind::en_passant;
    facts.promotion = move.promotion();
    facts.threat = threat_of(position, move);
    if (move.kind() == MoveKind::castling) {
        facts.castling = castling_wing(move);
        facts.to = king_target(*facts.castling, move.from().rank());
    } else {
        facts.origin = origin_part(position, move);
    }
    return facts;
}

}  // namespace rules
