// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/console/line_editor.hpp"

namespace client::console {

/// What a voice says of a key in the typed line: a character by its name, text as it is.
[[nodiscard]] speech::Word words_of(const speech::Lexicon& lexicon, const Echo& echo);

}  // namespace client::console
