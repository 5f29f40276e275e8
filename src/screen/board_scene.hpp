// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/screen/scene.hpp"
#include "src/session/board_cursor.hpp"
#include "src/tools/word_options.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace client::screen {

/// What stands for the pieces on the board.
enum class Figures : std::uint8_t { letters, figurines };

/// How the player wants the screen.
struct ScreenStyle {
    Layout layout = Layout::announcements;
    Theme theme = Theme::high_contrast;
    BoardSize board_size = BoardSize::large;
    Figures figures = Figures::letters;
    Characters characters = Characters::unicode;
    Review review = Review::facts;
};

/// What is seen of any board: the player's style and cursor, the signs of the pieces, and the words
/// around it.
[[nodiscard]] Scene
board_scene(const BoardCursor& cursor, tools::ChosenWords& words, const ScreenStyle& style);

/// A move as it stands in a list.
struct ListedMove {
    int number = 1;
    rules::Color side{};
    std::string text;
};

void add_move(std::vector<MoveRow>& rows, ListedMove move);

// facts, one line each
[[nodiscard]] std::string last_move_fact(const speech::Lexicon& lexicon, const ListedMove& move);
[[nodiscard]] std::string
turn_fact(const speech::Lexicon& lexicon, std::optional<int> number, rules::Color to_move);

}  // namespace client::screen
