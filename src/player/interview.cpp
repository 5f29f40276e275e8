// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/player/interview.hpp"

#include "speech/messages.hpp"
#include "speech/text.hpp"

#include <algorithm>
#include <sstream>

namespace client::player {

bool means(const speech::Lexicon& language, std::string_view choice, std::string_view typed)
{
    const auto said = speech::folded_words(typed);
    if (said.empty())
        return typed.find('?') != std::string_view::npos && choice == "help";
    std::string name{choice};
    std::ranges::replace(name, '-', '_');
    std::istringstream all{std::string{choice} + ',' +
                           language.say("first-answers", {{"choice", std::string_view{name}}})};
    for (std::string each; std::getline(all, each, ',');)
        if (said == speech::folded_words(each) ||
            said == speech::folded_words(language.ascii(each)))
            return true;
    return false;
}

}  // namespace client::player
