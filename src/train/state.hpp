// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lesson_file.hpp"
#include "speech/voice_choice.hpp"
#include "src/commands/command_table.hpp"
#include "src/train/asked_board.hpp"
#include "src/train/course.hpp"
#include "src/train/curriculum.hpp"
#include "src/train/walk.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

/// All that training remembers.
namespace client::train {

/// What is settled before it begins.
struct TrainingOptions {
    std::string
        drill{};  ///< a drill, or what else can be said, in any language; empty: it is asked
    std::optional<speech::ReadLesson> lesson{};  ///< a coach's, which comes first
    CourseOptions course{};
    std::uint64_t seed = 1;
    base::CalendarTime started{};  ///< when it began
    player::Interface interface = player::Interface::line;
    player::BoardForm board_form = player::BoardForm::lists;
    speech::VoiceChoice::Kind voice = speech::VoiceChoice::Kind::off;
};

/// What waits for yes or no.
enum class AskedBack : std::uint8_t { give_up, end_drill, end_walk, begin_lesson, resume_lesson };

/// A lesson, a small game or the guest's ten minutes, and what belongs to it.
struct Outing {
    std::unique_ptr<Walk> walk;
    std::optional<std::size_t> lesson{};  ///< of the curriculum
};

struct State {
    TrainingOptions options;
    Teller teller;
    commands::CommandTable commands;
    AskedBoard board;
    Random random;
    Progress progress;
    Curriculum curriculum;
    std::optional<Course> course{};  ///< a drill, perhaps of the lesson that goes on
    std::optional<Outing> outing{};
    std::optional<std::size_t> offered{};  ///< the lesson that is asked about
    std::optional<bool> real_board{};      ///< whether there is one beside the keyboard, once asked
    std::optional<AskedBack> asked_back{};

    [[nodiscard]] bool idle() const { return !course && !outing; }
    [[nodiscard]] bool on_screen() const { return options.interface == player::Interface::screen; }
    [[nodiscard]] base::CalendarTime calendar(rules::Instant now) const
    {
        return options.started + std::chrono::floor<std::chrono::seconds>(now.time_since_epoch());
    }
    /// The board that may be seen and asked about now, if there is one.
    [[nodiscard]] std::optional<rules::Placement> board_now() const
    {
        if (course)
            return course->task().board();
        const auto setup = outing ? outing->walk->setup() : std::nullopt;
        return setup ? std::optional{rules::Placement{*setup}} : std::nullopt;
    }
    /// What was reached in the drill that goes on.
    [[nodiscard]] const Reached* reached() const
    {
        return progress.of(course->drill().drill->name);
    }
};

}  // namespace client::train
