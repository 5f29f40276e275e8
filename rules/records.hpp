// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "rules/move.hpp"
#include "rules/position.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Two scores of one game, compared by what they mean (Article D.2.9).
namespace rules {

struct WrittenScore {
    std::span<const std::string> moves;
    std::optional<Letters> letters;  ///< none: those in which every entry reads
};

struct ScoreComparison {
    std::vector<Move> common;  ///< the moves on which both agree, from the start
    bool equal = false;        ///< nothing is left over on either side
    /// The first entry that differs, counted in plies from 0; none if the scores are equal.
    std::optional<std::size_t> first_difference;
};

/// The move of an entry, without what else is written on a score sheet (8.1.4, 8.1.5, C.9, C.12):
/// its number, an offer, `e.p.`, a comma, the result. Empty if there is none.
[[nodiscard]] std::string move_of_entry(std::string_view entry);

/// English if every entry is an English move; otherwise the letters in which every entry is a move,
/// if all such letters mean the same moves; otherwise English.
[[nodiscard]] Letters letters_of(const Position& start, std::span<const std::string> moves);

/// Notation, language, omitted signs and what stands beside the moves do not matter; an unreadable
/// or illegal entry ends the common part.
[[nodiscard]] ScoreComparison
compare_scores(const Position& start, WrittenScore white, WrittenScore black);

}  // namespace rules
