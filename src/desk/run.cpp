// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/run.hpp"

#include "speech/messages.hpp"
#include "src/base/calendar.hpp"
#include "src/board/last_move.hpp"
#include "src/braille/console.hpp"
#include "src/clock/telling.hpp"
#include "src/console/spoken_typing.hpp"
#include "src/terminal/at_terminal.hpp"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace client::desk {
namespace {

/// How often a running clock is kept, so that a crash costs no more than this.
constexpr rules::Duration keeping_interval = std::chrono::seconds{5};

/// Spoken for each key of what only the envelope is to know.
const console::Echo hidden_key{console::Echo::Kind::character, "*"};

base::CalendarTime today()
{
    return base::calendar_now();
}

/// One line after the other: a braille display shows one.
void add_paper(std::vector<console::TextLine>& lines, const std::string& paper)
{
    std::istringstream text{paper};
    for (std::string line; std::getline(text, line);)
        lines.push_back({line});
}

template <class Kind>
bool is(const std::optional<Wish>& wish)
{
    return wish && std::holds_alternative<Kind>(*wish);
}

}  // namespace

DeskRun::DeskRun(Session::Words words,
                 player::PlayerOptions player,
                 store::Keeper& keeper,
                 Surroundings surroundings)
    : session_{std::move(words), today()}, keeper_{keeper}, player_{std::move(player)},
      profile_{player::profile_of(player_)},
      surroundings_{std::move(surroundings)}, voice_{player::voice_of(player_, profile_)},
      speaking_{loop_, voice_, player_.voice_settings,
                player::sound_choice(player_, voice_, rules::Color::white),
                [this](const speech::VoiceNotice& notice) { tell_voice(notice); }}
{
}

void DeskRun::run(const std::optional<script::Headers>& head,
                  const std::vector<std::string>& settled)
{
    // A reader tells the keys of a line by itself, our own voice has to.
    auto spoken = console::spoken_typing(events(), [this](const console::Echo& key) {
        if (profile_ == player::Profile::voice)
            speaking_.echo(session_.words().language(), types_secret_ ? hidden_key : key);
    });
    spoken.typed = [this, typed = std::move(spoken.typed)](const auto& text, auto cursor) {
        types_secret_ = session_.is_secret(text) || session_.is_secret(typed_);
        typed_ = text;
        typed(text, cursor);
    };
    console_ =
        braille::line_console(loop_, std::move(spoken), player_.braille.value_or("off"),
                              session_.words().language(), std::move(surroundings_.display_keys));
    loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
        if (signal == SIGINT)
            drop_line();
        else
            loop_.stop();
    });
    session_.set_keys(surroundings_.keys);
    auto kept = keeper_.read();
    answer(head ? session_.begin(std::move(kept), *head)
                : session_.begin(std::move(kept), settled));
    loop_.run();
    console_->close();
    speaking_.finish();
}

console::ConsoleEvents DeskRun::events()
{
    return {.line =
                [this](const std::string& line) {
                    typed_.clear();
                    take([&](auto now) { return session_.line(line, now); });
                },
            .command =  // what is half typed stays, and stays secret
            [this](const std::string& command) {
                take([&](auto now) { return session_.line(command, now); });
            },
            .end =
                [this] {
                    if (terminal::is_at_terminal())
                        console_->print({{session_.words().language().say("goodbye")}}, "");
                    loop_.stop();
                },
            .key =
                [this] {
                    if (std::exchange(reads_paper_, false))
                        speaking_.be_silent();
                    speaking_.key_pressed();
                },
            .struck = [this](const auto& key) { return strike(key); },
            .told =
                [this](const std::string& sentence) {
                    if (!player_.tournament)
                        speaking_.read_out({sentence}, session_.words().language().voice());
                },
            .complete = [this](const std::string& part) { return session_.completions(part); }};
}

template <class Act>
void DeskRun::take(Act act)
{
    auto reply = act(loop_.moment());
    if (reply.time)
        take_over(*reply.time);
    answer(std::move(reply));
}

/// A crash may have come between the sealing and its envelope.
void DeskRun::take_over(rules::Instant time)
{
    loop_.set_time(time);
    const auto& envelope = surroundings_.files.envelope;
    if (!envelope.empty() && !std::filesystem::exists(envelope))
        static_cast<void>(grant(SealMove{}));
}

/// On the disk before it is told: nothing that was announced is lost.
void DeskRun::answer(Reply reply)
{
    if (is<FilesWanted>(reply.wish)) {
        auto& wanted = std::get<FilesWanted>(*reply.wish);
        if (const auto file = file_of_others(wanted))
            reply = session_.ask_to_overwrite(std::move(wanted), *file);
    }
    keep(reply);
    tell(std::move(reply));
}

void DeskRun::drop_line()
{
    console_->cancel_line();
    typed_.clear();
    if (terminal::is_at_terminal())
        print({{session_.words().shown(session_.line_dropped())}});
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
    keep(reply);
    if (!reply.said.empty())
        tell(std::move(reply));
}

