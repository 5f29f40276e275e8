// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/exchange.hpp"

#include "src/round/sentences.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <iterator>
#include <variant>

namespace client::round {
namespace {

using host::tidings::Told;

speech::Utterance utterance(RoundState& state, const speech::Word& words)
{
    return {text::printable(words.screen), text::printable(words.voice), state.language().voice(),
            speech::Urgency::normal, speech::Pace::usual};
}

/// Words of two languages are never one utterance.
void put_in_front(std::vector<speech::Utterance>& lines, const speech::Utterance& number)
{
    auto& first = lines.front();
    if (first.language != number.language) {
        lines.insert(lines.begin(), number);
        return;
    }
    first.screen = number.screen + ": " + first.screen;
    first.voice = number.voice + ": " + first.voice;
}

}  // namespace

void Exchange::say(const speech::Word& words, Kind kind)
{
    reply.tidings.emplace_back(Told{kind, {utterance(state, words)}});
}

void Exchange::add(Board& board, host::Reply of_board)
{
    state.touched.push_back(&board);
    const bool in_front = state.front == &board;
    if (!in_front) {
        const auto number =
            utterance(state, state.in_words(sentence("board-says"),
                                            {{"board", std::to_string(board.number())}}));
        for (auto& tiding : of_board.tidings)
            if (auto* const told = std::get_if<Told>(&tiding); told && !told->lines.empty())
                put_in_front(told->lines, number);
        of_board.wishes.clear();
    }
    std::ranges::move(of_board.tidings, std::back_inserter(reply.tidings));
    std::ranges::move(of_board.wishes, std::back_inserter(reply.wishes));
}

}  // namespace client::round
