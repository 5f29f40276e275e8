// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/assistant_duty.hpp"
#include "rules/clock.hpp"
#include "rules/edition.hpp"
#include "rules/mating.hpp"
#include "rules/placement.hpp"
#include "rules/time_control.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

/// What is settled before a game begins.
namespace rules {

/// Who sees flags and illegal moves: the desk at once, or nobody until somebody says so.
enum class Watch : std::uint8_t { automatic, hall };

struct Player {
    std::string name;
    bool visually_impaired = false;
    bool hearing_impaired = false;
    bool absent = false;  ///< not yet there when the round begins
    std::optional<AssistantDuties> assistant;

    bool operator==(const Player&) const = default;
};

struct GameOptions {
    Ruleset rules = ruleset(Edition::e2018, Tempo::standard, Supervision::none);
    EventOptions event;
    TimeControl control;
    MoveCounter counter = MoveCounter::on;
    bool external_clock = false;  ///< beside a clock that is not the program's (6.2)
    Placement start;
    Mode mode = Mode::strict;
    Watch watch = Watch::automatic;
    bool tournament = false;  ///< no answer that helps (11.3.1, 12.6)
    bool press_waits_for_repeat = false;
    std::array<Player, 2> players{};
    MatingBudgets budgets;

    bool operator==(const GameOptions&) const = default;
};

}  // namespace rules
