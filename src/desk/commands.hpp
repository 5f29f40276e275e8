// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "speech/message.hpp"
#include "src/commands/word_table.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Everything that can be typed at the desk: the one table that feeds typed lines, keys, help and
/// completion. What scripts can say too is read by the tables of scripts.
namespace client::desk {

/// Who speaks where nobody is named.
enum class Speaker : std::uint8_t {
    nobody,        ///< no player says this
    named,         ///< the side is always said
    to_move,       ///< whose move it is
    listener,      ///< who has to repeat the last move
    on_the_clock,  ///< whose clock runs
    announcer,     ///< who announced last
    offered,       ///< who has been offered a draw
};

enum class Topic : std::uint8_t {
    moving,
    players,
    sheets,
    arbiter,
    adjournment,
    questions,
    papers,
    desk,
};

struct CommandRow {
    std::string_view name;     ///< in English: `lift`, `arbiter add`
    std::string_view example;  ///< of what follows: `g1`, `white 2`
    std::size_t words = 0;     ///< so many behind the name are the language's; the rest is free
    Topic topic{};
    Speaker speaker{};
    speech::Message help;
};

[[nodiscard]] std::span<const CommandRow> command_table();

/// The commands in a player's language. English is always understood too.
class CommandNames {
public:
    explicit CommandNames(const speech::Lexicon& language);

    /// The row of a line in English, which may begin with its side; null: it is no command.
    [[nodiscard]] static const CommandRow* find(std::string_view line);
    /// A typed line, its command in English and the rest as it is. Of no command, the whole line.
    [[nodiscard]] std::string in_english(std::string_view line) const;
    /// One word in English, or as it is.
    [[nodiscard]] std::string word(std::string_view own) const { return words_.english(own); }
    /// The English words of a line in the player's language.
    [[nodiscard]] std::string own(std::string_view line) const;
    /// Commands whose word begins as this one does, which is none: perhaps one of them was meant.
    [[nodiscard]] std::vector<const CommandRow*> resembling(std::string_view line) const;
    /// What a line may begin with.
    [[nodiscard]] std::vector<std::string> beginning_with(std::string_view part) const;

private:
    commands::WordTable words_;
};

}  // namespace client::desk
