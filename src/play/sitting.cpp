// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/sitting.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/cli/places.hpp"
#include "src/cli/settings.hpp"
#include "src/play/game_start.hpp"
#include "src/play/interviewer.hpp"
#include "src/play/rows.hpp"
#include "src/player/interface_choice.hpp"
#include "src/store/store_words.hpp"
#include "src/terminal/at_terminal.hpp"
#include "src/text/printable.hpp"
#include "src/together/sentences.hpp"

#include <utility>

namespace client::play {

namespace {

/// Whether questions can be asked before the game.
player::FirstStart first_start(const player::PlayerOptions& options)
{
    if (terminal::is_at_terminal())
        return {options.profile, options.announce};
    return {options.profile.value_or(player::Profile::screen_reader),
            options.announce.value_or("fide")};
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

Seating seating_of(store::SavedGame saved, PlayOptions& options)
{
    const auto& head = saved.head;
    SessionOptions session;
    session.game = head.options;
    session.opponent = head.engine.empty() ? Opponent::person : Opponent::engine;
    session.own = head.own.value_or(rules::Color::white);
    session.engine = head.engine;
    session.strength = head.strength;
    session.started = head.started;
    session.name = head.names.at(static_cast<std::size_t>(session.own));
    if (session.opponent == Opponent::person)
        session.other_name = head.names.at(1 - static_cast<std::size_t>(session.own));
    take_person(options, session);
    options.player.tournament = session.game.tournament;  // its sounds are those of one
    return {std::move(session), std::move(saved)};
}

Sitting::Sitting(PlayOptions options, Seating seating, host::Stage& stage)
    : options_{std::move(options)}, seating_{std::move(seating)},
      resumed_{seating_.saved.has_value()}, start_{first_start(options_.player)},
      words_{std::in_place, options_.player.words}, store_{cli::kept_folder(options_.player.data)},
      stage_{stage}
{
}

cli::ExitStatus Sitting::run()
{
    if (!start_.is_done() && !ask_first())
        return cli::ExitStatus::done;
    choose_words();
    if (!ask_for_game())
        return cli::ExitStatus::done;
    playing_.emplace(*words_, player::style_of(options_.player, start_.profile()));
    keeping_.emplace(store_, *playing_);
    auto on_stage = scenery();
    begin(std::move(seating_));
    host();
    return stage_.run(options_.player, *playing_, std::move(on_stage),
                      [this](const host::HelperWish& wish) { return help(wish); });
}

bool Sitting::ask_first()
{
    auto options = options_.player;
    options.voice = options.voice.value_or("auto");
    ask(start_, std::move(options));
    if (!start_.is_done())
        return false;
    const auto file = options_.player.config.empty()
                          ? cli::usual_settings_file()
                          : std::filesystem::path{options_.player.config};
    const auto name = text::printable(file.string());
    const std::string profile{player::profile_names[start_.profile()]};
    if (!cli::keep_settings(file, {{"profile", profile}, {"announce", start_.announce()}}))
        unkept_ = words_->language().say("first-unkept", {{"file", std::string_view{name}}});
    return true;
}

void Sitting::ask(player::Interview& interview, player::PlayerOptions options)
{
    options.sounds = speech::Earcons{};
    Interviewer interviewer{*words_, interview};
    host::NoKeeping nothing;
    static_cast<void>(stage_.run(std::move(options), interviewer, {.keeping = nothing}));
}

bool Sitting::ask_for_game()
{
    if (!terminal::is_at_terminal() || options_.player.tournament || options_.open.empty() ||
        options_.questions == Questions::off)
        return true;
    auto kept = store_.load_latest();
    // One of a tournament is gone on with on purpose: before it the network is forbidden.
    const bool offered = kept && !kept->head.options.tournament;
    std::erase_if(options_.open, [&](StartQuestion question) {
        return question == StartQuestion::unfinished && !offered;
    });
    const auto& language = words_->language();
    const auto unfinished = offered
                                ? text::printable(store::summary_words(language, summary_of(*kept)))
                                : std::string{};
    GameStart game{options_.open, seating_.options, unfinished, language};
    if (game.is_done())
        return true;
    auto options = options_.player;
    options.voice = player::voice_name(options, start_.profile());
    ask(game, std::move(options));
    if (!game.is_done())
        return false;
    resumed_ = game.resumes();
    if (resumed_)
        seating_ = seating_of(*std::move(kept), options_);
    chosen_ = game.choice();
    use(chosen_, seating_.options);
    return true;
}

void Sitting::choose_words()
{
    auto& words = options_.player.words;
    words.announce = start_.announce();
    player::fit_to_terminal(words);
    words_.emplace(player::words_for(options_.player, start_.profile()));
}

host::Scenery Sitting::scenery()
{
    const auto& language = words_->language();
    const auto profile = start_.profile();
    auto& options = seating_.options;
    auto scenery = host::board_scenery(options_.player, profile, *words_, *keeping_,
                                       player_keys(command_table(language)));
    if (unkept_)
        scenery.first.insert(scenery.first.begin(), host::refused(language, *unkept_));
    scenery.side = options.own;
    scenery.company = [this](const host::Reply& reply) { hosting_->told(reply); };
    options.interface = scenery.interface;
    options.own_moves = options_.player.own_moves;
    options.board_form = player::board_form(options_.player, profile);
    options.voice = player::voice_name(options_.player, profile);
    options.keymap = scenery.keys;
    return scenery;
}

void Sitting::begin(Seating seating)
{
    stage_.loop().set_time(seating.saved ? seating.saved->reached : rules::Instant{});
    keeping_->set(seating.saved ? store_.resume(*seating.saved)
                                : store_.begin(seating.options.head()));
    if (seating.saved)
        playing_->set_up(seating.options, *std::move(seating.saved));
    else
        playing_->set_up(seating.options);
    engine_.emplace(stage_.loop(), launch_of(seating.options),
                    [this](const host::Input& input) { stage_.take(input); });
    // The engine starts behind the first prompt, so that nobody waits for it.
    if (playing_->session().state().against_engine())
        stage_.loop().soon([this] { engine_->wake_up(); });
}

/// Others are let in behind the first prompt, so that nobody waits for it.
void Sitting::host()
{
    const auto& chosen = options_.hosting;
    if (chosen.is_open())
        table_.emplace(*playing_, *words_, chosen.name());
    hosting_.emplace(stage_.loop(), together::Offer{chosen.name(), "play", chosen.is_open()},
                     together::FirstTerminal{*playing_, *keeping_,
                                             [this](const auto& input) { stage_.take(input); }},
                     table_ ? &*table_ : nullptr);
    if (chosen.is_open() || terminal::is_at_terminal())
        stage_.loop().soon([this] { open_door(); });
}

void Sitting::open_door()
{
    const auto folder = cli::runtime_folder();
    if (hosting_->open(folder) || !options_.hosting.is_open())
        return;
    const auto& language = words_->language();
    const auto name = text::printable(folder.string());
    const auto why = together::book_in(language).sentence(together::sentence("door-closed"),
                                                          {{"folder", std::string_view{name}}});
    stage_.take(
        {host::inputs::Heard{{host::refused(language, words_->shown(language, why.screen))}}});
}

std::optional<host::Input> Sitting::help(const host::HelperWish& wish)
{
    namespace wishes = host::wishes;
    const auto& session = playing_->session();
    const auto& game = session.game();
    const auto now = stage_.loop().now();
    return std::visit(
        speech::Overloaded{
            [&](const wishes::Think&) { return engine_->think(game, now), Outcome{}; },
            [&](const wishes::StopThinking&) { return engine_->stop(), Outcome{}; },
            [&](const wishes::ConsiderOffer&) {
                return engine_->consider_offer(game, opponent(session.state().options.own)),
                       Outcome{};
            },
            [&](const wishes::Advise& w) { return engine_->advise(game, w.plies), Outcome{}; },
            [&](const wishes::StartEngine& w) {
                engine_->start(w.program, strength_from(session.state().options.strength));
                return Outcome{};
            },
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
    const auto& last = playing_->session().state();
    // What was drawn by lot is drawn anew; a game that was kept knows its options itself.
    const auto fresh = session_options(options_).value();  // they were right the first time
    auto options = last.options;
    options.started = fresh.started;
    options.engine = engine_->program().empty() ? options_.engine : engine_->program();
    if (!resumed_) {
        options.game = fresh.game;
        options.own = fresh.own;
    }
    // Who sits opposite may have changed since it was chosen.
    chosen_.opponent.reset();
    chosen_.add(last.next);
    use(chosen_, options);
    begin({std::move(options), std::nullopt});
}

}  // namespace client::play
