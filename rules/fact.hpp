// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/assistant_duty.hpp"
#include "rules/chess960.hpp"
#include "rules/clock.hpp"
#include "rules/duty.hpp"
#include "rules/event.hpp"
#include "rules/instant.hpp"
#include "rules/outcome.hpp"
#include "rules/placement.hpp"
#include "rules/setup.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What a game answers to an event: facts, never sentences.
namespace rules {

enum class Refusal : std::uint8_t {
    touch_move,
    not_your_turn,
    not_understood,
    ambiguous,
    illegal,
    promotion_missing,
    game_over,
    not_started,
    not_announced,
    no_clock,
    no_offer,
    too_early,
    not_allowed,
    no_duty,
};

/// What stands behind a refusal, where its reason alone says too little.
enum class Hindrance : std::uint8_t {
    piece_released,      ///< the piece was let go, and stays (4.7)
    repetition_awaited,  ///< the press waits for it, as was settled
    sealing_unfinished,  ///< the clock has not been pressed (I.1.1)
    moves_missing,       ///< each player must have made one (5.2.3)
    move_unfinished,     ///< a piece is still to be put or taken off for it (4.7, D.2.3)
    draws_restricted,    ///< by the rules of the event (9.1.1)
    clocks_stopped,      ///< until the arbiter lets the game go on (6.11)
    claim_open,          ///< it waits for the arbiter's decision
    mate_unproved,       ///< it is not known yet whether there can be a mate (6.9)
    adjourned,           ///< until the game is resumed (Guideline I)
    envelope_closed,     ///< the sealed move does not stand on the board yet (I.9)
    player_absent,       ///< who is not there does nothing
    nothing_lifted,      ///< no piece is in the hand
    square_empty,        ///< there is nothing to take up
    repetition_differs,  ///< what was repeated was another move (D.2.1)
    clocks_run,          ///< nobody has stopped them
    clock_pressed,       ///< words are corrected before the press only (D.2.8)
    no_claim,            ///< nothing waits for the arbiter
    offer_open,          ///< a draw was offered, and nobody has answered (9.1)
    not_adjourned,       ///< there is no envelope (Guideline I)
    envelope_lost,       ///< the move is stated instead (I.12.1)
    started,             ///< the game is on
    goes_on,             ///< the game is not over
    no_illegal_move,     ///< none stands on the board
    too_late,            ///< the opponent has moved since (A.4.2)
    for_players,         ///< the arbiter keeps out of it (1997 B5 and B6, 2009 A4)
    no_flag,             ///< the flags do not stand so
    player_there,        ///< who is there does not arrive
    no_absence,          ///< in the middle of play nobody is called absent
    not_asked,           ///< there is nothing to answer
    no_views,            ///< the arbiter keeps no score to be looked at (A.3.2)
    casual_only,         ///< in a strict game a move stands
    no_deduction,        ///< an assistant of a disabled player costs nothing (6.2.6)
    not_in_edition,      ///< it came later, or is gone
    clock_fixed,         ///< without supervision, after ten moves each (A.4.1.1)
    claim_binds,         ///< its written move must be played (9.5.3)
    helps,               ///< no answer that helps (11.3.1)
    no_pawn,             ///< none is one step from there
    no_move_made,        ///< there is nothing to announce
    time_short,          ///< the flag would fall before
    too_few_moves,       ///< the game is not so long
    piece_touched,       ///< the right to claim is lost for this move (9.4)
    not_on_move,         ///< who claims a draw has the move (9.2)
};

enum class Verdict : std::uint8_t { correct, wrong, inadmissible, deferred };
enum class Match : std::uint8_t { equal, mismatch, incomplete };
enum class TimeReason : std::uint8_t { wrong_claim, quickplay, arbiter, correction, assistant };
enum class OfferEnd : std::uint8_t { accepted, declined, touch, move, end };
enum class Irregularity : std::uint8_t {
    press_before_announce,
    press_without_move,
    announcement_differs,
    no_repeat,
    unpromoted,
    two_hands,
    stop_without_reason,
    written_ahead,
    not_written,
    score_views,
    offer_repeated,
    displaced,
};
enum class Correction : std::uint8_t { white, black, both, none };
enum class Doubt : std::uint8_t { open, unsettled };
enum class Cancellation : std::uint8_t { wrong_setup, reversed_colors, position_lost };
enum class AssistantNote : std::uint8_t { required, only_a_and_b, not_entitled };

namespace facts {

enum class MoveState : std::uint8_t { made, completed };

struct Moved {
    Color side{};
    std::string san;  ///< "-" for an illegal move
    Displacement squares;
    MoveState state{};
};
struct Refused {
    std::optional<Color> side;
    std::string input;  ///< empty: the event itself
    Refusal reason{};
    std::optional<Hindrance> because = std::nullopt;
};
struct DutyArose {
    Color side{};
    Duty duty;
    bool by_claim = false;  ///< the move that was written for a wrong claim (9.5.3)
};
struct IllegalMove {
    Color side{};
    int count = 0;
    Duration bonus{};
};
struct Restored {
    Setup setup;
};
struct PositionTold {
    Setup setup;
};
struct DrawOffered {
    Color side{};
};
struct OfferEnded {
    Color side{};
    OfferEnd by{};
};
struct Claimed {
    Color side{};
    ClaimKind kind{};
    Verdict verdict{};
    std::optional<Hindrance> because{};  ///< of what is not admissible, where it is known
    bool awaited = false;                ///< deferred: the arbiter has not spoken yet
};
struct TimeAdded {
    Color side{};
    Duration time{};
    TimeReason why{};
};
struct TimeTaken {
    Color side{};
    Duration time{};
    TimeReason why{};
};
/// A clock beside the program is to show this.
struct TimeSet {
    Color side{};
    Duration time{};
};
struct ControlChanged {
    std::string control;
};
struct ClockTold {
    ClockReading clock;
};
struct MovesTold {
    std::array<int, 2> completed{};
    std::optional<int> to_control;
};
struct StateTold {
    bool check = false;
    int halfmoves = 0;
    int occurrences = 0;
    Setup setup;  ///< for the castling rights
};
struct FlagFell {
    Color side{};
};
struct FlagNoticed {
    Color side{};
};
struct Announced {
    Color side{};
    std::string words;
    Match verdict{};
    bool early = false;  ///< no piece was in the hand yet to compare the words with
};
struct Repeated {
    Color side{};
    Match verdict{};
};
struct ExecutedOnBoard {
    Color side{};
};
struct Irregular {
    Color side{};
    Irregularity kind{};
};
struct Punished {
    Color side{};
    Penalty penalty{};
};
struct Signed {
    Color side{};
};
/// The player is asked whether he resigns (5.1.2).
struct ResignationAsked {
    Color side{};
};
struct PlaysOn {
    Color side{};
};
struct Verified {
    Color side{};
};
/// Guideline II: the pieces of the first rank from the a-file on.
struct SetupTold {
    int number = 0;
    FirstRank rank{};
};
struct ScoresResolved {
    int common_plies = 0;
    Setup setup;
    Correction correct{};
    bool scores_differ = false;
};
struct Adjourned {
    Setup setup;
};
struct Sealed {
    Color side{};
    int number = 0;
};
struct EnvelopeTold {
    Color side{};
    int number = 0;
    std::array<Duration, 2> used{};
    bool offer = false;
    Setup setup;
};
struct Opened {
    Color side{};     ///< whose move it is
    std::string san;  ///< "-" when it is no legal move
};
struct Resumed {
    ClockReading clock;
};
/// Article 6.9 asks whether the side can still mate, and that is not proved yet; or it never was,
/// and the ruling goes by what is likely.
struct MateInDoubt {
    Color side{};
    Doubt doubt{};
};
struct Cancelled {
    Cancellation why{};
};
struct AssistantTold {
    Color side{};
    AssistantNote note{};
};
/// Article 10.1, where the event has named a point system: in half points.
struct PointsTold {
    std::array<int, 2> half_points{};
};
/// Who is absent may still come.
struct DefaultWaived {
    std::optional<Color> side;
    std::optional<Duration> until;
};
/// An assistant does one of his duties; what comes of it follows.
struct Assisted {
    Color side{};
    AssistantDuty duty{};
};
struct Ended {
    Outcome outcome;
};

}  // namespace facts

using FactBody = std::variant<facts::Moved,
                              facts::Refused,
                              facts::DutyArose,
                              facts::IllegalMove,
                              facts::Restored,
                              facts::PositionTold,
                              facts::DrawOffered,
                              facts::OfferEnded,
                              facts::Claimed,
                              facts::TimeAdded,
                              facts::TimeTaken,
                              facts::ControlChanged,
                              facts::ClockTold,
                              facts::MovesTold,
                              facts::StateTold,
                              facts::FlagFell,
                              facts::FlagNoticed,
                              facts::Announced,
                              facts::Repeated,
                              facts::ExecutedOnBoard,
                              facts::Irregular,
                              facts::Punished,
                              facts::Signed,
                              facts::ResignationAsked,
                              facts::PlaysOn,
                              facts::Verified,
                              facts::SetupTold,
                              facts::ScoresResolved,
                              facts::Adjourned,
                              facts::Sealed,
                              facts::EnvelopeTold,
                              facts::Opened,
                              facts::Resumed,
                              facts::MateInDoubt,
                              facts::Cancelled,
                              facts::AssistantTold,
                              facts::Assisted,
                              facts::Ended,
                              facts::PointsTold,
                              facts::DefaultWaived,
                              facts::TimeSet>;

/// A fact and the instant at which it became one.
struct Fact {
    Instant at{};
    FactBody what;
};
using Facts = std::vector<Fact>;

}  // namespace rules
