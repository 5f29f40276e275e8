// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/adjournment.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/words.hpp"

namespace rules::laws {
namespace {

using Maybe = std::optional<AssistantDuty>;

/// Which duty of D.2.10 an act belongs to; none: that is for the player himself to do.
struct DutyOf {
    const GameState& game;

    Maybe operator()(const events::Executed&) const { return AssistantDuty::move_on_other_board; }
    Maybe operator()(const events::Announce&) const { return AssistantDuty::announce_moves; }
    Maybe operator()(const events::Correct&) const { return AssistantDuty::announce_moves; }
    Maybe operator()(const events::Write&) const { return AssistantDuty::keep_score_and_press; }
    Maybe operator()(const events::Press&) const
    {
        return is_sealing(game) ? AssistantDuty::adjournment : AssistantDuty::keep_score_and_press;
    }
    Maybe operator()(const events::Ask& ask) const
    {
        const bool answered =
            ask.question == events::Question::moves || ask.question == events::Question::time;
        return answered ? Maybe{AssistantDuty::answer_on_request} : std::nullopt;
    }
    Maybe operator()(const events::Touch&) const { return AssistantDuty::claim_time; }
    Maybe operator()(const events::Claim& claim) const
    {
        const bool told = claim.kind == ClaimKind::flag || claim.kind == ClaimKind::touch;
        return told ? Maybe{AssistantDuty::claim_time} : std::nullopt;
    }
    Maybe operator()(const events::Seal&) const { return AssistantDuty::adjournment; }
    Maybe operator()(const events::Repeat&) const { return std::nullopt; }
    Maybe operator()(const events::Play&) const { return std::nullopt; }
    Maybe operator()(const events::Offer&) const { return std::nullopt; }
    Maybe operator()(const events::Accept&) const { return std::nullopt; }
    Maybe operator()(const events::Decline&) const { return std::nullopt; }
    Maybe operator()(const events::Resign&) const { return std::nullopt; }
};

/// The act as it happens at the board.
struct Doing {
    Desk& desk;
    Color side;

    /// Either player's move, on the board of the other.
    void operator()(const events::Executed&) const
    {
        const auto& history = desk.game.history;
        on(desk, events::Executed{history.empty() ? side : opponent(history.back().side)});
    }
    void operator()(const events::Announce& event) const
    {
        on(desk, events::Announce{side_announced(desk.game, side), event.heard});
    }
    void operator()(const events::Correct& event) const
    {
        on(desk, events::Correct{side_announced(desk.game, side), event.heard});
    }
    /// D.2.10.3: only after the announcement of D.2.3.3.
    void operator()(const events::Press&) const
    {
        const GameState& game = desk.game;
        if (game.pressed_by_assistant[side])
            desk.refuse(side, Refusal::not_your_turn);
        else if (game.phase == Phase::playing && !is_sealing(game) && !game.unpressed[side])
            desk.refuse(side, Refusal::not_announced);
        else
            on(desk, events::Press{side});
    }
    void operator()(const events::Seal& event) const
    {
        if (desk.game.phase == Phase::playing && desk.game.turn() != side)
            desk.refuse(side, Refusal::not_your_turn, event.text);
        else
            on(desk, event);
    }
    /// What the opponent has touched.
    void operator()(const events::Touch& event) const
    {
        on(desk, events::Touch{opponent(side), event.squares, event.together});
    }
    /// As if the player himself did it.
    template <class Other>
    void operator()(Other event) const
    {
        event.side = side;
        on(desk, event);
    }
};

}  // namespace

void on(Desk& desk, const events::Assist& event)
{
    const auto duty = std::visit(DutyOf{desk.game}, event.act);
    if (!duty || !desk.game.assisted(event.side, *duty)) {
        desk.refuse(event.side, Refusal::no_duty);
        return;
    }
    desk.tell(facts::Assisted{event.side, *duty});
    std::visit(Doing{desk, event.side}, event.act);
    desk.refuse_instead(event.side);
}

}  // namespace rules::laws
