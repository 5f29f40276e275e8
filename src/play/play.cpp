// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/play.hpp"

#include "speech/messages.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/no_network.hpp"
#include "src/cli/option_checks.hpp"
#include "src/cli/places.hpp"
#include "src/engine/child.hpp"
#include "src/play/game_options.hpp"
#include "src/play/sitting.hpp"
#include "src/player/heard.hpp"
#include "src/store/store_words.hpp"
#include "src/text/printable.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <ostream>
#include <utility>

namespace client::play {

namespace {

bool is_given(const CLI::App& parser, const char* option)
{
    const auto* const found = parser.get_option_no_throw(option);
    return found != nullptr && found->count() > 0;
}

/// Whether somebody speaks; espeak takes over from a daemon that is not there.
bool can_be_heard(const speech::VoiceChoice& choice)
{
    using Kind = speech::VoiceChoice::Kind;
    if (choice.kind != Kind::espeak && choice.kind != Kind::speechd)
        return true;
    if (choice.kind == Kind::speechd && !player::look_at_speechd().fault)
        return true;
    return !player::look_at_espeak().fault && !player::look_at_sound().fault;
}

/// What is demanded beyond doubt: settings are for every machine, the command line for this one.
struct Demands {
    bool engine = false;
    bool voice = false;

    explicit Demands(const CLI::App& parser)
        : engine{is_given(parser, "--engine")}, voice{is_given(parser, "--voice")}
    {
    }

    /// What the machine lacks of it, in the player's words.
    [[nodiscard]] std::optional<std::string> lacking(const PlayOptions& options) const
    {
        if (engine && !options.two && !engine::find_program(options.engine))
            return said(options, "engine-missing", options.engine);
        if (voice && !can_be_heard(speech::read_voice_choice(*options.player.voice).value()))
            return said(options, "voice-unheard", *options.player.voice);
        return std::nullopt;
    }

private:
    static std::string
    said(const PlayOptions& options, speech::Message message, const std::string& name)
    {
        words::ChosenWords words{options.player.words};
        const auto safe = text::printable(name);
        return words.language().say(message, {{"name", std::string_view{safe}}});
    }
};

/// How a game is begun or gone on with.
struct Start {
    const CLI::App& parser;
    Demands demands;
    const cli::Streams& streams;
};

/// In a tournament the network is forbidden before a sound server could be asked over it.
cli::ExitStatus sit_down(PlayOptions options, Seating seating, const Start& start)
{
    if (options.player.tournament && !cli::forbid_network()) {
        words::ChosenWords words{options.player.words};
        start.streams.err << fmt::format("annabella: {}.\n", words.language().say("network-stays"));
        return cli::ExitStatus::machine_lacks;
    }
    if (const auto lacking = start.demands.lacking(options))
        return cli::give_up(start.streams, start.parser.get_name(), *lacking,
                            cli::ExitStatus::machine_lacks);
    host::Stage stage;
    return Sitting{std::move(options), std::move(seating), stage}.run();
}

cli::ExitStatus play_new(const PlayOptions& options, const Start& start)
{
    auto session = session_options(options);
    if (!session) {
        words::ChosenWords words{options.player.words};
        return cli::give_up(start.streams, "play",
                            cli::in_words(words.language(), session.error()));
    }
    return sit_down(options, {*std::move(session), std::nullopt}, start);
}

cli::ExitStatus play_on(PlayOptions options, std::optional<std::int64_t> number, const Start& start)
{
    store::Store store{cli::kept_folder(options.player.data)};
    auto saved = number ? store.load(store::GameId{*number}) : store.load_latest();
    if (!saved) {
        words::ChosenWords words{options.player.words};
        start.streams.err << fmt::format(
            "annabella resume: {}\n",
            store::news_words(words.language(), saved.error(), store.file()));
        return cli::ExitStatus::wrong_input;
    }
    auto seating = seating_of(*std::move(saved), options);
    return sit_down(std::move(options), std::move(seating), start);
}

/// The command line is read; the settings add what it leaves open.
Start start_of(CLI::App& parser, PlayOptions& options, const cli::Streams& streams)
{
    Start start{parser, Demands{parser}, streams};
    player::use_settings(parser, options.player, streams.err);
    return start;
}

/// An option that was given beside --tournament, though it contradicts it; null: there is none.
const char* not_in_tournament(const CLI::App& parser, const PlayOptions& options)
{
    if (!options.player.tournament)
        return nullptr;
    for (const auto* const name : {"--engine", "--level", "--elo"})
        if (is_given(parser, name))
            return name;
    return options.mode == rules::Mode::guarded ? "--mode guarded" : nullptr;
}

}  // namespace

cli::Action play(CLI::App& parser)
{
    const auto options = std::make_shared<PlayOptions>();
    add_game_options(parser, *options);
    add_person_options(parser, *options);
    player::add_player_options(parser, options->player);
    return [options, &parser](const cli::Streams& streams) {
        if (const auto* const surplus = not_in_tournament(parser, *options)) {
            words::ChosenWords words{options->player.words};
            return cli::give_up(streams, "play",
                                words.language().say("option-not-in-tournament",
                                                     {{"option", std::string_view{surplus}}}),
                                cli::ExitStatus::wrong_use);
        }
        options->open = left_open(parser);
        const auto start = start_of(parser, *options, streams);
        return play_new(*options, start);
    };
}

cli::Action resume(CLI::App& parser)
{
    const auto options = std::make_shared<PlayOptions>();
    const auto number = std::make_shared<std::optional<std::int64_t>>();
    add_person_options(parser, *options);
    player::add_player_options(parser, options->player);
    parser.add_option("ID", *number, "The number of a game; the one last played without it")
        ->type_name("")
        ->check(cli::number_from_one());
    return [options, number, &parser](const cli::Streams& streams) {
        const auto start = start_of(parser, *options, streams);
        return play_on(*options, *number, start);
    };
}

void play_from(const player::PlayerOptions& player,
               const std::string& fen,
               rules::Color side,
               host::Stage& stage)
{
    PlayOptions options;
    options.player = player;
    const player::PlayerOptions usual;
    options.player.keymap = usual.keymap;
    options.player.display_keymap = usual.display_keymap;
    use_game_settings(options);
    options.fen = fen;
    options.any_chess960 = false;
    options.chess960.reset();
    options.side = side == rules::Color::white ? OwnSide::white : OwnSide::black;
    auto session = session_options(options);
    if (session)
        static_cast<void>(
            Sitting{std::move(options), {*std::move(session), std::nullopt}, stage}.run());
}

}  // namespace client::play