void DeskRun::tell(Reply reply)
{
    const auto unwritten = granted(reply.wish);
    if (unwritten && is<FilesWanted>(reply.wish))
        reply.said.clear();  // they are not written after all
    std::vector<console::TextLine> lines;
    const host::LineText text{session_.words(), profile_, player_.width};
    for (const auto& said : reply.said)
        std::ranges::move(text.lines(said), std::back_inserter(lines));
    if (unwritten) {
        auto complaint = text.lines(
            reply.said.emplace_back(session_.not_written(unwritten->file, unwritten->why)));
        for (auto& line : complaint)
            line.tone = console::Tone::complaint;
        std::ranges::move(complaint, std::back_inserter(lines));
    }
    for (const auto& paper : reply.printed)
        add_paper(lines, paper);
    if (is<Repeat>(reply.wish))
        lines = last_;
    if (!lines.empty())
        last_ = lines;
    const auto wish = std::move(reply.wish);
    speak(std::move(reply));
    if (is<Quit>(wish))
        return console_->print(lines, "");
    if (!is<BeginLine>(wish) || !lines.empty())  // it begins behind the prompt that is there
        print(std::move(lines));
    if (is<BeginLine>(wish))
        console_->begin_line(std::get<BeginLine>(*wish).words);
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

void DeskRun::print(std::vector<console::TextLine> lines)
{
    if (const auto* const game = session_.game())
        console_->set_last_move(board::last_move(*game, session_.words().letters()));
    // The newest answer, under fingers perhaps its beginning, is where the next line is typed.
    if (terminal::is_at_terminal() && !lines.empty())
        prompt_ = host::LineText{session_.words(), profile_, player_.width}.take_prompt(lines);
    console_->print(lines, prompt_);
}

void DeskRun::keep(Reply& reply)
{
    if (const auto news = keeper_.keep(session_.kept()))
        reply.said.push_back(clock::tell(session_.words().language(), *news, keeper_.file()));
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
    const auto text = session_.words().shown(lexicon, host::voice_words(lexicon, notice));
    loop_.soon([this, text] { print({{text}}); });
}

DeskRun::Granted DeskRun::granted(const std::optional<Wish>& wish)
{
    return wish ? std::visit([&](const auto& each) { return grant(each); }, *wish) : std::nullopt;
}

DeskRun::Granted DeskRun::grant(const FilesWanted& wanted)
{
    std::error_code cannot;
    std::filesystem::create_directories(wanted.folder, cannot);
    for (const auto& file : wanted.files) {
        auto path = std::filesystem::path{wanted.folder} / file.name;
        std::ofstream out{path};
        if (!(out << file.text << std::flush))
            return LeftUndone{path};
        written_.insert(path);
    }
    return std::nullopt;
}

std::optional<std::filesystem::path> DeskRun::file_of_others(const FilesWanted& wanted) const
{
    std::error_code unknown;
    for (const auto& file : wanted.files) {
        auto path = std::filesystem::path{wanted.folder} / file.name;
        if (!wanted.over_others && !written_.contains(path) &&
            std::filesystem::exists(path, unknown))
            return path;
    }
    return std::nullopt;
}

DeskRun::Granted DeskRun::grant(const Quit&)
{
    const auto* const game = session_.game();
    if (game != nullptr && game->outcome())
        keeper_.forget();
    loop_.stop();
    return std::nullopt;
}

DeskRun::Granted DeskRun::grant(const PutAside&)
{
    keeper_.put_aside();
    player_.tournament = surroundings_.tournament;
    speaking_.set_sounds(player::sound_choice(player_, voice_, rules::Color::white));
    const auto& envelope = surroundings_.files.envelope;
    return std::exchange(surroundings_.envelope_is_ours, false)
               ? Granted{{envelope, Unwritten::is_there}}
               : std::nullopt;
}

DeskRun::Granted DeskRun::grant(const Silence&)
{
    speaking_.be_silent();
    return std::nullopt;
}

DeskRun::Granted DeskRun::grant(const SealMove&)
{
    const auto& files = surroundings_.files;
    if (files.envelope.empty())
        return std::nullopt;
    // The game goes on in any case, and has the move.
    std::error_code unknown;
    if (!surroundings_.envelope_is_ours && std::filesystem::exists(files.envelope, unknown))
        return LeftUndone{files.envelope, Unwritten::is_there};
    try {
        script::write_sealed_move(*session_.game(), files);
        surroundings_.envelope_is_ours = std::filesystem::exists(files.envelope);
    } catch (const std::runtime_error&) {
        return LeftUndone{files.envelope};
    }
    return std::nullopt;
}

DeskRun::Granted DeskRun::grant(const Repeat&)
{
    speaking_.again();
    return std::nullopt;
}

DeskRun::Granted DeskRun::grant(const BeginLine&)
{
    return std::nullopt;  // when all is printed
}

}  // namespace client::desk
