// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move.hpp"
#include "rules/result.hpp"
#include "rules/setup.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rules {

/// Moves in a list of their own, without allocation. Sixty-two queens, the most that a set-up can
/// hold, have fewer moves than it takes.
class MoveList {
public:
    void add_unchecked(Move move) { moves_[size_++] = move; }

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Move* begin() const { return moves_.data(); }
    [[nodiscard]] const Move* end() const { return moves_.data() + size_; }
    [[nodiscard]] Move operator[](std::size_t index) const { return moves_[index]; }

private:
    std::array<Move, std::size_t{62} * 27> moves_;
    std::size_t size_ = 0;
};

/// A lawful position: one that can be played from. Its legal moves, and the position after each.
class Position {
public:
    [[nodiscard]] static Position initial();
    /// The one way from what was written to what is lawful; on refusal every fault is named.
    /// Faults of grade unreachable do not refuse (ask faults(setup) for them).
    [[nodiscard]] static Result<Position, std::vector<SetupFault>> from(const Setup& setup);
    /// For a set-up that was taken from a lawful position.
    [[nodiscard]] static Position from_unchecked(const Setup& setup);
    [[nodiscard]] Setup setup() const;

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] Color turn() const { return turn_; }
    [[nodiscard]] Variant variant() const { return variant_; }
    [[nodiscard]] std::uint16_t halfmoves() const { return halfmoves_; }
    [[nodiscard]] std::uint16_t fullmoves() const { return fullmoves_; }
    /// The rooks that have kept the right to castle (Article 3.8.2.1).
    [[nodiscard]] Bitboard castling_rooks() const { return castling_; }
    [[nodiscard]] Square king(Color color) const { return board_.of(color, Role::king).first(); }

    /// The square behind a pawn that has just made two steps beside an enemy pawn. Whether a
    /// capture there is legal is another question: see en_passant.
    [[nodiscard]] Bitboard en_passant_candidate() const { return en_passant_; }
    /// The square where a capture en passant is legal now (Article 9.2.2.1).
    [[nodiscard]] std::optional<Square> en_passant() const;

    [[nodiscard]] Bitboard checkers() const;
    [[nodiscard]] bool in_check() const { return checkers().any(); }
    [[nodiscard]] MoveList legal_moves() const;
    [[nodiscard]] int count_legal_moves() const;
    [[nodiscard]] bool has_legal_move() const;
    [[nodiscard]] bool is_legal(Move move) const;
    [[nodiscard]] bool is_mate() const { return in_check() && !has_legal_move(); }
    [[nodiscard]] bool is_stalemate() const { return !in_check() && !has_legal_move(); }

    /// The squares, among those asked about, from which a piece of this role can legally go to the
    /// target, castling apart.
    [[nodiscard]] Bitboard origins(Role role, Square to, Bitboard among = all_squares) const;
    /// The legal castling move to that wing, if there is one now.
    [[nodiscard]] std::optional<Move> castling(Wing wing) const;

    /// The turn given away, as annotators do; none in check, where the king could then be taken.
    [[nodiscard]] std::optional<Move> pass() const;

    /// Plays a move that the caller knows to be legal here, or a pass.
    void play_unchecked(Move move);
    [[nodiscard]] Position after_unchecked(Move move) const
    {
        Position next = *this;
        next.play_unchecked(move);
        return next;
    }

    /// Equal for positions that are the same in the sense of Article 9.2.2.
    [[nodiscard]] std::uint64_t key() const;
    /// Article 9.2.2: the same side to move, the same pieces on the same squares, and the same
    /// possible moves of all pieces.
    [[nodiscard]] bool same_as(const Position& other) const;

    /// Whether the incremental key is kept up; counting moves can do without.
    enum class Keyed : std::uint8_t { no, yes };
    /// The generator's own way of playing, for a side known when the program is compiled.
    template <Color us, Keyed keyed>
    void advance_unchecked(Move move);

private:
    Position() = default;

    void pass_unchecked();
    template <Color us, Keyed keyed>
    void castle_unchecked(Move move);

    Board board_;
    Bitboard castling_;
    Bitboard en_passant_;
    std::uint64_t piece_key_ = 0;  ///< of pieces on squares alone; the rest is added on demand
    std::uint16_t halfmoves_ = 0;
    std::uint16_t fullmoves_ = 1;
    Color turn_ = Color::white;
    Variant variant_ = Variant::chess;
};

/// How often the game tree below a position branches: the leaves at a depth, the moves of the last
/// ply counted without being made.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth);

}  // namespace rules
