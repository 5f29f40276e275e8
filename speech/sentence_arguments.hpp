// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/sentence.hpp"

namespace speech {

/// What is put into a sentence, for one of its two readers.
[[nodiscard]] std::vector<Argument> arguments_for(std::string Word::*reader,
                                                  std::initializer_list<SentencePart> parts);

}  // namespace speech
