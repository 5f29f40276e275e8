// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train::memory {

/// speech/words/train/memory
inline constexpr std::array sentence_rows{
    speech::MessageRow{"title", ""},
    speech::MessageRow{"rule", ""},
    speech::MessageRow{"initial", ""},
    speech::MessageRow{"left", "n"},
    speech::MessageRow{"illegal", "why"},
    speech::MessageRow{"hint-piece", "piece"},
    speech::MessageRow{"hint-square", "square"},
    speech::MessageRow{"move-expected", ""},
    speech::MessageRow{"question-kind", "kind"},

    speech::MessageRow{"square-ask", "square"},
    speech::MessageRow{"square-colour-missing", ""},
    speech::MessageRow{"square-is-empty", "square"},
    speech::MessageRow{"square-is-taken", "square"},
    speech::MessageRow{"square-other-colour", ""},
    speech::MessageRow{"square-other-piece", ""},
    speech::MessageRow{"square-solution", "square piece"},
    speech::MessageRow{"square-hint", "content"},
    speech::MessageRow{"square-expected", ""},

    speech::MessageRow{"piece-ask", "piece"},
    speech::MessageRow{"piece-wrong", "piece square"},
    speech::MessageRow{"piece-solution", "piece squares"},
    speech::MessageRow{"piece-expected", ""},

    speech::MessageRow{"check-ask", "side"},
    speech::MessageRow{"check-wrong", ""},
    speech::MessageRow{"check-solution", "checked"},
    speech::MessageRow{"check-hint", "square"},
    speech::MessageRow{"check-expected", ""},

    speech::MessageRow{"follow-instruction", ""},

    speech::MessageRow{"imagine-instruction", ""},
    speech::MessageRow{"imagine-set-up", ""},
    speech::MessageRow{"imagine-keep", ""},
    speech::MessageRow{"imagine-done", ""},
    speech::MessageRow{"imagine-ready", ""},

    speech::MessageRow{"dictation-instruction", ""},
    speech::MessageRow{"dictation-set-up", "n"},
    speech::MessageRow{"dictation-name", ""},
    speech::MessageRow{"dictation-hint", "piece"},
    speech::MessageRow{"dictation-expected", ""},

    speech::MessageRow{"recall-instruction", ""},
    speech::MessageRow{"recall-ask", ""},
    speech::MessageRow{"recall-later", ""},
    speech::MessageRow{"recall-earlier", ""},
    speech::MessageRow{"recall-not-there", ""},
    speech::MessageRow{"recall-too-many", ""},
    speech::MessageRow{"recall-solution", "things"},
    speech::MessageRow{"recall-hint", "thing"},
    speech::MessageRow{"recall-expected", "kind"},
    speech::MessageRow{"recall-kind", "kind"},

    speech::MessageRow{"replay-instruction", ""},
    speech::MessageRow{"replay-none", ""},
    speech::MessageRow{"replay-ask", "number side"},
    speech::MessageRow{"replay-same-piece", ""},
    speech::MessageRow{"replay-same-square", ""},
    speech::MessageRow{"replay-other", ""},
    speech::MessageRow{"replay-solution", "moves"},

    speech::MessageRow{"blindfold-instruction", ""},

    speech::MessageRow{"finish-instruction", ""},
    speech::MessageRow{"finish-against", "engine"},
    speech::MessageRow{"finish-alone", ""},
    speech::MessageRow{"finish-ask", ""},
    speech::MessageRow{"finish-reply", "move"},
    speech::MessageRow{"finish-longer", "n"},
    speech::MessageRow{"finish-stalemate", ""},
    speech::MessageRow{"finish-lost", "reply"},
    speech::MessageRow{"finish-too-long", ""},
    speech::MessageRow{"finish-hint", "n"},
    speech::MessageRow{"finish-solution", "moves"},
    speech::MessageRow{"finish-kind", "piece"},
};
inline constexpr speech::Chapter sentences{"train/memory", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train::memory
