// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"
#include "rules/move_facts.hpp"
#include "speech/utterance.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// What a session tells, for all who print, speak or keep it.
namespace client::host {

namespace tidings {

enum class Telling : std::uint8_t {
    news,
    retold,    ///< as it was told
    recalled,  ///< somebody looks back, and wants its number, too
    unsaid,    ///< to who has made it and knows it
};

/// Whether it has just happened.
[[nodiscard]] constexpr bool is_new(Telling telling)
{
    return telling == Telling::news || telling == Telling::unsaid;
}

/// A move that was played, now or earlier.
struct Played {
    rules::MoveFacts facts;
    int number = 1;  ///< of the move
    Telling telling = Telling::news;
};

/// Anything else that the rules say has happened.
struct Happened {
    rules::Fact fact;
    std::string command{};  ///< what was typed, for refusals
};

enum class Kind : std::uint8_t {
    answer,
    news,
    question,
    refusal,
    warning,
    edge,      ///< the cursor cannot go on
    taken_up,  ///< a piece was chosen to be moved
    times,     ///< an answer: what both clocks show
};

/// Sentences, one for each line.
struct Said {
    Kind kind = Kind::answer;
    std::vector<speech::Utterance> lines;
};

/// Sentences that have their own sounds and ears already.
struct Told {
    Kind kind = Kind::answer;
    std::vector<speech::Utterance> lines;
};

/// A paper: it is printed line by line, and what is read out of it gives way to whatever is told
/// next, and to any key.
struct Paper {
    std::string text;
    std::vector<speech::Utterance> read;
};

}  // namespace tidings

using Tiding =
    std::variant<tidings::Played, tidings::Happened, tidings::Said, tidings::Told, tidings::Paper>;
using Tidings = std::vector<Tiding>;

}  // namespace client::host
