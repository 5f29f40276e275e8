// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/run.hpp"

#include "rules/code_points.hpp"
#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/braille/console.hpp"
#include "src/clock/telling.hpp"
#include "src/commands/key_words.hpp"
#include "src/console/spoken_typing.hpp"
#include "src/screen/face_console.hpp"
#include "src/terminal/at_terminal.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <csignal>
#include <iterator>
#include <utility>

namespace client::clock {
namespace {

using namespace rules;

bool is(const std::optional<keymaps::Key>& key, std::string_view name)
{
    return key && key->text() == name;
}

bool is_cyrillic(const speech::Word& word)
{
    const auto first = word.screen.empty() ? 0U : static_cast<unsigned char>(word.screen.front());
    return first == 0xD0U || first == 0xD1U;  // as UTF-8 begins such letters
}

}  // namespace

ClockRun::ClockRun(words::ChosenWords& words,
                   Options options,
                   player::PlayerOptions player,
                   store::Keeper& keeper,
                   Surroundings surroundings)
    : surroundings_{std::move(surroundings)}, player_{std::move(player)},
      profile_{player::profile_of(player_)}, words_{words}, answers_{words.language(),
                                                                     surroundings_.keys},
      text_{words, profile_, player_.width}, session_{words.language(), options,
                                                      [this](std::string_view command) {
                                                          return keys_for(command);
                                                      }},
      keeper_{keeper}, voice_{player::voice_of(player_, profile_)},
      speaking_{loop_, voice_, player_.voice_settings,
                player::sound_choice(player_, voice_, Color::white),
                [this](const speech::VoiceNotice& notice) { tell_voice(notice); }}
{
}

void ClockRun::run()
{
    open();
    loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
        if (signal != SIGINT || !terminal::is_at_terminal())
            loop_.stop();
        else if (surroundings_.interface == player::Interface::line)  // the screen has it as a key
            interrupt();
    });
    session_.set_voice(player::voice_name(player_, profile_));
    if (surroundings_.log)
        session_.stay_in_tournament(*surroundings_.log);
    auto reply = session_.begin(keeper_.read());
    tell_faults(reply);
    tell(std::move(reply));
    loop_.run();
    console_->close();
    speaking_.finish();
}

/// First of all, and by whoever tells the rest; a script has them among its complaints.
void ClockRun::tell_faults(Reply& reply)
{
    std::vector<console::TextLine> complaints;
    std::vector<speech::Utterance> spoken;
    for (const auto& fault : surroundings_.faults) {
        const auto text = text::printable(fault);
        complaints.push_back({text, console::Tone::complaint});
        spoken.push_back(said(words_.language(), {text, text}, speech::Urgency::normal));
    }
    if (terminal::is_at_terminal())
        reply.said.insert(reply.said.begin(), spoken.begin(), spoken.end());
    else if (!complaints.empty())
        console_->print(complaints, "");
}

void ClockRun::open()
{
    // A reader tells the keys of a line by itself, our own voice has to.
    const auto speak = [this](const console::Echo& key) {
        if (profile_ == player::Profile::voice)
            speaking_.echo(words_.language(), key);
    };
    if (surroundings_.interface == player::Interface::screen)
        console_ = braille::beside_display(
            loop_, events(),
            [&](console::ConsoleEvents events) {
                return std::make_unique<screen::FaceConsole>(
                    loop_, std::move(events), [this] { return face(); }, speak);
            },
            player_.braille.value_or("off"), words_.language(),
            std::move(surroundings_.display_keys));
    else
        console_ = braille::line_console(loop_, console::spoken_typing(events(), speak),
                                         player_.braille.value_or("off"), words_.language(),
                                         std::move(surroundings_.display_keys));
}

