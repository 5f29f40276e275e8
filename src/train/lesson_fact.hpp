// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson.hpp"
#include "src/train/free_board.hpp"

#include <optional>
#include <string>
#include <string_view>

/// What the rules answer to the questions of lessons.
namespace client::train {

/// In the form in which answers are compared; none where the board does not answer it, since it
/// needs another board, or a piece where there is none.
[[nodiscard]] std::optional<std::string> fact_answer(const speech::LessonFact& fact,
                                                     const std::optional<rules::Setup>& setup);

/// The move that is written in English letters, if it is one; otherwise none.
[[nodiscard]] std::optional<rules::Move> written_move(const FreeBoard& board,
                                                      std::string_view written);
/// A move in the form in which answers are compared: e2e4, e7e8q, e1g1.
[[nodiscard]] std::string answer_of(const FreeBoard& board, rules::Move move);

/// The least moves in which a piece gets from one square to another while nobody else moves.
[[nodiscard]] std::optional<int>
shortest_way(const FreeBoard& board, rules::Square from, rules::Square to);

}  // namespace client::train
