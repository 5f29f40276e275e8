// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/command_table.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Everything that can be typed at the desk. What scripts can say too is read by the tables of
/// scripts.
namespace client::desk {

struct DeskRow;
struct Exchange;

/// Who speaks where nobody is named.
enum class Speaker : std::uint8_t {
    nobody,        ///< no player says this
    named,         ///< the side is always said
    to_move,       ///< whose move it is
    listener,      ///< who has to repeat the last move
    on_the_clock,  ///< whose clock runs
    announcer,     ///< who announced last
    offered,       ///< who has been offered a draw
    asked,         ///< who has been asked whether he resigns, else whose clock runs
};

/// A command as it was typed.
struct Order {
    const DeskRow& row;
    std::optional<rules::Color> side{};  ///< that was said in front
    std::string argument{};              ///< in English
    std::string_view typed{};            ///< all of it, for refusals
};

struct DeskRow : commands::Row {
    Speaker speaker{};
    void (*handler)(Exchange& exchange, const Order& order) = nullptr;
};
[[nodiscard]] std::span<const DeskRow> desk_rows();
/// The row of that name, which there is.
[[nodiscard]] const DeskRow& row_of(std::string_view name);
/// The same in a player's language.
[[nodiscard]] commands::CommandTable desk_commands(const speech::Lexicon& language);

/// Behind the command of a key: the rest is typed.
inline constexpr std::string_view to_be_typed = "...";
/// The command of a key without what is to be typed behind it.
[[nodiscard]] std::string_view without_dots(std::string_view command);

}  // namespace client::desk
