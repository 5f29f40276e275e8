// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/play.hpp"

#include "speech/messages.hpp"
#include "src/option_checks.hpp"
#include "src/places.hpp"
#include "src/play/options.hpp"
#include "src/play/table.hpp"
#include "src/printable.hpp"
#include "src/store/store_words.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <ostream>

namespace client::play {

namespace {

ExitStatus play_new(const PlayOptions& options, const Streams& streams)
{
    auto session = session_options(options);
    if (!session) {
        streams.err << fmt::format("annabella play: {}.\n", session.error());
        return ExitStatus::wrong_input;
    }
    return Table{options, {*std::move(session), std::nullopt}}.run();
}

ExitStatus
play_on(const PlayOptions& options, std::optional<std::int64_t> number, const Streams& streams)
{
    store::Store store{kept_folder(options.data)};
    auto saved = number ? store.load(store::GameId{*number}) : store.load_latest();
    if (!saved) {
        tools::ChosenWords words{options.words};
        streams.err << fmt::format(
            "annabella resume: {}\n",
            store::news_words(words.language(), saved.error(), store.file()));
        return ExitStatus::wrong_input;
    }
    const auto& head = saved->head;
    SessionOptions session;
    session.game = head.options;
    session.opponent = head.engine.empty() ? Opponent::person : Opponent::engine;
    session.own = head.own.value_or(rules::Color::white);
    session.engine = head.engine;
    session.strength = head.strength;
    session.started = head.started;
    session.rate = options.voice_settings.rate.value_or(0);
    return Table{options, {std::move(session), *std::move(saved)}}.run();
}

/// An option that was given beside --tournament, though it contradicts it; null: there is none.
const char* not_in_tournament(const CLI::App& parser, const PlayOptions& options)
{
    if (!options.tournament)
        return nullptr;
    for (const auto* const name : {"--engine", "--level", "--elo"})
        if (parser.count(name) > 0)
            return name;
    return options.mode == "guarded" ? "--mode guarded" : nullptr;
}

}  // namespace

Action play(CLI::App& parser)
{
    const auto options = std::make_shared<PlayOptions>();
    add_game_options(parser, *options);
    add_player_options(parser, *options);
    return [options, &parser](const Streams& streams) {
        if (const auto* const surplus = not_in_tournament(parser, *options)) {
            tools::ChosenWords words{options->words};
            streams.err << fmt::format(
                "annabella play: {}.\n",
                words.language().say("option-not-in-tournament",
                                     {{"option", std::string_view{surplus}}}));
            return ExitStatus::wrong_use;
        }
        use_settings(parser, *options, streams.err);
        return play_new(*options, streams);
    };
}

Action resume(CLI::App& parser)
{
    const auto options = std::make_shared<PlayOptions>();
    const auto number = std::make_shared<std::optional<std::int64_t>>();
    add_player_options(parser, *options);
    parser.add_option("ID", *number, "The number of a game; the one last played without it")
        ->type_name("")
        ->check(number_from_one());
    return [options, number, &parser](const Streams& streams) {
        use_settings(parser, *options, streams.err);
        return play_on(*options, *number, streams);
    };
}

}  // namespace client::play
