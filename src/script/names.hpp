// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"
#include "rules/event.hpp"
#include "rules/fact.hpp"
#include "rules/outcome.hpp"
#include "speech/enum_names.hpp"
#include "speech/names.hpp"

/// The words of scripts and facts: a promise to their readers, kept in tables.
namespace client::script {

using speech::correction_names;
using speech::duty_letters;
using speech::EnumNames;
using speech::penalty_names;
using speech::score_names;
using speech::side_names;

inline constexpr EnumNames<rules::Edition::e2023> edition_names{{{
    {rules::Edition::e1997, "1997"},
    {rules::Edition::e2009, "2009"},
    {rules::Edition::e2018, "2018"},
    {rules::Edition::e2023, "2023"},
}}};
inline constexpr EnumNames<rules::Tempo::blitz> tempo_names{{{
    {rules::Tempo::standard, "standard"},
    {rules::Tempo::rapid, "rapid"},
    {rules::Tempo::blitz, "blitz"},
}}};
inline constexpr EnumNames<rules::ClaimKind::agreement> claim_names{{{
    {rules::ClaimKind::threefold, "threefold"},
    {rules::ClaimKind::fifty, "fifty"},
    {rules::ClaimKind::flag, "flag"},
    {rules::ClaimKind::illegal, "illegal"},
    {rules::ClaimKind::touch, "touch"},
    {rules::ClaimKind::setup, "setup"},
    {rules::ClaimKind::colors, "colours"},
    {rules::ClaimKind::cannot_mate, "cannot-mate"},
    {rules::ClaimKind::quickplay, "quickplay"},
    {rules::ClaimKind::increment, "increment"},
    {rules::ClaimKind::clock, "clock"},
    {rules::ClaimKind::agreement, "agreement"},
}}};
inline constexpr EnumNames<rules::events::GestureKind::sheet> gesture_names{{{
    {rules::events::GestureKind::king, "king"},
    {rules::events::GestureKind::hand, "hand"},
    {rules::events::GestureKind::clocks, "clocks"},
    {rules::events::GestureKind::sheet, "sheet"},
}}};
inline constexpr EnumNames<rules::Heard::Sense::nonsense> sense_names{{{
    {rules::Heard::Sense::move, "the move itself"},  // which stands in its place
    {rules::Heard::Sense::illegal, "illegal"},
    {rules::Heard::Sense::incomplete, "too-little"},
    {rules::Heard::Sense::nonsense, "nothing"},
}}};
inline constexpr EnumNames<rules::MoveKind::pass> move_kind_names{{{
    {rules::MoveKind::normal, ""},
    {rules::MoveKind::double_step, "double-step"},
    {rules::MoveKind::en_passant, "en-passant"},
    {rules::MoveKind::castling, "castling"},
    {rules::MoveKind::pass, "pass"},
}}};
inline constexpr EnumNames<rules::EndReason::device> reason_names{{{
    {rules::EndReason::mate, "mate"},
    {rules::EndReason::stalemate, "stalemate"},
    {rules::EndReason::dead_position, "dead-position"},
    {rules::EndReason::agreement, "agreement"},
    {rules::EndReason::threefold, "threefold"},
    {rules::EndReason::fivefold, "fivefold"},
    {rules::EndReason::fifty, "fifty"},
    {rules::EndReason::seventy_five, "seventy-five"},
    {rules::EndReason::resignation, "resignation"},
    {rules::EndReason::resignation_cannot_mate, "resignation-cannot-mate"},
    {rules::EndReason::time, "time"},
    {rules::EndReason::time_cannot_mate, "time-cannot-mate"},
    {rules::EndReason::illegal_moves, "illegal-moves"},
    {rules::EndReason::illegal_cannot_mate, "illegal-cannot-mate"},
    {rules::EndReason::illegal_position, "illegal-position"},
    {rules::EndReason::both_flags, "both-flags"},
    {rules::EndReason::by_default, "default"},
    {rules::EndReason::quickplay, "quickplay"},
    {rules::EndReason::arbiter, "arbiter"},
    {rules::EndReason::sealed_move, "sealed-move"},
    {rules::EndReason::sealed_cannot_mate, "sealed-cannot-mate"},
    {rules::EndReason::device, "device"},
}}};
inline constexpr EnumNames<rules::Refusal::no_duty> refusal_names{{{
    {rules::Refusal::touch_move, "touch-move"},
    {rules::Refusal::not_your_turn, "not-your-turn"},
    {rules::Refusal::not_understood, "not-understood"},
    {rules::Refusal::ambiguous, "ambiguous"},
    {rules::Refusal::illegal, "illegal"},
    {rules::Refusal::promotion_missing, "promotion-missing"},
    {rules::Refusal::game_over, "game-over"},
    {rules::Refusal::not_started, "not-started"},
    {rules::Refusal::not_announced, "not-announced"},
    {rules::Refusal::no_clock, "no-clock"},
    {rules::Refusal::no_offer, "no-offer"},
    {rules::Refusal::too_early, "too-early"},
    {rules::Refusal::not_allowed, "not-allowed"},
    {rules::Refusal::no_duty, "no-duty"},
}}};
inline constexpr EnumNames<rules::Verdict::deferred> verdict_names{{{
    {rules::Verdict::correct, "correct"},
    {rules::Verdict::wrong, "wrong"},
    {rules::Verdict::inadmissible, "inadmissible"},
    {rules::Verdict::deferred, "deferred"},
}}};
inline constexpr EnumNames<rules::Match::incomplete> match_names{{{
    {rules::Match::equal, "equal"},
    {rules::Match::mismatch, "mismatch"},
    {rules::Match::incomplete, "incomplete"},
}}};
inline constexpr EnumNames<rules::TimeReason::assistant> time_reason_names{{{
    {rules::TimeReason::wrong_claim, "wrong-claim"},
    {rules::TimeReason::quickplay, "quickplay"},
    {rules::TimeReason::arbiter, "arbiter"},
    {rules::TimeReason::correction, "correction"},
    {rules::TimeReason::assistant, "assistant"},
}}};
inline constexpr EnumNames<rules::OfferEnd::end> offer_end_names{{{
    {rules::OfferEnd::accepted, "accepted"},
    {rules::OfferEnd::declined, "declined"},
    {rules::OfferEnd::touch, "touch"},
    {rules::OfferEnd::move, "move"},
    {rules::OfferEnd::end, "end"},
}}};
inline constexpr EnumNames<rules::Irregularity::displaced> irregularity_names{{{
    {rules::Irregularity::press_before_announce, "press-before-announce"},
    {rules::Irregularity::press_without_move, "press-without-move"},
    {rules::Irregularity::announcement_differs, "announcement-differs"},
    {rules::Irregularity::no_repeat, "no-repeat"},
    {rules::Irregularity::unpromoted, "unpromoted"},
    {rules::Irregularity::two_hands, "two-hands"},
    {rules::Irregularity::stop_without_reason, "stop-without-reason"},
    {rules::Irregularity::written_ahead, "written-ahead"},
    {rules::Irregularity::not_written, "not-written"},
    {rules::Irregularity::score_views, "score-views"},
    {rules::Irregularity::offer_repeated, "offer-repeated"},
    {rules::Irregularity::displaced, "displaced"},
}}};
inline constexpr EnumNames<rules::Must::free> must_names{{{
    {rules::Must::move, "move"},
    {rules::Must::capture, "capture"},
    {rules::Must::castle, "castle"},
    {rules::Must::king, "king"},
    {rules::Must::free, "free"},
}}};
inline constexpr EnumNames<rules::Cancellation::position_lost> cancellation_names{{{
    {rules::Cancellation::wrong_setup, "wrong initial position"},
    {rules::Cancellation::reversed_colors, "colours reversed"},
    {rules::Cancellation::position_lost, "the position cannot be restored"},
}}};
inline constexpr EnumNames<rules::AssistantNote::not_entitled> assistant_names{{{
    {rules::AssistantNote::required, "required"},
    {rules::AssistantNote::only_a_and_b, "duties a and b only"},
    {rules::AssistantNote::not_entitled, "not beside the impaired player's own"},
}}};
inline constexpr EnumNames<rules::Doubt::unsettled> doubt_names{{{
    {rules::Doubt::open, "open"},
    {rules::Doubt::unsettled, "unsettled"},
}}};
inline constexpr EnumNames<rules::Answer::undetermined> answer_names{{{
    {rules::Answer::no, "no"},
    {rules::Answer::yes, "yes"},
    {rules::Answer::undetermined, "undetermined"},
}}};

}  // namespace client::script
