// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/utterance.hpp"
#include "src/host/tidings.hpp"
#include "src/words/chosen_words.hpp"

#include <cstddef>
#include <vector>

namespace client::host {

/// Whether the number of that move is told with its words.
[[nodiscard]] bool tells_number(const words::ChosenWords& words, const tidings::Played& played);

/// Whether that tiding is only the rest of a sentence: who wins by the mate that was announced.
[[nodiscard]] bool
ends_sentence(const words::ChosenWords& words, const Tidings& tidings, std::size_t place);

/// A tiding as it is spoken, one utterance after the other.
[[nodiscard]] std::vector<speech::Utterance> spoken(words::ChosenWords& words,
                                                    const Tiding& tiding);
/// The same beside those before it.
[[nodiscard]] std::vector<speech::Utterance>
spoken(words::ChosenWords& words, const Tidings& tidings, std::size_t place);

}  // namespace client::host
