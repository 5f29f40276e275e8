// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/lesson_move.hpp"

#include "rules/attacks.hpp"
#include "rules/code_points.hpp"
#include "rules/readings.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/reason_words.hpp"
#include "speech/sentence.hpp"
#include "src/words/typed_move.hpp"

#include <algorithm>

namespace client::train {

namespace {

using rules::Bitboard;
using rules::Cause;
using rules::Move;
using rules::Role;
using rules::Square;
using rules::Written;
namespace causes = rules::causes;

constexpr std::size_t longest_move = 100;

/// To the letter, a piece that is not named is a pawn, and its capture names its file (Appendix
/// C.4 and C.9); freely, whoever can go there.
enum class Sense : std::uint8_t { strict, free };

bool role_fits(const Written& written, Move move, Sense sense)
{
    if (written.role)
        return *written.role == move.role();
    return written.names_origin_square() || sense == Sense::free || move.role() == Role::pawn;
}

bool origin_fits(const Written& written, Move move, Sense sense)
{
    const bool bare = !written.role && written.from == rules::all_squares;
    const bool leaves_file = move.role() == Role::pawn && move.from().file() != move.to().file();
    return written.from.has(move.from()) && !(bare && leaves_file && sense == Sense::strict);
}

bool fits(const Written& written, Move move, Sense sense)
{
    return !written.castling && move.to() == written.to && role_fits(written, move, sense) &&
           origin_fits(written, move, sense) &&
           (!written.promotion || written.promotion == move.promotion());
}

std::vector<Move> fitting(const std::vector<Move>& moves, const Readings& readings, Sense sense)
{
    std::vector<Move> found;
    for (const auto move : moves)
        if (std::ranges::any_of(readings,
                                [&](const auto& each) { return fits(each, move, sense); }))
            found.push_back(move);
    return found;
}

bool are_one_pawn(const std::vector<Move>& moves)
{
    return std::ranges::all_of(moves, [&](Move move) {
        return move.from() == moves.front().from() && move.to() == moves.front().to();
    });
}

/// The first man in the way from one square to another.
std::optional<Square> in_the_way(const rules::Board& board, Square from, Square to)
{
    const auto men = rules::between(from, to) & board.occupied();
    if (men.none())
        return std::nullopt;
    return from < to ? men.first() : men.last();
}

/// Why one piece cannot go there.
class Reason {
public:
    Reason(const FreeBoard& board, Square from, Square to)
        : board_{board}, from_{from}, to_{to}, piece_{*board.board().at(from)}
    {
    }

    [[nodiscard]] Cause cause() const
    {
        const auto there = men().at(to_);
        if (there && there->color == piece_.color)
            return causes::OwnPiece{to_};
        if (there && there->role == Role::king)
            return causes::CapturesKing{to_};
        if (const auto why = piece_.role == Role::pawn ? of_pawn() : of_piece())
            return *why;
        return exposed();
    }

private:
    [[nodiscard]] const rules::Board& men() const { return board_.board(); }
    [[nodiscard]] Cause cannot() const { return causes::CannotReach{piece_.role, to_}; }

    [[nodiscard]] std::optional<Cause> of_piece() const
    {
        if (!attacks(piece_, from_, Bitboard{}).has(to_))
            return cannot();
        const auto man = in_the_way(men(), from_, to_);
        return man ? std::optional<Cause>{causes::Blocked{*man}} : std::nullopt;
    }
    [[nodiscard]] std::optional<Cause> of_pawn() const
    {
        if (rules::pawn_attacks(piece_.color, from_).has(to_))
            return men().at(to_) ? std::nullopt
                                 : std::optional<Cause>{causes::NothingToCapture{to_}};
        const int steps =
            (to_.index() - from_.index()) / (piece_.color == rules::Color::white ? 8 : -8);
        const bool home = relative(piece_.color, from_.rank()) == rules::Rank::two;
        if (to_.file() != from_.file() || steps < 1 || steps > (home ? 2 : 1))
            return cannot();
        if (const auto man = in_the_way(men(), from_, to_))
            return causes::Blocked{*man};
        return men().at(to_) ? std::optional<Cause>{causes::Blocked{to_}} : std::nullopt;
    }
    /// Nothing else is left: the own king would be attacked.
    [[nodiscard]] Cause exposed() const
    {
        using enum causes::Exposure;
        auto next = men();
        next.clear(from_);
        next.put(to_, piece_);
        const auto king = next.of(piece_.color, Role::king);
        const auto attackers =
            king.any() ? next.attackers(king.first(), opponent(piece_.color)) : Bitboard{};
        if (piece_.role == Role::king)
            return causes::KingInCheck{king_moves, attackers};
        return causes::KingInCheck{board_.checkers().any() ? check_unanswered : pin, attackers};
    }

