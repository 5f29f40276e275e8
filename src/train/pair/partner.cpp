// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/understanding.hpp"
#include "src/train/pair/handlers.hpp"

#include <vector>

/// The program in place of a partner who is not there: it announces, repeats, carries out and
/// presses in the right order, and notices what is repeated wrongly.
namespace client::train::pair::handlers {

using rules::Heard;
using rules::Move;

namespace {

Heard said(Exchange& exchange, const Person& by, const rules::Placement& before, Move move)
{
    const auto put = squares_of(before.position(), move);
    static_cast<void>(exchange);
    auto words = by.teller.words().announcer().move(desk::facts_as_it_stands(before, put)).screen;
    return {std::move(words), Heard::Sense::move, move};
}

/// Any legal move, captures before others: it is no opponent, only somebody who makes moves.
Move chosen(Random& random, const rules::Position& position)
{
    std::vector<Move> captures;
    std::vector<Move> all;
    for (const auto move : position.legal_moves()) {
        all.push_back(move);
        if (position.board().at(move.to()) && move.kind() != rules::MoveKind::castling)
            captures.push_back(move);
    }
    return random.one_of(captures.empty() ? all : captures);
}

void announce_move(Exchange& exchange, Person& by)
{
    const auto& placement = exchange.exercise().game.placement();
    if (!placement.lawful())
        return finish(exchange);
    const auto move = chosen(exchange.state.random, placement.position());
    announce_heard(exchange, by, said(exchange, by, placement, move));
}

/// Just as it was announced, whatever that was.
void repeat_move(Exchange& exchange, Person& by)
{
    auto& exercise = exchange.exercise();
    auto& turn = *exercise.heard_by(*by.side());
    const auto& before = exercise.game.repeated_from(*by.side());
    const auto put = turn.heard();
    const auto move = put && before.lawful() ? legal_move(before.position(), *put) : std::nullopt;
    if (move)
        return repeat_heard(exchange, by, said(exchange, by, before, *move));
    repeat_heard(exchange, by, {turn.announced->typed, Heard::Sense::illegal});
    turn.repeated = true;
}

/// Somebody has repeated another move: the announcement is said once more (D.2.1).
bool corrects(Exchange& exchange, Person& by)
{
    auto& exercise = exchange.exercise();
    auto& turn = exercise.turn();
    const bool wrong = turn.repetition && *turn.repetition != rules::Match::equal;
    if (exchange.state.helps() || turn.mover != by.side() || !turn.announced || !wrong)
        return false;
    const auto before = exercise.game.announced_from(turn.mover);
    const auto move = legal_move(before.position(), *turn.put);
    announce_heard(exchange, by, said(exchange, by, before, *move));
    return true;
}

void take_step(Exchange& exchange, Person& by, Step step)
{
    switch (step) {
    case Step::announce:
        return announce_move(exchange, by);
    case Step::repeat:
        return repeat_move(exchange, by);
    case Step::execute:
        return execute(exchange, by, {});
    case Step::press:
        return press(exchange, by, {});
    }
}

/// So many steps in a row are more than any move has.
constexpr int most_steps = 12;

}  // namespace

void drive(Exchange& exchange)
{
    for (int i = 0; i < most_steps; ++i) {
        const auto due = exchange.exercise().due();
        if (!due)
            return;
        auto& mover = exchange.state.player(exchange.exercise().turn().mover);
        auto& on = exchange.state.player(due->side);
        if (!(mover.is_program() && corrects(exchange, mover))) {
            if (!on.is_program())
                return;
            take_step(exchange, on, due->step);
        }
        go_on(exchange);
    }
}

}  // namespace client::train::pair::handlers
