// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/sitting.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/braille/display_keymap.hpp"
#include "src/cli/places.hpp"
#include "src/cli/settings.hpp"
#include "src/commands/chosen_keymap.hpp"
#include "src/play/first_questions.hpp"
#include "src/play/rows.hpp"
#include "src/player/interface_choice.hpp"
#include "src/terminal/at_terminal.hpp"
#include "src/text/printable.hpp"

#include <utility>

namespace client::play {

namespace {

/// Whether questions can be asked before the game.
player::FirstStart first_start(const player::PlayerOptions& options)
{
    if (terminal::is_at_terminal())
        return {options.profile, options.announce};
    return {options.profile.value_or("screen-reader"), options.announce.value_or("fide")};
}

using Outcome = std::optional<host::Input>;

engine::Launch launch_of(const SessionOptions& options)
{
    engine::Launch launch;
    launch.program = options.engine;
    launch.strength = strength_from(options.strength);
    launch.seed = static_cast<std::uint32_t>(options.started.time_since_epoch().count());
    return launch;
}

}  // namespace

Sitting::Sitting(PlayOptions options, Seating seating)
    : options_{std::move(options)}, seating_{std::move(seating)},
      resumed_{seating_.saved.has_value()}, start_{first_start(options_.player)},
      words_{std::make_unique<words::ChosenWords>(options_.player.words)},
      store_{cli::kept_folder(options_.player.data)}
{
}

cli::ExitStatus Sitting::run()
{
    if (!start_.is_done() && !ask_first())
        return cli::ExitStatus::done;
    choose_words();
    playing_ = std::make_unique<Playing>(*words_, player::style_of(options_.player, profile_));
    keeping_ = std::make_unique<GameKeeping>(store_, *playing_);
    stage_ =
        std::make_unique<host::Stage>(options_.player, *playing_, scenery(),
                                      [this](const host::HelperWish& wish) { return help(wish); });
    begin(std::move(seating_));
    return stage_->run();
}

bool Sitting::ask_first()
{
    auto options = options_.player;
    options.voice = options.voice.value_or("auto");
    options.sounds = "off";
    FirstQuestions questions{*words_, start_};
    host::NoKeeping nothing;
    host::Stage stage{options, questions, {.keeping = nothing}};
    static_cast<void>(stage.run());
    if (!start_.is_done())
        return false;
    const auto file = options_.player.config.empty()
                          ? cli::usual_settings_file()
                          : std::filesystem::path{options_.player.config};
    const auto name = text::printable(file.string());
    if (!cli::keep_settings(file, {{"profile", start_.profile()}, {"announce", start_.announce()}}))
        tell_first(words_->language().say("first-unkept", {{"file", std::string_view{name}}}));
    return true;
}

void Sitting::choose_words()
{
    auto& words = options_.player.words;
    words.announce = start_.announce();
    player::fit_to_terminal(words);
    profile_ = player::profile_names.find(start_.profile()).value();
    words.breadth = player::breadth_of(options_.player, profile_);
    words_ = std::make_unique<words::ChosenWords>(words);
}

host::Scenery Sitting::scenery()
{
    const auto choice = player::choose_interface(options_.player, profile_);
    auto& options = seating_.options;
    options.interface = choice.interface;
    options.board_form = player::board_form(options_.player, profile_);
    options.voice = player::voice_name(options_.player, profile_);
    if (choice.interface == player::Interface::screen)
        options.keymap = board_keys();
    if (choice.line_instead)
        tell_first(words_->language().say("line-instead"));
    auto on_display = display_keys();
    return {.profile = profile_,
            .interface = choice.interface,
            .keeping = *keeping_,
            .keys = options.keymap,
            .display_keys = std::move(on_display),
            .first = std::move(first_),
            .side = options.own};
}

keymaps::Keymap Sitting::board_keys()
{
    const auto names = command_table(words_->language());
    const auto letters = options_.player.words.notation ? std::optional{words_->letters()}
                                                        : std::optional<rules::Letters>{};
    std::vector<keymaps::KeymapFault> faults;
    auto keys =
        commands::chosen_keymap(options_.player.keymap, player_keys(names), letters, faults);
    tell_faults(faults);
    return keys;
}

keymaps::Keymap Sitting::display_keys()
{
    if (options_.player.braille != "brlapi")
        return {};
    const auto names = command_table(words_->language());
    std::vector<keymaps::KeymapFault> faults;
    auto keys = braille::display_keymap(
        options_.player.display_keymap, [&](std::string_view name) { return names.knows(name); },
        faults);
    tell_faults(faults);
    return keys;
}

void Sitting::tell_first(const std::string& sentence)
{
    first_.emplace_back(host::tidings::Said{host::tidings::Kind::refusal,
                                            {{sentence, sentence, words_->language().voice()}}});
}

void Sitting::tell_faults(const std::vector<keymaps::KeymapFault>& faults)
{
    for (const auto& fault : faults)
        tell_first(commands::fault_words(words_->language(), fault));
}

void Sitting::begin(Seating seating)
{
    stage_->loop().set_time(seating.saved ? seating.saved->reached : rules::Instant{});
    keeping_->set(seating.saved ? store_.resume(*seating.saved)
                                : store_.begin(seating.options.head()));
    if (seating.saved)
        playing_->set_up(seating.options, *std::move(seating.saved));
    else
        playing_->set_up(seating.options);
    engine_ =
        std::make_unique<EngineSeat>(stage_->loop(), launch_of(seating.options),
                                     [this](const host::Input& input) { stage_->take(input); });
    // The engine starts behind the first prompt, so that nobody waits for it.
    if (playing_->session().state().against_engine())
        stage_->loop().soon([this] { engine_->wake_up(); });
}

std::optional<host::Input> Sitting::help(const host::HelperWish& wish)
{
    namespace wishes = host::wishes;
    const auto& session = playing_->session();
    const auto& game = session.game();
    const auto now = stage_->loop().now();
    return std::visit(
        speech::Overloaded{
            [&](const wishes::Think&) { return engine_->think(game, now), Outcome{}; },
            [&](const wishes::StopThinking&) { return engine_->stop(), Outcome{}; },
            [&](const wishes::ConsiderOffer&) {
                return engine_->consider_offer(game, opponent(session.state().options.own)),
                       Outcome{};
            },
            [&](const wishes::Advise& w) { return engine_->advise(game, w.plies), Outcome{}; },
            [&](const wishes::StartEngine& w) { return engine_->start(w.program), Outcome{}; },
            [&](const wishes::NewGame&) {
                play_anew();
                return Outcome{host::Input{host::inputs::Begin{}}};
            },
            [](const wishes::Seal&) { return Outcome{}; },
            [](const wishes::LeaveEnvelope&) { return Outcome{}; },
        },
        wish);
}

void Sitting::play_anew()
{
    engine_->stop();
    const auto& last = playing_->session().state().options;
    // What was drawn by lot is drawn anew; a game that was kept knows its options itself.
    auto fresh = session_options(options_).value();  // they were right the first time
    auto options = resumed_ ? last : fresh;
    options.started = fresh.started;
    options.interface = last.interface;
    options.board_form = last.board_form;
    options.keymap = last.keymap;
    options.voice = last.voice;
    begin({std::move(options), std::nullopt});
}

}  // namespace client::play
