// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/free_board.hpp"

#include "rules/attacks.hpp"

#include <algorithm>
#include <cstdlib>

namespace client::train {

namespace {

using rules::Bitboard;
using rules::Board;
using rules::Color;
using rules::Move;
using rules::MoveKind;
using rules::Piece;
using rules::Rank;
using rules::Role;
using rules::Setup;
using rules::Square;

std::optional<rules::Position> lawful(const Setup& setup)
{
    const auto position = rules::Position::from(setup);
    return position ? std::optional{*position} : std::nullopt;
}

std::optional<Square> king_of(const Board& board, Color color)
{
    const auto kings = board.of(color, Role::king);
    return kings.any() ? std::optional{kings.first()} : std::nullopt;
}

Bitboard attackers_of_king(const Board& board, Color color)
{
    const auto king = king_of(board, color);
    return king ? board.attackers(*king, opponent(color)) : Bitboard{};
}

int forward(Color color)
{
    return color == Color::white ? 8 : -8;
}

/// The square of a pawn that is captured en passant (Article 3.7.4.1).
Square passed_pawn(Move move)
{
    return {move.to().file(), move.from().rank()};
}

Board moved(const Board& board, Color us, Move move)
{
    Board next = board;
    next.clear(move.from());
    if (move.kind() == MoveKind::en_passant)
        next.clear(passed_pawn(move));
    next.put(move.to(), {us, move.placed()});
    return next;
}

class Generator {
public:
    explicit Generator(const Setup& setup) : setup_{setup}, us_{setup.turn} {}

    std::vector<Move> all()
    {
        for (const auto from : board().of(us_))
            if (const auto piece = board().at(from))
                piece->role == Role::pawn ? pawn(from) : other(*piece, from);
        std::erase_if(moves_, [&](Move move) {
            return attackers_of_king(moved(board(), us_, move), us_).any();
        });
        return std::move(moves_);
    }

private:
    [[nodiscard]] const Board& board() const { return setup_.board; }
    [[nodiscard]] Bitboard enemies() const
    {
        return board().of(opponent(us_)) & ~board().of(Role::king);
    }
    void other(Piece piece, Square from)
    {
        const auto free = ~board().occupied() | enemies();
        for (const auto to : attacks(piece, from, board().occupied()) & free)
            moves_.emplace_back(piece.role, from, to);
    }
    void pawn(Square from)
    {
        const auto one = Square::at(from.index() + forward(us_));
        if (!board().at(one)) {
            step(from, one);
            if (relative(us_, from.rank()) == Rank::two)
                double_step(from, Square::at(one.index() + forward(us_)));
        }
        for (const auto to : rules::pawn_attacks(us_, from))
            if (enemies().has(to))
                step(from, to);
            else if (setup_.en_passant == to)
                moves_.emplace_back(Role::pawn, from, to, MoveKind::en_passant);
    }
    void double_step(Square from, Square to)
    {
        if (!board().at(to))
            moves_.emplace_back(Role::pawn, from, to, MoveKind::double_step);
    }
    void step(Square from, Square to)
    {
        if (relative(us_, to.rank()) != Rank::eight)
            moves_.emplace_back(Role::pawn, from, to);
        else
            for (const auto role : rules::promotion_roles)
                moves_.push_back(Move::promotion(from, to, role));
    }

    const Setup& setup_;
    Color us_;
    std::vector<Move> moves_;
};

/// A pawn that has made two steps can be captured where it passed.
std::optional<Square> passed_square(Move move)
{
    if (move.kind() != MoveKind::double_step)
        return std::nullopt;
    return Square::at((move.from().index() + move.to().index()) / 2);
}

}  // namespace

std::vector<Move> free_moves(const Setup& setup)
{
    return Generator{setup}.all();
}

FreeBoard::FreeBoard(const Setup& setup) : setup_{setup}, position_{lawful(setup)} {}

Bitboard FreeBoard::checkers(Color king) const
{
    return attackers_of_king(board(), king);
}

std::vector<Move> FreeBoard::moves() const
{
    if (!position_)
        return free_moves(setup_);
    const auto legal = position_->legal_moves();
    return {legal.begin(), legal.end()};
}

std::vector<Move> FreeBoard::moves_from(Square from) const
{
    auto all = moves();
    std::erase_if(all, [&](Move move) { return move.from() != from; });
    return all;
}

bool FreeBoard::captures(Move move) const
{
    return move.kind() == MoveKind::en_passant ||
           (move.kind() != MoveKind::castling && board().at(move.to()).has_value());
}

FreeBoard FreeBoard::after(Move move) const
{
    if (position_)
        return FreeBoard{position_->after_unchecked(move).setup()};
    Setup next;
    next.board = moved(board(), turn(), move);
    next.turn = opponent(turn());
    next.en_passant = passed_square(move);
    return FreeBoard{next};
}

FreeBoard FreeBoard::after_alone(Move move) const
{
    return after(move).with_turn(turn());
}

FreeBoard FreeBoard::with_turn(Color turn) const
{
    if (turn == setup_.turn)
        return *this;
    Setup next = setup_;
    next.turn = turn;
    next.en_passant.reset();
    return FreeBoard{next};
}

rules::MoveFacts FreeBoard::facts(Move move) const
{
    if (position_)
        return move_facts(*position_, move);
    rules::MoveFacts facts;
    facts.side = turn();
    facts.role = move.role();
    facts.from = move.from();
    facts.to = move.to();
    facts.en_passant = move.kind() == MoveKind::en_passant;
    if (captures(move))
        facts.captured = facts.en_passant ? Role::pawn : board().at(move.to())->role;
    facts.promotion = move.promotion();
    const auto rivals = std::ranges::count_if(moves(), [&](Move other) {
        return other.role() == move.role() && other.to() == move.to() &&
               other.from() != move.from();
    });
    const bool captures_by_pawn = facts.role == Role::pawn && facts.captured;
    if (rivals > 0)
        facts.origin = captures_by_pawn ? rules::OriginPart::file : rules::OriginPart::both;
    else if (captures_by_pawn)
        facts.origin = rules::OriginPart::file;
    const auto next = after(move);
    if (next.checkers().any())
        facts.threat = next.moves().empty() ? rules::Threat::mate : rules::Threat::check;
    return facts;
}

}  // namespace client::train
