// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train {

/// What lessons, small games and the guest's ten minutes say around their own texts:
/// speech/words/train/school.
inline constexpr std::array school_rows{
    speech::MessageRow{"overview-lessons", "n all number title"},
    speech::MessageRow{"overview-lessons-done", ""},
    speech::MessageRow{"overview-drills", "groups"},
    speech::MessageRow{"overview-games", "games"},
    speech::MessageRow{"overview-guest", ""},
    speech::MessageRow{"overview-how", ""},
    speech::MessageRow{"not-here", "command"},
    speech::MessageRow{"end-walk", ""},
    speech::MessageRow{"left", ""},
    speech::MessageRow{"lesson-line", "number title state"},
    speech::MessageRow{"lesson-next", "number title"},
    speech::MessageRow{"lesson-all-done", ""},
    speech::MessageRow{"lesson-offer", "number title"},
    speech::MessageRow{"lesson-resume", ""},
    speech::MessageRow{"no-lesson", "word"},
    speech::MessageRow{"no-game", "word games"},
    speech::MessageRow{"lesson-skipped", ""},
    speech::MessageRow{"game-rules", "game own other"},
    speech::MessageRow{"progress-game", "game n won"},
    speech::MessageRow{"guest-practice", ""},
    speech::MessageRow{"guest-move", "number all"},
    speech::MessageRow{"guest-repeats", ""},
    speech::MessageRow{"guest-announces", ""},
    speech::MessageRow{"guest-corrects", ""},
    speech::MessageRow{"guest-is", ""},
    speech::MessageRow{"guest-other", ""},
    speech::MessageRow{"guest-early", ""},
    speech::MessageRow{"guest-no-slip", ""},
    speech::MessageRow{"guest-unclear", "word"},
    speech::MessageRow{"guest-answer", ""},
    speech::MessageRow{"guest-score", "n all"},
    speech::MessageRow{"guest-done", ""},
    speech::MessageRow{"sheet-written", "file"},
};
inline constexpr speech::Chapter school{"train/school", school_rows};

/// A sentence of the school.
[[nodiscard]] consteval speech::Phrase of_school(const char* name)
{
    return {school, name};
}

}  // namespace client::train
