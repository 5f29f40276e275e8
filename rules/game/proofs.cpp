// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/proofs.hpp"

#include "rules/game/handlers.hpp"
#include "rules/game/moving.hpp"
#include "rules/game/sheets.hpp"
#include "rules/mating.hpp"

#include <algorithm>

namespace rules::laws {
namespace {

/// Whether the side that did not lose could have mated; on a board that is no lawful position
/// nothing is proved.
Answer could_mate(const GameState& game, Color side, LossTest test)
{
    const Placement& placement = game.placement();
    if (test == LossTest::material)
        return has_mating_material(placement.board(), side) ? Answer::yes : Answer::no;
    if (test == LossTest::any_series && placement.lawful())
        return ask_for_ruling(game, placement.position(), side);
    return Answer::yes;
}

/// From a dead position no legal moves lead to one that is not.
void forget_what_led_here(GameState& game)
{
    std::erase_if(game.perhaps_dead, [&](std::size_t plies) {
        return std::all_of(game.history.begin() + static_cast<std::ptrdiff_t>(plies),
                           game.history.end(), [](const Ply& ply) { return ply.move; });
    });
}

void rule(Desk& desk, const OpenLoss& loss, Answer opponent_can_mate)
{
    if (opponent_can_mate == Answer::no)
        end(desk, Points::draw, loss.drawn);
    else
        end(desk, win_for(opponent(loss.loser)), loss.lost);
}

}  // namespace

bool is_found_dead(GameState& game)
{
    const Answer dead = is_dead(game.placement().position(), game.options.budgets.after_a_move);
    const std::size_t plies = game.history.size();
    if (dead == Answer::no)
        forget_what_led_here(game);
    if (dead == Answer::undetermined && !std::ranges::count(game.perhaps_dead, plies))
        game.perhaps_dead.push_back(plies);
    return dead == Answer::yes;
}

Answer ask_for_ruling(const GameState& game, const Position& position, Color side)
{
    return can_mate(position, side, game.options.budgets.of_a_ruling).answer;
}

bool has_mating_material(const Board& board, Color side)
{
    const Bitboard bishops = board.of(side, Role::bishop);
    const Bitboard knights = board.of(side, Role::knight);
    const bool heavy = board.of(side, Role::queen).any() || board.of(side, Role::rook).any() ||
                       board.of(side, Role::pawn).any();
    const bool two_bishops = (bishops & light_squares).any() && (bishops & ~light_squares).any();
    return heavy || two_bishops || (bishops.any() && knights.any());
}

void lose(Desk& desk, Color loser, LossTest test, EndReason lost, EndReason drawn)
{
    GameState& game = desk.game;
    if (game.open_loss)
        return;
    const OpenLoss loss{loser, lost, drawn};
    const Answer answer = could_mate(game, opponent(loser), test);
    if (answer != Answer::undetermined) {
        rule(desk, loss, answer);
        return;
    }
    pause(desk);
    game.open_loss = loss;
    desk.tell(facts::MateInDoubt{opponent(loser), Doubt::open});
}

void on(Desk& desk, const events::AnswerMate& event)
{
    if (!goes_on(desk, std::nullopt))
        return;
    const auto loss = desk.game.open_loss;
    if (!loss) {
        desk.refuse(std::nullopt, Refusal::not_allowed);
        return;
    }
    if (event.answer == Answer::undetermined)
        desk.tell(facts::MateInDoubt{opponent(loss->loser), Doubt::unsettled});
    rule(desk, *loss, event.answer);
}

void on(Desk& desk, const events::ProveDead& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, std::nullopt))
        return;
    const auto plies = static_cast<std::size_t>(std::max(event.plies, 0));
    if (std::ranges::count(game.perhaps_dead, plies) == 0) {
        desk.refuse(std::nullopt, Refusal::not_allowed);
        return;
    }
    if (plies < game.history.size()) {  // what was played since was no part of the game
        go_back_to(game, plies);
        strike_out_what_went_back(game);
        desk.tell(facts::Restored{game.placement().setup()});
    }
    if (plies > 0)
        complete(desk, plies - 1);  // Article 6.2.1.1
    end(desk, Points::draw, EndReason::dead_position);
}

}  // namespace rules::laws
