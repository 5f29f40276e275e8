// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/position.hpp"

#include <array>
#include <optional>
#include <vector>

namespace client::engine {

/// A position in which there is something to think about, and the moves that led to it: an engine
/// must know them to see repetitions.
class Situation {
public:
    /// None if a move is illegal, or if the last position has no legal move.
    [[nodiscard]] static std::optional<Situation> of(const rules::Position& start,
                                                     std::vector<rules::Move> moves);
    /// Where a game stands. The moves go back as far as the board was lawful.
    [[nodiscard]] static std::optional<Situation> of(const rules::Game& game);

    [[nodiscard]] const rules::Position& start() const { return start_; }
    [[nodiscard]] const std::vector<rules::Move>& moves() const { return moves_; }
    [[nodiscard]] const rules::Position& now() const { return now_; }

private:
    Situation(const rules::Position& start,
              std::vector<rules::Move> moves,
              const rules::Position& now)
        : start_{start}, moves_{std::move(moves)}, now_{now}
    {
    }

    rules::Position start_;
    std::vector<rules::Move> moves_;
    rules::Position now_;
};

/// What both clocks show, White's first, and what they add for each move.
struct Clocks {
    std::array<rules::Duration, 2> left{};
    std::array<rules::Duration, 2> bonus{};
    std::optional<int> moves_to_go;  ///< of the side to move

    bool operator==(const Clocks&) const = default;
};

/// None if the game has no clock.
[[nodiscard]] std::optional<Clocks> clocks_of(const rules::Game& game, rules::Instant now);

}  // namespace client::engine
