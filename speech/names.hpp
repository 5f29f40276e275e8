// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/assistant_duty.hpp"
#include "rules/event.hpp"
#include "rules/fact.hpp"
#include "rules/outcome.hpp"
#include "rules/piece.hpp"
#include "speech/enum_names.hpp"

/// How the arguments of messages, the keys of word files, commands and scripts name what the Laws
/// know: of no language, though they look English.
namespace speech {

inline constexpr EnumNames<rules::Color::black> side_names{{{
    {rules::Color::white, "white"},
    {rules::Color::black, "black"},
}}};
inline constexpr EnumNames<rules::Role::king> role_names{{{
    {rules::Role::pawn, "pawn"},
    {rules::Role::knight, "knight"},
    {rules::Role::bishop, "bishop"},
    {rules::Role::rook, "rook"},
    {rules::Role::queen, "queen"},
    {rules::Role::king, "king"},
}}};
inline constexpr EnumNames<rules::Penalty::expulsion> penalty_names{{{
    {rules::Penalty::warning, "warning"},
    {rules::Penalty::fine, "fine"},
    {rules::Penalty::exclusion, "exclusion"},
    {rules::Penalty::expulsion, "expulsion"},
}}};
inline constexpr EnumNames<rules::Correction::none> correction_names{{{
    {rules::Correction::white, "white"},
    {rules::Correction::black, "black"},
    {rules::Correction::both, "both"},
    {rules::Correction::none, "none"},
}}};
/// The letters of D.2.10.
inline constexpr EnumNames<rules::AssistantDuty::adjournment> duty_letters{{{
    {rules::AssistantDuty::move_on_other_board, "a"},
    {rules::AssistantDuty::announce_moves, "b"},
    {rules::AssistantDuty::keep_score_and_press, "c"},
    {rules::AssistantDuty::answer_on_request, "d"},
    {rules::AssistantDuty::claim_time, "e"},
    {rules::AssistantDuty::adjournment, "f"},
}}};
inline constexpr EnumNames<rules::Points::neither> score_names{{{
    {rules::Points::white_wins, "1-0"},
    {rules::Points::black_wins, "0-1"},
    {rules::Points::draw, "1/2-1/2"},
    {rules::Points::both_lose, "0-0"},
    {rules::Points::half_to_white, "1/2-0"},
    {rules::Points::half_to_black, "0-1/2"},
    {rules::Points::white_by_default, "+/-"},
    {rules::Points::black_by_default, "-/+"},
    {rules::Points::neither, "-/-"},
}}};

}  // namespace speech
