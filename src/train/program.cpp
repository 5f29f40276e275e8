// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/program.hpp"

#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/cli/places.hpp"
#include "src/engine/child.hpp"
#include "src/host/line_text.hpp"
#include "src/host/stage.hpp"
#include "src/paper/plain.hpp"
#include "src/player/interface_choice.hpp"
#include "src/store/store_words.hpp"
#include "src/text/words.hpp"
#include "src/train/guest_sheet.hpp"
#include "src/train/lesson_shelf.hpp"
#include "src/train/opponent.hpp"
#include "src/train/pair/pair_program.hpp"
#include "src/train/pair/sentences.hpp"
#include "src/train/progress_keeping.hpp"
#include "src/train/rows.hpp"
#include "src/train/school.hpp"
#include "src/train/world_supplies.hpp"

#include <CLI/CLI.hpp>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <ostream>
#include <random>
#include <string>
#include <vector>

namespace client::train {

namespace {

/// As they were written.
struct TrainOptions {
    player::PlayerOptions player;
    std::vector<std::string> name;  ///< its words
    std::optional<int> level;
    std::optional<int> limit;
    int questions = CourseOptions{}.questions;
    std::optional<std::uint64_t> seed;
    std::optional<std::string> lesson;
    std::optional<std::string> sheet;
    std::string engine = "stockfish";
    bool csv = false;
    bool plot = false;
    PuzzleOptions puzzles;

