// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position.hpp"

#include "rules/advance.hpp"
#include "rules/fen.hpp"
#include "rules/generate.hpp"
#include "rules/keys.hpp"

#include <algorithm>

namespace rules {
namespace {

/// A sink that stops at the first move.
struct Any {
    bool found = false;

    bool piece(Role, Square, Bitboard) { return stop(); }
    bool pawns(Bitboard, int) { return stop(); }
    bool double_steps(Bitboard, int) { return stop(); }
    bool promotions(Bitboard, int) { return stop(); }
    bool en_passant(Square, Square) { return stop(); }
    bool castling(Square, Square) { return stop(); }

private:
    bool stop()
    {
        found = true;
        return false;
    }
};

/// A sink that waits for castling to one wing.
struct CastlingTo {
    Wing wing;
    std::optional<Move> found;

    bool castling(Square king, Square rook)
    {
        const Move move{Role::king, king, rook, MoveKind::castling};
        if (castling_wing(move) == wing)
            found = move;
        return !found;
    }
};

/// Where a pawn of the side to move must stand to go to a square that none of its men holds.
Bitboard pawn_origins(const Position& position, Square to)
{
    const Color us = position.turn();
    const Board& board = position.board();
    if (board.of(opponent(us)).has(to) || position.en_passant_candidate().has(to))
        return pawn_attacks(opponent(us), to);
    if (relative(us, to.rank()) <= Rank::two)
        return {};
    const int back = us == Color::white ? -8 : 8;
    const Bitboard behind = Bitboard{to}.shifted(back);
    const bool may_have_jumped =
        relative(us, to.rank()) == Rank::four && (behind & board.occupied()).none();
    return may_have_jumped ? behind.shifted(back) : behind;
}

}  // namespace

Position Position::initial()
{
    static const Position start = *from(*read_fen(initial_fen));
    return start;
}

Result<Position, std::vector<SetupFault>> Position::from(const Setup& setup)
{
    auto found = faults(setup);
    if (std::ranges::any_of(found, [](SetupFault f) { return grade(f) == FaultGrade::illegal; }))
        return unexpected{std::move(found)};
    return from_unchecked(setup);
}

Position Position::from_unchecked(const Setup& setup)
{
    Position position;
    position.board_ = setup.board;
    position.castling_ = setup.castling_rooks;
    position.turn_ = setup.turn;
    position.variant_ = setup.variant;
    position.halfmoves_ = setup.halfmoves;
    position.fullmoves_ = setup.fullmoves;
    if (setup.en_passant && (pawn_attacks(opponent(setup.turn), *setup.en_passant) &
                             setup.board.of(setup.turn, Role::pawn))
                                .any())
        position.en_passant_ = Bitboard{*setup.en_passant};
    for (const Color color : both_colors)
        for (const Role role : all_roles)
            for (const Square square : setup.board.of(color, role))
                position.piece_key_ ^= keys::of(color, role, square);
    return position;
}

Setup Position::setup() const
{
    return {board_, turn_, castling_, en_passant(), halfmoves_, fullmoves_, variant_};
}

std::optional<Square> Position::en_passant() const
{
    if (en_passant_.none())
        return std::nullopt;
    const Square to = en_passant_.first();
    const Bitboard pawns = pawn_attacks(opponent(turn_), to) & board_.of(turn_, Role::pawn);
    const bool legal = std::ranges::any_of(
        pawns, [&](Square from) { return generator::en_passant_is_safe(board_, turn_, from, to); });
    return legal ? std::optional{to} : std::nullopt;
}

Bitboard Position::checkers() const
{
    return board_.attackers(king(turn_), opponent(turn_));
}

MoveList Position::legal_moves() const
{
    MoveList list;
    generator::Each each{[&](Move move) { list.add_unchecked(move); }};
    generator::generate(*this, each);
    return list;
}

int Position::count_legal_moves() const
{
    generator::Count<generator::PortablePopulation> count;
    generator::generate(*this, count);
    return count.moves;
}

bool Position::has_legal_move() const
{
    Any any;
    generator::generate(*this, any);
    return any.found;
}

bool Position::is_legal(Move move) const
{
    const MoveList moves = legal_moves();
    return std::ranges::find(moves, move) != moves.end();
}

Bitboard Position::origins(Role role, Square to, Bitboard among) const
{
    const Bitboard occupied = board_.occupied();
    if (board_.of(turn_).has(to))
        return {};
    const Bitboard reaching =
        role == Role::pawn ? pawn_origins(*this, to) : attacks(Piece{turn_, role}, to, occupied);
    const Square king_after = role == Role::king ? to : king(turn_);
    const bool en_passant = role == Role::pawn && en_passant_.has(to);
    const Bitboard pieces = reaching & among & board_.of(turn_, role);
    Bitboard legal;
    for (const Square from : pieces) {
        const Bitboard men = (occupied ^ Bitboard{from}) | Bitboard{to};
        const bool safe =
            en_passant
                ? generator::en_passant_is_safe(board_, turn_, from, to)
                : !(board_.attackers(king_after, opponent(turn_), men) & ~Bitboard{to}).any();
        if (safe)
            legal |= Bitboard{from};
    }
    return legal;
}

std::optional<Move> Position::castling(Wing wing) const
{
    if ((castling_ & board_.of(turn_)).none())
        return std::nullopt;
    CastlingTo sink{wing, std::nullopt};
    if (turn_ == Color::white)
        generator::Generator<Color::white, CastlingTo>{*this, sink}.run_castling();
    else
        generator::Generator<Color::black, CastlingTo>{*this, sink}.run_castling();
    return sink.found;
}

std::optional<Move> Position::pass() const
{
    return in_check() ? std::nullopt : std::optional{Move::pass(king(turn_))};
}

void Position::pass_unchecked()
{
    en_passant_ = {};
    ++halfmoves_;
    if (turn_ == Color::black)
        ++fullmoves_;
    turn_ = opponent(turn_);
}

void Position::play_unchecked(Move move)
{
    if (move.kind() == MoveKind::pass)
        return pass_unchecked();
    if (turn_ == Color::white)
        advance_unchecked<Color::white, Keyed::yes>(move);
    else
        advance_unchecked<Color::black, Keyed::yes>(move);
}

std::uint64_t Position::key() const
{
    std::uint64_t key = piece_key_;
    if (turn_ == Color::black)
        key ^= keys::tables.black_to_move;
    for (const Square rook : castling_)
        key ^= keys::tables.castling_rook[static_cast<unsigned>(rook.index())];
    if (const auto target = en_passant())
        key ^= keys::tables.en_passant_file[static_cast<unsigned>(index(target->file()))];
    return key;
}

bool Position::same_as(const Position& other) const
{
    return board_ == other.board_ && turn_ == other.turn_ && castling_ == other.castling_ &&
           en_passant() == other.en_passant();
}

}  // namespace rules
