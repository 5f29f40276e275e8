// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "speech/lexicon.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace client::commands {

class CommandTable;

/// What follows the name of a command.
struct Argument {
    std::string_view form;  ///< by the name that the message "expected" chooses its words by
    /// The rest of a line with the language's own words in English; none if it does not fit.
    std::optional<std::string> (*fit)(const CommandTable& table, std::string_view rest);
    /// How it is told, where that is not as it is typed.
    std::string (*told)(const speech::Lexicon& language, std::string_view argument) = nullptr;

    bool operator==(const Argument&) const = default;
};

/// Whether a command can be said in tournament mode (11.3.1, 12.6).
enum class Fairness : std::uint8_t { fair, helps };

/// Whether a side may stand in front: "white resign".
enum class Sides : std::uint8_t { unsaid, may_be_said };

/// All that is known of a command but when it can be said and what it does, which the rows of an
/// activity add.
struct Row {
    std::string_view name;         ///< in English, of one word or two
    std::string_view short_forms;  ///< parted by blanks
    Argument argument;
    speech::Message help;
    std::optional<speech::Message> topic{};  ///< the heading of its group in the help
    Fairness fairness = Fairness::fair;
    std::string_view example{};  ///< of what follows
    Sides sides = Sides::unsaid;
};

/// What somebody said: a row, and what belongs to it.
struct Command {
    const Row* row = nullptr;  ///< none: the line is no command
    std::string argument{};    ///< of a line that is none, what stands behind its side
    /// The row that the line began with, though what follows does not fit it.
    const Row* misfit = nullptr;
    std::optional<rules::Color> side{};  ///< that was said in front

    bool operator==(const Command&) const = default;
};

/// The row of an activity behind a row of its table; none if it is not of these.
template <class ActivityRow>
[[nodiscard]] const ActivityRow* row_among(std::span<const ActivityRow> rows, const Row* row)
{
    for (const ActivityRow& each : rows)
        if (&each == row)
            return &each;
    return nullptr;
}

}  // namespace client::commands
