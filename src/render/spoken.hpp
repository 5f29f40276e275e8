// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/utterance.hpp"
#include "src/session/tidings.hpp"
#include "src/tools/word_options.hpp"

#include <vector>

namespace client {

/// A tiding as it is spoken, one utterance after the other.
[[nodiscard]] std::vector<speech::Utterance> spoken(tools::ChosenWords& words,
                                                    const Tiding& tiding);

}  // namespace client
