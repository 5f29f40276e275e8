// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/next_step.hpp"

#include "rules/game/desk.hpp"
#include "speech/messages.hpp"

namespace client::desk {

using namespace rules;
using speech::Message;

Message next_step(const GameState& game)
{
    if (game.phase == Phase::before)
        return "desk-next-start";
    if (game.phase == Phase::over)
        return "desk-next-papers";
    switch (game.adjournment.stage) {
    case Stage::sealing:
        return "desk-next-seal";
    case Stage::sealed:
        return "desk-next-resume";
    case Stage::resumed:
        if (!game.adjournment.opened)
            return "desk-next-open";
        break;
    case Stage::none:
        break;
    }
    if (laws::awaits_decision(game))
        return "desk-claim-open";
    if (game.paused)
        return "desk-next-go";
    if (game.unpressed[Color::white] || game.unpressed[Color::black])
        return game.clock.timed() ? Message{"desk-next-press"} : "desk-next-move";
    return game.act.put ? Message{"desk-next-announce"} : "desk-next-move";
}

}  // namespace client::desk
