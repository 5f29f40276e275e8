// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/setup.hpp"

#include "rules/retraction.hpp"

#include <algorithm>

namespace rules {
namespace {

constexpr Bitboard last_ranks = Bitboard{Rank::one} | Bitboard{Rank::eight};

/// What a side has beyond its first set, if a second bishop may or may not share its square colour.
enum class Bishops : std::uint8_t { alike, told_apart };

int promoted(const Board& board, Color color, Bishops bishops)
{
    const auto beyond = [](Bitboard men, int first_set) {
        return std::max(0, men.count() - first_set);
    };
    const Bitboard all_bishops = board.of(color, Role::bishop);
    return beyond(board.of(color, Role::queen), 1) + beyond(board.of(color, Role::rook), 2) +
           beyond(board.of(color, Role::knight), 2) +
           (bishops == Bishops::alike
                ? beyond(all_bishops, 2)
                : beyond(all_bishops & light_squares, 1) + beyond(all_bishops & ~light_squares, 1));
}

void count_kings(const Board& board, std::vector<SetupFault>& found)
{
    const int white = board.of(Color::white, Role::king).count();
    const int black = board.of(Color::black, Role::king).count();
    if (white == 0)
        found.push_back(SetupFault::white_king_missing);
    if (black == 0)
        found.push_back(SetupFault::black_king_missing);
    if (white > 1)
        found.push_back(SetupFault::white_kings_surplus);
    if (black > 1)
        found.push_back(SetupFault::black_kings_surplus);
}

bool attacked(const Board& board, Color king)
{
    return board.attackers(board.of(king, Role::king).first(), opponent(king)).any();
}

void look_at_kings(const Setup& setup, std::vector<SetupFault>& found)
{
    const Board& board = setup.board;
    const Square white = board.of(Color::white, Role::king).first();
    const bool waiting_in_check = attacked(board, opponent(setup.turn));
    if (king_attacks(white).has(board.of(Color::black, Role::king).first()))
        found.push_back(SetupFault::kings_adjacent);
    else if (waiting_in_check && attacked(board, setup.turn))
        found.push_back(SetupFault::both_kings_in_check);
    else if (waiting_in_check)
        found.push_back(SetupFault::waiting_side_in_check);
}

/// Whether two of these rooks stand on the same side of a king, which starts between its two rooks.
bool on_one_wing(Bitboard rooks, Square king)
{
    const Bitboard left{Bitboard{king}.bits - 1};
    return (rooks & left).many() || (rooks & ~left).many();
}

bool castling_possible(const Setup& setup)
{
    Bitboard explained;
    for (const Color color : both_colors) {
        const Bitboard home{relative(color, Rank::one)};
        const Bitboard king = setup.board.of(color, Role::king) & home;
        const Bitboard rooks = setup.castling_rooks & home;
        if (king.any() && !on_one_wing(rooks, king.first()))
            explained |= rooks & setup.board.of(color, Role::rook);
    }
    return explained == setup.castling_rooks;
}

bool en_passant_possible(const Setup& setup, Square target)
{
    const Color mover = opponent(setup.turn);
    if (target.rank() != relative(mover, Rank::three))
        return false;
    const Square from{target.file(), relative(mover, Rank::two)};
    const Square to{target.file(), relative(mover, Rank::four)};
    return setup.board.of(mover, Role::pawn).has(to) && !setup.board.occupied().has(target) &&
           !setup.board.occupied().has(from);
}

void count_men(const Board& board, std::vector<SetupFault>& found)
{
    bool pawns = false;
    bool men = false;
    bool bishops = false;
    for (const Color color : both_colors) {
        const int missing = 8 - board.of(color, Role::pawn).count();
        pawns |= missing < 0;
        men |= promoted(board, color, Bishops::alike) > std::max(0, missing);
        bishops |= promoted(board, color, Bishops::told_apart) > std::max(0, missing);
    }
    if (pawns)
        found.push_back(SetupFault::too_many_pawns);
    if (men)
        found.push_back(SetupFault::too_many_promoted);
    else if (bishops)
        found.push_back(SetupFault::bishops_of_one_square_color);
}

}  // namespace

std::vector<SetupFault> faults(const Setup& setup)
{
    std::vector<SetupFault> found;
    count_kings(setup.board, found);
    if ((setup.board.of(Role::pawn) & last_ranks).any())
        found.push_back(SetupFault::pawn_on_last_rank);
    if (found.empty())
        look_at_kings(setup, found);
    if (!castling_possible(setup))
        found.push_back(SetupFault::castling_right_impossible);
    if (setup.en_passant && !en_passant_possible(setup, *setup.en_passant))
        found.push_back(SetupFault::en_passant_impossible);
    const bool playable = found.empty();
    count_men(setup.board, found);
    if (playable && !check_can_arise(setup))
        found.push_back(SetupFault::check_impossible);
    return found;
}

}  // namespace rules
