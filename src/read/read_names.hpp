// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "speech/message.hpp"
#include "src/commands/chosen_keymap.hpp"
#include "src/commands/command.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Everything that can be said while games are read: the reader's own commands, and those of a game
/// that only look.
namespace client::read {

/// What is wanted; in the order of the table.
enum class ReadVerb : std::uint8_t {
    forward,
    back,
    start,
    end,
    go,
    variations,
    variation,
    main_line,
    comment,
    tags,
    read_on,
    stop,
    faster,
    slower,
    list,
    more,
    page,
    find,
    game,
    next,
    previous,
    play,
    again,
    help,
    quit,
};

/// What follows the name of a command.
enum class Takes : std::uint8_t { nothing, number, text };
/// Whether a game must be open for it.
enum class Needs : std::uint8_t { nothing, game };

struct ReadRow {
    ReadVerb verb{};
    std::string_view name;
    std::string_view short_form;
    Takes takes{};
    Needs needs{};
    speech::Message help;
};

[[nodiscard]] std::span<const ReadRow> read_table();
[[nodiscard]] const ReadRow& row_of(ReadVerb verb);

struct ReadCommand {
    ReadVerb verb{};
    std::string argument{};

    bool operator==(const ReadCommand&) const = default;
};

/// Whether a command of a game has its use for a reader, too.
[[nodiscard]] bool serves_reader(commands::Verb verb);

/// The names of the commands in a player's language, beside the English ones.
class ReadNames {
public:
    explicit ReadNames(const speech::Lexicon& language);

    /// A command of the reader's own, if a line is one and what follows fits it.
    [[nodiscard]] std::optional<ReadCommand> read(std::string_view line) const;
    /// A command of a game, if a line is one that serves.
    [[nodiscard]] std::optional<commands::Command> read_of_game(std::string_view line) const;
    /// The command of that name or short form.
    [[nodiscard]] std::optional<ReadVerb> find(std::string_view word) const;
    /// Whether a line is a command with what belongs to it, as key files name them.
    [[nodiscard]] bool knows(std::string_view command) const;
    /// What the player calls a command.
    [[nodiscard]] const std::string& name(ReadVerb verb) const;
    /// Every name that begins so, for completion.
    [[nodiscard]] std::vector<std::string> beginning_with(std::string_view part) const;
    [[nodiscard]] const commands::CommandNames& of_game() const { return of_game_; }

    /// What keys do: their names, the command and its help.
    [[nodiscard]] speech::Word meaning(const speech::Lexicon& language,
                                       const speech::Word& keys,
                                       std::string_view command) const;

private:
    commands::CommandNames of_game_;
    std::map<std::string, ReadVerb> verbs_;  ///< by folded word
    std::vector<std::string> names_;         ///< by verb
};

[[nodiscard]] commands::KeyUser reader_keys(const ReadNames& names);

}  // namespace client::read
