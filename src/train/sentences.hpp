// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train {

/// What all drills share: speech/words/train/course.
inline constexpr std::array sentence_rows{
    speech::MessageRow{"right", ""},
    speech::MessageRow{"too-late", ""},
    speech::MessageRow{"level-up", "number"},
    speech::MessageRow{"level-down", "number"},
    speech::MessageRow{"level-now", "number levels"},
    speech::MessageRow{"level-wrong", "levels"},
    speech::MessageRow{"give-up", ""},
    speech::MessageRow{"end-drill", ""},
    speech::MessageRow{"yes-or-no", ""},
    speech::MessageRow{"goes-on", ""},
    speech::MessageRow{"no-more-hints", ""},
    speech::MessageRow{"skipped", ""},
    speech::MessageRow{"unclear", "word expected"},
    speech::MessageRow{"no-board", "command"},
    speech::MessageRow{"expected", "expected"},
    speech::MessageRow{"enough", ""},
    speech::MessageRow{"score", "n right level"},
    speech::MessageRow{"score-none", ""},
    speech::MessageRow{"repeat", "items"},
    speech::MessageRow{"repeat-drill", ""},
    speech::MessageRow{"list-group", "group drills"},
    speech::MessageRow{"list-due", "drills"},
    speech::MessageRow{"list-none-due", ""},
    speech::MessageRow{"list-reached", "drills"},
    speech::MessageRow{"drill-at", "drill level"},
    speech::MessageRow{"list-how", ""},
    speech::MessageRow{"no-drill", "word"},
    speech::MessageRow{"no-drill-on", ""},
    speech::MessageRow{"command", "name help"},
    speech::MessageRow{"no-own-voice", ""},
    speech::MessageRow{"no-own-noise", ""},
    speech::MessageRow{"engine-gone", "engine"},
    speech::MessageRow{"progress-drill", "drill n percent level box"},
    speech::MessageRow{"progress-tired", "drill first last"},
    speech::MessageRow{"progress-quarters", "drill percents"},
    speech::MessageRow{"progress-none", ""},
    speech::MessageRow{"plot-drill", "bar percent drill level"},
    speech::MessageRow{"plot-quarter", "bar percent number"},
};
inline constexpr speech::Chapter sentences{"train/course", sentence_rows};

/// A sentence that all drills share.
[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train
