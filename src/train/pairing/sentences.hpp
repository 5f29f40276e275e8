// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train::pairing {

/// speech/words/train/pairing
inline constexpr std::array sentence_rows{
    speech::MessageRow{"title", ""},

    speech::MessageRow{"shown-move", "piece from to"},
    speech::MessageRow{"shown-capture", "piece from to captured"},
    speech::MessageRow{"shown-en-passant", "from to"},
    speech::MessageRow{"shown-castling", "from to"},
    speech::MessageRow{"shown-promotion", "move piece"},

    speech::MessageRow{"announcer-instruction", ""},
    speech::MessageRow{"announcer-ask", "move"},
    speech::MessageRow{"announcer-foreign", "word"},
    speech::MessageRow{"announcer-letter", "letter name"},
    speech::MessageRow{"announcer-digit", "digit name"},
    speech::MessageRow{"announcer-wing-missing", ""},
    speech::MessageRow{"announcer-wing-wrong", ""},
    speech::MessageRow{"announcer-castling-missing", ""},
    speech::MessageRow{"announcer-no-castling", ""},
    speech::MessageRow{"announcer-piece-missing", ""},
    speech::MessageRow{"announcer-piece-wrong", "piece"},
    speech::MessageRow{"announcer-file-wrong", "file"},
    speech::MessageRow{"announcer-rank-wrong", "rank"},
    speech::MessageRow{"announcer-origin-missing", ""},
    speech::MessageRow{"announcer-origin-wrong", "square"},
    speech::MessageRow{"announcer-en-passant-missing", ""},
    speech::MessageRow{"announcer-promotion-missing", ""},
    speech::MessageRow{"announcer-promotion-wrong", "piece"},
    speech::MessageRow{"announcer-capture-wrong", ""},
    speech::MessageRow{"announcer-solution", "words"},
    speech::MessageRow{"announcer-hint-piece", "piece"},
    speech::MessageRow{"announcer-hint-square", "square"},
    speech::MessageRow{"announcer-hint-castling", ""},
    speech::MessageRow{"announcer-expected", ""},
    speech::MessageRow{"announcer-kind", "kind"},
};
inline constexpr speech::Chapter sentences{"train/pairing", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train::pairing
