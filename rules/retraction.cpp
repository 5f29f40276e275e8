// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/retraction.hpp"

#include "rules/move.hpp"

#include <algorithm>

namespace rules {
namespace {

/// Takes back single moves of the side that has just moved, and asks each time whether the other
/// king was then unattacked.
class Retraction {
public:
    explicit Retraction(const Setup& setup)
        : setup_{setup}, mover_{opponent(setup.turn)},
          king_{setup.board.of(setup.turn, Role::king).first()}
    {
    }

    [[nodiscard]] bool found() const
    {
        if (setup_.en_passant)
            return double_step(setup_.en_passant->file());
        const Bitboard men = setup_.board.of(mover_);
        return std::ranges::any_of(men, [&](Square to) { return by_piece(to); }) ||
               std::ranges::any_of(men & setup_.board.of(Role::king),
                                   [&](Square king) { return castling(king); });
    }

private:
    /// Whether the king is unattacked once the move is taken back: the mover stands on another
    /// square again, perhaps as a pawn, and what it may have captured is back as well.
    [[nodiscard]] bool quiet_before(Board board, Square from, Role role, Square to) const
    {
        board.clear(to);
        board.put(from, Piece{mover_, role});
        return quiet(board);
    }
    [[nodiscard]] bool quiet(const Board& board) const
    {
        return board.attackers(king_, mover_).none();
    }
    [[nodiscard]] bool quiet_before_capture(Board board, Square from, Role role, Square to) const
    {
        board.put(to, Piece{setup_.turn, Role::knight});  // stands for any captured man: it blocks
        board.put(from, Piece{mover_, role});
        return quiet(board);
    }

    [[nodiscard]] bool by_piece(Square to) const
    {
        const Role role = setup_.board.at(to)->role;
        if (role == Role::pawn)
            return by_pawn(to, Role::pawn);
        const Bitboard origins =
            attacks(Piece{mover_, role}, to, setup_.board.occupied()) & empty();
        return std::ranges::any_of(origins,
                                   [&](Square from) {
                                       return quiet_before(setup_.board, from, role, to) ||
                                              quiet_before_capture(setup_.board, from, role, to);
                                   }) ||
               (role != Role::king && to.rank() == relative(mover_, Rank::eight) &&
                by_pawn(to, role));
    }

    /// A pawn move that ended on this square, a promotion when another role stands there now.
    [[nodiscard]] bool by_pawn(Square to, Role placed) const
    {
        if (index(relative(mover_, to.rank())) < index(Rank::three))
            return false;  // no pawn has moved to its own first two ranks
        const Square behind{to.file(), backwards(to.rank(), 1)};
        const bool pushed =
            empty().has(behind) && quiet_before(setup_.board, behind, Role::pawn, to);
        return pushed || by_pawn_capture(to) ||
               (placed == Role::pawn && to.rank() == relative(mover_, Rank::four) &&
                double_step(to.file()));
    }
    [[nodiscard]] bool by_pawn_capture(Square to) const
    {
        return std::ranges::any_of(pawn_attacks(setup_.turn, to) & empty(), [&](Square from) {
            return from.rank() != relative(mover_, Rank::one) &&
                   (quiet_before_capture(setup_.board, from, Role::pawn, to) ||
                    en_passant(from, to));
        });
    }
    [[nodiscard]] bool en_passant(Square from, Square to) const
    {
        const Square captured{to.file(), from.rank()};
        const Square origin{to.file(), relative(mover_, Rank::seven)};
        if (to.rank() != relative(mover_, Rank::six) ||
            !setup_.board.of(mover_, Role::pawn).has(to) || !empty().has(captured) ||
            !empty().has(origin))
            return false;
        Board board = setup_.board;
        board.put(captured, Piece{setup_.turn, Role::pawn});
        return quiet_before(board, from, Role::pawn, to);
    }
    [[nodiscard]] bool double_step(File file) const
    {
        const Square from{file, relative(mover_, Rank::two)};
        const Square over{file, relative(mover_, Rank::three)};
        const Square to{file, relative(mover_, Rank::four)};
        return empty().has(from) && empty().has(over) &&
               quiet_before(setup_.board, from, Role::pawn, to);
    }

    [[nodiscard]] bool castling(Square king) const
    {
        const Rank home = relative(mover_, Rank::one);
        return std::ranges::any_of(std::array{Wing::short_side, Wing::long_side}, [&](Wing wing) {
            return king == king_target(wing, home) &&
                   setup_.board.of(mover_, Role::rook).has(rook_target(wing, home)) &&
                   castled_from_somewhere(wing, home);
        });
    }
    /// In chess king and rook come from e and a or h; in Chess960 from anywhere on that rank
    /// with the king between.
    [[nodiscard]] bool castled_from_somewhere(Wing wing, Rank home) const
    {
        Board bare = setup_.board;
        bare.clear(king_target(wing, home));
        bare.clear(rook_target(wing, home));
        const Bitboard free = Bitboard{home} & ~bare.occupied();
        for (const Square king : free)
            for (const Square rook : free)
                if (castling_start(wing, king, rook)) {
                    Board before = bare;
                    before.put(king, Piece{mover_, Role::king});
                    before.put(rook, Piece{mover_, Role::rook});
                    if (quiet(before))
                        return true;
                }
        return false;
    }
    [[nodiscard]] bool castling_start(Wing wing, Square king, Square rook) const
    {
        if (king == rook || (rook > king) != (wing == Wing::short_side))
            return false;
        const File corner = wing == Wing::short_side ? File::h : File::a;
        return setup_.variant == Variant::chess960 ||
               (king.file() == File::e && rook.file() == corner);
    }

    [[nodiscard]] Bitboard empty() const { return ~setup_.board.occupied(); }
    [[nodiscard]] Rank backwards(Rank rank, int steps) const
    {
        return static_cast<Rank>(index(rank) + (mover_ == Color::white ? -steps : steps));
    }

    const Setup& setup_;
    Color mover_;
    Square king_;
};

}  // namespace

bool check_can_arise(const Setup& setup)
{
    const Square king = setup.board.of(setup.turn, Role::king).first();
    return setup.board.attackers(king, opponent(setup.turn)).none() || Retraction{setup}.found();
}

}  // namespace rules
