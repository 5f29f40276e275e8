// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/exchange.hpp"

#include "speech/messages.hpp"
#include "speech/written_move.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace client::desk {
namespace {

std::string example_of(const DeskRow& row)
{
    return fmt::format("{}{}{}{}", row.speaker == Speaker::named ? "white " : "", row.name,
                       row.example.empty() ? "" : " ", row.example);
}

}  // namespace

speech::Word Exchange::echo(std::string_view text) const
{
    auto& words = *state.words;
    return speech::written_move(words.announcer_in_messages(), text::printable(text),
                                words.letters());
}

speech::Utterance Exchange::utterance(speech::Word words, speech::Urgency urgency) const
{
    return {text::printable(words.screen), text::printable(words.voice), language().voice(),
            urgency, speech::Pace::usual};
}

void Exchange::tell(std::vector<speech::Utterance> lines, Kind kind)
{
    tidings.emplace_back(host::tidings::Told{kind, std::move(lines)});
}

void Exchange::say(speech::Word words, Kind kind)
{
    tell({utterance(std::move(words))}, kind);
}

void Exchange::hand_out(std::string paper, std::vector<speech::Utterance> read)
{
    tidings.emplace_back(host::tidings::Paper{std::move(paper), std::move(read)});
}

void Exchange::refuse(std::string_view text, speech::Word reason)
{
    say(in_words("refused", {{"input", echo(text)}, {"reason", std::move(reason)}}), Kind::refusal);
}

void Exchange::not_understood(std::string_view text)
{
    refuse(text, "refused-not-understood");
}

void Exchange::explain(const DeskRow& row, Kind kind)
{
    const auto words = in_words(row.help);
    const auto begin = state.table.own(example_of(row)) + ": ";
    say({begin + words.screen, begin + words.voice}, kind);
}

void Exchange::add(Exchange other)
{
    std::ranges::move(other.tidings, std::back_inserter(tidings));
    std::ranges::move(other.wishes, std::back_inserter(wishes));
}

void add_article(const Exchange& exchange,
                 std::vector<speech::Utterance>& said,
                 std::string_view article)
{
    const auto words = exchange.in_words("desk-article", {{"number", article}});
    auto& last = said.back();
    if (last.language != exchange.language().voice())
        return said.push_back(exchange.utterance(words));
    const auto both = speech::after({last.screen, last.voice}, words);
    last.screen = both.screen;
    last.voice = both.voice;
}

}  // namespace client::desk
