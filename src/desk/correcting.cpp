// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "rules/placement.hpp"
#include "rules/san.hpp"
#include "speech/messages.hpp"
#include "src/desk/handlers.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"
#include "src/words/typed_move.hpp"

#include <algorithm>
#include <array>
#include <utility>

/// Whoever types is slower than the players, and makes mistakes: neither costs them time.
namespace client::desk::handlers {
namespace {

using namespace rules;

/// As a score sheet has it, or as it was typed where it is no legal move; none if it is no move.
std::optional<std::string>
written_for(const DeskState& state, const Placement& before, const std::string& typed)
{
    const auto move = before.lawful() ? words::read_typed(*state.words, before.position(), typed)
                                      : unexpected{words::Misread{}};
    if (move)
        return write_san(before.position(), move->move);
    return read_intention(before, typed, Mode::strict) ? std::optional{typed} : std::nullopt;
}

/// What asks for nothing of the game.
bool changes_nothing(const commands::Row* row)
{
    static constexpr std::array others{"help", "again", "silent", "law", "what", "quit"};
    return row != nullptr && std::ranges::find(others, row->name) != others.end();
}

bool is_a_move(const commands::Command& said)
{
    return said.row == nullptr || said.row == &row_of("move");
}

/// At the time of the press the move was made; and now it is later.
void make_as_pressed(Exchange& exchange, const commands::Command& said, std::string_view typed)
{
    auto& state = exchange.state;
    const auto now = state.latest;
    const auto held = *std::exchange(state.pressed, std::nullopt);
    state.latest = held.at;
    obey(exchange, said, typed);
    const GameState& game = exchange.game().state();
    if (game.unpressed[held.side])
        apply(exchange, events::Press{held.side}, state.table.own("press"));
    else if (game.phase == Phase::playing)  // it was no move: the press still waits for it
        state.pressed = held;
    state.latest = now;
    if (!state.pressed)
        apply(exchange, events::Tick{}, "");
}

}  // namespace

void amend(Exchange& exchange, const Order& order)
{
    auto& state = exchange.state;
    const auto wrong = state.record->last_typed();
    if (!wrong)
        return exchange.refuse("desk-nothing-to-amend");
    const auto move = written_for(state, wrong->before, order.argument);
    if (!move)
        return exchange.not_understood(order.argument);
    const auto was = text::printable(written(wrong->before, wrong->move));
    if (!state.record->amend(*move, state.latest))
        return exchange.refuse(order.argument, "desk-amend-fails");
    state.log.add(state.language(), state.latest, text::printable(was + " > " + *move));
    exchange.say("desk-amended", {{"command", exchange.echo(was)}, {"move", exchange.echo(*move)}});
}

void pressed(Exchange& exchange, const Order& order)
{
    auto& state = exchange.state;
    const GameState& game = exchange.game().state();
    const Color side = order.side.value_or(*speaker_of(exchange.game(), Speaker::on_the_clock));
    const bool awaits_move = game.phase == Phase::playing && game.clock.running() == side &&
                             game.turn() == side && !laws::is_adjourned(game) && !game.act.put;
    if (!awaits_move)
        return press_of(exchange, side, order.typed);
    state.pressed = PressedFirst{side, state.latest};
    exchange.say("desk-pressed", {{"side", script::side_names[side]}});
}

void obey_after_press(Exchange& exchange, const commands::Command& said, std::string_view typed)
{
    auto& state = exchange.state;
    if (said.row == &row_of("retract")) {
        state.pressed.reset();
        return exchange.say("desk-pressed-back");
    }
    if (changes_nothing(said.row)) {
        const auto* const row = commands::row_among(desk_rows(), said.row);
        return row->handler(exchange, {*row, said.side, said.argument, typed});
    }
    if (is_a_move(said))
        return make_as_pressed(exchange, said, typed);
    exchange.say(exchange.in_words("desk-pressed-waits", {{"command", state.table.own("retract")}}),
                 Exchange::Kind::refusal);
}

}  // namespace client::desk::handlers
