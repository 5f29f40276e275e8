// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/survey.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Who has more, what was captured, and what a move or a line of moves changes.
namespace rules {

/// How many pieces there are of each kind, by role.
using Census = std::array<int, 6>;

[[nodiscard]] Census census(const Board& board, Color color);
/// By the usual count: pawn 1, knight and bishop 3, rook 5, queen 9; the king is not counted.
[[nodiscard]] int worth(Role role);
[[nodiscard]] int worth(const Census& census);

/// A piece that left the board.
struct Capture {
    Man taken;
    std::size_t ply = 0;  ///< counted from 0

    bool operator==(const Capture&) const = default;
};
/// Every capture of a game, in order.
[[nodiscard]] std::vector<Capture> captures(const Position& start, std::span<const Move> moves);

/// What a move has brought about beyond itself: by side, the pieces that want care now and did not
/// before.
struct Changes {
    MoveFacts move;
    std::array<Care, 2> news;
};
[[nodiscard]] Changes changes(const Position& before, Move move);

/// What a line of moves leads to, as far as pieces on the board tell.
struct LineResult {
    enum class Ending : std::uint8_t { open, mate, stalemate };

    std::array<Census, 2> lost{};      ///< by side
    std::array<Census, 2> promoted{};  ///< by side: what pawns became
    Ending ending = Ending::open;
};
/// A line may break off in the middle of an exchange: it is counted up to its last quiet move, and
/// to its end where it has none but nothing can be recaptured. None where that is not known either,
/// or the line is empty.
[[nodiscard]] std::optional<LineResult> line_result(const Position& start,
                                                    std::span<const Move> moves);

}  // namespace rules
