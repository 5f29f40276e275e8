// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/tidings.hpp"
#include "src/train/pair/sentences.hpp"
#include "src/train/pair/state.hpp"

#include <initializer_list>
#include <optional>
#include <vector>

namespace client::train::pair {

/// What one person is told.
struct Telling {
    host::Seat to{};
    Part part{};  ///< his
    host::tidings::Kind kind{};
    std::vector<speech::Utterance> lines;
};

/// One input, what it does to the lesson, and what each of them is told in return. Everybody hears
/// in his own words.
struct Exchange {
    State& state;
    rules::Instant now;
    std::vector<Telling> told{};
    std::optional<host::Seat> leaver{};  ///< whoever has said that he leaves

    using Kind = host::tidings::Kind;

    [[nodiscard]] Exercise& exercise() const { return *state.exercise; }
    void tell(const Person& to, Kind kind, std::vector<speech::Utterance> lines);
    void tell(const Person& to, Kind kind, const Lines& lines);
    void say(const Person& to,
             speech::Phrase phrase,
             std::initializer_list<speech::SentencePart> parts = {},
             Kind kind = Kind::answer)
    {
        tell(to, kind, Lines{to.teller.say(phrase, parts)});
    }
    void refuse(const Person& to,
                speech::Phrase phrase,
                std::initializer_list<speech::SentencePart> parts = {})
    {
        say(to, phrase, parts, Kind::refusal);
    }
    /// Whoever is there but this one.
    [[nodiscard]] std::vector<const Person*> others(const Person& than) const;
    /// What he is called in the listener's words.
    [[nodiscard]] speech::Word name(const Person& of, const Person& listener) const;
    /// "White announces: knight f3", the move in the words of the listener's announcements.
    void say_move(const Person& to,
                  speech::Phrase phrase,
                  const Person& of,
                  const rules::MoveFacts& facts);
    void say_of(const Person& to, speech::Phrase phrase, const Person& of);
    /// What the Laws make of it.
    void tell_facts(const Person& to, const rules::Facts& facts);
    void fault(rules::Color side, Fault fault);
};

}  // namespace client::train::pair
