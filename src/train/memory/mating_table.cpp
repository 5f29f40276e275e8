// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/mating_table.hpp"

#include "rules/attacks.hpp"

#include <algorithm>

namespace client::train::memory {

namespace {

using rules::Bitboard;
using rules::Color;
using rules::Move;
using rules::Position;
using rules::Role;
using rules::Square;

std::size_t at(int king, int piece)
{
    return static_cast<std::size_t>(64 * king + piece);
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
Bitboard piece_attacks(Role role, Square king, Square piece)
{
    return rules::attacks({Color::white, role}, piece, Bitboard{king});
}

}  // namespace

MatingTable::MatingTable(Role role) : role_{role}
{
    Kings won_by_now{};
    for (bool grows = true; grows;) {
        Kings now{};
        for (int king = 0; king < 64; ++king)
            for (int piece = 0; piece < 64; ++piece)
                if (king != piece)
                    now[at(king, piece)] = lost(king, piece, won_by_now[at(king, piece)]);
        grows = lost_.empty() || now != lost_.back();
        if (grows)
            lost_.push_back(now);
        for (int king = 0; king < 64; ++king)
            for (int piece = 0; piece < 64; ++piece)
                if (king != piece)
                    won_by_now[at(king, piece)] = won(king, piece, lost_.back());
    }
}

/// Where Black's king loses wherever he goes: to what is won by then, or because it is mate.
Bitboard MatingTable::lost(int king, int piece, Bitboard won) const
{
    const auto white_king = Square::at(king);
    const auto attacked = piece_attacks(role_, white_king, Square::at(piece));
    const auto guarded = rules::king_attacks(white_king) | Bitboard{white_king};
    const auto safe = ~(attacked | guarded);
    const auto may_be = ~(guarded | Bitboard{Square::at(piece)});
    const auto stalemate = ~beside(safe) & ~attacked;
    const auto escapes = beside(safe & ~won);
    return may_be & ~escapes & ~stalemate;
}

/// Where Black's king stands when a move of White leads to a lost position. Black is not in check,
/// so that he is in nobody's way.
Bitboard MatingTable::won(int king, int piece, const Kings& lost) const
{
    const auto white_king = Square::at(king);
    const auto reach = piece_attacks(role_, white_king, Square::at(piece));
    Bitboard kings;
    for (const auto to : reach & ~Bitboard{white_king})
        kings |= lost[at(king, to.index())];
    for (const auto to : rules::king_attacks(white_king) & ~Bitboard{Square::at(piece)})
        kings |= lost[at(to.index(), piece)] & ~rules::king_attacks(to);
    const auto may_be = ~(reach | rules::king_attacks(white_king) | Bitboard{white_king} |
                          Bitboard{Square::at(piece)});
    return kings & may_be;
}

std::optional<int> MatingTable::lost_in(const Position& position) const
{
    const auto& board = position.board();
    const auto pieces = board.of(Color::white, role_);
    if (pieces.none())
        return std::nullopt;
    const auto squares = at(position.king(Color::white).index(), pieces.first().index());
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
