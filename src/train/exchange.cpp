// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/exchange.hpp"

#include <algorithm>
#include <iterator>

namespace client::train {

/// A voice says all of one exchange in one breath, and any key ends it.
void Exchange::tell(host::tidings::Kind kind, const Lines& lines, const Hearing& hearing)
{
    const auto& voice = hearing.voice.empty() ? state.teller.language().voice() : hearing.voice;
    host::tidings::Said said{kind, {}};
    for (const auto& line : lines)
        said.lines.push_back({.screen = line.screen,
                              .voice = line.voice,
                              .language = voice,
                              .urgency = speech::Urgency::answer,
                              .pace = hearing.pace});
    reply.tidings.emplace_back(std::move(said));
}

void Exchange::ask_back(AskedBack what, speech::Phrase question)
{
    state.asked_back = what;
    tell(host::tidings::Kind::question, {state.teller.say(question)});
}

void Exchange::ask_again(speech::Pace pace)
{
    const auto& task = state.course->task();
    auto hearing = task.hearing(state.teller);
    if (pace == speech::Pace::slow)
        hearing.pace = pace;
    state.course->wait_from(now);
    tell(host::tidings::Kind::question, task.asked(state.teller), hearing);
}

void Exchange::ask_board(const play::Input& input)
{
    auto answered = state.board.handle(input);
    std::ranges::move(answered.tidings, std::back_inserter(reply.tidings));
    std::ranges::move(answered.wishes, std::back_inserter(reply.wishes));
}

}  // namespace client::train
