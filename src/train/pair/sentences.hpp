// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train::pair {

/// speech/words/train/pair
inline constexpr std::array sentence_rows{
    speech::MessageRow{"part", "part"},
    speech::MessageRow{"exercise", "number level"},
    speech::MessageRow{"your-part", "part"},
    speech::MessageRow{"due", "step"},
    speech::MessageRow{"waits", "who step"},

    speech::MessageRow{"announces", "who move"},
    speech::MessageRow{"corrects", "who move"},
    speech::MessageRow{"repeats", "who move"},
    speech::MessageRow{"makes", "who squares"},
    speech::MessageRow{"executes", "who squares"},
    speech::MessageRow{"has-executed", "who"},
    speech::MessageRow{"has-pressed", "who"},
    speech::MessageRow{"announced", ""},
    speech::MessageRow{"repeated", ""},
    speech::MessageRow{"made", ""},
    speech::MessageRow{"executed", ""},
    speech::MessageRow{"written", ""},
    speech::MessageRow{"sealed", ""},
    speech::MessageRow{"done", ""},
    speech::MessageRow{"shown", ""},

    speech::MessageRow{"not-understood", "words"},
    speech::MessageRow{"misfit", "command help"},
    speech::MessageRow{"not-for-you", "command"},
    speech::MessageRow{"locked", ""},
    speech::MessageRow{"nothing-on", ""},
    speech::MessageRow{"not-on-move", ""},
    speech::MessageRow{"nothing-heard", ""},
    speech::MessageRow{"made-already", ""},
    speech::MessageRow{"no-squares", "words"},
    speech::MessageRow{"no-square", "words"},
    speech::MessageRow{"no-such-move", "words"},
    speech::MessageRow{"incomplete", "words"},
    speech::MessageRow{"illegal", "words why"},
    speech::MessageRow{"announced-otherwise", ""},
    speech::MessageRow{"repeated-otherwise", ""},
    speech::MessageRow{"executed-otherwise", ""},
    speech::MessageRow{"repeat-first", ""},
    speech::MessageRow{"press-too-early", ""},
    speech::MessageRow{"move-under-way", ""},
    speech::MessageRow{"boards-agree", ""},
    speech::MessageRow{"boards-differ", ""},

    speech::MessageRow{"assistant-asked", ""},
    speech::MessageRow{"asks-times", "who"},
    speech::MessageRow{"not-asked", ""},
    speech::MessageRow{"reports-touch", "who squares"},

    speech::MessageRow{"points", "who squares"},
    speech::MessageRow{"draws", "who squares"},
    speech::MessageRow{"marks", "who squares"},
    speech::MessageRow{"clears", "who"},
    speech::MessageRow{"locks", "who"},
    speech::MessageRow{"unlocks", "who"},
    speech::MessageRow{"takes-back", "who"},
    speech::MessageRow{"nothing-back", ""},
    speech::MessageRow{"asks", "who text"},
    speech::MessageRow{"no-player", "words"},
    speech::MessageRow{"says", "who text"},
    speech::MessageRow{"no-coach", ""},
    speech::MessageRow{"touches", "who square"},

    speech::MessageRow{"not-over", ""},
    speech::MessageRow{"level-wrong", "levels"},
    speech::MessageRow{"level-now", "level"},
    speech::MessageRow{"over", ""},
    speech::MessageRow{"over-how", ""},
    speech::MessageRow{"costs", "who"},
    speech::MessageRow{"cost-step", "step time"},
    speech::MessageRow{"cost-fault", "fault n"},
    speech::MessageRow{"cost-no-fault", ""},
    speech::MessageRow{"cost-noticed", "n"},
    speech::MessageRow{"to", "who text"},

    speech::MessageRow{"comes", "who"},
    speech::MessageRow{"is-gone", "who"},
    speech::MessageRow{"has-left", "who"},
    speech::MessageRow{"helps-too-much", ""},
    speech::MessageRow{"no-such-lesson", "word"},
};
inline constexpr speech::Chapter sentences{"train/pair", sentence_rows};

/// A sentence of the lesson of two.
[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train::pair
