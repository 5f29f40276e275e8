// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/exchange.hpp"

#include "speech/fact_words.hpp"
#include "src/text/printable.hpp"

#include <iterator>
#include <utility>

namespace client::train::pair {

using speech::Utterance;
using speech::Word;

namespace {

Utterance utterance(const Person& to, Word words)
{
    return {.screen = text::printable(words.screen),
            .voice = text::printable(words.voice),
            .language = to.teller.language().voice()};
}

}  // namespace

void Exchange::tell(const Person& to, Kind kind, std::vector<Utterance> lines)
{
    if (!to.is_program() && !lines.empty())
        told.push_back({to.seat, to.part, kind, std::move(lines)});
}

void Exchange::tell(const Person& to, Kind kind, const Lines& lines)
{
    std::vector<Utterance> said;
    for (const auto& line : lines)
        said.push_back(utterance(to, line));
    tell(to, kind, std::move(said));
}

std::vector<const Person*> Exchange::others(const Person& than) const
{
    std::vector<const Person*> all;
    for (const auto& each : state.people)
        if (&each != &than)
            all.push_back(&each);
    return all;
}

Word Exchange::name(const Person& of, const Person& listener) const
{
    if (!of.name.empty())
        return {of.name, of.name};
    return listener.teller.say(sentence("part"), {{"part", part_names[of.part]}});
}

/// What two voices say stands in one line all the same.
void Exchange::say_move(const Person& to,
                        speech::Phrase phrase,
                        const Person& of,
                        const rules::MoveFacts& facts)
{
    auto move = to.teller.words().announcer().move(facts);
    const auto who = name(of, to);
    const auto whole =
        to.teller.say(phrase, {{"who", who}, {"move", Word{move.screen, move.voice}}});
    if (move.language == to.teller.language().voice())
        return tell(to, Kind::news, Lines{whole});
    const auto before = to.teller.say(phrase, {{"who", who}, {"move", Word{}}});
    tell(to, Kind::news,
         {utterance(to, {whole.screen, {}}), utterance(to, {{}, before.voice}),
          Utterance{.screen = {}, .voice = std::move(move.voice), .language = move.language}});
}

void Exchange::say_of(const Person& to, speech::Phrase phrase, const Person& of)
{
    say(to, phrase, {{"who", name(of, to)}}, Kind::news);
}

void Exchange::tell_facts(const Person& to, const rules::Facts& facts)
{
    auto& words = to.teller.words();
    const speech::FactWords in_words{to.teller.language(), words.announcer()};
    const auto& start = exercise().turn().before;
    for (const auto& fact : facts) {
        const bool refused = std::holds_alternative<rules::facts::Refused>(fact.what);
        tell(to, refused ? Kind::refusal : Kind::news,
             in_words.say(
                 fact,
                 {{start[rules::Color::white], start[rules::Color::black]}, {}, words.letters()}));
    }
}

void Exchange::fault(rules::Color side, Fault fault)
{
    exercise().costs[side].add(fault);
}

}  // namespace client::train::pair
