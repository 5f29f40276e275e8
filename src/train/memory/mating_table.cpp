// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/mating_table.hpp"

#include "rules/attacks.hpp"

#include <algorithm>
#include <utility>

namespace client::train::memory {

namespace {

using rules::Bitboard;
using rules::Color;
using rules::Move;
using rules::Position;
using rules::Rank;
using rules::Role;
using rules::Square;

std::size_t at(int king, int man)
{
    return static_cast<std::size_t>(64 * king + man);
}

/// From where a king can go to one of these squares.
Bitboard beside(Bitboard squares)
{
    const auto not_a = ~Bitboard{rules::File::a};
    const auto not_h = ~Bitboard{rules::File::h};
    const auto sides = (squares & not_a).shifted(-1) | (squares & not_h).shifted(1);
    const auto row = squares | sides;
    return sides | row.shifted(8) | row.shifted(-8);
}

/// What White attacks, Black's king in no way: where he stands in a line it goes on behind him.
Bitboard attacks_of(Role man, Square king, Square square)
{
    return rules::attacks({Color::white, man}, square, Bitboard{king});
}

/// A pawn stands on neither end of the board.
bool may_stand(Role man, Square square)
{
    return man != Role::pawn || (square.rank() != Rank::one && square.rank() != Rank::eight);
}

}  // namespace

const MatingTable& MatingTable::of(Role man)
{
    static const MatingTable queen{Role::queen};
    static const MatingTable rook{Role::rook};
    if (man == Role::queen || man == Role::rook)
        return man == Role::queen ? queen : rook;
    static const MatingTable pawn{Role::pawn, {&queen, &rook}};
    return pawn;
}

template <class Found>
MatingTable::Kings MatingTable::of_all_squares(Found found) const
{
    Kings all{};
    for (int king = 0; king < 64; ++king)
        for (int man = 0; man < 64; ++man)
            if (king != man && may_stand(man_, Square::at(man)))
                all[at(king, man)] = found(king, man);
    return all;
}

MatingTable::MatingTable(Role man, std::vector<const MatingTable*> promoted)
    : man_{man}, promoted_{std::move(promoted)}
{
    Kings won_by_now{};
    for (bool grows = true; grows;) {
        auto now = of_all_squares(
            [&](int king, int square) { return lost(king, square, won_by_now[at(king, square)]); });
        grows = lost_.empty() || now != lost_.back() || may_still_grow();
        if (grows)
            lost_.push_back(std::move(now));
        const auto by = lost_.size() - 1;
        won_by_now = of_all_squares([&](int king, int square) { return won(king, square, by); });
    }
}

/// A pawn cannot mate, but what it becomes can, later.
bool MatingTable::may_still_grow() const
{
    return std::ranges::any_of(
        promoted_, [&](const MatingTable* each) { return lost_.size() <= each->lost_.size(); });
}

Bitboard MatingTable::lost_by(int king, int man, std::size_t moves) const
{
    return lost_[std::min(moves, lost_.size() - 1)][at(king, man)];
}

/// Where Black's king loses wherever he goes: to what is won by then, or because it is mate.
Bitboard MatingTable::lost(int king, int man, Bitboard won) const
{
    const auto white_king = Square::at(king);
    const auto attacked = attacks_of(man_, white_king, Square::at(man));
    const auto guarded = rules::king_attacks(white_king) | Bitboard{white_king};
    const auto safe = ~(attacked | guarded);
    const auto may_be = ~(guarded | Bitboard{Square::at(man)});
    const auto stalemate = ~beside(safe) & ~attacked;
    const auto escapes = beside(safe & ~won);
    return may_be & ~escapes & ~stalemate;
}

/// Where Black's king stands when a move of White leads to a lost position. Black is not in check,
/// so that no piece has him in its way.
Bitboard MatingTable::won(int king, int man, std::size_t by) const
{
    const auto white_king = Square::at(king);
    auto kings = won_by_man(king, man, by);
    for (const auto to : rules::king_attacks(white_king) & ~Bitboard{Square::at(man)})
        kings |= lost_by(to.index(), man, by) & ~rules::king_attacks(to);
    const auto reach = attacks_of(man_, white_king, Square::at(man));
    const auto may_be = ~(reach | rules::king_attacks(white_king) | Bitboard{white_king} |
                          Bitboard{Square::at(man)});
    return kings & may_be;
}

/// The same by a move of the man. A king may stand in the way of a pawn.
Bitboard MatingTable::won_by_man(int king, int man, std::size_t by) const
{
    const auto white_king = Bitboard{Square::at(king)};
    Bitboard kings;
    if (man_ != Role::pawn) {
        for (const auto to : attacks_of(man_, Square::at(king), Square::at(man)) & ~white_king)
            kings |= lost_by(king, to.index(), by);
        return kings;
    }
    const auto ahead = Bitboard{Square::at(man)}.shifted(8);
    if (ahead == white_king)
        return kings;
    const int to = man + 8;
    for (const auto* const promoted : to >= 56 ? promoted_ : std::vector<const MatingTable*>{})
        kings |= promoted->lost_by(king, to, by);
    if (to < 56)
        kings |= lost_by(king, to, by);
    if (Square::at(man).rank() == Rank::two && ahead.shifted(8) != white_king)
        kings |= lost_by(king, to + 8, by) & ~ahead;
    return kings;
}

std::optional<int> MatingTable::lost_in(const Position& position) const
{
    const auto men = position.board().of(Color::white, man_);
    if (men.none()) {
        const auto promoted = std::ranges::find_if(promoted_, [&](const MatingTable* each) {
            return position.board().of(Color::white, each->man_).any();
        });
        return promoted != promoted_.end() ? (*promoted)->lost_in(position) : std::nullopt;
    }
    const auto squares = at(position.king(Color::white).index(), men.first().index());
    const auto found = std::ranges::find_if(
        lost_, [&](const Kings& kings) { return kings[squares].has(position.king(Color::black)); });
    return found != lost_.end() ? std::optional{static_cast<int>(found - lost_.begin())}
                                : std::nullopt;
}

std::optional<int> MatingTable::moves_to_mate(const Position& position) const
{
    std::optional<int> least;
    for (const auto move : position.legal_moves())
        if (const auto after = lost_in(position.after_unchecked(move));
            after && (!least || *after + 1 < *least))
            least = *after + 1;
    return least;
}

Move MatingTable::best(const Position& position) const
{
    constexpr int endless = 1000;
    const bool white = position.turn() == Color::white;
    const auto moves = position.legal_moves();
    const auto length = [&](Move move) {
        const auto after = position.after_unchecked(move);
        return (white ? lost_in(after) : moves_to_mate(after)).value_or(endless);
    };
    const auto shorter = [&](Move one, Move other) { return length(one) < length(other); };
    return white ? *std::min_element(moves.begin(), moves.end(), shorter)
                 : *std::max_element(moves.begin(), moves.end(), shorter);
}

}  // namespace client::train::memory
