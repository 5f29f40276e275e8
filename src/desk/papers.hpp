// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/piece.hpp"
#include "speech/utterance.hpp"
#include "src/base/calendar.hpp"
#include "src/store/saved_game.hpp"
#include "src/words/chosen_words.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a game leaves on paper: the record with its times, and each player's own score sheet.
namespace client::desk {

/// The arbiter's record with the clock after every move; none from a position that no score can
/// begin with.
[[nodiscard]] std::optional<std::string> pgn(const rules::Game& game, base::CalendarTime started);

/// A player's sheet as he wrote it; who wrote nothing has the arbiter's record, in these letters.
[[nodiscard]] std::string sheet(const rules::Game& game, rules::Color side, rules::Letters letters);
/// The same for a voice: each move as it is announced.
[[nodiscard]] std::vector<speech::Utterance>
read_sheet(const rules::Game& game, rules::Color side, words::ChosenWords& words);
/// The same in Unicode cells: legal moves in the code of chess, everything else in the literary
/// braille of a language, where liblouis has it.
[[nodiscard]] std::string
braille_sheet(const rules::Game& game, rules::Color side, std::string_view language);

}  // namespace client::desk
