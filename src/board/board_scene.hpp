// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/board/board_cursor.hpp"
#include "src/screen/scene.hpp"
#include "src/screen/style.hpp"
#include "src/words/chosen_words.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace client::board {

/// What is seen of any board: the player's style and cursor, the signs of the pieces, and the words
/// around it.
[[nodiscard]] screen::Scene
board_scene(const BoardCursor& cursor, words::ChosenWords& words, const screen::ScreenStyle& style);

/// A move as it stands in a list.
struct ListedMove {
    int number = 1;
    rules::Color side{};
    std::string text;
};

void add_move(std::vector<screen::MoveRow>& rows, ListedMove move);

// facts, one line each
[[nodiscard]] std::string last_move_fact(const speech::Lexicon& lexicon, const ListedMove& move);
[[nodiscard]] std::string
turn_fact(const speech::Lexicon& lexicon, std::optional<int> number, rules::Color to_move);

}  // namespace client::board
