// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "speech/message.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Everything a player can say to the program: the one table that feeds typed lines, keys, help,
/// completion and the manual.
namespace client::commands {
inline namespace of_play {

/// What is wanted; in the order of the table.
enum class Verb : std::uint8_t {
    move,
    clock,
    mine,
    theirs,
    moves,
    turn,
    period,
    state,
    last,
    again,
    spell,
    undo,
    back,
    forward,
    start,
    end,
    draw,
    accept,
    decline,
    claim,
    resign,
    flag,
    pause,
    go,
    new_game,
    board,
    pieces,
    pawns,
    square,
    around,
    hops,
    imagine,
    attackers,
    reach,
    captures,
    loose,
    material,
    taken,
    changes,
    law,
    hint,
    eval,
    best,
    use_engine,
    save,
    score,
    fen,
    pgn,
    log,
    slower,
    faster,
    silent,
    voice,
    help,
    quit,
    yes,
    no,
    up,
    down,
    left,
    right,
    select,
    release,
    next,
    previous,
    rank,
    file,
    captured,
    view,
    flip,
    learn,
    type,
    more,
    blank,    ///< an empty line; no row
    unknown,  ///< a slash and a word that is no command; no row
};

/// What follows the name of a command.
enum class Argument : std::uint8_t {
    none,
    count,         ///< a number, or nothing
    square,        ///< e4; nothing is the square under the cursor
    line,          ///< a square or nothing, a file, a rank, or the two ends of a diagonal
    pieces,        ///< a side, a piece letter, or nothing
    piece_square,  ///< Q h5
    claim,         ///< threefold or fifty, or nothing, and perhaps a move
    command,       ///< the name of a command, or nothing
    goal,          ///< a piece, or a kind of ray
    rank,          ///< 1 to 8
    file,          ///< a to h
    text,          ///< anything
    some_text,     ///< anything, or nothing
};

/// Where a command belongs in the help.
enum class Topic : std::uint8_t {
    playing,
    clock,
    position,
    looking,
    board,
    engine,
    files,
    voice,
    other
};

/// When a command can be said.
enum class When : std::uint8_t {
    always,
    playing,    ///< the game has not ended
    timed,      ///< there is a clock
    moved,      ///< a move has been played
    asked,      ///< a question waits for yes or no
    offered,    ///< the opponent has offered a draw
    by_engine,  ///< there is an engine
    on_screen,  ///< there is a board with a cursor
    in_tournament,
};

/// Whether a command can be said in tournament mode (11.3.1, 12.6).
enum class Fairness : std::uint8_t { fair, helps };

struct CommandRow {
    Verb verb{};
    std::string_view name;
    std::string_view short_forms;  ///< parted by blanks; as on Lichess where it has them
    Argument argument{};
    Topic topic{};
    When when{};
    Fairness fairness{};
    speech::Message help;
};

[[nodiscard]] std::span<const CommandRow> command_table();
/// The row of a verb that has one.
[[nodiscard]] const CommandRow& row_of(Verb verb);

/// One thing that a player said.
struct Command {
    Verb verb{};
    std::string argument{};
    /// The command that the line began with, though what follows does not fit it.
    std::optional<Verb> misfit{};

    bool operator==(const Command&) const = default;
};

/// The names of the commands in a player's language, beside the English ones.
class CommandNames {
public:
    explicit CommandNames(const speech::Lexicon& language);

    /// A typed line to what is meant. What is no command is a move. A leading slash is never one.
    [[nodiscard]] Command read(std::string_view line) const;
    /// The command of that name or short form.
    [[nodiscard]] std::optional<Verb> find(std::string_view word) const;
    /// Whether a line is a command with what belongs to it, as key files name them.
    [[nodiscard]] bool knows(std::string_view command) const;
    /// What the player calls a command.
    [[nodiscard]] const std::string& name(Verb verb) const;
    /// Every name that begins so, for completion.
    [[nodiscard]] std::vector<std::string> beginning_with(std::string_view part) const;

private:
    [[nodiscard]] std::optional<std::string> fitted(Argument argument, std::string_view rest) const;
    [[nodiscard]] std::optional<std::string> english(std::string_view word) const;
    [[nodiscard]] std::optional<std::string> fitted_goal(std::string_view rest) const;
    [[nodiscard]] std::optional<std::string> fitted_claim(std::string_view rest) const;
    [[nodiscard]] std::optional<std::string> fitted_pieces(std::string_view rest) const;

    std::map<std::string, Verb> verbs_;            ///< by folded word
    std::map<std::string, std::string> meanings_;  ///< words of arguments, to their English
    std::vector<std::string> names_;               ///< by verb
    std::vector<std::string> offered_;             ///< for completion
};

}  // namespace of_play
}  // namespace client::commands
