// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/host/tidings.hpp"
#include "src/host/wishes.hpp"

#include <string>

namespace client::host {

/// What came of an input.
struct Reply {
    Tidings tidings;
    Wishes wishes;
};

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
