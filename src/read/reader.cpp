// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/reader.hpp"

#include "speech/messages.hpp"
#include "src/braille/console.hpp"
#include "src/braille/display_keymap.hpp"
#include "src/console/spoken_typing.hpp"
#include "src/read/read_scene.hpp"
#include "src/read/rows.hpp"
#include "src/terminal/at_terminal.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <ostream>
#include <utility>
#include <variant>

namespace client::read {

namespace {

/// How often it is looked whether a voice has come to its end.
constexpr rules::Duration moment = std::chrono::milliseconds{100};

ReadOptions fitted(ReadOptions options)
{
    player::fit_to_terminal(options.player.words);
    return options;
}

}  // namespace

words::WordOptions ReadOptions::words() const
{
    auto words = player.words;
    words.announce = player.announce.value_or("fide");
    words.breadth = player::breadth_of(player, profile());
    return words;
}

Reader::Reader(ReadOptions options, const PgnFile& file)
    : options_{fitted(std::move(options))}, interface_{player::choose_interface(
                                                options_.player, options_.profile())},
      words_{options_.words()}, shelf_{[file](std::uint64_t offset) { return file.from(offset); }},
      session_{shelf_, words_, player::board_form(options_.player, options_.profile()),
               interface_.interface},
      text_{words_, options_.profile(), options_.player.width}, voice_{player::voice_of(
                                                                    options_.player,
                                                                    options_.profile())},
      speaking_{loop_, voice_, options_.player.voice_settings,
                player::sound_choice(options_.player, voice_, rules::Color::white),
                [this](const speech::VoiceNotice& notice) { tell_voice(notice); }}
{
}

cli::ExitStatus Reader::run(const cli::Streams& streams)
{
    auto first = session_.open(options_.game);
    if (!session_.place() && !terminal::is_at_terminal()) {
        for (const auto& line : text_.lines(first.tidings))
            streams.err << "annabella read: " << line.text << ".\n";
        return cli::ExitStatus::wrong_input;
    }
    open_console(first);
    loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
        if (signal == SIGINT)
            drop_line();
        else
            leave();
    });
    show(std::move(first));
    loop_.run();
    return status_;
}

void Reader::open_console(ReadReply& first)
{
    if (interface_.interface == player::Interface::screen) {
        console_ = screen_console(first);
        return;
    }
    console_ = line_console(first);
    if (interface_.line_instead)
        console_->print({{words_.language().say("line-instead"), console::Tone::complaint}}, "");
}

/// Text, cells, or the display as well.
std::unique_ptr<console::Console> Reader::line_console(ReadReply& first)
{
    // A reader tells the keys of a line by itself, our own voice has to.
    auto events = console::spoken_typing(console_events(), [this](const console::Echo& key) {
        if (options_.profile() == player::Profile::voice)
            speaking_.echo(words_.language(), key);
    });
    return braille::line_console(loop_, std::move(events), options_.player.braille.value_or("off"),
                                 words_.language(), display_keys(first));
}

keymaps::Keymap Reader::display_keys(ReadReply& first)
{
    if (options_.player.braille != "brlapi")
        return {};
    std::vector<keymaps::KeymapFault> faults;
    auto keys = braille::display_keymap(
        options_.player.display_keymap,
        [this](std::string_view name) { return session_.names().knows(name); }, faults);
    tell_faults(faults, first);
    return keys;
}

std::unique_ptr<console::Console> Reader::screen_console(ReadReply& first)
{
    std::vector<keymaps::KeymapFault> faults;
    const auto letters = options_.player.words.notation ? std::optional{words_.letters()}
                                                        : std::optional<rules::Letters>{};
    auto keymap = commands::chosen_keymap(options_.player.keymap, reader_keys(session_.names()),
                                          letters, faults);
    tell_faults(faults, first);
    session_.set_keys(keymap);
    screen::ScreenEvents asked{
        .keys = [this](const auto& keys) { show(session_.handle(keys, loop_.now())); },
        .look =
            [this, style = player::style_of(options_.player, options_.profile())] {
                return scene_of(session_, words_, style);
            },
        .lesson =
            [this] {
                return session_.cursor().learning ? screen::Lesson::on : screen::Lesson::off;
            },
        .echo = [this](const console::Echo& key) { speaking_.echo(words_.language(), key); }};
    return braille::beside_display(
        loop_, console_events(),
        [&](console::ConsoleEvents events) {
            auto made = std::make_unique<screen::ScreenConsole>(
                loop_, std::move(events), std::move(asked), std::move(keymap));
            screen_ = made.get();
            return made;
        },
        options_.player.braille.value_or("off"), words_.language(), display_keys(first));
}

