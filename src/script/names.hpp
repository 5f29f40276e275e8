// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/edition.hpp"
#include "rules/event.hpp"
#include "rules/fact.hpp"
#include "rules/outcome.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

/// The words of scripts and facts: a promise to their readers, kept in tables.
namespace client::script {

template <class Value>
struct Name {
    Value value;
    std::string_view name;
};

template <class Table>
[[nodiscard]] constexpr std::string_view name_of(const Table& table, auto value)
{
    return std::ranges::find(table, value, [](const auto& row) { return row.value; })->name;
}

template <class Table>
[[nodiscard]] constexpr auto value_of(const Table& table, std::string_view name)
    -> std::optional<decltype(table.front().value)>
{
    const auto row = std::ranges::find(table, name, [](const auto& each) { return each.name; });
    return row == table.end() ? std::nullopt : std::optional{row->value};
}

inline constexpr std::array side_names{
    Name{rules::Color::white, "white"},
    Name{rules::Color::black, "black"},
};
inline constexpr std::array edition_names{
    Name{rules::Edition::e1997, "1997"},
    Name{rules::Edition::e2009, "2009"},
    Name{rules::Edition::e2018, "2018"},
    Name{rules::Edition::e2023, "2023"},
};
inline constexpr std::array tempo_names{
    Name{rules::Tempo::standard, "standard"},
    Name{rules::Tempo::rapid, "rapid"},
    Name{rules::Tempo::blitz, "blitz"},
};
inline constexpr std::array claim_names{
    Name{rules::ClaimKind::threefold, "threefold"},
    Name{rules::ClaimKind::fifty, "fifty"},
    Name{rules::ClaimKind::flag, "flag"},
    Name{rules::ClaimKind::illegal, "illegal"},
    Name{rules::ClaimKind::touch, "touch"},
    Name{rules::ClaimKind::setup, "setup"},
    Name{rules::ClaimKind::colors, "colours"},
    Name{rules::ClaimKind::cannot_mate, "cannot-mate"},
    Name{rules::ClaimKind::quickplay, "quickplay"},
    Name{rules::ClaimKind::increment, "increment"},
    Name{rules::ClaimKind::clock, "clock"},
    Name{rules::ClaimKind::agreement, "agreement"},
};
inline constexpr std::array gesture_names{
    Name{rules::events::GestureKind::king, "king"},
    Name{rules::events::GestureKind::hand, "hand"},
    Name{rules::events::GestureKind::clocks, "clocks"},
    Name{rules::events::GestureKind::sheet, "sheet"},
};
inline constexpr std::array sense_names{
    Name{rules::Heard::Sense::illegal, "illegal"},
    Name{rules::Heard::Sense::incomplete, "too-little"},
    Name{rules::Heard::Sense::nonsense, "nothing"},
};
inline constexpr std::array move_kind_names{
    Name{rules::MoveKind::normal, ""},
    Name{rules::MoveKind::double_step, "double-step"},
    Name{rules::MoveKind::en_passant, "en-passant"},
    Name{rules::MoveKind::castling, "castling"},
};
inline constexpr std::array penalty_names{
    Name{rules::Penalty::warning, "warning"},
    Name{rules::Penalty::fine, "fine"},
    Name{rules::Penalty::exclusion, "exclusion"},
    Name{rules::Penalty::expulsion, "expulsion"},
};
inline constexpr std::array score_names{
    Name{rules::Points::white_wins, "1-0"},       Name{rules::Points::black_wins, "0-1"},
    Name{rules::Points::draw, "1/2-1/2"},         Name{rules::Points::both_lose, "0-0"},
    Name{rules::Points::half_to_white, "1/2-0"},  Name{rules::Points::half_to_black, "0-1/2"},
    Name{rules::Points::white_by_default, "+/-"}, Name{rules::Points::black_by_default, "-/+"},
    Name{rules::Points::neither, "-/-"},
};
inline constexpr std::array doubt_names{
    Name{rules::Doubt::open, "open"},
    Name{rules::Doubt::unsettled, "unsettled"},
};
inline constexpr std::array answer_names{
    Name{rules::Answer::no, "no"},
    Name{rules::Answer::yes, "yes"},
    Name{rules::Answer::undetermined, "undetermined"},
};
inline constexpr std::array reason_names{
    Name{rules::EndReason::mate, "mate"},
    Name{rules::EndReason::stalemate, "stalemate"},
    Name{rules::EndReason::dead_position, "dead-position"},
    Name{rules::EndReason::agreement, "agreement"},
    Name{rules::EndReason::threefold, "threefold"},
    Name{rules::EndReason::fivefold, "fivefold"},
    Name{rules::EndReason::fifty, "fifty"},
    Name{rules::EndReason::seventy_five, "seventy-five"},
    Name{rules::EndReason::resignation, "resignation"},
    Name{rules::EndReason::resignation_cannot_mate, "resignation-cannot-mate"},
    Name{rules::EndReason::time, "time"},
    Name{rules::EndReason::time_cannot_mate, "time-cannot-mate"},
    Name{rules::EndReason::illegal_moves, "illegal-moves"},
    Name{rules::EndReason::illegal_cannot_mate, "illegal-cannot-mate"},
    Name{rules::EndReason::illegal_position, "illegal-position"},
    Name{rules::EndReason::both_flags, "both-flags"},
    Name{rules::EndReason::by_default, "default"},
    Name{rules::EndReason::quickplay, "quickplay"},
    Name{rules::EndReason::arbiter, "arbiter"},
    Name{rules::EndReason::sealed_move, "sealed-move"},
    Name{rules::EndReason::sealed_cannot_mate, "sealed-cannot-mate"},
};
inline constexpr std::array refusal_names{
    Name{rules::Refusal::touch_move, "touch-move"},
    Name{rules::Refusal::not_your_turn, "not-your-turn"},
    Name{rules::Refusal::not_understood, "not-understood"},
    Name{rules::Refusal::ambiguous, "ambiguous"},
    Name{rules::Refusal::illegal, "illegal"},
    Name{rules::Refusal::promotion_missing, "promotion-missing"},
    Name{rules::Refusal::game_over, "game-over"},
    Name{rules::Refusal::not_started, "not-started"},
    Name{rules::Refusal::not_announced, "not-announced"},
    Name{rules::Refusal::no_clock, "no-clock"},
    Name{rules::Refusal::no_offer, "no-offer"},
    Name{rules::Refusal::too_early, "too-early"},
    Name{rules::Refusal::not_allowed, "not-allowed"},
    Name{rules::Refusal::no_duty, "no-duty"},
};
inline constexpr std::array verdict_names{
    Name{rules::Verdict::correct, "correct"},
    Name{rules::Verdict::wrong, "wrong"},
    Name{rules::Verdict::inadmissible, "inadmissible"},
    Name{rules::Verdict::deferred, "deferred"},
};
inline constexpr std::array match_names{
    Name{rules::Match::equal, "equal"},
    Name{rules::Match::mismatch, "mismatch"},
    Name{rules::Match::incomplete, "incomplete"},
};
inline constexpr std::array time_reason_names{
    Name{rules::TimeReason::wrong_claim, "wrong-claim"},
    Name{rules::TimeReason::quickplay, "quickplay"},
    Name{rules::TimeReason::arbiter, "arbiter"},
    Name{rules::TimeReason::correction, "correction"},
    Name{rules::TimeReason::assistant, "assistant"},
};
inline constexpr std::array offer_end_names{
    Name{rules::OfferEnd::accepted, "accepted"}, Name{rules::OfferEnd::declined, "declined"},
    Name{rules::OfferEnd::touch, "touch"},       Name{rules::OfferEnd::move, "move"},
    Name{rules::OfferEnd::end, "end"},
};
inline constexpr std::array irregularity_names{
    Name{rules::Irregularity::press_before_announce, "press-before-announce"},
    Name{rules::Irregularity::press_without_move, "press-without-move"},
    Name{rules::Irregularity::announcement_differs, "announcement-differs"},
    Name{rules::Irregularity::no_repeat, "no-repeat"},
    Name{rules::Irregularity::unpromoted, "unpromoted"},
    Name{rules::Irregularity::two_hands, "two-hands"},
    Name{rules::Irregularity::stop_without_reason, "stop-without-reason"},
    Name{rules::Irregularity::written_ahead, "written-ahead"},
    Name{rules::Irregularity::not_written, "not-written"},
    Name{rules::Irregularity::score_views, "score-views"},
    Name{rules::Irregularity::offer_repeated, "offer-repeated"},
    Name{rules::Irregularity::displaced, "displaced"},
};
inline constexpr std::array correction_names{
    Name{rules::Correction::white, "white"},
    Name{rules::Correction::black, "black"},
    Name{rules::Correction::both, "both"},
    Name{rules::Correction::none, "none"},
};
inline constexpr std::array must_names{
    Name{rules::Must::move, "move"},     Name{rules::Must::capture, "capture"},
    Name{rules::Must::castle, "castle"}, Name{rules::Must::king, "king"},
    Name{rules::Must::free, "free"},
};
inline constexpr std::array cancellation_names{
    Name{rules::Cancellation::wrong_setup, "wrong initial position"},
    Name{rules::Cancellation::reversed_colors, "colours reversed"},
    Name{rules::Cancellation::position_lost, "the position cannot be restored"},
};
inline constexpr std::array duty_letters{
    Name{rules::AssistantDuty::move_on_other_board, "a"},
    Name{rules::AssistantDuty::announce_moves, "b"},
    Name{rules::AssistantDuty::keep_score_and_press, "c"},
    Name{rules::AssistantDuty::answer_on_request, "d"},
    Name{rules::AssistantDuty::claim_time, "e"},
    Name{rules::AssistantDuty::adjournment, "f"},
};
inline constexpr std::array assistant_names{
    Name{rules::AssistantNote::required, "required"},
    Name{rules::AssistantNote::only_a_and_b, "duties a and b only"},
    Name{rules::AssistantNote::not_entitled, "not beside the impaired player's own"},
};

}  // namespace client::script
