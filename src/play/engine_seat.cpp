// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/engine_seat.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace client::play {

namespace {

/// An engine that stands no better than this takes the draw.
constexpr int level_position = 15;
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
        engine_ = started(launch_, &EngineSeat::heard);
    return *engine_;
}

std::unique_ptr<engine::Engine>
EngineSeat::started(const engine::Launch& launch,
                    void (EngineSeat::*hears)(const engine::Report& report))
{
    return std::make_unique<engine::Engine>(
        loop_.context(), launch,
        [this, hears](const engine::Report& report) { (this->*hears)(report); });
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
    moves_made_ = game.record().size() / 2;
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

void EngineSeat::start(const std::string& program, engine::Strength strength)
{
    asked_.clear();
    next_launch_ = launch_;
    next_launch_.strength = strength;
    if (!program.empty())
        next_launch_.program = program;
    next_ = started(next_launch_, &EngineSeat::heard_of_next);
}

void EngineSeat::heard_of_next(const engine::Report& report)
{
    if (next_ && std::holds_alternative<engine::Ready>(report)) {
        launch_ = next_launch_;
        engine_ = std::move(next_);
    }
    if (!next_)  // it is seated
        return heard(report);
    next_.reset();
    listener_({host::inputs::Reported{report}});
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
    const bool arrives = std::holds_alternative<engine::Ready>(report);
    if (!next_ || (!broken && !arrives))  // otherwise another one comes
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
