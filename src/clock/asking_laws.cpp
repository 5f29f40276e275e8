// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/handlers.hpp"

/// The Laws and the words of chess, at hand beside the clock.
namespace client::clock::handlers {

void law(Exchange& exchange, std::string_view argument)
{
    exchange.answer(words::law_answer(exchange.words, exchange.state.law, argument).lines);
}

void what(Exchange& exchange, std::string_view argument)
{
    exchange.answer(words::term_answer(exchange.words, exchange.state.law, argument).lines);
}

void why(Exchange& exchange, std::string_view /*argument*/)
{
    exchange.answer(words::why_answer(exchange.words, exchange.state.law).lines);
}

}  // namespace client::clock::handlers
