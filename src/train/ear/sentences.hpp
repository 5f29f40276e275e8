// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train::ear {

/// speech/words/train/ear
inline constexpr std::array sentence_rows{
    speech::MessageRow{"title", ""},

    speech::MessageRow{"pairs-instruction", ""},
    speech::MessageRow{"pairs-count", "n"},
    speech::MessageRow{"pairs-order", ""},
    speech::MessageRow{"pairs-file", "number file said"},
    speech::MessageRow{"pairs-rank", "number rank said"},
    speech::MessageRow{"pairs-both", "number square"},
    speech::MessageRow{"pairs-hint-count", "n"},
    speech::MessageRow{"pairs-hint-first", "square"},
    speech::MessageRow{"pairs-rule", ""},
    speech::MessageRow{"pairs-expected", ""},
    speech::MessageRow{"pairs-item", "kind"},

    speech::MessageRow{"hear-instruction", ""},
    speech::MessageRow{"hear-piece", "piece"},
    speech::MessageRow{"hear-castling", ""},
    speech::MessageRow{"hear-file", "file"},
    speech::MessageRow{"hear-rank", "rank"},
    speech::MessageRow{"hear-square", "square"},
    speech::MessageRow{"hear-origin", "square"},
    speech::MessageRow{"hear-promotion", "piece"},
    speech::MessageRow{"hear-impossible", ""},
    speech::MessageRow{"hear-solution", "move"},
    speech::MessageRow{"hear-hint-piece", "piece"},
    speech::MessageRow{"hear-hint-square", "square"},
    speech::MessageRow{"hear-expected", ""},

    speech::MessageRow{"see-instruction", ""},

    speech::MessageRow{"notation-instruction", ""},
    speech::MessageRow{"notation-letters", "letters"},
    speech::MessageRow{"notation-ask-letter", "letters sign"},
    speech::MessageRow{"notation-ask-move", "letters written"},
    speech::MessageRow{"notation-ask-write", "letters move"},
    speech::MessageRow{"notation-not-piece", "piece"},
    speech::MessageRow{"notation-own-letters", ""},
    speech::MessageRow{"notation-other-move", "move"},
    speech::MessageRow{"notation-solution-letter", "letters piece sign"},
    speech::MessageRow{"notation-solution-move", "move"},
    speech::MessageRow{"notation-solution-write", "written"},
    speech::MessageRow{"notation-hint-piece", "piece"},
    speech::MessageRow{"notation-hint-square", "square"},
    speech::MessageRow{"notation-sign", "piece sign"},
    speech::MessageRow{"notation-hint-letters", "signs"},
    speech::MessageRow{"notation-expected-piece", ""},
    speech::MessageRow{"notation-expected-move", ""},
    speech::MessageRow{"notation-expected-write", ""},
};
inline constexpr speech::Chapter sentences{"train/ear", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train::ear
