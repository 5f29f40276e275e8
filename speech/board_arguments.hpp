// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/survey.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace speech {

/// The order in which pieces are told.
inline constexpr std::array dearest_first{rules::Role::king,   rules::Role::queen,
                                          rules::Role::rook,   rules::Role::bishop,
                                          rules::Role::knight, rules::Role::pawn};

/// How arguments of messages name the wings to which a side may still castle.
[[nodiscard]] inline std::string_view wings_argument(const rules::Setup& setup, rules::Color side)
{
    const auto rights = castling_rights(setup, side);
    if (rights.short_side && rights.long_side)
        return "both";
    if (rights.short_side)
        return "short";
    return rights.long_side ? "long" : "none";
}

/// Things in words, one after the other. A voice needs commas within squares ("a, three"), so it
/// gets another pause between them.
template <class Things, class InWords>
[[nodiscard]] Word list_of(const Things& things, InWords in_words)
{
    Word all;
    for (const auto& thing : things) {
        const Word& word = in_words(thing);
        all.screen += (all.screen.empty() ? "" : ", ") + word.screen;
        all.voice += (all.voice.empty() ? "" : "; ") + word.voice;
    }
    return all;
}

}  // namespace speech
