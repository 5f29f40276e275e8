// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/rows.hpp"

#include "speech/messages.hpp"
#include "src/commands/arguments.hpp"
#include "src/play/rows.hpp"
#include "src/read/rows.hpp"
#include "src/train/handlers.hpp"

#include <array>
#include <vector>

namespace client::train {

namespace {

using commands::arguments::nothing;
using commands::arguments::number;
using commands::arguments::some_text;

bool always(const State& /*state*/)
{
    return true;
}

bool idle(const State& state)
{
    return state.idle();
}

bool busy(const State& state)
{
    return !state.idle();
}

bool drilling(const State& state)
{
    return state.course.has_value();
}

bool walking(const State& state)
{
    return state.outing && !state.course;
}

bool telling(const State& state)
{
    return walking(state) && state.outing->walk->wants() == WalkWants::enter;
}

// Without short forms: one letter can be an answer.
constexpr std::array rows{
    TrainRow{{"again", "", nothing, "help-train-again"}, busy, handlers::again},
    TrainRow{{"slower", "", nothing, "help-train-slower"}, busy, handlers::slower},
    TrainRow{{"hint", "", nothing, "help-train-hint"}, busy, handlers::hint},
    TrainRow{{"skip", "", nothing, "help-train-skip"}, busy, handlers::skip},
    TrainRow{{"solution", "", nothing, "help-train-solution"}, busy, handlers::solution},
    TrainRow{{"explain", "", nothing, "help-train-explain"}, busy, handlers::explain},
    TrainRow{{"level", "", number, "help-train-level"}, drilling, handlers::level},
    TrainRow{{"next", "", nothing, "help-train-next"}, telling, handlers::next},
    TrainRow{{"back", "", nothing, "help-train-back"}, walking, handlers::back},
    TrainRow{{"lesson", "", some_text, "help-train-lesson"}, idle, handlers::lesson},
    TrainRow{{"lessons", "", nothing, "help-train-lessons"}, always, handlers::lessons},
    TrainRow{{"game", "", some_text, "help-train-game"}, idle, handlers::game},
    TrainRow{{"guest", "", nothing, "help-train-guest"}, idle, handlers::guest},
    TrainRow{{"drills", "", nothing, "help-train-drills"}, always, handlers::drills},
    TrainRow{{"progress", "", some_text, "help-train-progress"}, always, handlers::progress},
    TrainRow{{"help", "?", some_text, "help-train-help"}, always, handlers::help},
    TrainRow{{"quit", "", nothing, "help-train-quit"}, always, handlers::quit},
};

}  // namespace

std::span<const TrainRow> train_rows()
{
    return rows;
}

commands::CommandTable command_table(const speech::Lexicon& language)
{
    std::vector<const commands::Row*> of_game;
    for (const auto& row : play::play_rows())
        if (read::serves_reader(row))
            of_game.push_back(&row);
    return {language,
            {{speech::CommandArea::playing, train_rows()},
             {speech::CommandArea::playing, std::move(of_game)}}};
}

commands::KeyUser train_keys(const commands::CommandTable& table)
{
    static constexpr std::array<std::string_view, 3> needed{"type", "help", "quit"};
    return {"train", [&](std::string_view command) { return table.knows(command); }, needed};
}

}  // namespace client::train
