// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/reply.hpp"
#include "src/round/state.hpp"

#include <utility>

namespace client::round {

/// One input, what it does to the round, and everything that is told and wished in return.
struct Exchange {
    RoundState& state;
    rules::Instant at;
    host::Reply reply{};

    using Kind = host::tidings::Kind;

    void say(const speech::Word& words, Kind kind = Kind::answer);
    void say(speech::Phrase phrase, std::initializer_list<speech::SentencePart> parts = {})
    {
        say(state.in_words(phrase, parts));
    }
    void refuse(speech::Phrase phrase, std::initializer_list<speech::SentencePart> parts = {})
    {
        say(state.in_words(phrase, parts), Kind::refusal);
    }
    void wish(host::HostWish wish) { reply.wishes.emplace_back(std::move(wish)); }
    /// What a board has told and wished; of one that is not in front, with its number, and nothing
    /// that it wishes.
    void add(Board& board, host::Reply of_board);
};

}  // namespace client::round
