// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "src/base/calendar.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/clock/talking_clock.hpp"
#include "src/store/saved_game.hpp"
#include "src/store/use.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What was done to a clock, as text: it is written line by line and read back after a crash.
namespace client::clock {

struct TimedCommand {
    rules::Instant at{};
    Command command;

    bool operator==(const TimedCommand&) const = default;
};

/// What the clock was asked in a tournament, for the arbiter to read; presses are the game itself.
struct UseLog {
    base::CalendarTime begun{};
    std::optional<rules::Color> impaired{};  ///< who may ask for the numbers of moves
    store::Uses uses{};

    bool operator==(const UseLog&) const = default;
};

struct Journal {
    SetUp set_up;
    std::vector<TimedCommand> commands;
    std::optional<UseLog> log{};        ///< of a tournament
    std::vector<std::size_t> unread{};  ///< lines of the file that say nothing, from 1
};

/// With all that was noted so far.
[[nodiscard]] std::string journal_head(const SetUp& set_up,
                                       const std::optional<UseLog>& log = std::nullopt);
[[nodiscard]] std::string journal_line(const store::Use& use);
[[nodiscard]] std::string journal_line(const TimedCommand& command);
/// What a command has done, as its tidings tell: a press that changed nothing only let time pass.
[[nodiscard]] Command effect(const Command& command, const Tidings& tidings);
/// All that can be read: the last line may be torn. None if there is no clock in it.
[[nodiscard]] std::optional<Journal> read_journal(std::string_view text);

}  // namespace client::clock
