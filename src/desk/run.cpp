// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/run.hpp"

#include "speech/messages.hpp"
#include "src/braille/console.hpp"
#include "src/printable.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>
#include <utility>

namespace client::desk {
namespace {

/// How often a running clock is kept, so that a crash costs no more than this.
constexpr rules::Duration keeping_interval = std::chrono::seconds{5};

store::Day today()
{
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

/// One line after the other: a braille display shows one.
void add_paper(std::vector<TextLine>& lines, const std::string& paper)
{
    std::istringstream text{paper};
    for (std::string line; std::getline(text, line);)
        lines.push_back({line});
}

}  // namespace

DeskRun::DeskRun(Session::Words words,
                 const play::PlayOptions& player,
                 clock::Keeper& keeper,
                 Surroundings surroundings)
    : session_{std::move(words), today()}, keeper_{keeper}, player_{player},
      profile_{play::profile_of(player)},
      surroundings_{std::move(surroundings)}, voice_{play::voice_of(player, profile_)},
      speaking_{loop_, voice_, player.voice_settings,
                play::sound_choice(player, voice_, rules::Color::white),
                [this](const speech::VoiceNotice& notice) { tell_voice(notice); }}
{
}

void DeskRun::run(const std::optional<script::Headers>& head,
                  const std::vector<std::string>& settled)
{
    console_ =
        braille::line_console(loop_, events(), player_.braille.value_or("off"),
                              session_.words().language(), std::move(surroundings_.display_keys));
    loop_.on_signals({SIGTERM, SIGHUP}, [this](int) { loop_.stop(); });
    session_.set_keys(surroundings_.keys);
    auto kept = keeper_.read();
    tell(head ? session_.begin(std::move(kept), *head) : session_.begin(std::move(kept), settled));
    loop_.run();
    console_->close();
    speaking_.finish();
}

ConsoleEvents DeskRun::events()
{
    return {.line =
                [this](const std::string& line) {
                    take([&](auto now) { return session_.line(line, now); });
                },
            .end = [this] { loop_.stop(); },
            .key =
                [this] {
                    if (std::exchange(reads_paper_, false))
                        speaking_.be_silent();
                    speaking_.key_pressed();
                },
            .struck = [this](const auto& key) { return strike(key); },
            .complete = [this](const std::string& part) { return session_.completions(part); }};
}

template <class Act>
void DeskRun::take(Act act)
{
    const auto now = loop_.now();
    auto reply = act(now);
    if (session_.latest() != now)  // a kept game goes on where it stood
        loop_.set_time(session_.latest());
    tell(std::move(reply));
}

/// Whether a key, struck while nothing is typed, is a command.
bool DeskRun::strike(const std::optional<keymaps::Key>& key)
{
    const auto meaning =
        key && !session_.asks() ? surroundings_.keys.find({&*key, 1}) : keymaps::Meaning{};
    if (meaning.kind != keymaps::Meaning::Kind::bound)
        return false;
    take([&](auto now) { return session_.key(meaning.command, now); });
    return true;
}

void DeskRun::tick()
{
    auto reply = session_.tick(loop_.now());
    if (reply.said.empty())
        keep();
    else
        tell(std::move(reply));
}

void DeskRun::tell(Reply reply)
{
    std::vector<TextLine> lines;
    const LineText text{session_.words(), profile_, player_.width};
    for (const auto& said : reply.said)
        std::ranges::move(text.lines(said), std::back_inserter(lines));
    for (const auto& paper : reply.printed)
        add_paper(lines, paper);
    const auto wish = std::move(reply.wish);
    speak(std::move(reply));
    if (wish)
        std::visit([&](const auto& each) { grant(each, lines); }, *wish);
    if (!lines.empty())
        last_ = lines;
    print(std::move(lines));
    if (wish)
        if (const auto* const begin = std::get_if<BeginLine>(&*wish))
            console_->begin_line(begin->words);
    if (!left_)
        keep();
}

/// A paper that is being read gives way to whatever is told next.
void DeskRun::speak(Reply reply)
{
    if (!reply.said.empty() && std::exchange(reads_paper_, false))
        speaking_.be_silent();
    reads_paper_ = reads_paper_ || !reply.read.empty();
    std::ranges::move(reply.read, std::back_inserter(reply.said));
    speaking_.say(std::move(reply.said));
}

void DeskRun::print(std::vector<TextLine> lines)
{
    // Under fingers the newest answer, or its beginning, is where the next line is typed.
    if (profile_ == Profile::braille && is_at_terminal() && !lines.empty())
        prompt_ = LineText{session_.words(), profile_, player_.width}.take_prompt(lines);
    console_->print(lines, prompt_);
}

void DeskRun::keep()
{
    keeper_.keep(session_.kept());
    auto when = session_.next_alarm();
    const auto* const game = session_.game();
    if (game != nullptr && game->clock().running()) {
        const auto next = loop_.now() + keeping_interval;
        when = when ? std::min(*when, next) : next;
    }
    loop_.wake_at(when, [this] { tick(); });
}

void DeskRun::tell_voice(const speech::VoiceNotice& notice)
{
    const auto& lexicon = session_.words().language();
    const auto text = session_.words().shown(lexicon, play::voice_words(lexicon, notice));
    loop_.soon([this, text] { print({{text}}); });
}

void DeskRun::grant(const FilesWanted& wanted, std::vector<TextLine>& lines)
{
    std::error_code cannot;
    std::filesystem::create_directories(wanted.folder, cannot);
    for (const auto& file : wanted.files) {
        const auto path = std::filesystem::path{wanted.folder} / file.name;
        std::ofstream out{path};
        if (!(out << file.text << std::flush)) {
            const auto shown = printable(path.string());
            lines = {{session_.words().language().say("desk-not-written",
                                                      {{"file", std::string_view{shown}}}),
                      Tone::complaint}};
            return;
        }
    }
}

void DeskRun::grant(const Quit&, std::vector<TextLine>&)
{
    const auto* const game = session_.game();
    if (game != nullptr && game->outcome())
        keeper_.forget();
    left_ = true;
    loop_.stop();
}

void DeskRun::grant(const PutAside&, std::vector<TextLine>&)
{
    keeper_.put_aside();
}

void DeskRun::grant(const Silence&, std::vector<TextLine>&)
{
    speaking_.be_silent();
}

void DeskRun::grant(const SealMove&, std::vector<TextLine>&)
{
    if (!surroundings_.files.envelope.empty())
        script::write_sealed_move(*session_.game(), surroundings_.files);
}

void DeskRun::grant(const Repeat&, std::vector<TextLine>& lines)
{
    lines = last_;
    speaking_.again();
}

void DeskRun::grant(const BeginLine&, std::vector<TextLine>&) {}  // when all is printed

}  // namespace client::desk
