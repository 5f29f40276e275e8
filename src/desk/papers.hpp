// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"
#include "rules/letters.hpp"
#include "rules/piece.hpp"
#include "speech/utterance.hpp"
#include "src/base/calendar.hpp"
#include "src/desk/log.hpp"
#include "src/script/headers.hpp"
#include "src/store/saved_game.hpp"
#include "src/words/chosen_words.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a game leaves on paper: the record with its times, and each player's own score sheet.
namespace client::desk {

/// A game with all that its record tells.
struct PaperGame {
    const rules::Game& game;
    const script::EventData& data;
    base::CalendarTime opened{};
    std::vector<Ruling> rulings{};
};

[[nodiscard]] store::GameHead head_of(const rules::Game& game, base::CalendarTime started);
/// The arbiter's record with the clock after every move, and his rulings; none from a position that
/// no score can begin with.
[[nodiscard]] std::optional<std::string> pgn(const PaperGame& paper);

/// "Anna - Boris", where somebody has a name.
[[nodiscard]] std::string heading(const rules::Game& game);
/// "1-0"; empty while the game goes on.
[[nodiscard]] std::string result(const rules::Game& game);

/// How moves are written in braille: with the letters of a language, or in the British code.
enum class BrailleCode : std::uint8_t { letters, british };
struct BrailleHand {
    std::string_view language;  ///< of names and of what is no move, where liblouis has it
    rules::Letters letters{};
    BrailleCode code = BrailleCode::letters;
};

/// One line of a score sheet.
struct SheetRow {
    std::string number{};
    std::string white{};
    std::string black{};

    bool operator==(const SheetRow&) const = default;
};
/// A player's sheet as he wrote it; who wrote nothing has the arbiter's record, in these letters
/// and the signs of the edition.
[[nodiscard]] std::vector<SheetRow>
sheet_rows(const rules::Game& game, rules::Color side, rules::Letters letters);
/// The same in Unicode cells.
[[nodiscard]] std::vector<SheetRow>
sheet_rows(const rules::Game& game, rules::Color side, const BrailleHand& hand);

/// The rows between the names and the result.
[[nodiscard]] std::string sheet(const rules::Game& game, rules::Color side, rules::Letters letters);
[[nodiscard]] std::string
sheet(const rules::Game& game, rules::Color side, const BrailleHand& hand);
/// The same for a voice: each move as it is announced.
[[nodiscard]] std::vector<speech::Utterance>
read_sheet(const rules::Game& game, rules::Color side, words::ChosenWords& words);

}  // namespace client::desk
