// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/placement.hpp"

#include "rules/attacks.hpp"
#include "rules/resolve.hpp"
#include "rules/written.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace rules {
namespace {

bool in_check(const Board& board, Color king)
{
    const Bitboard kings = board.of(king, Role::king);
    return kings.any() && board.attackers(kings.first(), opponent(king)).any();
}

Bitboard forward_steps(const Board& board, Color color, Square from)
{
    const int step = color == Color::white ? 8 : -8;
    const Bitboard one = Bitboard{from}.shifted(step) & ~board.occupied();
    if (relative(color, from.rank()) != Rank::two)
        return one;
    return one | (one.shifted(step) & ~board.occupied());
}

/// Where a piece could go if only its own way of moving counted (Articles 3.1 to 3.8.1).
Bitboard reach(const Board& board, Square from)
{
    const Piece piece = *board.at(from);
    const Bitboard others = board.of(opponent(piece.color));
    const Bitboard free = ~board.of(piece.color);
    switch (piece.role) {
    case Role::pawn:
        return (pawn_attacks(piece.color, from) & others) | forward_steps(board, piece.color, from);
    case Role::knight:
        return knight_attacks(from) & free;
    case Role::bishop:
        return bishop_attacks(from, board.occupied()) & free;
    case Role::rook:
        return rook_attacks(from, board.occupied()) & free;
    case Role::queen:
        return queen_attacks(from, board.occupied()) & free;
    case Role::king:
        return king_attacks(from) & free;
    }
    return {};
}

bool reaches_last_rank(const Board& board, const Displacement& displacement)
{
    const auto piece = board.at(displacement.from);
    return piece && piece->role == Role::pawn &&
           relative(piece->color, displacement.to.rank()) == Rank::eight;
}

std::uint16_t one_more(std::uint16_t count)
{
    return count == std::numeric_limits<std::uint16_t>::max()
               ? count
               : static_cast<std::uint16_t>(count + 1);
}

/// The rook that a king castling to this wing would take along: the outermost on his rank.
std::optional<Square> castling_rook(const Board& board, Square king, Color side, Wing wing)
{
    const Bitboard rooks = board.of(side, Role::rook) & Bitboard{king.rank()};
    if (rooks.none())
        return std::nullopt;
    const Square outermost = wing == Wing::short_side ? rooks.last() : rooks.first();
    const bool beyond = wing == Wing::short_side ? outermost > king : outermost < king;
    return beyond ? std::optional{outermost} : std::nullopt;
}

void move_pieces(Board& board, const Displacement& displacement)
{
    const Piece piece = *board.at(displacement.from);
    if (displacement.castling) {
        const Rank rank = displacement.from.rank();
        const auto rook =
            castling_rook(board, displacement.from, piece.color, *displacement.castling);
        board.clear(displacement.from);
        if (rook)
            board.clear(*rook);
        board.put(king_target(*displacement.castling, rank), piece);
        if (rook)
            board.put(rook_target(*displacement.castling, rank), Piece{piece.color, Role::rook});
        return;
    }
    board.clear(displacement.from);
    if (displacement.captured)
        board.clear(*displacement.captured);
    board.put(displacement.to, Piece{piece.color, displacement.promotion.value_or(piece.role)});
}

void pass_turn(Setup& setup)
{
    setup.en_passant.reset();
    if (setup.turn == Color::black)
        setup.fullmoves = one_more(setup.fullmoves);
    setup.turn = opponent(setup.turn);
}

}  // namespace

Placement::Placement(const Setup& setup) : content_{setup}
{
    if (const auto position = Position::from(setup))
        content_ = *position;
}

Setup Placement::setup() const
{
    return lawful() ? position().setup() : std::get<Setup>(content_);
}

const Board& Placement::board() const
{
    return lawful() ? position().board() : std::get<Setup>(content_).board;
}

Color Placement::turn() const
{
    return lawful() ? position().turn() : std::get<Setup>(content_).turn;
}

int Placement::move_number() const
{
    return lawful() ? position().fullmoves() : std::get<Setup>(content_).fullmoves;
}

Placement Placement::after(const Displacement& displacement) const
{
    Setup next = setup();
    const Piece piece = *next.board.at(displacement.from);
    const bool quiet = piece.role != Role::pawn && !next.board.occupied().has(displacement.to);
    move_pieces(next.board, displacement);
    const Bitboard rights_of_king =
        piece.role == Role::king ? Bitboard{relative(piece.color, Rank::one)} : Bitboard{};
    next.castling_rooks &=
        ~(rights_of_king | Bitboard{displacement.from} | Bitboard{displacement.to});
    next.halfmoves = quiet ? one_more(next.halfmoves) : std::uint16_t{0};
    pass_turn(next);
    return Placement{next};
}

Placement Placement::passed() const
{
    Setup next = setup();
    next.halfmoves = one_more(next.halfmoves);
    pass_turn(next);
    return Placement{next};
}

bool Placement::plainly_illegal() const
{
    if (lawful())
        return false;
    const Bitboard last_ranks = Bitboard{Rank::one} | Bitboard{Rank::eight};
    return (board().of(Role::pawn) & last_ranks).any() ||
           (in_check(board(), Color::white) && in_check(board(), Color::black));
}

