// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/puzzles/few_men.hpp"

#include "rules/attacks.hpp"

namespace puzzles {
namespace {

using rules::Bitboard;
using rules::Board;
using rules::Color;
using rules::Rank;
using rules::Role;
using rules::Setup;
using rules::Square;

constexpr std::array pieces{Role::queen,  Role::rook,   Role::rook,  Role::bishop,
                            Role::knight, Role::knight, Role::bishop};

Square any_of(Bitboard among, Dice& dice)
{
    std::vector<Square> squares;
    for (const Square square : among)
        squares.push_back(square);
    return squares[dice.below(squares.size())];
}

void put(Setup& setup, Dice& dice, Color color, Role role, Bitboard among = ~Bitboard{})
{
    setup.board.put(any_of(among & ~setup.board.occupied(), dice), {color, role});
}

void put_pieces(Setup& setup, Dice& dice, Color color, std::size_t many)
{
    for (std::size_t left = many; left > 0; --left)
        put(setup, dice, color, pieces.at(dice.below(pieces.size())));
}

void put_pawns(Setup& setup, Dice& dice, Color color)
{
    const auto ends = Bitboard{Rank::one} | Bitboard{Rank::eight};
    for (std::size_t left = dice.below(5); left > 0; --left)
        put(setup, dice, color, Role::pawn, ~ends);
}

Setup nobody_yet(Dice& dice)
{
    Setup setup;
    setup.turn = dice.chance(50) ? Color::white : Color::black;
    return setup;
}

/// Three squares on a line, perhaps with more between them.
struct Line {
    Square near, middle, far;

    [[nodiscard]] bool is_straight() const { return rook_attacks(near, Bitboard{}).has(far); }
};

Line any_line(Dice& dice)
{
    for (;;) {  // every other pair of squares on a line has one between them
        const auto near = any_of(~Bitboard{}, dice);
        const auto far =
            any_of(rook_attacks(near, Bitboard{}) | bishop_attacks(near, Bitboard{}), dice);
        if (const auto inside = between(near, far); inside.any())
            return {near, any_of(inside, dice), far};
    }
}

Role line_piece(const Line& line, Dice& dice)
{
    if (dice.chance(25))
        return Role::queen;
    return line.is_straight() ? Role::rook : Role::bishop;
}

void put_discovery(Setup& setup, Dice& dice, Color own)
{
    const auto line = any_line(dice);
    setup.board.put(line.near, {own, line_piece(line, dice)});
    setup.board.put(line.middle, {own, pieces.at(dice.below(pieces.size()))});
    setup.board.put(line.far, {opponent(own), pieces.at(dice.below(pieces.size()))});
}

/// The pin is there, or the line piece may yet come to it.
void put_pin(Setup& setup, Dice& dice, Color own)
{
    const auto line = any_line(dice);
    setup.board.put(line.middle, {opponent(own), pieces.at(dice.below(pieces.size()))});
    setup.board.put(line.far, {opponent(own), Role::king});
    const auto role = line_piece(line, dice);
    if (dice.chance(50))
        setup.board.put(line.near, {own, role});
    else
        put(setup, dice, own, role);
}

}  // namespace

Setup few_men(Dice& dice)
{
    auto setup = nobody_yet(dice);
    for (const auto color : rules::both_colors) {
        put(setup, dice, color, Role::king);
        put_pieces(setup, dice, color, 2 + dice.below(2));
        put_pawns(setup, dice, color);
    }
    return setup;
}

Setup men_in_line(Dice& dice, Kind kind)
{
    auto setup = nobody_yet(dice);
    const auto own = opponent(setup.turn);
    kind == Kind::pin ? put_pin(setup, dice, own) : put_discovery(setup, dice, own);
    for (const auto color : rules::both_colors) {
        if (setup.board.of(color, Role::king).none())
            put(setup, dice, color, Role::king);
        put_pieces(setup, dice, color, 1 + dice.below(2));
        put_pawns(setup, dice, color);
    }
    return setup;
}

}  // namespace puzzles
