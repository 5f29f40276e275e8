// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "src/train/pair/costs.hpp"
#include "src/train/pair/level.hpp"
#include "src/train/pair/turn.hpp"

#include <optional>
#include <vector>

namespace client::train::pair {

/// Who is on, and with which step.
struct Due {
    rules::Color side{};
    Step step{};

    bool operator==(const Due&) const = default;
};

/// One game, or some moves of one, with a board for each player. Whatever the Laws say of it the
/// game says; what the players' hands have left on their own boards stands here.
struct Exercise {
    Exercise(rules::GameOptions options, rules::Instant at);

    rules::Game game;
    rules::BySide<rules::Placement> boards;
    std::vector<Turn> turns;  ///< the last one is on its way
    rules::BySide<Costs> costs{};
    std::optional<Due> timed{};  ///< the step whose time runs
    rules::Instant since{};      ///< when it began to
    bool is_over = false;

    [[nodiscard]] Turn& turn() { return turns.back(); }
    [[nodiscard]] const Turn& turn() const { return turns.back(); }
    /// The opponent's last announced move, as this side has to answer it; null if there is none.
    [[nodiscard]] Turn* heard_by(rules::Color listener);
    [[nodiscard]] const Turn* heard_by(rules::Color listener) const;
    /// None once it is over.
    [[nodiscard]] std::optional<Due> due() const;
    [[nodiscard]] bool boards_differ() const
    {
        return boards[rules::Color::white].board() != boards[rules::Color::black].board();
    }
    void begin_turn();
    /// Both boards stand as the game does, and the move begins anew.
    void set_boards();
};

/// Both players are bound to announce before they press (D.2.1, D.2.4), so the game is told that
/// neither sees the other's board.
[[nodiscard]] rules::GameOptions options_of(const rules::Placement& start, Level level);

/// What a hand does on its own board to put a piece there.
[[nodiscard]] std::vector<rules::Event> deeds_of(const rules::Placement& before,
                                                 const rules::Displacement& put);
/// As far as the pieces of this board can follow.
[[nodiscard]] rules::Placement carried_out(const rules::Placement& board,
                                           const rules::Displacement& put);
/// The one thing that words without a legal move can mean to a hand; none if there are more.
[[nodiscard]] std::optional<rules::Displacement> put_by_words(const rules::Placement& before,
                                                              const rules::Heard& heard);

}  // namespace client::train::pair
