// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/move_facts.hpp"
#include "rules/placement.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace client::train::pair {

/// What somebody said of a move, to be told to others in their own words.
struct Words {
    std::string typed;                         ///< as it was said
    std::optional<rules::Displacement> put{};  ///< what it says; none: nobody can tell
    std::optional<rules::MoveFacts> facts{};   ///< of that

    [[nodiscard]] bool says_a_move() const { return facts.has_value(); }
};

/// Words that the program has planned to arrive wrongly.
struct PlannedSlip {
    enum class Of : std::uint8_t { announcement, repetition };
    Of of{};
    rules::MoveFacts heard;  ///< instead of what was said
    rules::Displacement put;
    bool has_struck = false;  ///< somebody has heard it, and nobody has corrected it
};

/// One move on its way between the two (D.2.1).
struct Turn {
    rules::Color mover{};
    std::size_t events = 0;                    ///< of the game before it
    rules::BySide<rules::Placement> before{};  ///< both boards, as they stood then
    std::optional<rules::Displacement> put{};  ///< what the mover has made on his own board
    std::optional<Words> announced{};          ///< and last corrected
    std::optional<PlannedSlip> slip{};
    bool repeated = false;
    bool executed = false;
    bool pressed = false;

    /// What the listener has heard, and will carry out; none: nobody can tell.
    [[nodiscard]] std::optional<rules::Displacement> heard() const
    {
        if (slip && slip->has_struck && slip->of == PlannedSlip::Of::announcement)
            return slip->put;
        return announced ? announced->put : std::nullopt;
    }
    /// Whether the last repetition was of the move that was announced.
    std::optional<rules::Match> repetition{};
};

}  // namespace client::train::pair
