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

/// It takes no draw before the game has begun in earnest.
inline constexpr std::size_t earnest_moves = 10;

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
    /// Anew, and another program if one is named. Until it is there the chair is not given up, and
    /// where it does not come at all, whoever sits there stays.
    void start(const std::string& program, engine::Strength strength);
    [[nodiscard]] const std::string& program() const { return launch_.program; }

private:
    enum class Asked : std::uint8_t { advice, offer };

    engine::Engine& engine();
    /// Starts one whose reports go there.
    [[nodiscard]] std::unique_ptr<engine::Engine>
    started(const engine::Launch& launch, void (EngineSeat::*hears)(const engine::Report& report));
    void heard(const engine::Report& report);
    void heard_of_next(const engine::Report& report);
    void answer_offer(const engine::Evaluation& told);

    terminal::Loop& loop_;
    engine::Launch launch_;
    Listener listener_;
    std::unique_ptr<engine::Engine> engine_;
    engine::Launch next_launch_;
    std::unique_ptr<engine::Engine> next_;  ///< that is to take its place
    std::deque<Asked> asked_;
    std::size_t moves_made_ = 0;     ///< when the draw was offered
    bool offered_by_mover_ = false;  ///< the side to move is not the engine's
};

}  // namespace client::play
