// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/outline.hpp"

namespace rules {
namespace {

constexpr Bitboard diagonal_steps(Bitboard set)
{
    const Bitboard beside =
        (set & ~Bitboard{File::a}).shifted(-1) | (set & ~Bitboard{File::h}).shifted(1);
    return beside.shifted(8) | beside.shifted(-8);
}

}  // namespace

std::size_t OutlineHash::operator()(const Outline& outline) const
{
    std::uint64_t hash = outline.en_passant.bits * 2 + static_cast<unsigned>(outline.turn);
    const auto mix = [&](Bitboard squares) {
        hash = (hash ^ squares.bits) * 0x9e3779b97f4a7c15ULL;
        hash ^= hash >> 29;
    };
    for (const Role role : all_roles)
        mix(outline.board.of(role));
    mix(outline.board.of(Color::white));
    return hash;
}

Bitboard LooseMen::anywhere(Color color) const
{
    Bitboard squares;
    for (const Bitboard man : of(color))
        squares |= man;
    return squares;
}

bool LooseMen::spread(const Outline& outline, Color color)
{
    const Bitboard free = ~outline.board.occupied();
    const Bitboard open =
        free | (outline.board.of(opponent(color)) & ~outline.board.of(Role::king));
    bool farther = false;
    for (Bitboard& man : side(color)) {
        Bitboard grown = man;
        for (Bitboard before; before != grown;) {
            before = grown;
            grown |= diagonal_steps(grown & free) & open;
        }
        farther |= grown != man;
        man = grown;
    }
    return farther;
}

Bitboard LooseMen::victims(const Outline& outline, Color color) const
{
    const Bitboard free = ~outline.board.occupied();
    Bitboard beside;
    for (const Bitboard man : of(color))
        beside |= diagonal_steps(man & free);
    return beside & outline.board.of(opponent(color)) & ~outline.board.of(Role::king);
}

}  // namespace rules