console::ConsoleEvents ClockRun::events()
{
    return {.line =
                [this](const std::string& line) {
                    line_asked_ = false;
                    prompt_wanted_ = true;
                    take(line);
                },
            .command = [this](const std::string& command) { take(command); },
            .end = [this] { loop_.stop(); },
            .key = [this] { speaking_.key_pressed(); },
            .struck = [this](const auto& key) { return struck(key); },
            .told =
                [this](const std::string& sentence) {
                    if (!session_.is_in_tournament())
                        speaking_.read_out({sentence}, words_.language().voice());
                },
            .complete = [this](const std::string& part) { return session_.completions(part); }};
}

/// Nobody stops a clock in use by a slip of the finger (Ctrl-C, Ctrl-D).
void ClockRun::interrupt()
{
    console_->cancel_line();
    const bool typing = std::exchange(line_asked_, false);
    tell(typing ? session_.cancel(loop_.moment()) : session_.interrupt(loop_.moment()));
}

/// Keys act at once, but for answers and for a line that a key has asked for.
/// A capital that means nothing is its small letter: Caps Lock, which readers use, is easily left
/// on.
keymaps::Meaning ClockRun::meaning_of(const keymaps::Key& key) const
{
    using enum keymaps::Meaning::Kind;
    const auto meaning = surroundings_.keys.find({&key, 1});
    if (meaning.kind == bound || !key.writes())
        return meaning;
    auto letters = rules::decode(key.bare());
    for (char32_t& letter : letters)
        letter = rules::small_letter(letter);
    const auto small = keymaps::Key::parse(rules::encode(letters));
    return small ? surroundings_.keys.find({&*small, 1}) : meaning;
}

bool ClockRun::struck(const std::optional<keymaps::Key>& key)
{
    if (over_)
        return true;
    if (is(key, "escape") || (line_asked_ && is(key, "backspace"))) {
        line_asked_ = false;
        tell(session_.cancel(loop_.moment()));
        return true;
    }
    if (is(key, "ctrl+c") || is(key, "ctrl+d")) {
        interrupt();
        return true;
    }
    if (line_asked_ || session_.wants() == Wants::answer)
        return false;
    const auto meaning = key ? meaning_of(*key) : keymaps::Meaning{};
    if (session_.wants() == Wants::key) {
        const auto answer = key ? answers_.answer_of(*key) : std::nullopt;
        take(std::string{answer.value_or(meaning.command)});
    } else if (meaning.kind != keymaps::Meaning::Kind::bound) {
        tell(session_.unbound(key));
    } else if (meaning.command == ask_for_line) {
        line_asked_ = true;
        tell(session_.ask_for_line());
    } else {
        take(std::string{meaning.command});
    }
    return true;
}

std::vector<speech::Word> ClockRun::keys_for(std::string_view command) const
{
    if (!terminal::is_at_terminal())
        return {};  // a script has none
    if (const auto key = answers_.key_of(command))
        return {commands::words_of(words_.language(), *key)};
    constexpr std::size_t fingers = 5;  // what follows are their places on other keyboards
    auto keys = commands::each_key_of(words_.language(), surroundings_.keys, command);
    const bool reads_them = is_cyrillic(side_name(words_.language(), Color::white));
    if (!reads_them && !std::ranges::all_of(keys, is_cyrillic))  // some can be read
        std::erase_if(keys, is_cyrillic);
    keys.resize(std::min(keys.size(), fingers));
    return keys;
}

void ClockRun::take(const std::string& line)
{
    auto reply = session_.line(line, loop_.moment());
    if (reply.time)
        loop_.set_time(*reply.time);
    tell(std::move(reply));
}

/// On the disk before it is told.
void ClockRun::keep(Reply& reply)
{
    if (reply.wish == Wish::put_aside)
        put_aside();
    if (const auto news = keeper_.keep(session_.journal()))
        reply.said.push_back(clock::tell(words_.language(), *news, keeper_.file()));
    if (reply.wish == Wish::quit)
        return session_.is_in_tournament() ? keeper_.put_aside() : keeper_.forget();
}