    const FreeBoard& board_;
    Square from_;
    Square to_;
    rules::Piece piece_;
};

/// The men that may have been meant.
Bitboard meant(const FreeBoard& board, const Written& written)
{
    const auto own = board.board().of(board.turn()) & written.from;
    if (written.role)
        return own & board.board().of(*written.role);
    const auto pawns = own & board.board().of(Role::pawn);
    return pawns.any() && !written.names_origin_square() ? pawns : own;
}

Cause why_none(const FreeBoard& board, const Written& written)
{
    if (written.castling)
        return causes::NoCastling{
            *written.castling, causes::CastlingFault::king_not_in_place, {}, {}};
    const auto men = meant(board, written);
    if (men.none() && written.names_origin_square())
        return causes::EmptySquare{written.from.first()};
    if (men.none())
        return causes::NoSuchPiece{written.role.value_or(Role::pawn), written.from};
    std::optional<Cause> nearest;
    for (const auto from : men) {
        const auto cause = Reason{board, from, written.to}.cause();
        if (!nearest || cause.index() > nearest->index())
            nearest = cause;
    }
    if (written.promotion && nearest->index() > Cause{causes::NoPromotion{written.to}}.index())
        return causes::NoPromotion{written.to};
    return *nearest;
}

rules::Result<Move, Misplayed> only(const std::vector<Move>& moves)
{
    if (moves.size() == 1)
        return moves.front();
    if (are_one_pawn(moves))
        return rules::unexpected{Misplayed{misplayed::NoPromotion{moves.front().to()}}};
    return rules::unexpected{Misplayed{misplayed::TooMany{moves}}};
}

speech::Word told(words::ChosenWords& words, const FreeBoard& board, const Misplayed& why)
{
    const auto& language = words.language();
    const auto announcer = words.announcer_in_messages();
    return std::visit(
        speech::Overloaded{
            [&](const misplayed::Senseless&) {
                return sentence(language, "refused-not-understood");
            },
            [&](const misplayed::TooMany& many) {
                std::vector<speech::Word> moves;
                for (const auto move : many.moves) {
                    auto said = announcer.move(board.facts(move));
                    moves.push_back({std::move(said.screen), std::move(said.voice)});
                }
                return sentence(language, "which-move", {{"moves", speech::listed(moves)}});
            },
            [&](const misplayed::NoPromotion& pawn) {
                return sentence(language, "promotion-missing",
                                {{"square", announcer.square(pawn.to)}});
            },
            [&](const Cause& cause) {
                return speech::ReasonWords{language}.cause(board.board(), cause);
            },
        },
        why);
}

}  // namespace

Readings readings_of(std::string_view text, rules::Letters letters)
{
    if (text.size() > longest_move)
        return {};
    std::u32string points;
    for (const auto point : rules::decode(text))
        if (point != U' ')
            points += point;
    auto exact = rules::exact_readings(points, letters);
    return exact.empty() ? rules::all_readings(points, letters) : exact;
}

rules::Result<Move, Misplayed>
find_move(const FreeBoard& board, const std::vector<Move>& moves, const Readings& readings)
{
    if (readings.empty())
        return rules::unexpected{Misplayed{misplayed::Senseless{}}};
    for (const auto sense : {Sense::strict, Sense::free})
        if (const auto found = fitting(moves, readings, sense); !found.empty())
            return only(found);
    return rules::unexpected{Misplayed{why_none(board, readings.front())}};
}

rules::Result<Move, speech::Word> heard_move(words::ChosenWords& words,
                                             const FreeBoard& board,
                                             const std::vector<Move>& moves,
                                             std::string_view text)
{
    auto readings = readings_of(text, words.letters());
    if (readings.empty())
        if (const auto said = words.recogniser().written({}, text))
            readings.push_back(*said);
    const auto found = find_move(board, moves, readings);
    if (!board.position())
        return found ? rules::Result<Move, speech::Word>{*found}
                     : rules::unexpected{told(words, board, found.error())};
    const auto typed = words::read_typed(words, *board.position(), text);
    if (typed)
        return typed->move;
    // A square alone is enough where one piece only can go there.
    if (found && board.position()->is_legal(*found))
        return *found;
    return rules::unexpected{words::why(words.language(), *board.position(), typed.error())};
}

}  // namespace client::train
