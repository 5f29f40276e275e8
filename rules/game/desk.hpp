// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"
#include "rules/game/state.hpp"
#include "rules/game_questions.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The arbiter's desk: one event on its way through the game. Here is what all articles share; each
/// article has its own file with the handlers of its events.
namespace rules::laws {

class Desk {
public:
    Desk(GameState& state, Instant now) : game{state}, now_{now} {}

    GameState& game;

    [[nodiscard]] Instant now() const { return now_; }
    /// For what happens by itself between two events, such as the fall of a flag.
    void at(Instant now) { now_ = now; }
    void tell(FactBody what) { facts_.push_back({now_, std::move(what)}); }
    void refuse(std::optional<Color> side,
                Refusal reason,
                std::string_view input = {},
                std::optional<Hindrance> because = std::nullopt);
    /// What follows is one event, and changes nothing if it is refused.
    void begin();
    /// Before the moves made so far change and a refusal may still follow.
    void remember_moves();
    /// A duty was broken: a refusal does not undo that (4.3).
    void note_breach() { breach_noted_ = true; }
    /// What was refused changes nothing.
    void forget_if_refused();
    /// Who tried it is refused, whoever the act was about.
    void refuse_instead(Color side);
    [[nodiscard]] Facts take_facts() { return std::move(facts_); }
    [[nodiscard]] bool silent() const { return facts_.empty(); }

private:
    Instant now_;
    Facts facts_;
    std::optional<GameState> before_;  ///< without its moves
    std::optional<std::vector<Ply>> moves_before_;
    std::size_t facts_before_ = 0;
    bool breach_noted_ = false;
};

/// The game is on, the side is there and the clocks are not stopped; otherwise it is refused.
[[nodiscard]] bool may_play(Desk& desk, Color side, std::string_view input = {});
/// The same, but with the clocks stopped: for claims (6.11.2, 9.5.1). While another claim waits for
/// the arbiter it is refused.
[[nodiscard]] bool may_claim(Desk& desk, Color side);
/// The game has begun and is not over; otherwise it is refused.
[[nodiscard]] bool goes_on(Desk& desk, std::optional<Color> side, std::string_view input = {});
/// What a game that is adjourned waits for.
[[nodiscard]] std::optional<Hindrance> why_adjourned(const Adjournment& adjournment);
/// The game is on and not adjourned, for rulings that change the position; otherwise refused.
[[nodiscard]] bool is_played(Desk& desk);
/// The side has the move: the other's move is made, and it is a lawful one or nobody has seen it.
[[nodiscard]] bool has_the_move(const GameState& game, Color side);

void end(Desk& desk, Points score, EndReason reason);
void cancel(Desk& desk, Cancellation why);
/// Ends the game against a side, as a draw if the other side could not have mated. Where that is
/// not found out at once, the game stands still until the answer comes.
void lose(Desk& desk, Color loser, LossTest test, EndReason lost, EndReason drawn);

/// There is a clock, the program's or another beside it.
[[nodiscard]] bool shows_times(const GameState& game);
void tell_clock(Desk& desk);
void add_time(Desk& desk, Color side, Duration time);
void give_time(Desk& desk, Color side, Duration time, TimeReason why);
void take_time(Desk& desk, Color side, Duration time, TimeReason why);
/// Stops the clocks, and remembers whose will go on.
void pause(Desk& desk);
void go_on(Desk& desk);
/// The clock of the side runs from now on, or after the pause if there is one.
void run_clock_of(Desk& desk, Color side);
/// The clock of the side runs, or will after the pause.
[[nodiscard]] bool is_on_the_clock(const GameState& game, Color side);

/// A claim to be ruled on before any that waits already; the clocks are stopped.
void put_first(Desk& desk, const OpenClaim& claim);
/// The open claim is settled: the one set aside comes up again, and the game goes on if it may.
void settle_claim(Desk& desk);

/// Leaves the moves before a ply, and forgets what was done since.
void go_back_to(GameState& game, std::size_t plies);

}  // namespace rules::laws
