// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/table.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/board/last_move.hpp"
#include "src/braille/console.hpp"
#include "src/braille/display_keymap.hpp"
#include "src/cli/places.hpp"
#include "src/cli/settings.hpp"
#include "src/commands/chosen_keymap.hpp"
#include "src/console/spoken_typing.hpp"
#include "src/play/session_scene.hpp"
#include "src/player/interface_choice.hpp"
#include "src/store/store_words.hpp"
#include "src/terminal/at_terminal.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <utility>

namespace client::play {

namespace {

/// Whether questions can be asked before the game.
player::FirstStart first_questions(const player::PlayerOptions& options)
{
    if (terminal::is_at_terminal())
        return {options.profile, options.announce};
    return {options.profile.value_or("screen-reader"), options.announce.value_or("fide")};
}

host::tidings::Said
said(const speech::Lexicon& language, host::tidings::Kind kind, const std::string& sentence)
{
    return {kind, {{sentence, sentence, language.voice()}}};
}

/// A player's ~ is his home, as in a shell.
std::filesystem::path at_home(const std::string& file)
{
    const char* const home = std::getenv("HOME");
    return home != nullptr && file.starts_with("~/") ? home + file.substr(1) : file;
}

std::vector<console::TextLine> plain(const std::vector<std::string>& texts)
{
    std::vector<console::TextLine> lines;
    for (const auto& text : texts)
        lines.push_back({text});
    return lines;
}

}  // namespace

Table::Table(PlayOptions options, Seating seating)
    : options_{std::move(options)}, seating_{std::move(seating)},
      resumed_{seating_.saved.has_value()}, start_{first_questions(options_.player)},
      words_{std::make_unique<words::ChosenWords>(options_.player.words)},
      store_{cli::kept_folder(options_.player.data)}, silence_{loop_.context()},
      timekeeper_{loop_.context()}
{
}

Table::~Table() = default;

cli::ExitStatus Table::run()
{
    loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
        if (signal == SIGINT)
            drop_line();
        else
            leave();
    });
    if (start_.is_done())
        sit_down();
    else
        ask_first();
    loop_.run();
    return status_;
}

void Table::drop_line()
{
    console_->cancel_line();
    if (screen_ == nullptr && terminal::is_at_terminal())
        show({{words_->language().say("interrupted")}});
}

void Table::ask_first()
{
    console_ = console::terminal_console(loop_, console_events());
    speaking_ = std::make_unique<host::Speaking>(
        loop_, speech::read_voice_choice(options_.player.voice.value_or("auto")).value(),
        options_.player.voice_settings, player::SoundChoice{}, [](const speech::VoiceNotice&) {});
    ask(start_.question(words_->language()));
}

void Table::ask(const std::vector<std::string>& lines)
{
    show(plain(lines));
    silence_.expires_after(start_.is_heard() ? std::chrono::seconds{0} : std::chrono::seconds{4});
    silence_.async_wait([this, lines](const std::error_code& error) {
        if (!error)
            speaking_->read_out(lines, words_->language().voice());
    });
}

void Table::sit_down()
{
    silence_.cancel();
    options_.player.words.announce = start_.announce();
    player::fit_to_terminal(options_.player.words);
    profile_ = player::profile_names.find(start_.profile()).value();
    options_.player.words.breadth = player::breadth_of(options_.player, profile_);
    words_ = std::make_unique<words::ChosenWords>(options_.player.words);
    const auto voice = player::voice_of(options_.player, profile_);
    const auto side = seating_.options.own;
    speaking_ = std::make_unique<host::Speaking>(
        loop_, voice, options_.player.voice_settings,
        player::sound_choice(options_.player, voice, side),
        [this](const speech::VoiceNotice& notice) { tell_voice(notice); });
    open_console();
    begin(std::move(seating_));
}

