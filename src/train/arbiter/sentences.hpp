// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train::arbiter {

/// speech/words/train/arbiter
inline constexpr std::array sentence_rows{
    speech::MessageRow{"title", ""},

    speech::MessageRow{"rule-instruction", ""},
    speech::MessageRow{"rule-laws", "year tempo watch"},
    speech::MessageRow{"rule-ask", ""},
    speech::MessageRow{"rule-ask-minutes", "side"},
    speech::MessageRow{"rule-not-over", ""},
    speech::MessageRow{"rule-over", ""},
    speech::MessageRow{"rule-other-winner", ""},
    speech::MessageRow{"rule-no-winner", ""},
    speech::MessageRow{"rule-a-winner", ""},
    speech::MessageRow{"rule-no-illegal", ""},
    speech::MessageRow{"rule-is-illegal", ""},
    speech::MessageRow{"rule-no-rejection", ""},
    speech::MessageRow{"rule-is-rejected", ""},
    speech::MessageRow{"rule-more", "n"},
    speech::MessageRow{"rule-less", "n"},
    speech::MessageRow{"rule-right", "article"},
    speech::MessageRow{"rule-solution", "ruling"},
    speech::MessageRow{"rule-solution-article", "ruling article year"},
    speech::MessageRow{"rule-ruling", "ruling"},
    speech::MessageRow{"rule-minutes", "n"},
    speech::MessageRow{"rule-hint", ""},
    speech::MessageRow{"rule-hint-article", "article"},
    speech::MessageRow{"rule-expected", ""},
    speech::MessageRow{"rule-expected-minutes", ""},
    speech::MessageRow{"rule-item", "topic"},
};
inline constexpr speech::Chapter sentences{"train/arbiter", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train::arbiter
