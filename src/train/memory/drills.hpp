// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/drill.hpp"

/// What is kept in mind: moves, positions, lists and games.
namespace client::train::memory {

[[nodiscard]] Group group();

// board_question.cpp: after moves that were heard
[[nodiscard]] std::span<const std::string_view> question_items();
[[nodiscard]] speech::Word question_item(const Teller& teller, std::string_view item);

// follow.cpp
[[nodiscard]] std::unique_ptr<Task> ask_follow(const Occasion& occasion);

// imagine.cpp
[[nodiscard]] std::unique_ptr<Task> ask_imagine(const Occasion& occasion);

// dictation.cpp
[[nodiscard]] std::unique_ptr<Task> ask_dictation(const Occasion& occasion);

// recall.cpp
[[nodiscard]] std::unique_ptr<Task> ask_recall(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> recall_items();
[[nodiscard]] speech::Word recall_item(const Teller& teller, std::string_view item);

// replay.cpp
[[nodiscard]] std::unique_ptr<Task> ask_replay(const Occasion& occasion);
[[nodiscard]] std::optional<speech::Word> lacks_a_game(const Teller& teller,
                                                       const Supplies& supplies);

// finish.cpp
[[nodiscard]] std::unique_ptr<Task> ask_finish(const Occasion& occasion);
[[nodiscard]] std::span<const std::string_view> finish_items();
[[nodiscard]] speech::Word finish_item(const Teller& teller, std::string_view item);
/// Who plays the other side.
[[nodiscard]] std::optional<speech::Word> finish_defender(const Teller& teller,
                                                          const Supplies& supplies);

}  // namespace client::train::memory
