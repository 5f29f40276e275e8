// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/table.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/braille/console.hpp"
#include "src/chosen_keymap.hpp"
#include "src/places.hpp"
#include "src/printable.hpp"
#include "src/screen/session_scene.hpp"
#include "src/settings/settings.hpp"
#include "src/store/store_words.hpp"
#include "src/terminal_kind.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <iterator>
#include <utility>

namespace client::play {

namespace {

/// Whether questions can be asked before the game.
FirstStart first_questions(const PlayOptions& options)
{
    if (is_at_terminal())
        return {options.profile, options.announce};
    return {options.profile.value_or("screen-reader"), options.announce.value_or("fide")};
}

bool wants_screen(const PlayOptions& options, Profile profile)
{
    const bool in_cells = options.braille == "cells" || options.braille == "brlapi";
    const bool by_profile = !in_cells && (profile == Profile::voice || profile == Profile::sighted);
    return is_at_terminal() && (options.ui ? *options.ui == "screen" : by_profile);
}

screen::ScreenStyle style_of(const PlayOptions& options, Profile profile)
{
    using namespace screen;
    const auto* const theme = std::ranges::find(theme_names, options.theme);
    return {.layout = profile == Profile::sighted ? Layout::board : Layout::announcements,
            .theme = static_cast<Theme>(theme - theme_names.begin()),
            .board_size = options.board_size == "large" ? BoardSize::large : BoardSize::normal,
            .figures = options.figures == "letters" ? Figures::letters : Figures::figurines,
            .characters = options.words.ascii ? Characters::ascii : Characters::unicode,
            .review = profile == Profile::screen_reader ? Review::told : Review::facts};
}

std::vector<TextLine> plain(const std::vector<std::string>& texts)
{
    std::vector<TextLine> lines;
    for (const auto& text : texts)
        lines.push_back({text});
    return lines;
}

}  // namespace

Table::Table(PlayOptions options, Seating seating)
    : options_{std::move(options)}, seating_{std::move(seating)}, first_{first_questions(options_)},
      words_{std::make_unique<tools::ChosenWords>(options_.words)},
      store_{kept_folder(options_.data)}, silence_{loop_.context()}
{
}

Table::~Table() = default;

ExitStatus Table::run()
{
    loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
        if (signal == SIGINT)
            drop_line();
        else
            leave();
    });
    if (first_.is_done())
        sit_down();
    else
        ask_first();
    loop_.run();
    return status_;
}

void Table::drop_line()
{
    console_->cancel_line();
    if (screen_ == nullptr && is_at_terminal())
        show({{words_->language().say("interrupted")}});
}

void Table::ask_first()
{
    console_ = terminal_console(loop_, console_events());
    speaking_ = std::make_unique<Speaking>(
        loop_, speech::read_voice_choice(options_.voice.value_or("auto")).value(),
        options_.voice_settings, SoundChoice{}, [](const speech::VoiceNotice&) {});
    ask(first_.question(words_->language()));
}

void Table::ask(const std::vector<std::string>& lines)
{
    show(plain(lines));
    std::string all;
    for (const auto& line : lines)
        all += line + ". ";
    silence_.expires_after(first_.is_heard() ? std::chrono::seconds{0} : std::chrono::seconds{4});
    silence_.async_wait([this, all](const std::error_code& error) {
        if (!error)
            speaking_->say({all, all, words_->language().voice()});
    });
}

void Table::sit_down()
{
    silence_.cancel();
    options_.words.announce = first_.announce();
    if (is_at_terminal() && !Terminal::has_unicode())
        options_.words.ascii = true;
    profile_ = profile_from(first_.profile()).value();
    words_ = std::make_unique<tools::ChosenWords>(options_.words);
    const auto voice = voice_of(options_, profile_);
    const auto side = seating_.options.own;
    speaking_ = std::make_unique<Speaking>(
        loop_, voice, options_.voice_settings, sound_choice(options_, voice, side),
        [this](const speech::VoiceNotice& notice) { tell_voice(notice); });
    open_console();
    begin(std::move(seating_));
}

