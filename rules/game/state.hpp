// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/clock.hpp"
#include "rules/duty.hpp"
#include "rules/event.hpp"
#include "rules/fact.hpp"
#include "rules/game_options.hpp"
#include "rules/outcome.hpp"
#include "rules/placement.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// All that a game remembers. Only the handlers of events write it.
namespace rules {

template <class Value>
class BySide {
public:
    [[nodiscard]] Value& operator[](Color side) { return values_[static_cast<std::size_t>(side)]; }
    [[nodiscard]] const Value& operator[](Color side) const
    {
        return values_[static_cast<std::size_t>(side)];
    }
    bool operator==(const BySide&) const = default;

private:
    std::array<Value, 2> values_{};
};

/// One move as it was made: the arbiter's record.
struct Ply {
    Color side{};
    std::optional<Move> move;  ///< none: an illegal move that stands
    Displacement squares;
    std::string san = "-";
    Placement after;
    int occurrence = 1;  ///< how often this position has stood on the board (9.2.2)
    Instant made{};
    std::optional<Instant> completed;
    Clock clock;                  ///< as it stood when the move was completed, stopped
    bool pressed = false;         ///< counted by the clock
    bool illegal = false;         ///< nobody says so before the press (7.5.1)
    std::vector<Square> touched;  ///< for an illegal one: what binds the move that replaces it
    bool two_hands = false;
    bool announced_aloud = false;     ///< in words of its own, so that a repetition is due
    std::optional<Heard> announced;   ///< the words, as last corrected (D.2.8)
    bool executed = false;            ///< on the opponent's board (D.2.1)
    std::optional<Move> executed_as;  ///< there, where it was not this move
    bool offer = false;               ///< (=) stands beside it (8.1.5)

    bool operator==(const Ply&) const = default;
};

/// What the side to move has done on the board so far in this turn (Article 4).
struct Act {
    std::vector<Square> touched;
    std::vector<Square> adjusted;
    bool adjusts_all = false;
    std::optional<Square> adjusting;  ///< the piece that is being adjusted
    std::optional<Duty> duty;
    std::vector<Square> in_hand;      ///< own pieces touched or lifted, and not put back
    std::optional<Square> hand;       ///< where the one of them that moves comes from
    std::optional<Square> lifted;     ///< the same, if it is off the board and not only touched
    std::optional<Square> put;        ///< where it was let go
    std::optional<Square> rook_hand;  ///< the rook of a castling in progress
    std::optional<Square> rook_put;
    std::optional<Wing> castling;   ///< king and rook go to this wing
    std::optional<Role> promotion;  ///< the new piece that touched the square (4.4.4)
    std::optional<Square> promoted_on;
    std::vector<Square> removed;
    std::optional<Heard> heard;
    std::optional<Match> repeated;  ///< by the other side, before the move was carried out
    std::optional<Move> intended;   ///< of a wrong claim: it must be played (9.5.3)
    bool breaks_duty = false;       ///< another piece was put than the one touched first (4.3)
    bool two_hands = false;

    bool operator==(const Act&) const = default;
};

enum class Offence : std::uint8_t { illegal_move, unpromoted, two_hands, press_without_move };

/// An irregularity that nobody has ruled on yet.
struct Unseen {
    Color side{};
    Offence offence{};
    std::size_t plies = 0;  ///< moves made before it
    Clock clock;            ///< when the clock was pressed
    std::vector<Square> touched;

    bool operator==(const Unseen&) const = default;
};

/// A move that broke a duty of Article 4 unseen; the opponent may complain until he touches (4.8).
struct TouchBreach {
    Color side{};
    std::size_t plies = 0;
    std::vector<Square> touched;
    std::optional<Clock> clock;  ///< when it was pressed

    bool operator==(const TouchBreach&) const = default;
};

/// A claim that waits for the arbiter.
struct OpenClaim {
    Color side{};
    ClaimKind kind{};
    bool postponed = false;
    bool flag_fell = false;  ///< the claimant's, after the arbiter postponed his decision
    bool verified = false;   ///< by the opponent (III.6)

    bool operator==(const OpenClaim&) const = default;
};

/// One line of a player's own score sheet.
struct SheetLine {
    std::string text;
    std::optional<Move> move;  ///< none: unreadable
    Instant at{};
    std::array<Duration, 2> left{};

    bool operator==(const SheetLine&) const = default;
};

struct Sheet {
    std::vector<SheetLine> lines;
    std::optional<std::size_t> free_in;  ///< the period in which recording may stop (8.4)
    int views = 0;                       ///< of the arbiter's record (A.3.2)
    bool is_signed = false;
    std::vector<std::string> shown;  ///< the score as brought to the arbiter (D.2.9)
    std::optional<Letters> shown_letters;
    std::optional<Board> shown_board;

