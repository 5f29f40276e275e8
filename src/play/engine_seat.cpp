// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/engine_seat.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace client::play {

namespace {

/// An engine that stands no better than this takes the draw, but not before the game has begun in
/// earnest.
constexpr int level_position = 15;
constexpr int earnest_moves = 10;
constexpr int mate_value = 100'000;

int centipawns(const engine::Score& score)
{
    if (score.unit == engine::Score::Unit::centipawns)
        return score.value;
    return score.value > 0 ? mate_value : -mate_value;
}

}  // namespace

EngineSeat::EngineSeat(terminal::Loop& loop, engine::Launch launch, Listener listener)
    : loop_{loop}, launch_{std::move(launch)}, listener_{std::move(listener)}
{
}

engine::Engine& EngineSeat::engine()
{
    if (!engine_)
        engine_ = std::make_unique<engine::Engine>(
            loop_.context(), launch_, [this](const engine::Report& report) { heard(report); });
    return *engine_;
}

void EngineSeat::think(const rules::Game& game, rules::Instant now)
{
    if (auto situation = engine::Situation::of(game))
        engine().play(*std::move(situation), engine::clocks_of(game, now));
}

void EngineSeat::advise(const rules::Game& game, std::size_t plies)
{
    std::vector<rules::Move> moves;
    for (const auto& ply : game.record().first(std::min(plies, game.record().size())))
        if (ply.move)
            moves.push_back(*ply.move);
    auto situation = engine::Situation::of(game.options().start.position(), std::move(moves));
    if (!situation)
        return;
    asked_.push_back(Asked::advice);
    engine().analyse(*std::move(situation));
}

void EngineSeat::consider_offer(const rules::Game& game, rules::Color engine_side)
{
    auto situation = engine::Situation::of(game);
    if (!situation)
        return;
    moves_made_ = static_cast<int>(game.record().size()) / 2;
    offered_by_mover_ = game.placement().turn() != engine_side;
    asked_.push_back(Asked::offer);
    engine().analyse(*std::move(situation));
}

void EngineSeat::stop()
{
    asked_.clear();
    if (engine_)
        engine_->stop();
}

void EngineSeat::start(const std::string& program)
{
    asked_.clear();
    engine_.reset();
    if (!program.empty())
        launch_.program = program;
    engine();
}

void EngineSeat::heard(const engine::Report& report)
{
    const auto* const told = std::get_if<engine::Evaluation>(&report);
    const bool about_offer = told != nullptr && !asked_.empty() && asked_.front() == Asked::offer;
    if (told != nullptr && !asked_.empty())
        asked_.pop_front();
    if (about_offer)
        return answer_offer(*told);
    const bool broken = std::holds_alternative<engine::EngineFault>(report);
    const host::Input input{host::inputs::Reported{report}};
    if (broken)
        engine_.reset();  // a listener may end the engine that calls it
    listener_(input);
}

void EngineSeat::answer_offer(const engine::Evaluation& told)
{
    const int score = told.score ? centipawns(*told.score) : 0;
    const int own = offered_by_mover_ ? -score : score;
    const bool accepts = moves_made_ >= earnest_moves && own <= level_position;
    using host::inputs::OfferAnswer;
    listener_({host::inputs::Answered{accepts ? OfferAnswer::accepted : OfferAnswer::declined}});
}

}  // namespace client::play
