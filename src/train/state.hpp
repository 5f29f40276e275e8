// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice_choice.hpp"
#include "src/commands/command_table.hpp"
#include "src/train/asked_board.hpp"
#include "src/train/course.hpp"

#include <cstdint>
#include <optional>
#include <string>

/// All that training remembers.
namespace client::train {

/// What is settled before it begins.
struct TrainingOptions {
    std::string drill{};  ///< in any language; empty: it is asked for
    CourseOptions course{};
    std::uint64_t seed = 1;
    base::CalendarTime started{};  ///< when it began
    player::Interface interface = player::Interface::line;
    player::BoardForm board_form = player::BoardForm::lists;
    speech::VoiceChoice::Kind voice = speech::VoiceChoice::Kind::off;
};

/// What waits for yes or no.
enum class AskedBack : std::uint8_t { give_up, end_drill };

struct State {
    TrainingOptions options;
    Teller teller;
    commands::CommandTable commands;
    AskedBoard board;
    Random random;
    Progress progress;
    std::optional<Course> course{};
    std::optional<AskedBack> asked_back{};

    [[nodiscard]] bool on_screen() const { return options.interface == player::Interface::screen; }
    [[nodiscard]] base::CalendarTime calendar(rules::Instant now) const
    {
        return options.started + std::chrono::floor<std::chrono::seconds>(now.time_since_epoch());
    }
    /// What was reached in the drill that goes on.
    [[nodiscard]] const Reached* reached() const
    {
        return progress.of(course->drill().drill->name);
    }
};

}  // namespace client::train
