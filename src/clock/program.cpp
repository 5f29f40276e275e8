// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/program.hpp"

#include "keymaps/keymap.hpp"
#include "rules/code_points.hpp"
#include "src/clock/face.hpp"
#include "src/clock/keeper.hpp"
#include "src/clock/key_line.hpp"
#include "src/clock/session.hpp"
#include "src/clock/telling.hpp"
#include "src/line/console.hpp"
#include "src/option_checks.hpp"
#include "src/places.hpp"
#include "src/play/options.hpp"
#include "src/play/speaking.hpp"
#include "src/printable.hpp"
#include "src/script/command_tables.hpp"
#include "src/terminal.hpp"
#include "src/terminal_kind.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <csignal>
#include <memory>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>

namespace client::clock {
namespace {

using namespace rules;
using namespace std::chrono_literals;

/// How often a running clock is kept, so that a crash costs no more than this.
constexpr Duration keeping_interval = 5s;

struct ClockOptions {
    std::vector<std::string> control;
    std::string side = "white";
    std::string warn = "own";
    std::string warnings;
    std::string counter = "on";
    std::string keymap = "clock";
    bool dial = false;
    std::string ui = "line";
    play::PlayOptions player;
};

enum class Interface : std::uint8_t { line, screen };

/// The clock, its session and the world around it.
class ClockRun {
public:
    ClockRun(Interface interface,
             const speech::Lexicon& lexicon,
             tools::ChosenWords& words,
             Options options,
             const play::PlayOptions& player,
             keymaps::Keymap keys)
        : interface_{interface}, words_{words}, session_{lexicon, std::move(options)},
          keys_{std::move(keys)}, keeper_{kept_file(player.data, "clock")},
          voice_{play::voice_of(player, play::profile_of(player))},
          sounds_{play::sound_choice(player, voice_, Color::white)},
          speaking_{loop_, voice_, player.voice_settings, sounds_,
                    [this](const speech::VoiceNotice& notice) { tell_voice(notice); }}
    {
    }

