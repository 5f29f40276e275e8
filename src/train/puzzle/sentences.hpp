// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train::puzzle {

/// speech/words/train/puzzle
inline constexpr std::array sentence_rows{
    speech::MessageRow{"title", ""},
    speech::MessageRow{"instruction", ""},
    speech::MessageRow{"played", "side move"},
    speech::MessageRow{"ask-mate", "side n"},
    speech::MessageRow{"ask-best", "side"},
    speech::MessageRow{"reply", "move"},
    speech::MessageRow{"illegal", "why"},
    speech::MessageRow{"stalemate", ""},
    speech::MessageRow{"no-mate", "reply"},
    speech::MessageRow{"too-slow", "reply"},
    speech::MessageRow{"mated", "reply"},
    speech::MessageRow{"lost", "piece reply"},
    speech::MessageRow{"better", ""},
    speech::MessageRow{"solution", "moves"},
    speech::MessageRow{"hint-piece", "piece"},
    speech::MessageRow{"hint-square", "square"},
    speech::MessageRow{"about", "themes"},
    speech::MessageRow{"about-nothing", ""},
    speech::MessageRow{"expected", ""},
    speech::MessageRow{"theme-now", "theme"},
    speech::MessageRow{"theme-any", ""},
    speech::MessageRow{"theme-unknown", "word"},
    speech::MessageRow{"rating-now", "lowest highest"},
    speech::MessageRow{"rating-any", ""},
    speech::MessageRow{"rating-unclear", "word"},
    speech::MessageRow{"file-lacks", "why"},
};
inline constexpr speech::Chapter sentences{"train/puzzle", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train::puzzle
