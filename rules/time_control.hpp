// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "rules/piece.hpp"
#include "rules/result.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How much time each player gets (Article 6.3): values, and the text in which they are written.
namespace rules {

/// Fischer adds before each move; Bronstein gives back what was used, up to the amount; with delay
/// the main time waits. The last two always leave the same main time.
enum class BonusKind : std::uint8_t { none, fischer, bronstein, delay };

struct Bonus {
    BonusKind kind = BonusKind::none;
    Duration amount{};

    bool operator==(const Bonus&) const = default;
};

struct Period {
    std::optional<int> moves;  ///< none: all moves that remain
    Duration time{};
    Bonus bonus{};

    bool operator==(const Period&) const = default;
};

/// An hourglass gives to the one what the other uses; counting up tells the time used, and no flag
/// ever falls.
enum class ClockKind : std::uint8_t { none, countdown, hourglass, upcount };

/// A whole time control. A last period with a number of moves begins again when they are made.
struct TimeControl {
    ClockKind kind = ClockKind::none;
    std::array<std::vector<Period>, 2> sides;  ///< White's periods, Black's periods

    [[nodiscard]] std::span<const Period> periods(Color side) const
    {
        return sides[static_cast<std::size_t>(side)];
    }
    /// The period with that number, counted from 0; numbers past the end mean the last one.
    [[nodiscard]] const Period& period(Color side, std::size_t number) const;
    bool operator==(const TimeControl&) const = default;
};

enum class TimeFault : std::uint8_t {
    empty,
    moves,          ///< the number before the slash
    moves_missing,  ///< only the last period may be for all moves
    time,
    time_too_long,
    no_time,  ///< neither time nor bonus
    bonus,
    surplus,
};

/// What is wrong in a written time control, and at which character (counted from 1).
struct TimeError {
    TimeFault fault{};
    std::size_t column = 1;

    bool operator==(const TimeError&) const = default;
};

/// Reads `40/90+30,30+30`, `25b10`, `90d5`, `0:10`, `25;15`, `hourglass 1`, `upcount`, `none` and
/// preset names.
[[nodiscard]] Result<TimeControl, TimeError> read_time_control(std::string_view text);
[[nodiscard]] std::string write_time_control(const TimeControl& control);

/// Minutes, or `m:ss`, or `h:mm:ss`: the times of a time control and of the arbiter's corrections.
[[nodiscard]] std::optional<Duration> read_minutes(std::string_view text);

struct TimePreset {
    std::string_view name;
    std::string_view control;
};
[[nodiscard]] std::span<const TimePreset> time_presets();

/// The time of the better provided side for all moves, with sixty times its bonus if that counts
/// (A.1). None for a game without a limit. A period that begins again is counted once.
[[nodiscard]] std::optional<Duration> longest_allotment(const TimeControl& control,
                                                        bool with_bonus);
[[nodiscard]] bool has_several_periods(const TimeControl& control);

}  // namespace rules