    void run()
    {
        open();
        loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int) { stop(); });
        const auto journal = keeper_.read();
        tell(session_.begin(journal));
        loop_.run();
        if (console_)
            console_->close();
        if (key_line_)
            key_line_->close();
        terminal_.reset();
        speaking_.finish();
    }

private:
    void open()
    {
        if (interface_ == Interface::screen) {
            terminal_ = std::make_unique<Terminal>(
                loop_.context(), Terminal::Listener{[this](const auto& key) { screen_key(key); },
                                                    [this] { show(); }, [this] { stop(); }});
            return;
        }
        if (is_at_terminal()) {
            key_line_ = std::make_unique<KeyLine>(
                loop_,
                KeyEvents{[this](const auto& key) { key_struck(key); },
                          [this](const std::string& line) { take(line); }, [this] { stop(); }});
            return;
        }
        ConsoleEvents events;
        events.line = [this](const std::string& line) { take(line); };
        events.end = [this] { stop(); };
        console_ = filter_console(loop_, std::move(events));
    }
    void key_struck(const std::optional<keymaps::Key>& key)
    {
        speaking_.key_pressed();
        const auto meaning = key ? keys_.find({&*key, 1}) : keymaps::Meaning{};
        if (meaning.kind != keymaps::Meaning::Kind::bound)
            tell(session_.unbound(key ? printable(key->text()) : "-"));
        else if (meaning.command == "line")
            ask_for_line();
        else
            take(std::string{meaning.command});
    }
    void ask_for_line()
    {
        tell(session_.ask_for_line());
        if (key_line_)
            key_line_->ask_for_line();
        else
            typing_ = true;
    }
    /// On the screen a line is typed in the last row.
    void screen_key(const std::optional<keymaps::Key>& key)
    {
        if (!typing_ && session_.wants() == Wants::command) {
            key_struck(key);
            return;
        }
        const auto name = key ? key->text() : std::string{};
        if (name == "enter") {
            typing_ = false;
            take(std::exchange(typed_, {}));
            return;
        }
        if (name == "backspace") {
            while (!typed_.empty() && (static_cast<unsigned char>(typed_.back()) & 0xC0U) == 0x80U)
                typed_.pop_back();
            if (!typed_.empty())
                typed_.pop_back();
        } else if (name == "space") {
            typed_ += ' ';
        } else if (key && !key->has_ctrl() && !key->has_alt() && is_letter(key->bare())) {
            typed_ += key->bare();
        }
        show();
    }
    static bool is_letter(const std::string& bare)
    {
        const auto first = rules::decode_first(bare);
        return first && first->bytes == bare.size();
    }
    void show()
    {
        Face face;
        const auto& lexicon = words_.language();
        const auto& clock = session_.clock();
        for (const Color side : both_colors) {
            const auto i = static_cast<std::size_t>(side);
            face.names[i] = words_.shown(lexicon, side_name(lexicon, side).screen);
            face.times[i] = digits(clock ? clock->reading(loop_.now()).left[i] : Duration{});
        }
        face.running = clock ? clock->clock().running() : std::nullopt;
        face.announcement = said_last_;
        face.number = announcements_;
        face.typed = typed_;
        terminal_->show(picture(face, terminal_->size(),
                                Terminal::has_unicode() ? Blocks::unicode : Blocks::none),
                        screen::Theme::high_contrast);
    }
    void take(const std::string& line)
    {
        const Instant taken_over = session_.latest();
        const Instant now = loop_.now();
        auto reply = session_.line(line, now);
        if (session_.latest() > now && taken_over != session_.latest())
            loop_.set_time(session_.latest());  // a kept clock goes on where it stood
        tell(std::move(reply));
    }
    void tell(Reply reply)
    {
        std::vector<std::string> lines;
        if (reply.wish == Wish::silence)
            speaking_.be_silent();
        if (reply.wish == Wish::repeat) {
            speaking_.again();
            lines = said_last_;
        }
        for (auto& said : reply.said) {
            if (said.cue && !has(sounds_.earcons, said.cue->earcon))
                said.cue.reset();
            lines.push_back(words_.shown(said));
            if (said.urgency != speech::Urgency::background || reply.said.size() == 1)
                speaking_.say(said);
        }
        print(lines);
        keeper_.keep(session_.journal());
        if (reply.wish == Wish::quit) {
            keeper_.forget();
            loop_.stop();
            return;
        }
        wait();
    }
    void tell_voice(const speech::VoiceNotice& notice)
    {
        const auto& lexicon = words_.language();
        const auto text = words_.shown(lexicon, play::voice_words(lexicon, notice));
        loop_.soon([this, text] { print({text}); });
    }
    void print(const std::vector<std::string>& lines)
    {
        if (!lines.empty()) {
            said_last_ = lines;
            ++announcements_;
        }
        if (terminal_) {
            show();
            return;
        }
        if (key_line_) {
            key_line_->print(lines);
            if (session_.wants() == Wants::answer)
                key_line_->ask_for_line();
            return;
        }
        std::vector<TextLine> text;
        for (const auto& line : lines)
            text.push_back({line, Tone::plain});
        console_->print(text, "");
    }
    /// The next thing that the clock has to tell, or the next time that it is kept.
    void wait()
    {
        const auto& clock = session_.clock();
        auto when = session_.next_alarm();
        if (clock && clock->clock().running()) {
            const Instant keep = loop_.now() + (terminal_ ? next_second() : keeping_interval);
            when = when ? std::min(*when, keep) : keep;
        }
        loop_.wake_at(when, [this] { tell(session_.tick(loop_.now())); });
    }
    /// When the digits of the running side change.
    [[nodiscard]] Duration next_second() const
    {
        const auto& clock = session_.clock()->clock();
        const auto rest = clock.left(*clock.running(), loop_.now()).count() % 1000;
        return Duration{rest + 1};
    }
    void stop() { loop_.stop(); }

    Interface interface_;
    Loop loop_;
    tools::ChosenWords& words_;
    Session session_;
    keymaps::Keymap keys_;
    Keeper keeper_;
    speech::VoiceChoice voice_;
    SoundChoice sounds_;
    play::Speaking speaking_;
    std::unique_ptr<KeyLine> key_line_;
    std::unique_ptr<Console> console_;
    std::unique_ptr<Terminal> terminal_;
    std::vector<std::string> said_last_;
    std::string typed_;
    unsigned announcements_ = 0;
    bool typing_ = false;
};

