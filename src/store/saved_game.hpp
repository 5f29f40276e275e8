// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/score.hpp"
#include "src/base/calendar.hpp"
#include "src/store/use.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace client::store {

/// Names a saved game; people type it.
enum class GameId : std::int64_t {};

/// What is known of a game beside its events.
struct GameHead {
    std::array<std::string, 2> names;
    std::string engine;               ///< the program that is played against; empty: two people
    std::string strength;             ///< of the engine: `level 3`, `elo 1500`
    std::optional<rules::Color> own;  ///< the side of the one at the keyboard
    base::CalendarTime started{};
    rules::GameOptions options;

    bool operator==(const GameHead&) const = default;
};

/// A game as it was left.
struct SavedGame {
    GameId id{};
    GameHead head;
    rules::Game game;
    rules::Instant reached{};  ///< how far its time had run when it was last heard of
    Uses uses{};               ///< in a tournament
};

/// A game in a list.
struct GameSummary {
    GameId id{};
    std::array<std::string, 2> names;
    base::CalendarTime started{};
    base::CalendarTime changed{};
    std::int64_t moves = 0;             ///< by both sides
    std::optional<std::string> result;  ///< as a fact line writes it; none: unfinished
};

/// A game that was kept as it stands in a list.
[[nodiscard]] GameSummary summary_of(const SavedGame& saved);

/// The game as a score with the times on the clocks; none if it began from a position that no score
/// can. Moves after an illegal one that stands are left out.
[[nodiscard]] std::optional<rules::Score> score_of(const rules::Game& game, const GameHead& head);

}  // namespace client::store
