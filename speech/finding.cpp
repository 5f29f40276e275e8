// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/finding.hpp"

namespace speech {

std::string words(const Lexicon& lexicon, const Finding& finding)
{
    const auto* const message = std::get_if<Message>(&finding);
    return message != nullptr ? lexicon.say(*message) : std::get<std::string>(finding);
}

}  // namespace speech
