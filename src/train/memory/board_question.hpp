// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/memory/heard_line.hpp"
#include "src/train/task.hpp"

#include <memory>

/// Questions about a board that nobody sees: what stands on a square, where pieces stand, whether
/// it is check.
namespace client::train::memory {

/// Of a kind, by its place in question_items().
[[nodiscard]] std::unique_ptr<Task>
question_about(const rules::Position& position, std::size_t kind, Random& random);

/// A line to whose end such a question can be asked: where it is about check, every other time it
/// is check.
[[nodiscard]] HeardLine line_for_question(Random& random, std::size_t plies, std::size_t kind);

}  // namespace client::train::memory
