// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/utterance.hpp"
#include "src/host/tidings.hpp"
#include "src/words/chosen_words.hpp"

#include <vector>

namespace client::host {

/// A tiding as it is spoken, one utterance after the other.
[[nodiscard]] std::vector<speech::Utterance> spoken(words::ChosenWords& words,
                                                    const Tiding& tiding);

}  // namespace client::host
