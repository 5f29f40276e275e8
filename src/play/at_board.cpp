// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"
#include "speech/board_words.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "src/play/choice.hpp"
#include "src/play/handlers.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

/// The board under the player's fingers: where the cursor goes, and what is taken up and put down.
namespace client::play::handlers {

namespace {

using rules::Color;
using rules::Direction;
using rules::Role;
using rules::Square;

board::BoardCursor& cursor_of(Exchange& exchange)
{
    return exchange.session.cursor;
}

const rules::Board& board_of(const Exchange& exchange)
{
    return exchange.session.placement().board();
}

speech::Word here(const Exchange& exchange, Square square)
{
    return exchange.board_words().here(board_of(exchange), square);
}

void go_to(Exchange& exchange, Square square)
{
    auto& cursor = cursor_of(exchange);
    cursor.square = square;
    cursor.ray.reset();
    exchange.answer(here(exchange, square));
}

void go(Exchange& exchange, Direction way)
{
    const auto& cursor = cursor_of(exchange);
    if (const auto square = board::step(cursor.square, way, cursor.below))
        return go_to(exchange, *square);
    exchange.say(host::tidings::Kind::edge,
                 exchange.in_words("board-edge", {{"here", here(exchange, cursor.square)}}));
}

/// What can be next: a ray from here, pieces of a kind, or any piece of the side to move.
constexpr speech::EnumNames<board::RayKind::straight> ray_names{{{
    {board::RayKind::diagonal, "diagonal"},
    {board::RayKind::straight, "line"},
}}};

void tell_ray(Exchange& exchange, board::RayKind kind, board::Order order)
{
    auto& cursor = cursor_of(exchange);
    cursor.ray = board::next_ray(cursor.ray, kind, order);
    exchange.answer(exchange.board_words().ray(board_of(exchange), cursor.square, *cursor.ray));
}

void seek(Exchange& exchange, const commands::Command& command, board::Order order)
{
    if (const auto ray = ray_names.find(command.argument))
        return tell_ray(exchange, *ray, order);
    const auto role = speech::role_names.find(command.argument);
    const auto& board = board_of(exchange);
    const auto squares = role ? board.of(*role) : board.of(exchange.session.placement().turn());
    if (const auto square = board::next_of(squares, cursor_of(exchange).square, order))
        return go_to(exchange, *square);
    exchange.refuse("kind-none", {{"role", std::string_view{command.argument}}});
}

void take_up(Exchange& exchange)
{
    auto& cursor = cursor_of(exchange);
    const auto piece = board_of(exchange).at(cursor.square);
    const auto there = here(exchange, cursor.square);
    if (!piece)
        return exchange.refuse("nothing-to-take-up", {{"here", there}});
    if (piece->color != exchange.session.speaker())
        return exchange.refuse("not-your-piece", {{"here", there}});
    cursor.selected = cursor.square;
    exchange.say(host::tidings::Kind::taken_up, exchange.in_words("taken-up", {{"here", there}}));
}

/// Article 3.8.2 by hand: the king onto its rook, or to its own square two or more away.
std::optional<rules::Wing> castling(const rules::Position& position, Square from, Square to)
{
    const auto& board = position.board();
    const rules::Piece king{position.turn(), Role::king};
    if (board.at(from) != king || from.rank() != to.rank())
        return std::nullopt;
    const auto wing = to > from ? rules::Wing::short_side : rules::Wing::long_side;
    const bool onto_rook = board.at(to) == rules::Piece{king.color, Role::rook};
    const bool to_target = to == rules::king_target(wing, from.rank()) &&
                           !legal_move(position, {from, to, {}, {}}) && position.castling(wing);
    return onto_rook || to_target ? std::optional{wing} : std::nullopt;
}

/// What two squares mean, be it legal or not.
rules::Displacement
meant(const rules::Placement& placement, Square from, Square to, std::optional<Role> promotion)
{
    const auto wing = placement.lawful() ? castling(placement.position(), from, to) : std::nullopt;
    return {from, to, promotion, wing};
}

/// The same as it can be typed where it is no legal move.
std::string as_typed(const Exchange& exchange, const rules::Displacement& put)
{
    if (put.castling)
        return *put.castling == rules::Wing::short_side ? "O-O" : "O-O-O";
    auto text = put.from.name() + put.to.name();
    if (put.promotion)
        text += '=' + std::string{piece_letter(exchange.words.letters(),
                                               {exchange.session.speaker(), *put.promotion})};
    return text;
}

void put_down(Exchange& exchange, Square to, std::optional<Role> promotion)
{
    auto& cursor = cursor_of(exchange);
    const auto plies = exchange.session.game.record().size();
    const auto& placement = exchange.session.game.placement();
    const auto put = meant(placement, *cursor.selected, to, promotion);
    const auto move = placement.lawful() ? legal_move(placement.position(), put) : std::nullopt;
    cursor.promoting.reset();
    if (move) {
        exchange.typed = write_san(placement.position(), *move, exchange.words.letters());
        handlers::make(exchange, *move);
    } else {
        exchange.typed = as_typed(exchange, put);
        handlers::move(exchange, {nullptr, exchange.typed});
    }
    if (exchange.session.game.record().size() != plies || exchange.session.premove)
        cursor.selected.reset();
}

/// A pawn on its way to the last rank, lawful or not, must be told what it becomes.
bool needs_promotion(const Exchange& exchange, Square from, Square to)
{
    const auto& placement = exchange.session.game.placement();
    if (exchange.session.other_to_move()) {
        const auto piece = placement.board().at(from);
        return piece && piece->role == Role::pawn &&
               relative(piece->color, to.rank()) == rules::Rank::eight;
    }
    return is_unpromoted(placement, {from, to, {}, {}});
}

/// The keys that go to pieces choose one while a pawn waits.
bool promote(Exchange& exchange, std::string_view name)
{
    auto& cursor = cursor_of(exchange);
    if (!cursor.promoting)
        return false;
    const auto role = speech::role_names.find(name);
    const auto& choices = rules::promotion_roles;
    if (!role || std::ranges::find(choices, *role) == choices.end())
        exchange.say(host::tidings::Kind::question, exchange.in_words("ask-promotion"));
    else
        put_down(exchange, *cursor.promoting, role);
    return true;
}

/// What is about keys and pages means nothing in the line interface.
void refuse_in_lines(Exchange& exchange, const commands::Command& command)
{
    exchange.refuse("only-on-screen",
                    {{"command", std::string_view{exchange.names.name(*command.row)}}});
}

void wish_on_screen(Exchange& exchange,
                    const commands::Command& command,
                    host::wishes::ScreenAct act)
{
    if (exchange.session.options.interface == player::Interface::line)
        return refuse_in_lines(exchange, command);
    exchange.wishes.emplace_back(host::wishes::OnScreen{act});
}

}  // namespace

void up(Exchange& exchange, const commands::Command&)
{
    go(exchange, Direction::up);
}

void down(Exchange& exchange, const commands::Command&)
{
    go(exchange, Direction::down);
}

void left(Exchange& exchange, const commands::Command&)
{
    go(exchange, Direction::left);
}

void right(Exchange& exchange, const commands::Command&)
{
    go(exchange, Direction::right);
}

void next(Exchange& exchange, const commands::Command& command)
{
    if (!promote(exchange, command.argument))
        seek(exchange, command, board::Order::next);
}

void previous(Exchange& exchange, const commands::Command& command)
{
    if (!promote(exchange, command.argument))
        seek(exchange, command, board::Order::previous);
}

void rank(Exchange& exchange, const commands::Command& command)
{
    go_to(exchange, {cursor_of(exchange).square.file(), *rules::rank_from(command.argument[0])});
}

void file(Exchange& exchange, const commands::Command& command)
{
    go_to(exchange, {*rules::file_from(command.argument[0]), cursor_of(exchange).square.rank()});
}

void select(Exchange& exchange, const commands::Command& command)
{
    auto& cursor = cursor_of(exchange);
    if (cursor.hand == board::Hand::looks_only)
        return exchange.refuse("view-moves-nothing");
    if (exchange.session.example)
        return exchange.refuse_input(exchange.names.name(*command.row),
                                     exchange.in_words("example-only"));
    if (exchange.session.viewed)
        return exchange.refuse("look-moves-nothing");
    if (cursor.promoting)
        return put_down(exchange, *cursor.promoting, Role::queen);
    if (!cursor.selected)
        return take_up(exchange);
    if (cursor.selected == cursor.square)
        return handlers::release(exchange, {});
    if (!needs_promotion(exchange, *cursor.selected, cursor.square))
        return put_down(exchange, cursor.square, std::nullopt);
    cursor.promoting = cursor.square;
    // It may be typed as well.
    const auto& placement = exchange.session.game.placement();
    if (placement.lawful() && !exchange.session.other_to_move())
        exchange.session.choices = promotions(placement.position(), cursor.square, cursor.selected);
    exchange.say(host::tidings::Kind::question, exchange.in_words("ask-promotion"));
}

void release(Exchange& exchange, const commands::Command&)
{
    auto& cursor = cursor_of(exchange);
    cursor.promoting.reset();
    if (std::exchange(cursor.learning, false))
        return exchange.answer("learn-off");
    if (cursor.selected)
        exchange.answer("put-back", {{"here", here(exchange, *cursor.selected)}});
    else
        exchange.answer(here(exchange, cursor.square));
    cursor.selected.reset();
}

void captured(Exchange& exchange, const commands::Command&)
{
    const auto plies = exchange.session.plies();
    if (plies == 0)
        return exchange.answer("no-moves");
    const auto facts = board::played(exchange.session.game, plies - 1).facts;
    if (!facts.captured)
        return exchange.answer("captured-nothing");
    const auto man = exchange.board_words().piece({opponent(facts.side), *facts.captured});
    exchange.answer("captured-last", {{"man", man}});
}

void view(Exchange& exchange, const commands::Command&)
{
    auto& cursor = cursor_of(exchange);
    const bool looks = cursor.hand == board::Hand::free;
    cursor.hand = looks ? board::Hand::looks_only : board::Hand::free;
    cursor.selected.reset();
    exchange.answer(looks ? speech::Message{"view-on"} : "view-off");
}

void flip(Exchange& exchange, const commands::Command&)
{
    auto& cursor = cursor_of(exchange);
    cursor.below = opponent(cursor.below);
    exchange.answer("flipped", {{"side", speech::side_argument(cursor.below)}});
}

void learn(Exchange& exchange, const commands::Command& command)
{
    if (exchange.session.options.interface == player::Interface::line)
        return refuse_in_lines(exchange, command);
    auto& learning = cursor_of(exchange).learning;
    learning = !learning;
    exchange.answer(learning ? speech::Message{"learn-on"} : "learn-off");
}

void type(Exchange& exchange, const commands::Command& command)
{
    wish_on_screen(exchange, command, host::wishes::ScreenAct::type);
    if (exchange.session.options.interface == player::Interface::screen)
        exchange.answer("type-prompt");
}

void more(Exchange& exchange, const commands::Command& command)
{
    wish_on_screen(exchange, command, host::wishes::ScreenAct::turn_page);
}

}  // namespace client::play::handlers
