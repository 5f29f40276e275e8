// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/pairing/lines.hpp"
#include "src/train/task.hpp"

#include <cstdint>
#include <memory>

/// A move is announced, however it was shown.
namespace client::train::pairing {

/// Which words count as an announcement.
enum class Understood : std::uint8_t { all_words, announcements };

/// At first whatever is understood, later only the words of announcements.
[[nodiscard]] Understood understood_at(int level);

using Showing = speech::Word (*)(const Teller& teller, const Step& step);

[[nodiscard]] std::unique_ptr<Task> announcing(Step step, Understood understood, Showing showing);

}  // namespace client::train::pairing
