// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/spoken.hpp"

#include "speech/fact_words.hpp"
#include "speech/overloaded.hpp"

namespace client::host {

std::vector<speech::Utterance> spoken(words::ChosenWords& words, const Tiding& tiding)
{
    using Utterances = std::vector<speech::Utterance>;
    return std::visit(
        speech::Overloaded{
            [&](const tidings::Played& played) -> Utterances {
                auto said = words.announcer().move(played.facts);
                if (played.telling == tidings::Telling::retold)
                    said.urgency = speech::Urgency::answer;
                return {std::move(said)};
            },
            [&](const tidings::Happened& happened) -> Utterances {
                const speech::FactWords facts{words.language(), words.announcer()};
                return facts.say(happened.fact, {{}, happened.command, words.letters()});
            },
            [](const tidings::Said& said) -> Utterances { return said.lines; },
            [](const tidings::Told& told) -> Utterances { return told.lines; },
            [](const tidings::Paper& paper) -> Utterances { return paper.read; },
        },
        tiding);
}

}  // namespace client::host