/// `10:00,5:00,0:30`; none if one of them is no time.
std::optional<std::vector<Duration>> read_warnings(const std::string& text)
{
    std::vector<Duration> warnings;
    std::istringstream parts{text};
    for (std::string part; std::getline(parts, part, ',');) {
        const auto time = script::read_time(part);
        if (!time || *time <= Duration{0})
            return std::nullopt;
        warnings.push_back(*time);
    }
    return warnings;
}

ExitStatus wrong(const Streams& streams, std::string_view what)
{
    streams.err << fmt::format("annabella clock: {}; annabella clock --help tells what can be "
                               "written here.\n",
                               what);
    return ExitStatus::wrong_use;
}

WarnOf warn_of(const ClockOptions& options)
{
    if (options.player.tournament || options.warn == "off")
        return WarnOf::nobody;
    return options.warn == "both" ? WarnOf::both : WarnOf::own;
}

ExitStatus run(const ClockOptions& chosen, const Streams& streams)
{
    Options options;
    std::string written;
    for (const auto& part : chosen.control)
        written += (written.empty() ? "" : " ") + part;
    if (!written.empty()) {
        const auto control = read_time_control(written);
        if (!control || control->kind == ClockKind::none)
            return wrong(streams, printable(written) + " is no time control");
        options.control = *control;
    }
    const auto warnings =
        chosen.warnings.empty() ? std::optional{usual_warnings()} : read_warnings(chosen.warnings);
    if (!warnings)
        return wrong(streams, "--warnings wants times with commas between them");
    options.warnings = *warnings;
    options.own = chosen.side == "black" ? Color::black : Color::white;
    options.warn_of = warn_of(chosen);
    options.dial = chosen.dial;
    options.counter = chosen.counter == "off" ? MoveCounter::off : MoveCounter::on;
    tools::ChosenWords words{chosen.player.words};
    std::vector<keymaps::KeymapFault> faults;
    auto keys = keymaps::Keymap::load(
        keymaps::keymap_file(chosen.keymap, data_folder() / "keymaps"),
        [](std::string_view name) {
            return name == "line" || name == "pause-or-go" || find_clock_command(name) != nullptr;
        },
        faults);
    for (const auto& fault : faults)
        streams.err << printable(text(fault)) << '\n';
    const bool screen = chosen.ui == "screen" && terminal_can_be_screen();
    if (chosen.ui == "screen" && !screen)
        streams.err << "annabella clock: this terminal has no screen; lines are used.\n";
    ClockRun{screen ? Interface::screen : Interface::line,
             words.language(),
             words,
             std::move(options),
             chosen.player,
             std::move(keys)}
        .run();
    return ExitStatus::done;
}

}  // namespace

Action clock_command(CLI::App& parser)
{
    const auto options = std::make_shared<ClockOptions>();
    parser.add_option("CONTROL", options->control, "The time control, such as 40/90+30,30+30")
        ->type_name("");
    parser.add_option("--side", options->side, "Whose clock is mine: white, black")
        ->type_name("SIDE")
        ->check(one_of({"white", "black"}));
    parser.add_option("--warn", options->warn, "Whose time is warned of: own, both, off")
        ->type_name("WHOSE")
        ->check(one_of({"own", "both", "off"}));
    parser.add_option("--warnings", options->warnings, "At which times, such as 5,1,0:10")
        ->type_name("TIMES");
    parser.add_flag("--dial", options->dial, "Tick like the dots of a dial");
    parser.add_option("--counter", options->counter, "Whether the clock counts moves: on, off")
        ->type_name("ON")
        ->check(one_of({"on", "off"}));
    parser.add_flag("--tournament", options->player.tournament, "Say nothing unasked but a flag");
    parser.add_option("--keymap", options->keymap, "The keys: a name or a file")->type_name("KEYS");
    parser.add_option("--data", options->player.data, "The folder where the clock is kept")
        ->type_name("FOLDER");
    parser.add_option("--ui", options->ui, "Lines, or large digits: line, screen")
        ->type_name("UI")
        ->check(one_of({"line", "screen"}));
    play::add_voice_options(parser, options->player);
    play::add_sounds_option(parser, options->player);
    add_language_option(parser, options->player.words);
    return [options, &parser](const Streams& streams) {
        play::use_personal_settings(parser, options->player, streams.err);
        return run(*options, streams);
    };
}

}  // namespace client::clock