/// What is wrong with the keys is told first.
void Reader::tell_faults(const std::vector<keymaps::KeymapFault>& faults, ReadReply& first)
{
    host::tidings::Said said{host::tidings::Kind::refusal, {}};
    for (const auto& fault : faults) {
        const auto what = commands::fault_words(words_.language(), fault);
        said.lines.push_back({what, what, words_.language().voice()});
    }
    if (!faults.empty())
        first.tidings.insert(first.tidings.begin(), std::move(said));
}

console::ConsoleEvents Reader::console_events()
{
    return {
        .line = [this](const std::string& line) { show(session_.handle_line(line, loop_.now())); },
        .command =
            [this](const std::string& command) { show(session_.handle_key(command, loop_.now())); },
        .end = [this] { leave(); },
        .key = [this] { speaking_.key_pressed(); },
        .told =
            [this](const std::string& sentence) {
                speaking_.read_out({sentence}, words_.language().voice());
            },
        .complete =
            [this](const std::string& part) { return session_.names().beginning_with(part); }};
}

void Reader::show(ReadReply reply)
{
    print(text_.lines(reply.tidings));
    speaking_.tell(words_, reply.tidings, rules::Color::white);
    for (const auto& wish : reply.wishes)
        fulfil(wish);
    if (reply.leaves) {
        play_ = std::move(reply.play);
        return leave();
    }
    go_on();
}

/// Who only looks at a board wishes for nothing else.
void Reader::fulfil(const host::Wish& wish)
{
    if (std::holds_alternative<host::wishes::BeSilent>(wish))
        speaking_.be_silent();
    if (const auto* const on_screen = std::get_if<host::wishes::OnScreen>(&wish))
        obey(on_screen->act);
}

void Reader::obey(host::wishes::ScreenAct act)
{
    if (act != host::wishes::ScreenAct::turn_page)
        return screen_->open_line();
    auto page = screen_->turn_page();
    if (page.empty()) {
        page.push_back(words_.language().say("no-more-pages"));
        print({{page.front()}});
    }
    speaking_.read_out(page, words_.language().voice());
}

void Reader::tell_voice(const speech::VoiceNotice& notice)
{
    const auto& lexicon = words_.language();
    const auto text = words_.shown(lexicon, host::voice_words(lexicon, notice));
    loop_.soon([this, text] { print({{text}}); });
}

void Reader::print(std::vector<console::TextLine> lines)
{
    const bool refused = std::ranges::any_of(
        lines, [](const console::TextLine& line) { return line.tone == console::Tone::complaint; });
    if (refused && !terminal::is_at_terminal())
        status_ = cli::ExitStatus::wrong_input;
    if (!lines.empty() && terminal::is_at_terminal() && screen_ == nullptr)
        prompt_ = text_.take_prompt(lines);
    console_->print(lines, prompt_);
}

void Reader::drop_line()
{
    console_->cancel_line();
    if (screen_ == nullptr && terminal::is_at_terminal())
        print({{words_.language().say("interrupted")}});
}

/// What happens by itself: a long search, and the next move while reading on.
void Reader::go_on()
{
    const bool busy = session_.searching() || session_.due();
    console_->set_readiness(busy ? console::Readiness::busy : console::Readiness::ready);
    if (session_.due() && !speaking_.is_silent())
        loop_.wake_at(loop_.now() + moment, [this] {
            session_.pause_from(loop_.now());
            go_on();
        });
    else
        loop_.wake_at(session_.due(), [this] { show(session_.tick(loop_.now())); });
    if (session_.searching())
        loop_.soon([this] { search_on(); });
}

void Reader::search_on()
{
    auto reply = session_.work();
    if (reply.tidings.empty())
        go_on();
    else
        show(std::move(reply));
}

void Reader::leave()
{
    console_->close();
    speaking_.finish();
    loop_.stop();
}

}  // namespace client::read