ConsoleEvents Table::console_events()
{
    return {.line = [this](const std::string& line) { typed(line); },
            .end = [this] { leave(); },
            .key =
                [this] {
                    silence_.cancel();
                    speaking_->key_pressed();
                },
            .complete =
                [this](const std::string& part) {
                    return session_ ? session_->names().beginning_with(part)
                                    : std::vector<std::string>{};
                }};
}

void Table::open_console()
{
    const bool screen = wants_screen(options_, profile_);
    const bool possible = screen && terminal_can_be_screen();
    auto& options = seating_.options;
    options.interface = possible ? Interface::screen : Interface::line;
    options.board_form = board_form(profile_);
    if (possible) {
        console_.reset();
        console_ = screen_console();
        return;
    }
    if (!console_ || options_.braille) {
        console_.reset();
        console_ = line_console();
    }
    const bool wanted = screen || (!is_at_terminal() && options_.ui == "screen");
    if (wanted)
        console_->print({{words_->language().say("line-instead"), Tone::complaint}}, "");
}

std::unique_ptr<Console> Table::line_console()
{
    const CommandNames names{words_->language()};
    std::vector<keymaps::KeymapFault> faults;
    keymaps::Keymap keys;
    if (options_.braille == "brlapi")
        keys = display_keymap(
            options_.display_keymap, [&](std::string_view name) { return names.knows(name); },
            faults);
    tell_faults(faults);
    return braille::line_console(loop_, console_events(), options_.braille.value_or("off"),
                                 words_->language(), std::move(keys));
}

void Table::tell_faults(const std::vector<keymaps::KeymapFault>& faults)
{
    for (const auto& fault : faults)
        first_lines_.push_back({words(words_->language(), fault), Tone::complaint});
}

std::unique_ptr<Console> Table::screen_console()
{
    const CommandNames names{words_->language()};
    std::vector<keymaps::KeymapFault> faults;
    auto keymap = chosen_keymap(
        options_.keymap, player_keys(names),
        options_.words.notation ? std::optional{words_->letters()} : std::nullopt, faults);
    tell_faults(faults);
    const auto style = style_of(options_, profile_);
    auto made = std::make_unique<screen::ScreenConsole>(
        loop_, console_events(),
        screen::ScreenEvents{.keys = [this](const inputs::KeysStruck& keys) { take(keys); },
                             .look =
                                 [this, style] {
                                     return session_ ? screen::scene_of(*session_, *words_, style,
                                                                        loop_.now())
                                                     : screen::Scene{};
                                 },
                             .lesson =
                                 [this] {
                                     return session_ && session_->state().cursor.learning
                                                ? screen::Lesson::on
                                                : screen::Lesson::off;
                                 },
                             .answer =
                                 [this](const keymaps::Key& key) {
                                     return session_ ? session_->answer_of(key) : std::nullopt;
                                 }},
        std::move(keymap));
    screen_ = made.get();
    return made;
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
        const auto events = seating.saved->game.events();
        loop_.set_time(events.empty() ? rules::Instant{} : events.back().at);
        kept_ = store_.resume(*seating.saved);
        session_.emplace(seating.options, std::move(seating.saved->game), *words_);
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
    const auto& language = words_->language();
    const auto& own = words_->language_name();
    if (const auto wrong = first_.answer(language, line, own))
        return ask({*wrong});
    if (!first_.is_done())
        return ask(first_.question(language));
    const auto file =
        options_.config.empty() ? usual_settings_file() : std::filesystem::path{options_.config};
    const bool kept =
        keep_settings(file, {{"profile", first_.profile()}, {"announce", first_.announce()}});
    if (!kept)
        console_->print({{language.say("first-unkept", {{"file", file.string()}})}}, "");
    sit_down();
}