/// If it was a tournament's clock, its sounds are not those of the next one.
void ClockRun::put_aside()
{
    keeper_.put_aside();
    player_.tournament = session_.is_in_tournament();
    speaking_.set_sounds(player::sound_choice(player_, voice_, Color::white));
}

/// The new pace is told at that pace.
void ClockRun::change_rate(Reply& reply)
{
    constexpr int step = 10;
    constexpr int fastest = 100;
    rate_ = std::clamp(rate_ + (reply.wish == Wish::faster ? step : -step), -fastest, fastest);
    speaking_.set_rate(rate_);
    const auto& lexicon = words_.language();
    reply.said.push_back(said(lexicon, speech::sentence(lexicon, "voice-rate", {{"rate", rate_}})));
}

void ClockRun::tell(Reply reply)
{
    keep(reply);
    if (reply.wish == Wish::slower || reply.wish == Wish::faster)
        change_rate(reply);
    std::vector<console::TextLine> lines;
    for (const auto& said : reply.said)
        std::ranges::move(text_.lines(said), std::back_inserter(lines));
    speaking_.say(std::move(reply.said));
    if (reply.wish == Wish::silence)
        speaking_.be_silent();
    if (reply.wish == Wish::repeat) {
        speaking_.again();
        lines = said_last_;
    }
    if (reply.wish == Wish::quit || reply.wish == Wish::leave) {
        if (!lines.empty())
            console_->print(lines, "");
        over_ = true;
        return loop_.stop();
    }
    print(std::move(lines));
    wait();
}

void ClockRun::tell_voice(const speech::VoiceNotice& notice)
{
    const auto& lexicon = words_.language();
    const auto text = words_.shown(lexicon, host::voice_words(lexicon, notice));
    loop_.soon([this, text] { print({{text}}); });
}

void ClockRun::print(std::vector<console::TextLine> lines)
{
    if (!lines.empty())
        said_last_ = lines;
    const bool on_screen = surroundings_.interface == player::Interface::screen;
    if (lines.empty() && !digits_run() && !prompt_wanted_)
        return;
    prompt_wanted_ = false;
    const bool with_prompt = !on_screen && terminal::is_at_terminal();
    if (with_prompt && !lines.empty())
        prompt_ = text_.take_prompt(lines);
    console_->print(lines, with_prompt ? prompt_ : "");
}

/// The next thing that the clock has to tell, the next change of its digits, or the next time that
/// it is kept.
void ClockRun::wait()
{
    auto when = session_.next_alarm();
    const auto consider = [&](std::optional<Instant> other) {
        if (other && (!when || *other < *when))
            when = other;
    };
    consider(session_.next_keeping());
    if (const auto& clock = session_.clock(); clock && digits_run())
        consider(clock->next_second(loop_.now()));
    loop_.wake_at(when, [this] { tell(session_.tick(loop_.now())); });
}

/// Whoever hears or feels the screen is not to be disturbed by digits that change by themselves.
bool ClockRun::digits_run() const
{
    return surroundings_.interface == player::Interface::screen &&
           (profile_ == player::Profile::sighted || !player_.profile);
}

screen::Face ClockRun::face() const
{
    screen::Face face;
    const auto& lexicon = words_.language();
    const auto& clock = session_.clock();
    const auto reading = clock ? clock->reading(loop_.now()) : Reading{};
    for (const Color side : both_colors) {
        const auto i = static_cast<std::size_t>(side);
        const auto about = side_label(lexicon, side, reading.fallen);
        face.names[i] = words_.shown(lexicon, about.screen);
        face.times[i] = speech::clock_face(reading.left[i]);
    }
    face.running = reading.running;
    const auto key = commands::words_of(lexicon, *keymaps::Key::parse("page-down")).screen;
    face.more = words_.shown(lexicon, lexicon.say("more-pages", {{"keys", std::string_view{key}}}));
    return face;
}

}  // namespace client::clock
