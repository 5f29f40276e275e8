// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/packed_position.hpp"

namespace rules {
namespace {

constexpr Bitboard home_ranks = Bitboard{Rank::one} | Bitboard{Rank::eight};

/// The square of the pawn that a capture on this square takes en passant, and back again.
constexpr Bitboard across(Bitboard target, Color capturer)
{
    return target.shifted(capturer == Color::white ? -8 : 8);
}

}  // namespace

PackedPosition::PackedPosition(const Position& position)
{
    const Board& board = position.board();
    const auto role = [&](Role r) { return board.of(r).bits; };
    std::uint64_t special = position.castling_rooks().bits;
    if (const auto target = position.en_passant())
        special |= across(Bitboard{*target}, position.turn()).bits;
    const std::uint64_t mover = board.of(position.turn(), Role::king).bits;
    // pawn 1, knight 2, bishop 3, rook 4, queen 5, king 6
    planes_[0] = role(Role::pawn) | role(Role::bishop) | role(Role::queen) | special;
    planes_[1] = role(Role::knight) | role(Role::bishop) | (role(Role::king) & ~mover) | special;
    planes_[2] = role(Role::rook) | role(Role::queen) | (role(Role::king) & ~mover) | special;
    planes_[3] = board.of(Color::black).bits | mover;
}

Position PackedPosition::unpack(Variant variant) const
{
    const auto [p0, p1, p2, black] = planes_;
    const Bitboard special{p0 & p1 & p2};
    const Bitboard mover{black & ~(p0 | p1 | p2)};
    const Bitboard king{~p0 & p1 & p2};
    const std::array<Bitboard, 5> roles{Bitboard{p0 & ~p1 & ~p2} | (special & ~home_ranks),
                                        Bitboard{~p0 & p1 & ~p2}, Bitboard{p0 & p1 & ~p2},
                                        Bitboard{~p0 & ~p1 & p2} | (special & home_ranks),
                                        Bitboard{p0 & ~p1 & p2}};
    const Color waiting = (king.bits & black) != 0 ? Color::black : Color::white;
    Setup setup;
    setup.variant = variant;
    setup.turn = opponent(waiting);
    setup.castling_rooks = special & home_ranks;
    if (const Bitboard pawn = special & ~home_ranks; pawn.any())
        setup.en_passant = across(pawn, waiting).first();
    const Bitboard blacks = Bitboard{black} & ~mover;
    for (const Role role : all_roles) {
        if (role == Role::king)
            break;
        const Bitboard men = roles[static_cast<unsigned>(role)];
        setup.board.toggle_unchecked(Color::white, role, men & ~blacks);
        setup.board.toggle_unchecked(Color::black, role, men & blacks);
    }
    setup.board.toggle_unchecked(waiting, Role::king, king);
    setup.board.toggle_unchecked(setup.turn, Role::king, mover);
    return Position::from_unchecked(setup);
}

std::uint64_t PackedPosition::hash() const
{
    std::uint64_t mixed = 0;
    for (const std::uint64_t plane : planes_) {
        mixed = (mixed ^ plane) * 0x9e3779b97f4a7c15ULL;
        mixed ^= mixed >> 29;
    }
    mixed *= 0xbf58476d1ce4e5b9ULL;
    return mixed ^ (mixed >> 32);
}

}  // namespace rules
