// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/read/state.hpp"

#include <initializer_list>

namespace client::read {

/// One input, what it does to the session, and everything that is told and wished in return.
struct Exchange {
    State& state;
    rules::Instant now;
    ReadReply reply{};

    void tell(host::tidings::Kind kind, const std::vector<speech::Word>& lines)
    {
        reply.tidings.push_back(state.teller.said(kind, lines));
    }
    void answer(const std::vector<speech::Word>& lines)
    {
        tell(host::tidings::Kind::answer, lines);
    }
    void answer(speech::Message message, std::initializer_list<speech::SentencePart> parts = {})
    {
        answer({state.teller.in_words(message, parts)});
    }
    void refuse(speech::Message message, std::initializer_list<speech::SentencePart> parts = {})
    {
        tell(host::tidings::Kind::refusal, {state.teller.in_words(message, parts)});
    }
    void tell_place(host::tidings::Kind kind = host::tidings::Kind::answer);
    /// The same of a place that was come back to: what is written there is not told twice.
    void tell_place_again();
    void ask_board(const play::Input& input);
};

}  // namespace client::read
