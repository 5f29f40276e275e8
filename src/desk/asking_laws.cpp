// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/handlers.hpp"

/// The Laws of the game's edition, and the words of chess.
namespace client::desk::handlers {
namespace {

using Answer = words::LawAnswer (*)(words::ChosenWords& words,
                                    words::LawReader& reader,
                                    std::string_view asked);

void tell(Exchange& exchange, const Order& order, Answer answer)
{
    auto& state = exchange.state;
    look(state, commands::in_english({&order.row, order.argument}));
    state.law.edition = exchange.game().state().rules().edition;
    std::vector<speech::Utterance> said;
    for (auto& line : answer(*state.words, state.law, order.argument).lines)
        said.push_back(exchange.utterance(std::move(line), speech::Urgency::answer));
    exchange.tell(std::move(said));
}

words::LawAnswer
why_answer(words::ChosenWords& words, words::LawReader& reader, std::string_view /*asked*/)
{
    return words::why_answer(words, reader);
}

}  // namespace

void law(Exchange& exchange, const Order& order)
{
    tell(exchange, order, words::law_answer);
}

void what(Exchange& exchange, const Order& order)
{
    tell(exchange, order, words::term_answer);
}

/// What was ruled last, once more, and what the Laws say about it.
void why(Exchange& exchange, const Order& order)
{
    tell(exchange, order, why_answer);
}

}  // namespace client::desk::handlers
