// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/puzzle_shelf.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace client::train {

/// A game from its first move on.
struct PlayedGame {
    rules::Position start = rules::Position::initial();
    std::vector<rules::Move> moves;
};

/// What of the world questions are made of: asked for when a question needs it.
struct Supplies {
    std::shared_ptr<PuzzleShelf> puzzles = std::make_shared<PuzzleShelf>();
    /// The player's last game, if there is one with a move.
    std::function<std::optional<PlayedGame>()> last_game = [] {
        return std::optional<PlayedGame>{};
    };
    /// The engine that plays along; none: there is none.
    std::optional<std::string> engine{};
};

}  // namespace client::train
