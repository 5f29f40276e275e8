// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"
#include "rules/game.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace client::desk {

/// The two boards of a blind and a sighted player (D.1, D.2.1): what one of them announces, the
/// other executes on his own. Players who both see share one board: then both are the same.
class TwoBoards {
public:
    explicit TwoBoards(const rules::Game& game);

    /// What an event, which has just led to these facts, did on either board.
    void follow(const rules::Event& event, const rules::Facts& facts, const rules::Game& game);

    [[nodiscard]] const rules::Board& of(rules::Color side) const { return boards_[side]; }
    [[nodiscard]] std::vector<rules::Square> differences() const;

private:
    void follow(const rules::FactBody& fact, const rules::Game& game);
    void make(const rules::facts::Moved& moved, const rules::Game& game);
    /// The move that a side owes its board, as it was announced.
    void execute(rules::Color side, const rules::Game& game);

    rules::BySide<rules::Board> boards_;
    rules::BySide<std::optional<std::size_t>> owed_;  ///< the other's ply, not yet on this board
};

}  // namespace client::desk