void Table::take(const Input& input)
{
    take(session_->handle(input, loop_.now()));
}

void Table::take(Reply reply)
{
    auto lines = LineText{*words_, profile_, options_.width}.lines(reply.tidings);
    // On the disk before it is told: nothing that was announced is lost.
    keep(lines);
    const bool refused = std::ranges::any_of(
        lines, [](const TextLine& line) { return line.tone == Tone::complaint; });
    if (refused && !is_at_terminal())
        status_ = ExitStatus::wrong_input;
    const bool quits = std::ranges::any_of(
        reply.wishes, [](const Wish& wish) { return std::holds_alternative<wishes::Quit>(wish); });
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
    console_->set_readiness(busy ? Readiness::busy : Readiness::ready);
    // What came of a wish is told before the next line is heard.
    for (const auto& next : std::exchange(then_, {}))
        next();
}

void Table::keep(std::vector<TextLine>& lines)
{
    const auto news = store_.keep(*kept_, session_->game());
    if (!news)
        return;
    lines.push_back({store::news_words(words_->language(), *news, store_.file())});
    session_->set_keeping(std::holds_alternative<store::Fault>(*news) ? Keeping::waits
                                                                      : Keeping::kept);
}

void Table::show(std::vector<TextLine> lines)
{
    lines.insert(lines.begin(), first_lines_.begin(), first_lines_.end());
    first_lines_.clear();
    if (screen_ != nullptr || !is_at_terminal())
        return console_->print(lines, "");
    if (!lines.empty())
        last_prompt_ = LineText{*words_, profile_, options_.width}.take_prompt(lines);
    console_->print(lines, last_prompt_);
}

void Table::fulfil(const Wish& wish)
{
    const auto& game = session_->game();
    std::visit(speech::Overloaded{
                   [&](const wishes::Think&) { engine_->think(game, loop_.now()); },
                   [&](const wishes::StopThinking&) { engine_->stop(); },
                   [&](const wishes::ConsiderOffer&) {
                       engine_->consider_offer(game, opponent(session_->state().options.own));
                   },
                   [&](const wishes::Advise& w) { engine_->advise(game, w.plies); },
                   [&](const wishes::StartEngine& w) { engine_->start(w.program); },
                   [&](const wishes::WriteFile& w) { write_file(w); },
                   [&](const wishes::SetRate& w) { speaking_->set_rate(w.rate); },
                   [&](const wishes::ChangeVoice& w) {
                       speaking_->change(speech::read_voice_choice(w.choice).value());
                   },
                   [&](const wishes::BeSilent&) { speaking_->be_silent(); },
                   [&](const wishes::NewGame&) { then_.emplace_back([this] { new_game(); }); },
                   [&](const wishes::Quit&) { quit(); },
                   [&](const wishes::OnScreen& w) {
                       if (screen_ != nullptr)
                           screen_->obey(w.act);
                   },
               },
               wish);
}

void Table::write_file(const wishes::WriteFile& wish)
{
    std::ofstream file{wish.file};
    file << wish.text;
    const bool written = static_cast<bool>(file.flush());
    const std::string fault = written ? "" : std::strerror(errno);
    then_.emplace_back([this, name = wish.file, fault] { take(inputs::FileWritten{name, fault}); });
}

void Table::new_game()
{
    engine_->stop();
    auto options = session_options(options_).value();  // they were right the first time
    options.interface = session_->state().options.interface;
    options.board_form = session_->state().options.board_form;
    begin({std::move(options), std::nullopt});
}

void Table::watch_clock()
{
    loop_.wake_at(session_->due(loop_.now()), [this] { take(inputs::Tick{}); });
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
        return take(Command{Verb::quit});
    console_->close();
    loop_.stop();
}

void Table::tell_voice(const speech::VoiceNotice& notice)
{
    loop_.soon([this, text = voice_words(words_->language(), notice)] { show({{text}}); });
}

}  // namespace client::play
