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

bool asking(const State& state)
{
    return state.course.has_value();
}

// Without short forms: one letter can be an answer.
constexpr std::array rows{
    TrainRow{{"again", "", nothing, "help-train-again"}, asking, handlers::again},
    TrainRow{{"slower", "", nothing, "help-train-slower"}, asking, handlers::slower},
    TrainRow{{"hint", "", nothing, "help-train-hint"}, asking, handlers::hint},
    TrainRow{{"skip", "", nothing, "help-train-skip"}, asking, handlers::skip},
    TrainRow{{"solution", "", nothing, "help-train-solution"}, asking, handlers::solution},
    TrainRow{{"explain", "", nothing, "help-train-explain"}, asking, handlers::explain},
    TrainRow{{"level", "", number, "help-train-level"}, asking, handlers::level},
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
