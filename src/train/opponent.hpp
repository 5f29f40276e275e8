// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/engine/engine.hpp"
#include "src/host/input.hpp"
#include "src/terminal/loop.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace client::train {

/// The engine that plays along in a drill, as well as it can: started when it is first to move.
class Opponent {
public:
    using Listener = std::function<void(const host::Input& input)>;

    Opponent(terminal::Loop& loop, std::string program, Listener listener);

    /// Whatever it was asked before is not wanted any more. None: nothing is to be asked.
    void think(std::optional<engine::Situation> situation);

private:
    void heard(const engine::Report& report);

    terminal::Loop& loop_;
    std::string program_;
    Listener listener_;
    std::unique_ptr<engine::Engine> engine_;
};

}  // namespace client::train
