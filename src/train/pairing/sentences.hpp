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

    speech::MessageRow{"slip-instruction", ""},
    speech::MessageRow{"slip-made", "speaker move"},
    speech::MessageRow{"slip-said", "words"},
    speech::MessageRow{"slip-pressed", ""},
    speech::MessageRow{"slip-none", ""},
    speech::MessageRow{"slip-same", ""},
    speech::MessageRow{"slip-other", ""},
    speech::MessageRow{"slip-solution", "words"},
    speech::MessageRow{"slip-solution-press", ""},
    speech::MessageRow{"slip-hint", "square"},
    speech::MessageRow{"slip-expected", ""},
    speech::MessageRow{"slip-kind", "speaker"},

    speech::MessageRow{"repeater-instruction", ""},
    speech::MessageRow{"repeater-place", "place"},
    speech::MessageRow{"repeater-repeat", "n"},
    speech::MessageRow{"repeater-next", "number"},
    speech::MessageRow{"repeater-execute", "number"},
    speech::MessageRow{"repeater-other-move", "move"},
    speech::MessageRow{"repeater-no-move", ""},
    speech::MessageRow{"repeater-two-squares", ""},
    speech::MessageRow{"repeater-backwards", ""},
    speech::MessageRow{"repeater-from-wrong", "square"},
    speech::MessageRow{"repeater-to-wrong", "square"},
    speech::MessageRow{"repeater-rook-missing", ""},
    speech::MessageRow{"repeater-too-many", ""},
    speech::MessageRow{"repeater-solution", "words squares"},
    speech::MessageRow{"repeater-hint-piece", "piece"},
    speech::MessageRow{"repeater-hint-square", "square"},
    speech::MessageRow{"repeater-expected-move", ""},
    speech::MessageRow{"repeater-expected-squares", ""},

    speech::MessageRow{"etiquette-instruction", ""},
    speech::MessageRow{"etiquette-move", "move"},
    speech::MessageRow{"etiquette-heard", "move"},
    speech::MessageRow{"etiquette-ask", ""},
    speech::MessageRow{"etiquette-next", ""},
    speech::MessageRow{"etiquette-repeated", ""},
    speech::MessageRow{"etiquette-done", ""},
    speech::MessageRow{"etiquette-not-yours", ""},
    speech::MessageRow{"etiquette-no-capture", ""},
    speech::MessageRow{"etiquette-press-early", ""},
    speech::MessageRow{"etiquette-repeat-first", ""},
    speech::MessageRow{"etiquette-lift-first", ""},
    speech::MessageRow{"etiquette-act", "act"},
    speech::MessageRow{"etiquette-count", "n"},
    speech::MessageRow{"etiquette-expected", ""},
    speech::MessageRow{"etiquette-role", "role"},

    speech::MessageRow{"divergence-instruction", ""},
    speech::MessageRow{"divergence-white", "moves"},
    speech::MessageRow{"divergence-black", "moves"},
    speech::MessageRow{"divergence-ask", ""},
    speech::MessageRow{"divergence-clocks", ""},
    speech::MessageRow{"divergence-not-equal", ""},
    speech::MessageRow{"divergence-are-equal", ""},
    speech::MessageRow{"divergence-too-early", ""},
    speech::MessageRow{"divergence-too-late", ""},
    speech::MessageRow{"divergence-no-move", ""},
    speech::MessageRow{"divergence-clocks-arbiter", ""},
    speech::MessageRow{"divergence-clocks-unchanged", ""},
    speech::MessageRow{"divergence-solution", "move"},
    speech::MessageRow{"divergence-solution-equal", ""},
    speech::MessageRow{"divergence-hint", "n"},
    speech::MessageRow{"divergence-expected-move", ""},
    speech::MessageRow{"divergence-expected-clocks", ""},

    speech::MessageRow{"assistant-instruction", ""},
    speech::MessageRow{"assistant-duties", "letters"},
    speech::MessageRow{"assistant-ask", "act"},
    speech::MessageRow{"assistant-case", "act"},
    speech::MessageRow{"assistant-allowed", ""},
    speech::MessageRow{"assistant-forbidden", ""},
    speech::MessageRow{"assistant-duty", "letter"},
    speech::MessageRow{"assistant-not-given", "letter"},
    speech::MessageRow{"assistant-none", ""},
    speech::MessageRow{"assistant-hint", ""},
    speech::MessageRow{"assistant-expected", ""},
};
inline constexpr speech::Chapter sentences{"train/pairing", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train::pairing
