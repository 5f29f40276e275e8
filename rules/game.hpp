// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/event.hpp"
#include "rules/fact.hpp"
#include "rules/game/state.hpp"
#include "rules/game_options.hpp"

#include <span>
#include <vector>

namespace rules {

/// A game under one edition of the Laws: position, history, clock, offers, claims. It changes by
/// apply and nothing else, and the list of its events rebuilds it.
class Game {
public:
    explicit Game(GameOptions options = {});
    /// The same game once more: equal options and events always give an equal game.
    [[nodiscard]] static Game rebuilt(GameOptions options, std::span<const TimedEvent> events);

    /// What an event at an instant leads to. An instant before the last one counts as the last.
    /// What cannot be is answered by a refusal and changes nothing.
    Facts apply(const Event& event, Instant at);

    /// Everything that happened, for appeals (11.10) and for rebuilding; questions leave no trace,
    /// and every move is as_written.
    [[nodiscard]] std::span<const TimedEvent> events() const { return log_; }

    /// The event as the list has it: a move that was handed in as a score sheet would have it now,
    /// so that a list that was kept and read again is the same.
    [[nodiscard]] Event as_written(Event event) const;

    [[nodiscard]] const GameState& state() const { return state_; }
    [[nodiscard]] const GameOptions& options() const { return state_.options; }
    [[nodiscard]] const Placement& placement() const { return state_.placement(); }
    [[nodiscard]] const Clock& clock() const { return state_.clock; }
    [[nodiscard]] std::span<const Ply> record() const { return state_.history; }
    [[nodiscard]] const std::optional<Outcome>& outcome() const { return state_.outcome; }
    /// What stood on the board when the words of an announcement were spoken: the move that the
    /// side is making, or has made and not yet completed.
    [[nodiscard]] const Placement& announced_from(Color side) const;
    /// The same for the words with which a side repeats the other's last move.
    [[nodiscard]] const Placement& repeated_from(Color listener) const;
    /// Whose move the assistant of a side would speak of now.
    [[nodiscard]] Color announced_by_assistant(Color side) const;

    friend bool operator==(const Game& one, const Game& other)
    {
        return one.state_ == other.state_ && one.log_ == other.log_;
    }

private:
    GameState state_;
    std::vector<TimedEvent> log_;
    Instant latest_{};
};

}  // namespace rules
