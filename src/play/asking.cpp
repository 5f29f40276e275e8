// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/board_words.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/position_words.hpp"
#include "speech/text.hpp"
#include "src/play/handlers.hpp"

#include <fmt/format.h>

#include <vector>

/// Questions about the position that is looked at.
namespace client::play::handlers {

namespace {

using rules::Color;
using rules::Piece;
using rules::Square;
using speech::BoardWords;
using speech::Word;

const rules::Board& board_of(const Exchange& exchange)
{
    return exchange.session.placement().board();
}

/// Where the answer is about an example or an earlier position, it says so.
void tell(Exchange& exchange, BoardWords::Lines lines)
{
    const auto& viewed = exchange.session.viewed;
    const auto& example = exchange.session.example;
    if (example) {
        exchange.answer("looking-example", {{"term", std::string_view{example->term}}});
    } else if (viewed && *viewed == 0) {
        exchange.answer("look-start");
    } else if (viewed) {
        const auto last = board::played(exchange.session.game, *viewed - 1);
        const auto move = exchange.in_words(last.facts);
        const auto number = speech::plain_number(exchange.language(), last.number);
        exchange.answer(
            "looking-after",
            {{"move", Word{fmt::format("{}{} {}", number.screen,
                                       last.facts.side == Color::white ? "" : "...", move.screen),
                           fmt::format("{}, {}", number.voice, move.voice)}}});
    }
    exchange.answer(std::move(lines));
}

/// Questions about moves need a position that moves can be made in.
template <class Question>
void tell_of_position(Exchange& exchange, Question question)
{
    const auto& placement = exchange.session.placement();
    if (!placement.lawful())
        return exchange.refuse("position-unlawful");
    tell(exchange, question(exchange.board_words(), placement.position()));
}

/// A letter of the notation: as it is written for White, small for Black. Figurines have a sign for
/// each.
std::optional<Piece> piece_of(const Exchange& exchange, const std::string& letter)
{
    const auto letters = exchange.words.letters();
    for (const auto role : rules::all_roles)
        for (const auto color : rules::both_colors) {
            std::string sign{piece_letter(letters, {color, role})};
            if (color == Color::black && letters != rules::Letters::figurine)
                sign = speech::fold(sign);
            if (!sign.empty() && letter == sign)
                return Piece{color, role};
        }
    return std::nullopt;
}

/// The square that was named, or the one under the cursor.
Square square_of(const Exchange& exchange, const commands::Command& command)
{
    return Square::parse(command.argument).value_or(exchange.session.cursor.square);
}

std::vector<rules::Move> moves_until(const SessionState& session)
{
    std::vector<rules::Move> moves;
    for (const auto& ply : session.game.record().first(session.plies()))
        if (ply.move)
            moves.push_back(*ply.move);
    return moves;
}

}  // namespace

void board(Exchange& exchange, const commands::Command&)
{
    const auto& session = exchange.session;
    const auto words = exchange.board_words();
    const auto letters = exchange.words.letters();
    switch (session.options.board_form) {
    case player::BoardForm::lists:
        return session.placement().lawful()
                   ? tell(exchange, words.position(session.placement().position()))
                   : tell(exchange, words.pieces(board_of(exchange)));
    case player::BoardForm::ranks:
        return tell(exchange, words.ranks(board_of(exchange), letters));
    case player::BoardForm::diagram:
        return tell(exchange, words.diagram(board_of(exchange), letters, session.cursor.below));
    }
}

void pieces(Exchange& exchange, const commands::Command& command)
{
    const auto words = exchange.board_words();
    const auto& asked = command.argument;
    if (asked.empty())
        return tell(exchange, words.pieces(board_of(exchange)));
    if (const auto piece = piece_of(exchange, asked))
        return tell(exchange, words.pieces(board_of(exchange), *piece));
    if (asked == "white" || asked == "A")
        return tell(exchange, words.pieces(board_of(exchange), Color::white));
    if (asked == "black" || asked == "a")
        return tell(exchange, words.pieces(board_of(exchange), Color::black));
    exchange.refuse_input(asked, exchange.in_words("no-piece-letter"));
}

void pawns(Exchange& exchange, const commands::Command&)
{
    tell(exchange, exchange.board_words().pawns(board_of(exchange)));
}

void square(Exchange& exchange, const commands::Command& command)
{
    const auto words = exchange.board_words();
    const auto& where = command.argument;
    const auto& board = board_of(exchange);
    if (where.size() == 4)
        return tell(exchange, words.line(board, *Square::parse(where.substr(0, 2)),
                                         *Square::parse(where.substr(2))));
    if (where.size() != 1)
        return tell(exchange, words.square(board, square_of(exchange, command)));
    if (const auto file = rules::file_from(where[0]))
        return tell(exchange, words.file(board, *file));
    tell(exchange, words.rank(board, *rules::rank_from(where[0])));
}

void around(Exchange& exchange, const commands::Command& command)
{
    tell(exchange, exchange.board_words().around(board_of(exchange), square_of(exchange, command)));
}

void hops(Exchange& exchange, const commands::Command& command)
{
    tell(exchange, exchange.board_words().hops(board_of(exchange), square_of(exchange, command)));
}

namespace {

/// The piece that was named by its letter or its square, if there is one.
struct Imagined {
    std::optional<Piece> piece;
    std::optional<Square> from;
};

/// A capital letter means the player's own piece, whatever its colour.
Imagined named_piece(const Exchange& exchange, const std::string& name)
{
    if (const auto from = Square::parse(name))
        return {board_of(exchange).at(*from), from};
    auto piece = piece_of(exchange, name);
    const auto own = exchange.session.speaker();
    if (piece)
        piece->color = piece->color == Color::white ? own : opponent(own);
    return {piece, std::nullopt};
}

void refuse_piece(Exchange& exchange, const std::string& name, std::optional<Square> from)
{
    const auto reason =
        from ? exchange.in_words("refused-square-empty") : exchange.in_words("no-piece-letter");
    exchange.refuse_input(name, reason);
}

}  // namespace

/// Of several pieces that one is meant which can go there.
void imagine(Exchange& exchange, const commands::Command& command)
{
    const auto blank = command.argument.find(' ');
    const auto name = command.argument.substr(0, blank);
    const auto where = command.argument.substr(blank + 1);
    const auto& board = board_of(exchange);
    auto [piece, from] = named_piece(exchange, name);
    if (!piece)
        return refuse_piece(exchange, name, from);
    const auto square = *Square::parse(where);
    const auto comers = rules::comers(board, *piece, square);
    if (!from && comers.size() > 1) {
        const auto example = fmt::format("{} {} {}", exchange.names.name(*command.row),
                                         comers.front().square.name(), where);
        return tell(exchange, {exchange.board_words().which(comers, example)});
    }
    if (!from && !comers.empty())
        from = comers.front().square;
    tell(exchange, exchange.board_words().imagined(board, *piece, square, from));
}

void attackers(Exchange& exchange, const commands::Command& command)
{
    tell(exchange,
         exchange.board_words().attackers(board_of(exchange), square_of(exchange, command)));
}

void reach(Exchange& exchange, const commands::Command& command)
{
    tell_of_position(exchange, [&](const auto& words, const auto& position) {
        return words.reach(position, square_of(exchange, command));
    });
}

void captures(Exchange& exchange, const commands::Command& command)
{
    tell_of_position(exchange, [&](const auto& words, const auto& position) {
        return words.captures(position, square_of(exchange, command));
    });
}

void loose(Exchange& exchange, const commands::Command& command)
{
    const auto extent = command.argument.empty() ? speech::Loose::in_danger : speech::Loose::all;
    tell(exchange, exchange.board_words().loose(board_of(exchange), extent));
}

void material(Exchange& exchange, const commands::Command&)
{
    tell(exchange, exchange.board_words().material(board_of(exchange)));
}

void taken(Exchange& exchange, const commands::Command&)
{
    const auto& start = exchange.session.game.options().start;
    if (!start.lawful())
        return exchange.refuse("position-unlawful");
    tell(exchange, exchange.board_words().taken(start.position(), moves_until(exchange.session)));
}

void changes(Exchange& exchange, const commands::Command&)
{
    const auto plies = exchange.session.plies();
    const auto record = exchange.session.game.record();
    if (plies == 0)
        return exchange.answer("no-moves");
    const auto& before = exchange.session.game.state().before(plies - 1);
    if (!before.lawful() || !record[plies - 1].move)
        return exchange.refuse("position-unlawful");
    tell(exchange, exchange.board_words().changes(before.position(), *record[plies - 1].move));
}

void state(Exchange& exchange, const commands::Command&)
{
    const auto plies = exchange.session.plies();
    const int occurrences = plies == 0 ? 1 : exchange.session.game.record()[plies - 1].occurrence;
    tell_of_position(exchange, [&](const auto& words, const auto& position) {
        return words.state(position, occurrences);
    });
}

void castling(Exchange& exchange, const commands::Command&)
{
    tell_of_position(exchange, [&](const auto&, const auto& position) {
        BoardWords::Lines lines;
        for (const auto side : rules::both_colors)
            lines.push_back(exchange.in_words(
                "state-castling", {{"side", speech::side_argument(side)},
                                   {"wings", speech::castling_wings(position.setup(), side)}}));
        return lines;
    });
}

}  // namespace client::play::handlers