    [[nodiscard]] std::string line() const { return fmt::format("{}", fmt::join(name, " ")); }
    [[nodiscard]] player::Profile profile() const { return player::profile_of(player); }
    /// The words of announcements are chosen apart from the others.
    [[nodiscard]] words::WordOptions words() const
    {
        return player::words_at_terminal(player, profile());
    }
};

std::uint64_t any_seed()
{
    std::random_device chance;
    return (std::uint64_t{chance()} << 32U) | chance();
}

TrainingOptions settled(const TrainOptions& chosen, player::Interface interface)
{
    TrainingOptions options;
    options.drill = chosen.line();
    if (chosen.lesson)
        options.lesson = load_lesson(*chosen.lesson);
    options.course.level = chosen.level;
    options.course.questions = chosen.questions;
    if (chosen.limit)
        options.course.limit = std::chrono::seconds{*chosen.limit};
    options.seed = chosen.seed ? *chosen.seed : any_seed();
    options.started = base::calendar_now();
    options.interface = interface;
    options.board_form = player::board_form(chosen.player, chosen.profile());
    options.voice = player::voice_of(chosen.player, chosen.profile()).kind;
    return options;
}

cli::ExitStatus run_training(const TrainOptions& chosen,
                             words::ChosenWords& words,
                             store::TrainingLog& log,
                             Progress progress,
                             Supplies supplies)
{
    const auto interface = player::choose_interface(chosen.player, chosen.profile()).interface;
    auto options = settled(chosen, interface);
    options.course.supplies = std::move(supplies);
    Training training{std::move(options), words, std::move(progress),
                      player::style_of(chosen.player, chosen.profile())};
    ProgressKeeping keeping{log, training};
    auto scenery = host::board_scenery(chosen.player, chosen.profile(), words, keeping,
                                       train_keys(training.state().commands));
    host::Stage stage;
    Opponent opponent{stage.loop(), chosen.engine,
                      [&](const host::Input& input) { stage.take(input); }};
    const auto help = [&](const host::HelperWish& wish) -> std::optional<host::Input> {
        if (std::holds_alternative<host::wishes::Think>(wish))
            opponent.think(training.engines_turn());
        return std::nullopt;
    };
    return stage.run(chosen.player, training, std::move(scenery), help);
}

cli::ExitStatus train(const TrainOptions& chosen,
                      words::ChosenWords& words,
                      store::TrainingLog& log,
                      Progress progress,
                      const cli::Streams& streams)
{
    auto supplies =
        world_supplies(chosen.puzzles, Teller{words}, cli::kept_folder(chosen.player.data));
    if (!supplies)
        return cli::give_up(streams, "train", supplies.error());
    if (engine::find_program(chosen.engine))
        supplies->engine = chosen.engine;
    return run_training(chosen, words, log, std::move(progress), *std::move(supplies));
}

/// The words behind `pair`; none: something else is to be trained.
std::optional<std::string> words_of_pair(const TrainOptions& chosen, const Teller& teller)
{
    const auto line = chosen.line();
    text::Words words{line};
    const auto meant = teller.book(pair::sentences).meaning(words.next());
    return meant == "pair" ? std::optional{std::string{words.rest()}} : std::nullopt;
}

/// The positions of a lesson, one for each exercise.
std::vector<rules::Setup> positions_of(const TrainOptions& chosen)
{
    std::vector<rules::Setup> positions;
    if (!chosen.lesson)
        return positions;
    for (const auto& step : load_lesson(*chosen.lesson).lesson.steps)
        if (step.setup)
            positions.push_back(*step.setup);
    return positions;
}

cli::ExitStatus train_pair(const TrainOptions& chosen,
                           std::string_view what,
                           words::ChosenWords& words,
                           const cli::Streams& streams)
{
    const Teller teller{words};
    auto choices = pair::Choices::read(teller, what);
    if (!choices)
        return cli::give_up(streams, "train",
                            teller
                                .say(pair::sentence("no-such-lesson"),
                                     {{"word", std::string_view{choices.error()}}})
                                .screen);
    choices->plan.level = pair::level_of(chosen.level.value_or(1));
    choices->plan.seed = chosen.seed ? *chosen.seed : any_seed();
    choices->plan.positions = positions_of(chosen);
    if (choices->plan.moves && chosen.questions != CourseOptions{}.questions)
        choices->plan.moves = chosen.questions;
    return pair::run_pair(*std::move(choices), chosen.player, words);
}

/// One line for each question that was ever asked.
void print_csv(const std::vector<store::Trained>& all, std::ostream& out)
{
    out << "time,drill,item,level,quarter,outcome\n";
    for (const auto& each : all)
        out << fmt::format("{:%Y-%m-%dT%H:%M:%SZ},{},{},{},{},{}\n", each.at, each.drill, each.item,
                           each.level, each.quarter, store::outcome_names[each.outcome]);
}

void print_progress(const TrainOptions& chosen,
                    words::ChosenWords& words,
                    Progress progress,
                    std::ostream& out)
{
    Training training{settled(chosen, player::Interface::line), words, std::move(progress)};
    const auto reply =
        training.handle({host::inputs::Line{chosen.plot ? "progress plot" : "progress"}}, {});
    const host::LineText text{words, chosen.profile(), chosen.player.width};
    for (const auto& line : text.lines(reply.tidings))
        out << line.text << '\n';
}

/// For a printer by the ending of the file, or as text to standard output.
cli::ExitStatus
write_sheet(const std::string& file, words::ChosenWords& words, const cli::Streams& streams)
{
    const auto& language = words.language_of_papers();
    if (file == "-") {
        streams.out << paper::as_text(shipped_guest_sheet(language));
        return cli::ExitStatus::done;
    }
    if (const auto fault = write_guest_sheet(language, file)) {
        streams.err << fmt::format("annabella train: {}\n",
                                   paper::fault_words(language, *fault, file));
        return cli::ExitStatus::wrong_input;
    }
    streams.out
        << Teller{words}.say(of_school("sheet-written"), {{"file", std::string_view{file}}}).screen
        << '\n';
    return cli::ExitStatus::done;
}

cli::ExitStatus run(const TrainOptions& chosen, const cli::Streams& streams)
{
    words::ChosenWords words{chosen.words()};
    if (chosen.sheet)
        return write_sheet(*chosen.sheet, words, streams);
    if (const auto what = words_of_pair(chosen, Teller{words}))
        return train_pair(chosen, *what, words, streams);
    store::TrainingLog log{cli::kept_folder(chosen.player.data)};
    const auto earlier = log.all();
    if (!earlier) {
        streams.err << fmt::format("annabella train: {}.\n",
                                   news_words(words.language(), earlier.error(), log.file()));
        return cli::ExitStatus::machine_lacks;
    }
    if (chosen.csv)
        print_csv(*earlier, streams.out);
    else if (chosen.line() == "progress" || chosen.plot)
        print_progress(chosen, words, Progress{*earlier}, streams.out);
    else
        return train(chosen, words, log, Progress{*earlier}, streams);
    return cli::ExitStatus::done;
}

}  // namespace

cli::Action train_command(CLI::App& parser)
{
    const auto options = std::make_shared<TrainOptions>();
    options->player.keymap = "train";
    options->player.display_keymap = "train";
    player::add_player_options(parser, options->player);
    parser.add_option("--level", options->level, "The level to begin with, 1 is the easiest")
        ->type_name("N")
        ->check(cli::number_from_one());
    parser.add_option("--limit", options->limit, "Seconds for each answer")
        ->type_name("SECONDS")
        ->check(cli::number_from_one());
    parser.add_option("--questions", options->questions, "How many questions, 20 if not given")
        ->type_name("N")
        ->check(cli::number_from_one());
    parser.add_option("--seed", options->seed, "The same questions for the same number")
        ->type_name("N");
    add_puzzle_options(parser, options->puzzles);
    parser.add_option("--engine", options->engine, "Any UCI program")->type_name("PROGRAM");
    parser.add_flag("--csv", options->csv, "Print all that was trained as a table, and leave");
    parser.add_flag("--plot", options->plot, "Print what was reached as bars, and leave");
    parser.add_option("--lesson", options->lesson, "A lesson that somebody has written")
        ->type_name("FILE");
    parser.add_option("--sheet", options->sheet, "Write the guest's page to a file, and leave")
        ->type_name("FILE");
    parser
        .add_option(
            "NAME", options->name,
            "A drill, lesson or game, guest, lessons or progress; without it they are listed")
        ->type_name("");
    return [options, &parser](const cli::Streams& streams) {
        player::use_reader_settings(parser, options->player, streams.err);
        return run(*options, streams);
    };
}

}  // namespace client::train