Displacement squares_of(const Position& position, Move move)
{
    if (move.kind() != MoveKind::castling)
        return {move.from(), move.to(), move.promotion(), std::nullopt};
    const Wing wing = castling_wing(move);
    const Square to =
        position.variant() == Variant::chess960 ? move.to() : king_target(wing, move.from().rank());
    return {move.from(), to, std::nullopt, wing};
}

std::optional<Move> legal_move(const Position& position, const Displacement& displacement)
{
    if (displacement.castling)
        return position.castling(*displacement.castling);
    for (const Move move : position.legal_moves()) {
        const Displacement squares = squares_of(position, move);
        if (squares.from == displacement.from && squares.to == displacement.to &&
            squares.promotion == displacement.promotion)
            return move;
    }
    return std::nullopt;
}

bool is_unpromoted(const Placement& placement, const Displacement& displacement)
{
    Displacement queening = displacement;
    queening.promotion = Role::queen;
    return !displacement.promotion && reaches_last_rank(placement.board(), displacement) &&
           obeys_the_laws(placement, queening);
}

bool obeys_the_laws(const Placement& placement, const Displacement& displacement)
{
    if (placement.lawful())
        return legal_move(placement.position(), displacement).has_value();
    const Board& board = placement.board();
    const auto piece = board.at(displacement.from);
    if (!piece || piece->color != placement.turn() || displacement.castling ||
        !reach(board, displacement.from).has(displacement.to) ||
        board.of(Role::king).has(displacement.to) ||  // Article 1.4.1: the king is not captured
        reaches_last_rank(board, displacement) != displacement.promotion.has_value())
        return false;
    return !in_check(placement.after(displacement).board(), piece->color);
}

std::vector<Displacement> moves_by_the_laws(const Placement& placement)
{
    std::vector<Displacement> moves;
    const Board& board = placement.board();
    for (const Square from : board.of(placement.turn()))
        for (const Square to : reach(board, from)) {
            Displacement move{from, to, std::nullopt, std::nullopt};
            if (reaches_last_rank(board, move))
                move.promotion = Role::queen;
            if (obeys_the_laws(placement, move))
                moves.push_back(move);
        }
    return moves;
}

namespace {

/// Appendix C.10: the file, the rank or both, as far as others could make the same move.
std::string origin_part(const Placement& placement, const Displacement& displacement, Role role)
{
    Bitboard rivals;
    for (const Square other : placement.board().of(placement.turn(), role))
        if (other != displacement.from &&
            obeys_the_laws(placement, {other, displacement.to, std::nullopt, std::nullopt}))
            rivals |= Bitboard{other};
    const Square from = displacement.from;
    if (rivals.none())
        return {};
    if ((rivals & Bitboard{from.file()}).none())
        return {letter(from.file())};
    if ((rivals & Bitboard{from.rank()}).none())
        return {digit(from.rank())};
    return from.name();
}

std::string check_sign(const Placement& after)
{
    if (!in_check(after.board(), after.turn()))
        return {};
    return after.lawful() && after.position().is_mate() ? "#" : "+";
}

Result<Intention, SanFault> illegal_castling(const Placement& placement, Wing wing)
{
    const Color side = placement.turn();
    const Board& board = placement.board();
    const Bitboard kings = board.of(side, Role::king);
    const Rank home = relative(side, Rank::one);
    if (kings.none() || kings.first().rank() != home ||
        !castling_rook(board, kings.first(), side, wing))
        return unexpected{SanFault::illegal};
    return Displacement{kings.first(), king_target(wing, home), std::nullopt, wing};
}

/// A pawn's capture with nothing to capture there: en passant, when it is not allowed.
bool steps_aside(const Board& board, Square from, const Written& written)
{
    const Piece piece = *board.at(from);
    return piece.role == Role::pawn && written.from != all_squares &&
           !board.occupied().has(written.to) && pawn_attacks(piece.color, from).has(written.to);
}

/// The enemy pawn beside one that goes aside from its fifth rank to an empty square.
std::optional<Square> passed_pawn(const Board& board, const Displacement& put)
{
    const auto piece = board.at(put.from);
    const bool aside = piece && piece->role == Role::pawn && !board.at(put.to) &&
                       relative(piece->color, put.from.rank()) == Rank::five &&
                       pawn_attacks(piece->color, put.from).has(put.to);
    if (!aside)
        return std::nullopt;
    const Square beside{put.to.file(), put.from.rank()};
    const bool pawn = board.of(opponent(piece->color), Role::pawn).has(beside);
    return pawn ? std::optional{beside} : std::nullopt;
}

/// What hands did, when it is no legal move: two squares, or the one piece that reaches the square.
Result<Intention, SanFault> displaced(const Placement& placement, const Written& written)
{
    if (written.castling)
        return illegal_castling(placement, *written.castling);
    const Board& board = placement.board();
    Bitboard origins = board.of(placement.turn()) & written.from;
    if (!written.names_origin_square()) {
        const bool bare_pawn = !written.role && written.from == all_squares;
        origins &= board.of(written.role.value_or(Role::pawn)) &
                   (bare_pawn ? Bitboard{written.to.file()} : all_squares);
        for (const Square from : origins)
            if (!reach(board, from).has(written.to) && !steps_aside(board, from, written))
                origins &= ~Bitboard{from};
    }
    if (origins.none() || origins.first() == written.to)
        return unexpected{SanFault::illegal};
    if (origins.many())
        return unexpected{SanFault::ambiguous};
    return Displacement{origins.first(), written.to, written.promotion, std::nullopt};
}

}  // namespace

