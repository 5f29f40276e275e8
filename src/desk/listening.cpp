// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/listening.hpp"

#include "rules/game/hand.hpp"
#include "rules/move_facts.hpp"
#include "src/script/runner.hpp"
#include "src/session/typed_move.hpp"

namespace client::desk {
namespace {

/// Whether the words say too little; otherwise they say nothing, or no legal move.
bool is_incomplete(const speech::Unheard& unheard)
{
    using namespace speech::unheard;
    return std::holds_alternative<PromotionMissing>(unheard) ||
           std::holds_alternative<WingMissing>(unheard) ||
           std::holds_alternative<TargetMissing>(unheard) ||
           std::holds_alternative<Ambiguous>(unheard);
}

/// The words of a move as they would be announced.
rules::Heard
said_rightly(tools::ChosenWords& words, const rules::Placement& before, rules::Move move)
{
    auto said = words.announcer().move(move_facts(before.position(), move));
    return {std::move(said.screen), rules::Heard::Sense::move, move};
}

}  // namespace

rules::Heard understood(tools::ChosenWords& words,
                        const rules::Placement& position,
                        std::string said,
                        const std::string& slip)
{
    if (!position.lawful())
        return {std::move(said), rules::Heard::Sense::nonsense, std::nullopt};
    const auto heard = words.recogniser().hear_correction(position.position(), slip, said);
    if (heard)
        return {std::move(said), rules::Heard::Sense::move, heard->move};
    if (std::holds_alternative<speech::unheard::NotUnderstood>(heard.error())) {
        if (const auto written = read_typed(words, position.position(), said))
            return {std::move(said), rules::Heard::Sense::move, written->move};
        return script::hear_notation(position, std::move(said));
    }
    const auto sense = is_incomplete(heard.error()) ? rules::Heard::Sense::incomplete
                                                    : rules::Heard::Sense::nonsense;
    return {std::move(said), sense, std::nullopt};
}

std::optional<rules::Heard>
as_placed(tools::ChosenWords& words, const rules::Game& game, rules::Color side)
{
    const rules::GameState& state = game.state();
    if (state.turn() == side) {
        const auto move = rules::laws::move_in_hand(state);
        return move ? std::optional{said_rightly(words, state.placement(), *move)} : std::nullopt;
    }
    if (state.history.empty() || !state.history.back().move)
        return std::nullopt;
    const rules::Ply& made = state.history.back();
    return said_rightly(words, state.before(state.history.size() - 1), *made.move);
}

std::optional<rules::Heard> as_announced(tools::ChosenWords& words, const rules::Game& game)
{
    if (game.record().empty())
        return std::nullopt;
    const rules::Ply& made = game.record().back();
    if (made.announced)
        return made.announced;
    if (!made.move)
        return std::nullopt;
    return said_rightly(words, game.repeated_from(), *made.move);
}

}  // namespace client::desk
