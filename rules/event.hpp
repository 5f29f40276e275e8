// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/given_move.hpp"
#include "rules/instant.hpp"
#include "rules/letters.hpp"
#include "rules/mating.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/setup.hpp"
#include "rules/written.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Everything that can happen at a chessboard, as values. A game changes by these and nothing else.
namespace rules {

/// Announced words as somebody understood them in the position they were about.
struct Heard {
    enum class Sense : std::uint8_t { move, illegal, incomplete, nonsense };

    std::string words;
    Sense sense = Sense::nonsense;
    std::optional<Move> move = std::nullopt;        ///< with Sense::move
    std::optional<Written> written = std::nullopt;  ///< with Sense::illegal: what they say

    bool operator==(const Heard&) const = default;
};

enum class ClaimKind : std::uint8_t {
    threefold,
    fifty,
    flag,
    illegal,
    touch,
    setup,
    colors,
    cannot_mate,  ///< 2009 B3.c: the offender's claim
    quickplay,
    increment,
    clock,      ///< Guideline I.13: my time was set wrongly at the resumption
    agreement,  ///< Article 9.1.1: both want the draw, and the arbiter is asked
};

/// Article 12.9, in its order. Time and score are events of their own.
enum class Penalty : std::uint8_t { warning, fine, exclusion, expulsion };

namespace events {

/// The clocks are started for White (Article 6.6).
struct Start {
    bool operator==(const Start&) const = default;
};
/// Only lets time pass.
struct Tick {
    bool operator==(const Tick&) const = default;
};

// The hand on the board: Article 4 and, for the impaired player, D.2.2 to D.2.4.
struct Touch {
    Color side{};
    std::vector<Square> squares;
    bool together = false;  ///< at once, or nobody knows in which order (4.3.3)
    bool operator==(const Touch&) const = default;
};
struct Adjust {
    Color side{};
    std::vector<Square> squares;  ///< none: whatever is touched in this turn
    bool operator==(const Adjust&) const = default;
};
struct Release {
    Color side{};
    Square square = Square::at(0);
    bool operator==(const Release&) const = default;
};
struct Lift {
    Color side{};
    Square square = Square::at(0);
    bool operator==(const Lift&) const = default;
};
struct Remove {
    Color side{};
    Square square = Square::at(0);
    bool operator==(const Remove&) const = default;
};
struct Place {
    Color side{};
    std::optional<Role> role;  ///< a new piece for a promoted pawn
    Square square = Square::at(0);
    std::optional<Square> from = std::nullopt;  ///< which piece, where several are in the hand
    bool operator==(const Place&) const = default;
};
/// Pieces knocked over or shifted (Article 7.4).
struct Displace {
    Color side{};
    std::vector<Square> squares;
    bool operator==(const Displace&) const = default;
};
/// The whole act at once: touch, release, and for an impaired player the announcement.
struct Play {
    Color side{};
    GivenMove move;
    bool operator==(const Play&) const = default;
};
struct Press {
    Color side{};
    bool operator==(const Press&) const = default;
};
/// The next move is made with two hands (Article 7.5.4).
struct TwoHands {
    Color side{};
    bool operator==(const TwoHands&) const = default;
};

// Words: Appendix D.
struct Announce {
    Color side{};
    Heard heard;
    bool operator==(const Announce&) const = default;
};
struct Correct {
    Color side{};
    Heard heard;
    bool operator==(const Correct&) const = default;
};
struct Repeat {
    Color side{};
    Heard heard;
    bool operator==(const Repeat&) const = default;
};
struct Executed {
    Color side{};
    bool operator==(const Executed&) const = default;
};

// Score sheets: Article 8.
struct Write {
    Color side{};
    std::string text;
    bool operator==(const Write&) const = default;
};
struct ViewScore {
    Color side{};
    bool operator==(const ViewScore&) const = default;
};
/// Article 8.7: the player confirms the result on both sheets.
struct Sign {
    Color side{};
    bool operator==(const Sign&) const = default;
};

// What players say to each other and to the arbiter.
struct Offer {
    Color side{};
    bool operator==(const Offer&) const = default;
};
struct Accept {
    Color side{};
    bool operator==(const Accept&) const = default;
};
struct Decline {
    Color side{};
    bool operator==(const Decline&) const = default;
};
struct Resign {
    Color side{};
    bool operator==(const Resign&) const = default;
};
/// A sign that may mean resignation (5.1.2): king laid down, hand held out, clocks stopped, sheet
/// signed.
enum class GestureKind : std::uint8_t { king, hand, clocks, sheet };
struct Gesture {
    Color side{};
    GestureKind kind{};
    bool operator==(const Gesture&) const = default;
};
/// The player did not mean to resign.
struct PlayOn {
    Color side{};
    bool operator==(const PlayOn&) const = default;
};
/// III.6: the opponent confirms the position that the claimant wrote down.
struct Verify {
    Color side{};
    bool operator==(const Verify&) const = default;
};
/// Article 6.11.2: only to seek the arbiter's help.
struct StopClocks {
    Color side{};
    bool with_reason = true;
    std::string words{};  ///< what the player said he stopped them for
    bool operator==(const StopClocks&) const = default;
};
struct Arrive {
    Color side{};
    bool operator==(const Arrive&) const = default;
};
struct Leave {
    Color side{};
    bool operator==(const Leave&) const = default;
};
struct Claim {
    Color side{};
    ClaimKind kind{};
    std::string intended;  ///< the written move of 9.2.1.1 or 9.3.1, or empty
    bool operator==(const Claim&) const = default;
};
/// A.4.2: the players undo a standing illegal move without the arbiter.
struct AgreeBack {
    bool operator==(const AgreeBack&) const = default;
};
/// Casual play only.
struct Undo {
    bool operator==(const Undo&) const = default;
};

// The arbiter: Articles 6.10, 6.11, 7.1 and 12.9, A.4.4, Guideline III.
struct HaltClocks {
    bool operator==(const HaltClocks&) const = default;
};
struct GoOn {
    bool operator==(const GoOn&) const = default;
};
struct SetTime {
    Color side{};
    Duration time{};
    bool for_schedule = false;  ///< the event would suffer otherwise (A.4.1.1)
    bool operator==(const SetTime&) const = default;
};
struct SetCounter {
    Color side{};
    int presses = 0;
    bool operator==(const SetCounter&) const = default;
};
struct AddTime {
    Color side{};
    Duration time{};
    bool operator==(const AddTime&) const = default;
};
struct TakeTime {
    Color side{};
    Duration time{};
    bool operator==(const TakeTime&) const = default;
};
/// Article 6.2.6: time off for the help of an assistant.
struct Deduct {
    Color side{};
    Duration time{};
    bool operator==(const Deduct&) const = default;
};
/// Article 7.6: the pieces are put back, as they stood or as they last could be identified.
struct PutBack {
    std::optional<int> plies;  ///< moves that are left; none: all of them
    bool operator==(const PutBack&) const = default;
};
struct SeeIllegal {
    bool operator==(const SeeIllegal&) const = default;
};
struct SeeIllegalPosition {
    bool operator==(const SeeIllegalPosition&) const = default;
};
struct SeeFlag {
    std::optional<Color> side = std::nullopt;  ///< of a clock that the program does not see (6.2)
    bool operator==(const SeeFlag&) const = default;
};
/// Article 6.7.1, Guideline I.10: the arbiter decides otherwise about the default time.
struct WaiveDefault {
    std::optional<Color> side;      ///< none: both players
    std::optional<Duration> until;  ///< after the start or the resumption; none: without end
    bool operator==(const WaiveDefault&) const = default;
};
struct FlagsUnknown {
    bool operator==(const FlagsUnknown&) const = default;
};
struct Punish {
    Color side{};
    Penalty penalty{};
    bool operator==(const Punish&) const = default;
};
/// A device that was not allowed is found on a player (Article 11.3.2).
struct FindDevice {
    Color side{};
    bool operator==(const FindDevice&) const = default;
};
struct Rule {
    Points score{};
    bool operator==(const Rule&) const = default;
};
enum class Ruling : std::uint8_t { accept, reject, defer };
/// What the arbiter says to the claim that waits for him.
struct RuleClaim {
    Ruling ruling{};
    bool operator==(const RuleClaim&) const = default;
};
/// Article 7.2.2: the position is put on a board turned the right way, and play goes on.
struct TurnBoard {
    bool operator==(const TurnBoard&) const = default;
};
/// Article 8.6: it cannot be shown that a player overstepped the time.
struct CountUnknown {
    bool operator==(const CountUnknown&) const = default;
};

// Answers to what the game could not find out within its budget.
/// The position after so many plies is dead (5.2.2): the game ended when it arose.
struct ProveDead {
    int plies = 0;
    bool operator==(const ProveDead&) const = default;
};
/// Whether the opponent of who has lost can mate by any series of legal moves (6.9).
struct AnswerMate {
    Answer answer{};
    bool operator==(const AnswerMate&) const = default;
};

// Two boards, two scores: Article D.2.9.
struct ShowBoard {
    Color side{};
    Board board;
    bool operator==(const ShowBoard&) const = default;
};
struct ShowScore {
    Color side{};
    std::vector<std::string> moves;
    std::optional<Letters> letters;  ///< none: nobody has said
    bool operator==(const ShowScore&) const = default;
};
struct Resolve {
    bool operator==(const Resolve&) const = default;
};

// Adjournment: Guideline I.
struct Adjourn {
    std::optional<Instant> nominal_end;  ///< I.1.2: who stops early is charged up to here
    bool operator==(const Adjourn&) const = default;
};
struct Seal {
    std::string text;
    bool operator==(const Seal&) const = default;
};
struct ShowEnvelope {
    bool operator==(const ShowEnvelope&) const = default;
};
struct LoseEnvelope {
    bool operator==(const LoseEnvelope&) const = default;
};
/// I.12.2: neither envelope nor position can be restored.
struct LosePosition {
    bool operator==(const LosePosition&) const = default;
};
struct Resume {
    bool operator==(const Resume&) const = default;
};
struct Open {
    bool operator==(const Open&) const = default;
};

// Questions: they change nothing and are answered by facts.
enum class Question : std::uint8_t { time, moves, state, fen };
struct Ask {
    Question question{};
    std::optional<Color> side;  ///< who asks
    bool operator==(const Ask&) const = default;
};

/// What somebody may try to do for a player: his six duties, and what is the player's own.
using AssistantAct = std::variant<Executed,
                                  Announce,
                                  Correct,
                                  Repeat,
                                  Write,
                                  Press,
                                  Ask,
                                  Claim,
                                  Touch,  ///< the opponent's, as it is told to the arbiter
                                  Seal,
                                  Play,
                                  Offer,
                                  Accept,
                                  Decline,
                                  Resign>;
/// The assistant of a side acts (D.2.10).
struct Assist {
    Color side{};
    AssistantAct act;
    bool operator==(const Assist&) const = default;
};

}  // namespace events

using Event = std::variant<events::Start,
                           events::Tick,
                           events::Touch,
                           events::Adjust,
                           events::Release,
                           events::Lift,
                           events::Remove,
                           events::Place,
                           events::Displace,
                           events::Play,
                           events::Press,
                           events::TwoHands,
                           events::Announce,
                           events::Correct,
                           events::Repeat,
                           events::Executed,
                           events::Write,
                           events::ViewScore,
                           events::Sign,
                           events::Offer,
                           events::Accept,
                           events::Decline,
                           events::Resign,
                           events::Gesture,
                           events::PlayOn,
                           events::Verify,
                           events::StopClocks,
                           events::Arrive,
                           events::Leave,
                           events::Claim,
                           events::AgreeBack,
                           events::Undo,
                           events::HaltClocks,
                           events::GoOn,
                           events::SetTime,
                           events::SetCounter,
                           events::AddTime,
                           events::TakeTime,
                           events::Deduct,
                           events::PutBack,
                           events::SeeIllegal,
                           events::SeeIllegalPosition,
                           events::SeeFlag,
                           events::FlagsUnknown,
                           events::Punish,
                           events::FindDevice,
                           events::Rule,
                           events::RuleClaim,
                           events::TurnBoard,
                           events::CountUnknown,
                           events::ProveDead,
                           events::AnswerMate,
                           events::ShowBoard,
                           events::ShowScore,
                           events::Resolve,
                           events::Adjourn,
                           events::Seal,
                           events::ShowEnvelope,
                           events::LoseEnvelope,
                           events::LosePosition,
                           events::Resume,
                           events::Open,
                           events::Ask,
                           events::Assist,
                           events::WaiveDefault>;

/// An event and the instant at which it happened.
struct TimedEvent {
    Instant at{};
    Event event;

    bool operator==(const TimedEvent&) const = default;
};

}  // namespace rules
