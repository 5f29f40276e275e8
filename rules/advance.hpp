// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/generate.hpp"
#include "rules/keys.hpp"

/// Playing a move: the one place where pieces change squares.
namespace rules {

template <Color us, Position::Keyed keyed>
void Position::castle_unchecked(Move move)
{
    const Wing wing = castling_wing(move);
    const Square king_to = king_target(wing, move.from().rank());
    const Square rook_to = rook_target(wing, move.from().rank());
    // Off first, then on: in Chess960 one may land where the other stood.
    board_.toggle_unchecked(us, Role::king, Bitboard{move.from()});
    board_.toggle_unchecked(us, Role::rook, Bitboard{move.to()});
    board_.toggle_unchecked(us, Role::king, Bitboard{king_to});
    board_.toggle_unchecked(us, Role::rook, Bitboard{rook_to});
    if constexpr (keyed == Keyed::yes)
        piece_key_ ^= keys::of(us, Role::king, move.from()) ^ keys::of(us, Role::king, king_to) ^
                      keys::of(us, Role::rook, move.to()) ^ keys::of(us, Role::rook, rook_to);
}

template <Color us, Position::Keyed keyed>
void Position::advance_unchecked(Move move)
{
    constexpr Color them = opponent(us);
    const Square from = move.from();
    const Square to = move.to();
    const Role role = move.role();
    Bitboard captured = Bitboard{to} & board_.of(them);
    if (move.kind() == MoveKind::en_passant)
        captured = Bitboard{Square{to.file(), from.rank()}};

    ++halfmoves_;
    if (captured.any()) {
        halfmoves_ = 0;
        if constexpr (keyed == Keyed::yes)
            piece_key_ ^= keys::of(them, board_.at(captured.first())->role, captured.first());
        board_.remove(them, captured);
    }
    if (role == Role::pawn)
        halfmoves_ = 0;
    if (role == Role::king)
        castling_ &= ~generator::Forward<us>::first_rank;
    castling_ &= ~(Bitboard{from} | Bitboard{to});

    if (move.kind() == MoveKind::castling) {
        castle_unchecked<us, keyed>(move);
    } else {
        board_.toggle_unchecked(us, role, Bitboard{from});
        board_.toggle_unchecked(us, move.placed(), Bitboard{to});
        if constexpr (keyed == Keyed::yes)
            piece_key_ ^= keys::of(us, role, from) ^ keys::of(us, move.placed(), to);
    }

    en_passant_ = {};
    if (move.kind() == MoveKind::double_step) {
        const Square behind = Square::at_unchecked((from.index() + to.index()) / 2);
        if ((pawn_attacks(us, behind) & board_.of(them, Role::pawn)).any())
            en_passant_ = Bitboard{behind};
    }
    if constexpr (us == Color::black)
        ++fullmoves_;
    turn_ = them;
}

}  // namespace rules