    bool operator==(const Sheet&) const = default;
};

enum class Stage : std::uint8_t { none, sealing, sealed, resumed };

/// Guideline I.
struct Adjournment {
    Stage stage = Stage::none;
    Color sealer{};
    std::string text;
    bool move_on_board = false;  ///< a move made after the call must be the sealed one
    bool reply = false;          ///< I.9.3: sealed because the other side is away
    std::optional<Instant> nominal_end;
    std::optional<Instant> resumed_at;
    bool lost = false;
    bool opened = false;
    bool offered_since = false;  ///< a draw, after the sealing: it stands until answered (I.4)
    BySide<bool> moved_since;    ///< after the resumption (I.13)

    bool operator==(const Adjournment&) const = default;
};

/// Times and move numbers as the arbiter noted them (Article 6.10).
struct ClockNote {
    Instant at{};
    ClockReading clock;
    std::array<int, 2> completed{};

    bool operator==(const ClockNote&) const = default;
};

enum class Phase : std::uint8_t { before, playing, over };

/// Who has lost, unless the opponent cannot mate: nothing is ruled until that is answered.
struct OpenLoss {
    Color loser{};
    EndReason lost{};
    EndReason drawn{};

    bool operator==(const OpenLoss&) const = default;
};

struct GameState {
    GameOptions options;
    Phase phase = Phase::before;
    std::optional<Outcome> outcome;
    std::optional<Cancellation> cancelled;
    Instant now{};
    Instant started_at{};

    std::vector<Ply> history;
    Act act;
    std::optional<Act> misplaced;  ///< how the last move was made, an illegal one before its press
    Clock clock;
    std::optional<Color> paused;                   ///< whose clock goes on after the pause
    BySide<std::optional<std::size_t>> unpressed;  ///< the ply made but not yet completed
    BySide<int> completed;
    BySide<int> illegal_moves;
    BySide<bool> counts_in_finish;  ///< the illegal moves are those of the quickplay finish
    BySide<Sheet> sheets;
    BySide<bool> absent;
    BySide<bool> awaited;  ///< the default time does not count for him (6.7.1)
    BySide<std::optional<Duration>> awaited_until;
    BySide<bool> pressed_by_assistant;

    std::optional<Color> offer;
    BySide<std::optional<int>> last_offer;  ///< the number of the move
    BySide<bool> offer_awaits_move;  ///< (=) belongs to the move that the side has yet to make
    std::optional<OpenClaim> open_claim;
    std::optional<OpenClaim> claim_set_aside;  ///< comes up again when the open one is settled
    std::optional<OpenLoss> open_loss;
    std::vector<std::size_t> perhaps_dead;  ///< plies after which that was not found out
    std::vector<Unseen> unseen;
    std::optional<TouchBreach> breach;
    bool bare_press = false;  ///< in a hall: the clock was pressed without a move, and nobody moved
    bool awaits_lawful_position = false;  ///< the arbiter has seen it and waits a move (A.4.4)
    std::optional<Color> displaced_by;
    std::optional<Color> asked_to_resign;
    std::optional<Match> repetition;  ///< of the last move by the other side
    Adjournment adjournment;
    std::vector<ClockNote> notes;
    int half_hours_noted = 0;

    [[nodiscard]] const Placement& placement() const
    {
        return history.empty() ? options.start : history.back().after;
    }
    /// What stood on the board before a ply.
    [[nodiscard]] const Placement& before(std::size_t ply) const
    {
        return ply == 0 ? options.start : history[ply - 1].after;
    }
    [[nodiscard]] Color turn() const { return placement().turn(); }
    /// What is in force now: the quickplay finish may have rules of its own.
    [[nodiscard]] const Ruleset& rules() const
    {
        const bool finish = !options.rules.quickplay_finish.empty() &&
                            clock.side(turn()).period > 0 && clock.in_last_period(turn());
        return finish ? in_quickplay_finish(options.rules) : options.rules;
    }
    [[nodiscard]] const Player& player(Color side) const
    {
        return options.players[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] bool impaired(Color side) const { return player(side).visually_impaired; }
    [[nodiscard]] bool assisted(Color side, AssistantDuty duty) const
    {
        return player(side).assistant && player(side).assistant->has(duty);
    }
    [[nodiscard]] bool sees_all() const { return options.watch == Watch::automatic; }

    bool operator==(const GameState&) const = default;
};

}  // namespace rules
