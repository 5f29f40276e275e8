// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board.hpp"
#include "src/terminal/theme.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace client::screen {

/// Who looks: a screen reader, a braille display or nobody need announcements, eyes a board.
enum class Layout : std::uint8_t { announcements, board };

enum class BoardSize : std::uint8_t {
    large,  ///< as large as the terminal allows
    normal,
};

/// What the terminal can write.
enum class Characters : std::uint8_t { unicode, ascii };

/// What is announced: an answer may have several lines, and more pages than one.
struct Announcement {
    std::vector<std::string> lines;
    unsigned number = 0;   ///< counts up; its parity chooses the row
    std::size_t page = 0;  ///< counted round
};

/// What can be found on the screen beside the newest announcement.
enum class Review : std::uint8_t {
    facts,  ///< what is true now, written anew with each move
    told,   ///< what was announced, where it was announced: a screen reader reads aloud whatever
            ///< else is written
};

/// Moves that were announced at once, and what was said about them.
struct ToldMoves {
    std::vector<std::string> lines;
    std::size_t plies = 0;  ///< of the game up to them
};

enum class ToldPlace : std::uint8_t { answers, moves, clock };

/// What stays on the screen as it was announced.
struct Told {
    std::vector<ToldMoves> moves;
    Announcement clock;
    ToldPlace newest = ToldPlace::answers;
};

/// The line that is typed. It stands where it was opened; what is announced meanwhile stands
/// elsewhere.
struct TypedLine {
    unsigned opened_at = 0;  ///< the number of the announcement that opened it
    std::string prompt;
    std::string text;
    std::size_t cursor = 0;  ///< in bytes of the text
    std::vector<std::string> candidates{};
};

struct MoveRow {
    std::string number;
    std::string white;
    std::string black;
};

/// What there is to be seen; the picture is made of it.
struct Scene {
    Layout layout = Layout::announcements;
    terminal::Theme theme = terminal::Theme::high_contrast;
    BoardSize board_size = BoardSize::large;
    Characters characters = Characters::unicode;

    rules::Board board;
    rules::Color below = rules::Color::white;  ///< the side at the lower edge
    std::optional<rules::Square> cursor = rules::Square{rules::File::e, rules::Rank::four};
    std::optional<rules::Square> selected;
    std::optional<std::pair<rules::Square, rules::Square>> last_move;
    /// What stands for each piece, by colour and role.
    std::array<std::array<std::string, 6>, 2> pieces;

    std::vector<std::string> facts;  ///< one line each: the last move, the clocks
    std::size_t plies = 0;           ///< how many moves they are about
    bool timed = false;
    bool clock_runs = false;
    std::vector<MoveRow> moves;
    Announcement announcement;
    Review review = Review::facts;
    Told told;
    std::optional<TypedLine> typed;

    std::string prompt;     ///< of the typed line
    std::string more;       ///< what tells that an announcement goes on
    std::string too_small;  ///< what tells that the board has no room
};

}  // namespace client::screen
