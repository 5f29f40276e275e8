// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace client::play {

/// The game itself, which every session that plays it has in common. Between partners at terminals
/// of their own there is more that concerns them both.
struct SharedGame {
    struct Partner {
        std::string name;
        bool is_there = false;
    };

    rules::Game game;
    std::array<Partner, 2> partners{};        ///< by the side each of them plays
    std::optional<rules::Color> asks_undo{};  ///< who asked the other one, and waits
    bool stands = false;                      ///< the clocks, until somebody comes back

    [[nodiscard]] Partner& partner(rules::Color side)
    {
        return partners.at(static_cast<std::size_t>(side));
    }
    [[nodiscard]] bool is_complete() const { return partners[0].is_there && partners[1].is_there; }
};

}  // namespace client::play
