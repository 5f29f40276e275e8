// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/opponent.hpp"

#include <utility>
#include <variant>

namespace client::train {

Opponent::Opponent(terminal::Loop& loop, std::string program, Listener listener)
    : loop_{loop}, program_{std::move(program)}, listener_{std::move(listener)}
{
}

void Opponent::think(std::optional<engine::Situation> situation)
{
    if (!situation)
        return;
    if (!engine_)
        engine_ = std::make_unique<engine::Engine>(
            loop_.context(), engine::Launch{.program = program_, .arguments = {}, .patience = {}},
            [this](const engine::Report& report) { heard(report); });
    engine_->stop();
    engine_->analyse(*std::move(situation));
}

void Opponent::heard(const engine::Report& report)
{
    const host::Input input{host::inputs::Reported{report}};
    if (std::holds_alternative<engine::EngineFault>(report))
        engine_.reset();  // a listener may end the engine that calls it
    listener_(input);
}

}  // namespace client::train
