// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "rules/refusal.hpp"
#include "rules/result.hpp"
#include "rules/written.hpp"
#include "speech/lexicon.hpp"
#include "src/train/free_board.hpp"
#include "src/words/chosen_words.hpp"

#include <string_view>
#include <variant>
#include <vector>

/// Moves that somebody types or says on a board that need not be a position of a game. A beginner
/// may name the square alone where one piece only can go there.
namespace client::train {

using Readings = std::vector<rules::Written>;

/// What a text may mean in these letters, before any board is asked.
[[nodiscard]] Readings readings_of(std::string_view text, rules::Letters letters);

/// Why none is played: they make no sense, they are too many, a pawn is not told what it becomes,
/// or the move is against the rules.
namespace misplayed {
struct Senseless {
    bool operator==(const Senseless&) const = default;
};
struct TooMany {
    std::vector<rules::Move> moves;
    bool operator==(const TooMany&) const = default;
};
struct NoPromotion {
    rules::Square to;
    bool operator==(const NoPromotion&) const = default;
};
}  // namespace misplayed
using Misplayed =
    std::variant<misplayed::Senseless, misplayed::TooMany, misplayed::NoPromotion, rules::Cause>;

/// Among these moves of the board.
[[nodiscard]] rules::Result<rules::Move, Misplayed>
find_move(const FreeBoard& board, const std::vector<rules::Move>& moves, const Readings& readings);

/// The move that was typed or said, in any words that are understood, or in words why not.
[[nodiscard]] rules::Result<rules::Move, speech::Word>
heard_move(words::ChosenWords& words,
           const FreeBoard& board,
           const std::vector<rules::Move>& moves,
           std::string_view text);

}  // namespace client::train
