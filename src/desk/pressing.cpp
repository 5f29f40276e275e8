// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game_questions.hpp"
#include "speech/messages.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/next_step.hpp"
#include "src/script/names.hpp"

#include <fmt/format.h>

/// The clock is pressed by a key, or by Enter.
namespace client::desk::handlers {
namespace {

using namespace rules;

/// Whether a press would complete something: a move, legal or not, or the sealing of one.
bool has_something_to_press(const GameState& game, Color side)
{
    return game.unpressed[side] || game.adjournment.stage == Stage::sealing;
}

/// The piece stands on its new square, but its words are missing or are others (D.2.3).
bool awaits_announcement(const GameState& game, Color side)
{
    const auto& act = game.act;
    return game.turn() == side && game.impaired(side) && act.put && !laws::is_announced(game);
}

/// Which words are missing for a piece on its new square.
speech::Message why_unannounced(const GameState& game)
{
    return laws::announcement_differs(game) ? speech::Message{"desk-announced-otherwise"}
                                            : "desk-unannounced";
}

}  // namespace

void press_of(Exchange& exchange, Color side, std::string_view typed)
{
    const GameState& state = exchange.game().state();
    // While the clocks stand the Laws say why nothing is pressed.
    const bool runs = state.phase == Phase::playing && state.clock.running();
    if (!runs || has_something_to_press(state, side))
        return apply(exchange, events::Press{side}, typed);
    const auto name = script::side_names[side];
    const auto command = exchange.state.table.own(fmt::format("{} press", name));
    const auto left = still_to_do(exchange.language(), state);
    if (left && !awaits_announcement(state, side) && state.turn() == side)
        return exchange.refuse("desk-unfinished",
                               {{"side", name}, {"left", *left}, {"command", command}});
    exchange.refuse(awaits_announcement(state, side) ? why_unannounced(state)
                                                     : "desk-nothing-to-press",
                    {{"side", name}, {"command", command}});
}

}  // namespace client::desk::handlers
