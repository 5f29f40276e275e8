// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/store/fault.hpp"
#include "src/store/saved_game.hpp"

#include <filesystem>
#include <string>

namespace client::store {

/// One sentence about what is wrong with the store in that file, or that nothing is any more.
[[nodiscard]] std::string
news_words(const speech::Lexicon& language, const News& news, const std::filesystem::path& file);

/// A game in a list: its number first, then when, who, how long, and the result.
[[nodiscard]] std::string summary_words(const speech::Lexicon& language, const GameSummary& game);

}  // namespace client::store
