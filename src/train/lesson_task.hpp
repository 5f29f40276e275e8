// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson.hpp"
#include "src/train/free_board.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// What is practised on a board, judged by the rules.
namespace client::train {

/// Why a legal move is not what was asked for.
enum class TaskFault : std::uint8_t { other_move, in_danger, too_many_moves };

enum class TaskState : std::uint8_t { done, goes_on, failed };

struct TaskVerdict {
    TaskState state{};
    std::optional<TaskFault> fault{};

    bool operator==(const TaskVerdict&) const = default;
};

/// What comes of a legal move, the one with this number.
[[nodiscard]] TaskVerdict
judge(const speech::LessonTask& task, const FreeBoard& board, rules::Move move, int number);

/// The fewest moves that do it; none where nothing does, or nothing that is found soon.
[[nodiscard]] std::optional<std::vector<rules::Move>> solution(const speech::LessonTask& task,
                                                               const FreeBoard& board);

}  // namespace client::train