console::ConsoleEvents Table::console_events()
{
    return {.line = [this](const std::string& line) { typed(line); },
            .end = [this] { leave(); },
            .key =
                [this] {
                    silence_.cancel();
                    speaking_->key_pressed();
                },
            .told =
                [this](const std::string& sentence) {
                    if (!options_.player.tournament)
                        speaking_->read_out({sentence}, words_->language().voice(), own_ear());
                },
            .complete =
                [this](const std::string& part) {
                    return session_ ? session_->names().beginning_with(part)
                                    : std::vector<std::string>{};
                }};
}

void Table::open_console()
{
    const auto choice = player::choose_interface(options_.player, profile_);
    auto& options = seating_.options;
    options.interface = choice.interface;
    options.board_form = player::board_form(options_.player, profile_);
    options.voice = player::voice_name(options_.player, profile_);
    if (choice.interface == player::Interface::screen) {
        console_.reset();
        console_ = screen_console();
        return;
    }
    if (!console_ || options_.player.braille) {
        console_.reset();
        console_ = line_console();
    }
    if (choice.line_instead)
        tell_first(words_->language().say("line-instead"));
}

std::unique_ptr<console::Console> Table::line_console()
{
    // A reader tells the keys of a line by itself, our own voice has to.
    auto events = console::spoken_typing(console_events(), [this](const console::Echo& key) {
        if (profile_ == player::Profile::voice)
            speaking_->echo(words_->language(), key, own_ear());
    });
    return braille::line_console(loop_, std::move(events), options_.player.braille.value_or("off"),
                                 words_->language(), display_keys());
}

keymaps::Keymap Table::display_keys()
{
    if (options_.player.braille != "brlapi")
        return {};
    const commands::CommandNames names{words_->language()};
    std::vector<keymaps::KeymapFault> faults;
    auto keys = braille::display_keymap(
        options_.player.display_keymap, [&](std::string_view name) { return names.knows(name); },
        faults);
    tell_faults(faults);
    return keys;
}

void Table::tell_faults(const std::vector<keymaps::KeymapFault>& faults)
{
    for (const auto& fault : faults)
        tell_first(commands::fault_words(words_->language(), fault));
}

void Table::tell_first(const std::string& sentence)
{
    first_.push_back(said(words_->language(), host::tidings::Kind::refusal, sentence));
}

std::unique_ptr<console::Console> Table::screen_console()
{
    const commands::CommandNames names{words_->language()};
    std::vector<keymaps::KeymapFault> faults;
    auto keymap = commands::chosen_keymap(
        options_.player.keymap, commands::player_keys(names),
        options_.player.words.notation ? std::optional{words_->letters()} : std::nullopt, faults);
    tell_faults(faults);
    seating_.options.keymap = keymap;
    const auto style = player::style_of(options_.player, profile_);
    screen::ScreenEvents asked{.keys = [this](const commands::KeysStruck& keys) { take(keys); },
                               .look =
                                   [this, style] {
                                       return session_
                                                  ? scene_of(*session_, *words_, style, loop_.now())
                                                  : screen::Scene{};
                                   },
                               .lesson =
                                   [this] {
                                       return session_ && session_->state().cursor.learning
                                                  ? screen::Lesson::on
                                                  : screen::Lesson::off;
                                   },
                               .echo =
                                   [this](const console::Echo& key) {
                                       speaking_->echo(words_->language(), key, own_ear());
                                   },
                               .answer =
                                   [this](const keymaps::Key& key) {
                                       return session_ ? session_->answer_of(key) : std::nullopt;
                                   }};
    return braille::beside_display(
        loop_, console_events(),
        [&](console::ConsoleEvents events) {
            auto made = std::make_unique<screen::ScreenConsole>(
                loop_, std::move(events), std::move(asked), std::move(keymap));
            screen_ = made.get();
            return made;
        },
        options_.player.braille.value_or("off"), words_->language(), display_keys());
}

