// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "rules/refusal.hpp"
#include "rules/result.hpp"
#include "speech/lexicon.hpp"
#include "speech/recogniser.hpp"
#include "src/words/chosen_words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Moves as players type them: written in any way, or in the words of any language.
namespace client::words {

/// Why a line is no move.
using Misread = std::variant<rules::MoveRefusal, speech::Unheard>;

/// A number in front of it and a full stop or a comma behind it, as scores have them, are no part
/// of the move.
[[nodiscard]] rules::Result<speech::HeardMove, Misread>
read_typed(ChosenWords& words, const rules::Position& position, std::string_view text);
/// The moves of a line that was copied from a score; none where it is not two of them or more.
[[nodiscard]] std::vector<rules::Move>
read_several(ChosenWords& words, rules::Position position, std::string_view text);

/// Nothing in the line makes sense, in any language.
[[nodiscard]] bool is_nonsense(const Misread& misread);
/// It names a square that is not on the board.
[[nodiscard]] bool names_no_square(const Misread& misread);
/// Why the move is illegal, if that is what is wrong with it.
[[nodiscard]] std::optional<rules::Cause> cause_of(const Misread& misread);
/// The two squares of an illegal move, if it is clear which piece was meant.
[[nodiscard]] std::optional<std::string> illegal_squares(const Misread& misread);
/// The reason in the player's language.
[[nodiscard]] speech::Word
why(const speech::Lexicon& language, const rules::Position& position, const Misread& misread);
/// The reason without anything that helps (tournament mode).
[[nodiscard]] speech::Word bare_why(const speech::Lexicon& language, const Misread& misread);

}  // namespace client::words
