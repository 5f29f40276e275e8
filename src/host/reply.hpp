// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/host/input.hpp"

#include <optional>
#include <string>
#include <vector>

namespace client::host {

/// What somebody else at this activity is told of an input, in his own words.
struct Addressed {
    std::optional<Seat> to;  ///< none: everybody but the one whose input it was
    Tidings tidings;
    Wishes wishes{};
};

/// What came of an input: for the one whose it was, and for the others.
struct Reply {
    Tidings tidings;
    Wishes wishes;
    std::vector<Addressed> others{};
};

/// It is told here as it came, and what goes with it is done.
[[nodiscard]] Reply passed_on(const inputs::Heard& heard);

/// What is told of a line that was dropped half typed: to be read, since nobody hears it typed.
[[nodiscard]] Reply line_dropped(const speech::Lexicon& language);

/// A sentence that is read and heard alike.
[[nodiscard]] tidings::Said
said(const speech::Lexicon& language, tidings::Kind kind, const std::string& sentence);
[[nodiscard]] inline tidings::Said refused(const speech::Lexicon& language,
                                           const std::string& sentence)
{
    return said(language, tidings::Kind::refusal, sentence);
}

}  // namespace client::host
