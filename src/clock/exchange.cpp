// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/exchange.hpp"

#include "src/clock/telling.hpp"

#include <optional>
#include <variant>

namespace client::clock {

void Exchange::tell(std::vector<speech::Utterance> lines, Kind kind)
{
    tidings.emplace_back(host::tidings::Told{kind, std::move(lines)});
}

void Exchange::say(speech::Word said, Kind kind)
{
    tell({clock::said(language(), std::move(said), speech::Urgency::normal)}, kind);
}

void Exchange::answer(std::vector<speech::Word> lines, Kind kind)
{
    std::vector<speech::Utterance> all;
    for (auto& line : lines)
        all.push_back(said(language(), std::move(line)));
    tell(std::move(all), kind);
}

void Exchange::remark(speech::Utterance remark)
{
    if (language().breadth() != speech::Breadth::narrow || tidings.empty())
        return tell({std::move(remark)});
    auto& first = std::get<host::tidings::Told>(tidings.front()).lines;
    remark.cue = std::exchange(first.front().cue, std::nullopt);
    first.insert(first.begin(), std::move(remark));
}

}  // namespace client::clock
