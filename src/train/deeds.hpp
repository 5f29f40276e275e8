// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/fact.hpp"
#include "rules/placement.hpp"
#include "speech/chapter.hpp"
#include "src/train/teller.hpp"

#include <array>
#include <optional>

/// What somebody does at a board, told without a word of what the Laws make of it.
namespace client::train::deeds {

/// speech/words/train/deeds
inline constexpr std::array sentence_rows{
    speech::MessageRow{"touches", "side squares"},
    speech::MessageRow{"touches-in-order", "side squares"},
    speech::MessageRow{"touches-together", "side squares"},
    speech::MessageRow{"adjusts", "side"},
    speech::MessageRow{"releases", "side square"},
    speech::MessageRow{"moves", "side piece from to"},
    speech::MessageRow{"presses", "side"},
    speech::MessageRow{"two-hands", "side"},
    speech::MessageRow{"offers", "side"},
    speech::MessageRow{"accepts", "side"},
    speech::MessageRow{"resigns", "side"},
    speech::MessageRow{"intends", "claim move"},
    speech::MessageRow{"stops", "side"},
    speech::MessageRow{"displaces", "side squares"},
    speech::MessageRow{"device", "side"},
    speech::MessageRow{"time-over", "side"},
    speech::MessageRow{"flag-seen", ""},
    speech::MessageRow{"agree-back", ""},
    speech::MessageRow{"to-move", "side"},
    speech::MessageRow{"start", ""},
};
inline constexpr speech::Chapter sentences{"train/deeds", sentence_rows};

/// An event as it looks from outside, with the facts that came of it; none where nobody sees one.
[[nodiscard]] std::optional<speech::Word> told(const Teller& teller,
                                               const rules::Event& event,
                                               const rules::Facts& facts,
                                               const rules::Placement& before);
/// What stands where, and who has the move.
[[nodiscard]] Lines position(const Teller& teller, const rules::Placement& placement);

}  // namespace client::train::deeds
