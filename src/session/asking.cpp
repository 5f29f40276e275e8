// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/session/handlers.hpp"

/// Questions about the position that is looked at.
namespace client::handlers {

namespace {

using rules::Square;

/// The square that was named, or the one under the cursor.
Square asked(const Exchange& exchange, const Command& command)
{
    return Square::parse(command.argument).value_or(exchange.session.cursor.square);
}

/// Moves can only be asked of a position that the Laws allow.
bool is_lawful(Exchange& exchange)
{
    if (exchange.session.placement().lawful())
        return true;
    exchange.refuse("refused-illegal");
    return false;
}

}  // namespace

void square(Exchange& exchange, const Command& command)
{
    const auto& board = exchange.session.placement().board();
    const auto words = exchange.board_words();
    const std::string_view text = command.argument;
    if (text.size() == 4)
        return exchange.answer(
            words.line(board, *Square::parse(text.substr(0, 2)), *Square::parse(text.substr(2))));
    if (text.size() != 1)
        return exchange.answer(words.square(board, asked(exchange, command)));
    if (const auto file = rules::file_from(text[0]))
        return exchange.answer(words.file(board, *file));
    exchange.answer(words.rank(board, *rules::rank_from(text[0])));
}

void reach(Exchange& exchange, const Command& command)
{
    if (is_lawful(exchange))
        exchange.answer(exchange.board_words().reach(exchange.session.placement().position(),
                                                     asked(exchange, command)));
}

void captures(Exchange& exchange, const Command& command)
{
    if (is_lawful(exchange))
        exchange.answer(exchange.board_words().captures(exchange.session.placement().position(),
                                                        asked(exchange, command)));
}

}  // namespace client::handlers
