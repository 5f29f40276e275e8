// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/host/tidings.hpp"
#include "src/host/wishes.hpp"

namespace client::host {

/// What came of an input.
struct Reply {
    Tidings tidings;
    Wishes wishes;
};

/// What is told of a line that was dropped half typed: to be read, since nobody hears it typed.
[[nodiscard]] Reply line_dropped(const speech::Lexicon& language);

}  // namespace client::host
