// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/puzzle.hpp"
#include "speech/lexicon.hpp"
#include "src/train/puzzle_shelf.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace client::train {

/// The themes that the Lichess puzzle file has, and the one that only our own set has.
inline constexpr std::array<std::string_view, 74> known_themes{"advancedPawn",
                                                               "advantage",
                                                               "anastasiaMate",
                                                               "arabianMate",
                                                               "attackingF2F7",
                                                               "attraction",
                                                               "backRankMate",
                                                               "balestraMate",
                                                               "bishopEndgame",
                                                               "blindSwineMate",
                                                               "bodenMate",
                                                               "capturingDefender",
                                                               "castling",
                                                               "clearance",
                                                               "collinearMove",
                                                               "cornerMate",
                                                               "crushing",
                                                               "defensiveMove",
                                                               "deflection",
                                                               "discoveredAttack",
                                                               "discoveredCheck",
                                                               "doubleBishopMate",
                                                               "doubleCheck",
                                                               "dovetailMate",
                                                               "enPassant",
                                                               "endgame",
                                                               "epauletteMate",
                                                               "equality",
                                                               "exposedKing",
                                                               "fork",
                                                               "hangingPiece",
                                                               "hookMate",
                                                               "interference",
                                                               "intermezzo",
                                                               "killBoxMate",
                                                               "kingsideAttack",
                                                               "knightEndgame",
                                                               "long",
                                                               "master",
                                                               "masterVsMaster",
                                                               "mate",
                                                               "mateIn1",
                                                               "mateIn2",
                                                               "mateIn3",
                                                               "mateIn4",
                                                               "mateIn5",
                                                               "middlegame",
                                                               "morphysMate",
                                                               "oneMove",
                                                               "opening",
                                                               "operaMate",
                                                               "opposition",
                                                               "pawnEndgame",
                                                               "pillsburysMate",
                                                               "pin",
                                                               "promotion",
                                                               "queenEndgame",
                                                               "queenRookEndgame",
                                                               "queensideAttack",
                                                               "quietMove",
                                                               "rookEndgame",
                                                               "sacrifice",
                                                               "short",
                                                               "skewer",
                                                               "smotheredMate",
                                                               "superGM",
                                                               "swallowstailMate",
                                                               "trappedPiece",
                                                               "triangleMate",
                                                               "underPromotion",
                                                               "veryLong",
                                                               "vukovicMate",
                                                               "xRayAttack",
                                                               "zugzwang"};

[[nodiscard]] bool is_known_theme(std::string_view name);
/// What a theme is called; names that only experts use are told as they stand in the file.
[[nodiscard]] std::string theme_words(const speech::Lexicon& language, std::string_view theme);

/// One sentence about a line that is left out.
[[nodiscard]] std::string fault_words(const speech::Lexicon& language,
                                      const rules::PuzzleError& error);
/// One sentence about a file that cannot be used.
[[nodiscard]] std::string
fault_words(const speech::Lexicon& language, PuzzleFileFault fault, std::string_view file);
/// One sentence about why there is nothing to ask.
[[nodiscard]] std::string
lack_words(const speech::Lexicon& language, const PuzzleLack& lack, std::string_view file);
/// The theme that somebody means, by its name in the file or as it is called.
[[nodiscard]] std::optional<std::string_view> theme_of(const speech::Lexicon& language,
                                                       std::string_view typed);
/// "800-1200", or one number for both.
struct RatingRange {
    int lowest = 0;
    int highest = 0;
};
[[nodiscard]] std::optional<RatingRange> rating_range(std::string_view typed);

}  // namespace client::train
