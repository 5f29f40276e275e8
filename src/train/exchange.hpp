// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/reply.hpp"
#include "src/train/sentences.hpp"
#include "src/train/state.hpp"

#include <initializer_list>

namespace client::train {

/// One input, what it does to the training, and everything that is told and wished in return.
struct Exchange {
    State& state;
    rules::Instant now;
    host::Reply reply{};

    void tell(host::tidings::Kind kind, const Lines& lines, const Hearing& hearing = {});
    void answer(const Lines& lines) { tell(host::tidings::Kind::answer, lines); }
    void answer(speech::Phrase phrase, std::initializer_list<speech::SentencePart> parts = {})
    {
        answer({state.teller.say(phrase, parts)});
    }
    void refuse(speech::Phrase phrase, std::initializer_list<speech::SentencePart> parts = {})
    {
        tell(host::tidings::Kind::refusal, {state.teller.say(phrase, parts)});
    }
    void ask_back(AskedBack what, speech::Phrase question);
    /// What a lesson, a game or a briefing has said.
    void tell(const WalkReply& said, speech::Pace pace = speech::Pace::usual);
    /// The question or the step that goes on, once more.
    void ask_again(speech::Pace pace = speech::Pace::usual);
    void ask_board(const play::Input& input);
};

}  // namespace client::train
