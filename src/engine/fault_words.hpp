// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/engine/answers.hpp"

#include <string>
#include <string_view>

namespace client::engine {

/// One sentence about what is wrong with the engine of that name.
[[nodiscard]] std::string
fault_words(const speech::Lexicon& language, const EngineFault& fault, std::string_view name);

/// What became of a rating that was asked for; empty if it is simply as asked.
[[nodiscard]] std::string elo_words(const speech::Lexicon& language, const EloSetting& elo);

}  // namespace client::engine
