// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/phrasebook.hpp"
#include "src/round/fault.hpp"

#include <vector>

namespace client::round {

/// A sentence for each fault: the line, and what is wrong there. Of very many the first are told.
[[nodiscard]] std::vector<speech::Word> fault_words(const speech::Phrasebook& book,
                                                    const Faults& faults);

}  // namespace client::round
