// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson.hpp"
#include "src/train/teller.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The small games by themselves, with the program as the partner.
namespace client::train {

/// What the player calls it.
[[nodiscard]] std::string name_of(const Teller& teller, speech::MiniGameKind kind);
[[nodiscard]] std::vector<std::string> names_of_games(const Teller& teller);
/// All of them, one after the other.
[[nodiscard]] speech::Word listed_games(const Teller& teller);
/// By its name in English or in the player's language, perhaps with a level behind it.
[[nodiscard]] std::optional<speech::LessonGame> find_game(const Teller& teller,
                                                          std::string_view name);
/// A lesson of nothing but this game, with its rules.
[[nodiscard]] speech::Lesson lesson_of(const Teller& teller, const speech::LessonGame& game);

}  // namespace client::train
