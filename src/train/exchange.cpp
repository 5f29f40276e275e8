// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/exchange.hpp"

#include <algorithm>
#include <iterator>

namespace client::train {

/// A voice says all of one exchange in one breath, and any key ends it.
void Exchange::tell(host::tidings::Kind kind, const Lines& lines, speech::Pace pace)
{
    host::tidings::Said said{kind, {}};
    for (const auto& line : lines)
        said.lines.push_back({line.screen, line.voice, state.teller.language().voice(),
                              speech::Urgency::answer, pace});
    reply.tidings.emplace_back(std::move(said));
}

void Exchange::ask_back(AskedBack what, speech::Phrase question)
{
    state.asked_back = what;
    tell(host::tidings::Kind::question, {state.teller.say(question)});
}

void Exchange::ask_again(speech::Pace pace)
{
    state.course->wait_from(now);
    tell(host::tidings::Kind::question, state.course->task().asked(state.teller), pace);
}

void Exchange::ask_board(const play::Input& input)
{
    auto answered = state.board.handle(input);
    std::ranges::move(answered.tidings, std::back_inserter(reply.tidings));
    std::ranges::move(answered.wishes, std::back_inserter(reply.wishes));
}

}  // namespace client::train
