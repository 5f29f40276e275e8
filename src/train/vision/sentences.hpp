// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train::vision {

/// speech/words/train/vision
inline constexpr std::array sentence_rows{
    speech::MessageRow{"title", ""},

    speech::MessageRow{"colour-instruction", ""},
    speech::MessageRow{"colour-ask", "square"},
    speech::MessageRow{"colour-wrong", "shade"},
    speech::MessageRow{"colour-solution", "square shade"},
    speech::MessageRow{"colour-hint-corner", "corner shade"},
    speech::MessageRow{"colour-hint-neighbour", "square shade"},
    speech::MessageRow{"colour-rule", ""},
    speech::MessageRow{"colour-expected", ""},
    speech::MessageRow{"colour-near", "square"},

    speech::MessageRow{"reach-instruction", ""},
    speech::MessageRow{"reach-ask-file", "piece square file"},
    speech::MessageRow{"reach-ask-rank", "piece square rank"},
    speech::MessageRow{"reach-partly", "n"},
    speech::MessageRow{"reach-none-wrong", "piece"},
    speech::MessageRow{"reach-off-line", "square"},
    speech::MessageRow{"reach-own", "square"},
    speech::MessageRow{"reach-wrong", "piece square"},
    speech::MessageRow{"reach-solution", "squares"},
    speech::MessageRow{"reach-solution-none", ""},
    speech::MessageRow{"reach-hint-count", "n"},
    speech::MessageRow{"reach-hint-first", "square"},
    speech::MessageRow{"reach-expected", ""},
};
inline constexpr speech::Chapter sentences{"train/vision", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train::vision