void Table::begin(Seating seating)
{
    engine::Launch launch;
    launch.program = seating.options.engine;
    launch.strength = strength_from(seating.options.strength);
    launch.seed = static_cast<std::uint32_t>(seating.options.started.time_since_epoch().count());
    engine_ =
        std::make_unique<EngineSeat>(loop_, launch, [this](const Input& input) { take(input); });
    if (seating.saved) {
        loop_.set_time(seating.saved->reached);
        kept_ = store_.resume(*seating.saved);
        session_.emplace(seating.options, std::move(seating.saved->game), *words_,
                         std::move(seating.saved->uses));
    } else {
        loop_.set_time({});
        kept_ = store_.begin(seating.options.head());
        session_.emplace(seating.options, *words_);
    }
    take(inputs::Begin{});
    // The engine starts behind the first prompt, so that nobody waits for it.
    if (session_->state().against_engine())
        loop_.soon([this] { engine_->wake_up(); });
}

void Table::typed(const std::string& line)
{
    if (session_)
        return take(session_->handle_line(line, loop_.now()));
    if (start_.is_done())  // the table is just being set
        return loop_.soon([this, line] { typed(line); });
    answer_first(line);
}

void Table::answer_first(const std::string& line)
{
    const auto& language = words_->language();
    const auto& own = words_->language_name();
    if (const auto wrong = start_.answer(language, line, own))
        return ask({*wrong});
    if (!start_.is_done())
        return ask(start_.question(language));
    const auto file = options_.player.config.empty()
                          ? cli::usual_settings_file()
                          : std::filesystem::path{options_.player.config};
    const bool kept =
        cli::keep_settings(file, {{"profile", start_.profile()}, {"announce", start_.announce()}});
    const auto name = text::printable(file.string());
    if (!kept)
        tell_first(language.say("first-unkept", {{"file", std::string_view{name}}}));
    // The console is in the middle of this line: not before it has done may another take its place.
    loop_.soon([this] { sit_down(); });
}

void Table::take(const Input& input)
{
    const auto* const reported = std::get_if<inputs::EngineReported>(&input);
    const bool broken =
        reported != nullptr && std::holds_alternative<engine::EngineFault>(reported->report);
    if (broken && !terminal::is_at_terminal())
        status_ = cli::ExitStatus::machine_lacks;
    take(session_->handle(input, loop_.now()));
}

void Table::take(Reply reply)
{
    const host::LineText text{*words_, profile_, options_.player.width};
    const bool refused =
        std::ranges::any_of(text.lines(reply.tidings), [](const console::TextLine& line) {
            return line.tone == console::Tone::complaint;
        });
    if (refused && !terminal::is_at_terminal())
        status_ = std::max(status_, cli::ExitStatus::wrong_input);
    // On the disk before it is told: nothing that was announced is lost.
    keep(reply.tidings);
    reply.tidings.insert(reply.tidings.begin(), first_.begin(), first_.end());
    first_.clear();
    auto lines = text.lines(reply.tidings);
    const bool quits = std::ranges::any_of(reply.wishes, [](const host::Wish& wish) {
        return std::holds_alternative<host::wishes::Quit>(wish);
    });
    if (quits && screen_ != nullptr)
        screen_->set_farewell(lines);
    else if (quits)
        console_->print(lines, "");
    else if (!lines.empty())
        show(std::move(lines));
    speaking_->tell(*words_, reply.tidings, session_->state().speaker());
    for (const auto& wish : reply.wishes)
        fulfil(wish);
    watch_clock();
    const bool busy = session_->state().thinking || session_->state().advice;
    console_->set_readiness(busy ? console::Readiness::busy : console::Readiness::ready);
    // What came of a wish is told before the next line is heard.
    for (const auto& next : std::exchange(then_, {}))
        next();
}

void Table::keep(host::Tidings& tidings)
{
    const auto news = store_.keep(*kept_, session_->game(), session_->state().uses);
    session_->set_keeping(store_.holds(*kept_) ? Keeping::kept : Keeping::waits);
    if (news)
        tidings.push_back(said(words_->language(), host::tidings::Kind::news,
                               store::news_words(words_->language(), *news, store_.file())));
}

