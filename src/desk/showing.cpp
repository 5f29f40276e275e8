// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/board_words.hpp"
#include "speech/braille.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "src/board/fair_writing.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/seen.hpp"
#include "src/script/commands.hpp"
#include "src/text/log_times.hpp"

#include <utility>

/// The two boards of the game, which may differ.
namespace client::desk::handlers {
namespace {

using namespace rules;
using speech::Urgency;

std::string differing_squares(const Board& white, const Board& black)
{
    std::string squares;
    for (int index = 0; index < 64; ++index)
        if (const Square square = Square::at(index); white.at(square) != black.at(square))
            squares += (squares.empty() ? "" : ", ") + square.name();
    return squares;
}

std::vector<speech::Utterance>
read_out(const Exchange& exchange, speech::Word heading, const Board& board)
{
    const speech::BoardWords words{speech::Announcer{exchange.language()}};
    std::vector read{exchange.utterance(std::move(heading), Urgency::answer)};
    for (auto& line : words.pieces(board))
        read.push_back(exchange.utterance(std::move(line), Urgency::answer));
    return read;
}

void hand_out_board(Exchange& exchange, Color side, bool was_heard)
{
    const Board board = board_shown(exchange.game(), side);
    auto heading = exchange.in_words("desk-board-of", {{"side", speech::side_argument(side)}});
    auto paper = heading.screen + '\n' +
                 text::lines_of(speech::braille::ranks(board, exchange.state.words->letters(),
                                                       speech::braille::Empties::text));
    exchange.hand_out(std::move(paper), was_heard ? std::vector<speech::Utterance>{}
                                                  : read_out(exchange, std::move(heading), board));
}

std::vector<speech::Word> stands_on(const Exchange& exchange, Square square)
{
    const Board white = board_shown(exchange.game(), Color::white);
    const Board black = board_shown(exchange.game(), Color::black);
    const speech::BoardWords words{speech::Announcer{exchange.language()}};
    if (white.at(square) == black.at(square))
        return words.square(white, square);
    const auto on = [&](Color side, const Board& board) {
        return exchange.in_words("desk-square-of", {{"side", speech::side_argument(side)},
                                                    {"here", words.here(board, square)}});
    };
    return {on(Color::white, white), on(Color::black, black)};
}

}  // namespace

void boards(Exchange& exchange, const Order& /*order*/)
{
    look(exchange.state, "boards");
    const auto squares = differing_squares(board_shown(exchange.game(), Color::white),
                                           board_shown(exchange.game(), Color::black));
    if (squares.empty())
        exchange.say("desk-boards-equal");
    else
        exchange.say("desk-boards-differ", {{"squares", squares}});
    hand_out_board(exchange, Color::white, false);
    hand_out_board(exchange, Color::black, squares.empty());
}

/// One line for each kind, from the board that the game has.
void pieces(Exchange& exchange, const Order& order)
{
    const auto side = script::read_side(order.argument);
    if (!side && !order.argument.empty())
        return exchange.not_understood(order.argument);
    look(exchange.state, commands::in_english({&order.row, order.argument}));
    const Board& board = exchange.game().placement().board();
    const speech::BoardWords words{speech::Announcer{exchange.language()}};
    std::vector<speech::Utterance> said;
    for (auto& line : side ? words.pieces(board, *side) : words.pieces(board))
        said.push_back(exchange.utterance(std::move(line), Urgency::answer));
    exchange.tell(std::move(said));
}

void square(Exchange& exchange, const Order& order)
{
    const auto named = Square::parse(order.argument);
    if (!named)
        return rule(exchange, order);
    look(exchange.state, "square " + order.argument);
    std::vector<speech::Utterance> said;
    for (auto& line : stands_on(exchange, *named))
        said.push_back(exchange.utterance(std::move(line), Urgency::answer));
    exchange.tell(std::move(said));
}

void fen(Exchange& exchange, const Order& order)
{
    if (!order.argument.empty())
        return rule(exchange, order);
    apply(exchange, events::Ask{events::Question::fen, std::nullopt}, "fen");
    exchange.hand_out(board::fair_fen(exchange.game().options(), exchange.game().placement()));
}

}  // namespace client::desk::handlers
