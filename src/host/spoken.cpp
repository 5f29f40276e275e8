// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/spoken.hpp"

#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/sentence.hpp"

#include <fmt/format.h>

namespace client::host {

namespace {

using tidings::Telling;

std::vector<speech::Utterance> announced(words::ChosenWords& words, const tidings::Played& played)
{
    if (played.telling == Telling::unsaid)
        return {};
    auto said = words.announcer().move(played.facts);
    if (tells_number(words, played))
        said.voice = fmt::format(
            "{}, {}", speech::plain_number(words.announcements(), played.number).voice, said.voice);
    if (played.telling != Telling::news)
        said.urgency = speech::Urgency::answer;
    return {std::move(said)};
}

const rules::facts::Ended* mate_of(const Tiding& tiding)
{
    const auto* const happened = std::get_if<tidings::Happened>(&tiding);
    const auto* const ended =
        happened != nullptr ? std::get_if<rules::facts::Ended>(&happened->fact.what) : nullptr;
    return ended != nullptr && ended->outcome.reason == rules::EndReason::mate ? ended : nullptr;
}

bool announces_mate(const Tiding& tiding)
{
    const auto* const played = std::get_if<tidings::Played>(&tiding);
    return played != nullptr && played->telling == Telling::news &&
           played->facts.threat == rules::Threat::mate;
}

}  // namespace

bool tells_number(const words::ChosenWords& words, const tidings::Played& played)
{
    return played.telling == Telling::recalled || words.telling().numbers == words::Numbers::on;
}

bool ends_sentence(const words::ChosenWords& words, const Tidings& tidings, std::size_t place)
{
    const bool notation = words.telling().form == words::MoveForm::notation;
    return place > 0 && !notation && words.says_mate() && mate_of(tidings[place]) != nullptr &&
           announces_mate(tidings[place - 1]);
}

std::vector<speech::Utterance>
spoken(words::ChosenWords& words, const Tidings& tidings, std::size_t place)
{
    if (!ends_sentence(words, tidings, place))
        return spoken(words, tidings[place]);
    const auto score = mate_of(tidings[place])->outcome.score;
    const auto wins =
        speech::sentence(words.language(), "wins",
                         {{"winner", score == rules::Points::white_wins ? "white" : "black"}});
    return {{wins.screen, wins.voice, words.language().voice(), speech::Urgency::normal}};
}

std::vector<speech::Utterance> spoken(words::ChosenWords& words, const Tiding& tiding)
{
    using Utterances = std::vector<speech::Utterance>;
    return std::visit(
        speech::Overloaded{
            [&](const tidings::Played& played) { return announced(words, played); },
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
