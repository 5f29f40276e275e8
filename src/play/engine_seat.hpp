// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "src/engine/engine.hpp"
#include "src/host/input.hpp"
#include "src/terminal/loop.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>

namespace client::play {

/// The chair of the engine: it is started when first needed, and asked for moves, advice and its
/// mind on a draw.
class EngineSeat {
public:
    using Listener = std::function<void(const host::Input& input)>;

    EngineSeat(terminal::Loop& loop, engine::Launch launch, Listener listener);

    /// Starts it if it is not there.
    void wake_up() { engine(); }
    void think(const rules::Game& game, rules::Instant now);
    void advise(const rules::Game& game, std::size_t plies);
    void consider_offer(const rules::Game& game, rules::Color engine_side);
    void stop();
    /// Anew, and another program if one is named.
    void start(const std::string& program = {});

private:
    enum class Asked : std::uint8_t { advice, offer };

    engine::Engine& engine();
    void heard(const engine::Report& report);
    void answer_offer(const engine::Evaluation& told);

    terminal::Loop& loop_;
    engine::Launch launch_;
    Listener listener_;
    std::unique_ptr<engine::Engine> engine_;
    std::deque<Asked> asked_;
    int moves_made_ = 0;             ///< when the draw was offered
    bool offered_by_mover_ = false;  ///< the side to move is not the engine's
};

}  // namespace client::play