std::optional<Square> piece_meant(const Placement& placement, std::string_view text)
{
    const auto written = WrittenReader{EnglishAlphabet{}, text}.read();
    if (!written)
        return std::nullopt;
    if (const auto read = displaced(placement, *written))
        return std::get<Displacement>(*read).from;
    const Role role = written->castling ? Role::king : written->role.value_or(Role::pawn);
    Bitboard pieces = placement.board().of(placement.turn(), role) & written->from;
    if (role == Role::bishop)  // it never leaves the colour of its square
        pieces &= light_squares.has(written->to) ? light_squares : ~light_squares;
    if (role == Role::pawn && written->from == all_squares)
        pieces &= Bitboard{written->to.file()};
    return pieces.none() || pieces.many() ? std::nullopt : std::optional{pieces.first()};
}

std::optional<Square> victim_of(const Placement& placement, const Displacement& displacement)
{
    const Board& board = placement.board();
    if (displacement.castling)
        return std::nullopt;
    if (board.of(opponent(placement.turn())).has(displacement.to))
        return displacement.to;
    return passed_pawn(board, displacement);
}

bool can_reach(const Placement& placement, Square from, Square to)
{
    const Board& board = placement.board();
    const bool king = board.of(Role::king).has(from);
    const bool steps_to_castle =
        king && from.rank() == to.rank() && std::abs(index(from.file()) - index(to.file())) == 2;
    return steps_to_castle || reach(board, from).has(to) ||
           passed_pawn(board, {from, to, std::nullopt, std::nullopt});
}

bool fits_several(const Placement& placement, const Written& written)
{
    const bool pawn = !written.role || written.role == Role::pawn;
    if (written.castling || (pawn && written.from == all_squares))  // a capture names its file
        return false;
    const Bitboard own = placement.board().of(placement.turn());
    return std::ranges::count_if(own, [&](Square from) {
               return speaks_of(placement, written, from) && can_reach(placement, from, written.to);
           }) > 1;
}

bool lacks_promotion(const Placement& placement, const Written& written)
{
    const bool pawn =
        std::ranges::any_of(placement.board().of(placement.turn(), Role::pawn), [&](Square from) {
            return speaks_of(placement, written, from) && can_reach(placement, from, written.to);
        });
    return pawn && !written.castling && !written.promotion &&
           relative(placement.turn(), written.to.rank()) == Rank::eight;
}

bool speaks_of(const Placement& placement, const Written& written, Square square)
{
    const auto piece = placement.board().at(square);
    if (!piece)
        return false;
    if (written.castling)
        return piece->role == Role::king;
    const bool role_fits = written.role
                               ? *written.role == piece->role
                               : written.names_origin_square() || piece->role == Role::pawn;
    return role_fits && written.from.has(square);
}

bool tells(const Placement& placement, const Written& written, const Displacement& displacement)
{
    if (!speaks_of(placement, written, displacement.from))
        return false;
    if (written.castling)
        return displacement.to == king_target(*written.castling, displacement.from.rank());
    return written.to == displacement.to && written.promotion == displacement.promotion;
}

std::string write_displacement(const Placement& placement, const Displacement& displacement)
{
    if (displacement.castling)
        return *displacement.castling == Wing::short_side ? "O-O" : "O-O-O";
    const Role role = placement.board().at(displacement.from)->role;
    const bool capture = placement.board().occupied().has(displacement.to);
    const auto capital = [](Role each) { return fen_letter(Piece{Color::white, each}); };
    std::string text;
    if (role != Role::pawn)
        text = capital(role) + origin_part(placement, displacement, role);
    else if (capture)
        text = letter(displacement.from.file());
    if (capture)
        text += 'x';
    text += displacement.to.name();
    if (displacement.promotion)
        text += std::string{'=', capital(*displacement.promotion)};
    return text + check_sign(placement.after(displacement));
}

Result<Intention, SanFault>
read_intention(const Placement& placement, std::string_view text, Mode mode)
{
    const auto written = WrittenReader{EnglishAlphabet{}, text}.read();
    if (!written)
        return unexpected{SanFault::not_understood};
    if (!placement.lawful())
        return displaced(placement, *written);
    const auto move = resolve(placement.position(), *written);
    if (move)
        return Intention{*move};
    const bool needs_hands =
        mode == Mode::strict &&
        (move.error() == SanFault::illegal ||
         (move.error() == SanFault::promotion_missing && written->names_origin_square()));
    if (!needs_hands)
        return unexpected{move.error()};
    return displaced(placement, *written);
}

}  // namespace rules
