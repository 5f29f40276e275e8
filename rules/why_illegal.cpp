// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/why_illegal.hpp"

#include "rules/resolve.hpp"

namespace rules {
namespace {

using namespace causes;

/// The first man that is met on the way from one square to another.
std::optional<Square> first_on_way(Square from, Square to, Bitboard men)
{
    const Bitboard met = between(from, to) & men;
    if (met.none())
        return std::nullopt;
    return to > from ? met.first() : met.last();
}

std::optional<Cause> why_not_forward(const Board& board, Color us, Square from, Square to)
{
    const int push = us == Color::white ? 8 : -8;
    const int way = (to.index() - from.index()) / push;
    const bool far = way == 2 && relative(us, from.rank()) == Rank::two;
    if (way != 1 && !far)
        return CannotReach{Role::pawn, to};
    for (int square = from.index() + push;; square += push) {
        if (board.occupied().has(Square::at(square)))
            return Blocked{Square::at(square)};
        if (square == to.index())
            return std::nullopt;
    }
}

std::optional<Cause> why_pawn_cannot(const Position& position, Square from, Square to)
{
    const Board& board = position.board();
    const Color us = position.turn();
    const Color them = opponent(us);
    if (from.file() == to.file())
        return why_not_forward(board, us, from, to);
    if (!pawn_attacks(us, from).has(to))
        return CannotReach{Role::pawn, to};
    if (board.of(them).has(to) || position.en_passant_candidate().has(to))
        return std::nullopt;
    const Square beside{to.file(), from.rank()};
    if (relative(us, from.rank()) == Rank::five && board.of(them, Role::pawn).has(beside))
        return EnPassantExpired{beside};
    return NothingToCapture{to};
}

std::optional<Cause> why_way_closed(const Position& position, Role role, Square from, Square to)
{
    if (role == Role::pawn)
        return why_pawn_cannot(position, from, to);
    const Bitboard men = position.board().occupied();
    const Piece piece{position.turn(), role};
    if (attacks(piece, from, men).has(to))
        return std::nullopt;
    const auto blocker = first_on_way(from, to, men);
    if (blocker && attacks(piece, from, {}).has(to))
        return Blocked{*blocker};
    return CannotReach{role, to};
}

/// Who would give check to the moving side after its move.
Bitboard attackers_after(const Position& position, Role role, Square from, Square to)
{
    const Board& board = position.board();
    const Color us = position.turn();
    Bitboard taken{to};
    if (role == Role::pawn && position.en_passant_candidate().has(to))
        taken |= Bitboard{Square{to.file(), from.rank()}};
    const Bitboard men = (board.occupied() & ~taken & ~Bitboard{from}) | Bitboard{to};
    const Square king = role == Role::king ? to : position.king(us);
    return board.attackers(king, opponent(us), men) & ~taken;
}

std::optional<Cause> why_king_falls(const Position& position, Role role, Square from, Square to)
{
    const Bitboard attackers = attackers_after(position, role, from, to);
    if (attackers.none())
        return std::nullopt;
    if (role == Role::king)
        return KingInCheck{Exposure::king_moves, attackers};
    const bool unanswered = (attackers & position.checkers()).any();
    return KingInCheck{unanswered ? Exposure::check_unanswered : Exposure::pin, attackers};
}

std::optional<Cause> why_target_closed(const Board& board, Color us, Square to)
{
    if (board.of(us).has(to))
        return OwnPiece{to};
    if (board.of(opponent(us), Role::king).has(to))
        return CapturesKing{to};
    return std::nullopt;
}

std::optional<Cause> why_not_mine(const Position& position, std::optional<Role> role, Square from)
{
    const auto piece = position.board().at(from);
    if (!piece)
        return EmptySquare{from};
    if (piece->color != position.turn())
        return EnemyPiece{from};
    if (role && *role != piece->role)
        return OtherRole{from, piece->role};
    return std::nullopt;
}

/// The square of the rook with which that side would castle, right or no right.
std::optional<Square> castling_rook(const Position& position, Wing wing)
{
    const Color us = position.turn();
    const Square king = position.king(us);
    const Bitboard rooks = position.board().of(us, Role::rook) & Bitboard{king.rank()};
    const auto is_on_wing = [&](Square rook) {
        return (rook > king) == (wing == Wing::short_side);
    };
    std::optional<Square> found;
    for (const Square rook : rooks) {
        const bool corner = rook.file() == (wing == Wing::short_side ? File::h : File::a);
        if (!is_on_wing(rook) || (position.variant() == Variant::chess && !corner))
            continue;
        if (position.castling_rooks().has(rook))
            return rook;
        found = rook;
    }
    return found;
}

bool king_is_in_place(const Position& position)
{
    const Square king = position.king(position.turn());
    const bool home_rank = relative(position.turn(), king.rank()) == Rank::one;
    return home_rank && (position.variant() == Variant::chess960 || king.file() == File::e);
}

/// Guideline II.3: every square that king and rook cross or reach is empty but for the two.
std::optional<Cause> why_castling_blocked(const Position& position, Wing wing, Square rook)
{
    const Square king = position.king(position.turn());
    const Square king_to = king_target(wing, king.rank());
    const Square rook_to = rook_target(wing, king.rank());
    const Bitboard crossed =
        between(king, king_to) | Bitboard{king_to} | between(rook, rook_to) | Bitboard{rook_to};
    const Bitboard met = crossed & position.board().occupied() & ~Bitboard{king} & ~Bitboard{rook};
    if (met.none())
        return std::nullopt;
    return NoCastling{wing,
                      CastlingFault::piece_between,
                      wing == Wing::short_side ? met.first() : met.last(),
                      {}};
}

/// Article 3.8.2.2: the king's square, and those that it crosses and reaches.
std::optional<Cause> why_castling_attacked(const Position& position, Wing wing, Square rook)
{
    const Color us = position.turn();
    const Board& board = position.board();
    const Square king = position.king(us);
    const Square target = king_target(wing, king.rank());
    const Bitboard men = board.occupied() ^ Bitboard { king };
    const auto refused = [&](CastlingFault fault, Square square,
                             Bitboard by) -> std::optional<Cause> {
        if (by.none())
            return std::nullopt;
        return NoCastling{wing, fault, square, by};
    };
    const auto attackers = [&](Square square) {
        return board.attackers(square, opponent(us), men);
    };
    if (auto cause = refused(CastlingFault::in_check, king, position.checkers()))
        return cause;
    for (const Square square : between(king, target))
        if (auto cause = refused(CastlingFault::through_attack, square, attackers(square)))
            return cause;
    if (auto cause = refused(CastlingFault::into_attack, target, attackers(target)))
        return cause;
    const Bitboard men_after = (men ^ Bitboard{rook}) | Bitboard{rook_target(wing, king.rank())};
    return refused(CastlingFault::rook_shields_king, target,
                   board.attackers(target, opponent(us), men_after));
}

/// Castling apart.
std::optional<Cause> why_piece_stays(const Position& position, Role role, Square from, Square to)
{
    if (auto cause = why_target_closed(position.board(), position.turn(), to))
        return cause;
    if (auto cause = why_way_closed(position, role, from, to))
        return cause;
    return why_king_falls(position, role, from, to);
}

std::optional<PieceCause> nearest(const Position& position, Role role, Bitboard pieces, Square to)
{
    std::optional<PieceCause> best;
    for (const Square from : pieces) {
        const auto cause = position.variant() == Variant::chess960
                               ? why_illegal(position, role, from, to)
                               : why_piece_stays(position, role, from, to);
        if (!cause)
            return std::nullopt;
        if (!best || cause->index() > best->cause.index())
            best = PieceCause{from, *cause};
    }
    return best;
}

}  // namespace

std::optional<Cause> why_no_castling(const Position& position, Wing wing)
{
    const auto refused = [&](CastlingFault fault) { return NoCastling{wing, fault, {}, {}}; };
    if (!king_is_in_place(position))
        return refused(CastlingFault::king_not_in_place);
    const auto rook = castling_rook(position, wing);
    if (!rook)
        return refused(CastlingFault::rook_not_in_place);
    if (!position.castling_rooks().has(*rook))
        return refused(CastlingFault::right_lost);
    if (auto cause = why_castling_blocked(position, wing, *rook))
        return cause;
    return why_castling_attacked(position, wing, *rook);
}

std::optional<Cause>
why_illegal(const Position& position, std::optional<Role> role, Square from, Square to)
{
    if (auto cause = why_not_mine(position, role, from))
        return cause;
    const Role moving = position.board().at(from)->role;
    if (const auto wing = castling_as_king_move(position, moving, from, to)) {
        const bool other_rook =
            position.variant() == Variant::chess960 && !position.castling_rooks().has(to);
        return other_rook ? NoCastling{*wing, CastlingFault::right_lost, {}, {}}
                          : why_no_castling(position, *wing);
    }
    return why_piece_stays(position, moving, from, to);
}

std::optional<PieceCause> why_none(const Position& position, Role role, Bitboard among, Square to)
{
    const Bitboard own = position.board().of(position.turn(), role);
    const bool bare_pawn = role == Role::pawn && among == all_squares;
    const Bitboard pieces = own & (bare_pawn ? Bitboard{to.file()} : among);
    if (own.none() || (pieces.none() && !bare_pawn))
        return PieceCause{std::nullopt, NoSuchPiece{role, own.none() ? all_squares : among}};
    const bool one_piece = pieces.count() == 1;
    if (auto cause = why_target_closed(position.board(), position.turn(), to); cause && !one_piece)
        return PieceCause{std::nullopt, *cause};
    const auto found = nearest(position, role, pieces, to);
    if (pieces.any() && !(found && std::holds_alternative<CannotReach>(found->cause)))
        return found;
    const Bitboard capturing = bare_pawn ? position.origins(Role::pawn, to) : Bitboard{};
    if (capturing.any())
        return PieceCause{std::nullopt, PawnFileMissing{capturing}};
    return PieceCause{one_piece ? found->from : std::nullopt, CannotReach{role, to}};
}

}  // namespace rules