void Table::show(std::vector<console::TextLine> lines)
{
    if (session_)
        console_->set_last_move(board::last_move(session_->game(), words_->letters()));
    if (screen_ != nullptr || !terminal::is_at_terminal())
        return console_->print(lines, "");
    if (!lines.empty())
        last_prompt_ = host::LineText{*words_, profile_, options_.player.width}.take_prompt(lines);
    console_->print(lines, last_prompt_);
}

void Table::fulfil(const host::Wish& wish)
{
    const auto& game = session_->game();
    std::visit(
        speech::Overloaded{
            [&](const host::wishes::Think&) { engine_->think(game, loop_.now()); },
            [&](const host::wishes::StopThinking&) { engine_->stop(); },
            [&](const host::wishes::ConsiderOffer&) {
                engine_->consider_offer(game, opponent(session_->state().options.own));
            },
            [&](const host::wishes::Advise& w) { engine_->advise(game, w.plies); },
            [&](const host::wishes::StartEngine& w) { engine_->start(w.program); },
            [&](const host::wishes::WriteFile& w) { write_file(w); },
            [&](const host::wishes::SetRate& w) { speaking_->set_rate(w.rate); },
            [&](const host::wishes::ChangeVoice& w) {
                speaking_->change(speech::read_voice_choice(w.choice).value());
            },
            [&](const host::wishes::BeSilent&) { speaking_->be_silent(); },
            [&](const host::wishes::NewGame&) { then_.emplace_back([this] { new_game(); }); },
            [&](const host::wishes::Quit&) { quit(); },
            [&](const host::wishes::OnScreen& w) { on_screen(w.act); },
        },
        wish);
}

void Table::on_screen(host::wishes::ScreenAct act)
{
    if (screen_ == nullptr)
        return;
    if (act != host::wishes::ScreenAct::turn_page)
        return screen_->open_line();
    const auto page = screen_->turn_page();
    if (page.empty()) {
        then_.emplace_back([this] { take(inputs::NoMorePages{}); });
        return;
    }
    speaking_->read_out(page, words_->language().voice(), own_ear());
}

speech::Ear Table::own_ear() const
{
    return session_ ? host::ear_of(session_->state().speaker()) : speech::Ear::both;
}

void Table::write_file(const host::wishes::WriteFile& wish)
{
    const auto path = at_home(wish.file);
    std::error_code unknown;
    inputs::FileWritten outcome{wish.file};
    outcome.was_there = wish.over == host::wishes::Over::nothing && !own_files_.contains(path) &&
                        std::filesystem::exists(path, unknown);
    if (!outcome.was_there) {
        std::ofstream file{path};
        file << wish.text;
        if (file.flush())
            own_files_.insert(path);
        else
            outcome.fault = std::strerror(errno);
    }
    then_.emplace_back([this, outcome] { take(outcome); });
}

void Table::new_game()
{
    engine_->stop();
    const auto& last = session_->state().options;
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

void Table::watch_clock()
{
    loop_.wake_at(session_->due(loop_.now()), [this] { take(inputs::Tick{}); });
    if (!std::exchange(timekeeping_, true))
        keep_time();
}

void Table::keep_time()
{
    constexpr std::chrono::seconds lost_in_a_crash{5};
    timekeeping_ = session_->game().clock().running().has_value();
    if (!timekeeping_)
        return;
    timekeeper_.expires_after(lost_in_a_crash);
    timekeeper_.async_wait([this](const std::error_code& error) {
        if (error)
            return;
        store_.reach(*kept_, loop_.now());
        keep_time();
    });
}

void Table::quit()
{
    console_->close();  // what a script has behind this is not for us
    speaking_->finish();
    // Behind what was lost of the voice meanwhile, which a script is still told.
    loop_.soon([this] { loop_.stop(); });
}

void Table::leave()
{
    if (session_)
        return take(commands::Command{commands::Verb::quit});
    console_->close();
    loop_.stop();
}

void Table::tell_voice(const speech::VoiceNotice& notice)
{
    loop_.soon([this, text = host::voice_words(words_->language(), notice)] { show({{text}}); });
}

}  // namespace client::play
