// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fact.hpp"
#include "rules/game_options.hpp"
#include "speech/enum_names.hpp"
#include "src/train/arbiter/case_file.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

/// What the Laws make of a case.
namespace client::train::arbiter {

enum class Decision : std::uint8_t { play_on, illegal, rejected, draw, white_wins, black_wins };

inline constexpr speech::EnumNames<Decision::black_wins> decision_names{{{
    {Decision::play_on, "on"},
    {Decision::illegal, "illegal"},
    {Decision::rejected, "rejected"},
    {Decision::draw, "draw"},
    {Decision::white_wins, "white"},
    {Decision::black_wins, "black"},
}}};

[[nodiscard]] constexpr bool ends_game(Decision decision)
{
    return decision >= Decision::draw;
}

/// What a case has come to by one set of rules.
struct Ruling {
    Decision decision{};
    rules::Color gains = rules::Color::white;  ///< who gets the time that is added
    int minutes = 0;
    std::string_view article{};  ///< in the numbers of the edition; empty: none is asked for
};

/// An event of a case, and the facts that came of it.
struct Happened {
    rules::Event event;
    rules::Placement before;
    rules::Facts facts;
};

/// All that happens in a case by these rules, in its order.
[[nodiscard]] std::vector<Happened> happening(const Case& one, const rules::GameOptions& options);
/// The ruling on the last of it.
[[nodiscard]] Ruling ruling(const Happened& last, const rules::Ruleset& rules);

}  // namespace client::train::arbiter
