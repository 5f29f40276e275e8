// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/program.hpp"

#include "src/clock/keeper.hpp"
#include "src/desk/session.hpp"
#include "src/line/console.hpp"
#include "src/play/speaking.hpp"
#include "src/printable.hpp"

#include <fmt/format.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <ostream>
#include <system_error>

namespace client::desk {
namespace {

/// The desk, its session and the world around it.
class DeskRun {
public:
    DeskRun(Session::Words words, const play::PlayOptions& player, script::EnvelopeFiles files)
        : session_{std::move(words)}, keeper_{clock::kept_file(player.data, "desk")},
          files_{std::move(files)}, speaking_{loop_,
                                              play::voice_of(player, play::profile_of(player)),
                                              player.voice_settings,
                                              {},
                                              [this](const speech::VoiceNotice& notice) {
                                                  tell_voice(notice);
                                              }}
    {
    }

    void run(const std::optional<script::Headers>& head, const std::vector<std::string>& settled)
    {
        ConsoleEvents events;
        events.line = [this](const std::string& line) { take(line); };
        events.end = [this] { loop_.stop(); };
        events.key = [this] { speaking_.key_pressed(); };
        events.complete = [](const std::string& part) { return Session::completions(part); };
        console_ = console(loop_, std::move(events));
        loop_.on_signals({SIGTERM, SIGHUP}, [this](int) { loop_.stop(); });
        tell(head ? session_.begin(*head) : session_.begin(keeper_.read(), settled));
        loop_.run();
        console_->close();
        speaking_.finish();
    }

private:
    void take(const std::string& line)
    {
        const auto now = loop_.now();
        auto reply = session_.line(line, now);
        if (session_.latest() > now)  // a kept game goes on where it stood
            loop_.set_time(session_.latest());
        tell(std::move(reply));
    }
    void tell(Reply reply)
    {
        std::vector<TextLine> lines;
        for (const auto& said : reply.said) {
            lines.push_back({session_.words().shown(said), Tone::plain});
            speaking_.say(said);
        }
        for (const auto& paper : reply.printed)
            lines.push_back({paper.substr(0, paper.find_last_not_of('\n') + 1), Tone::plain});
        if (reply.wish)
            std::visit([&](const auto& wish) { grant(wish, lines); }, *reply.wish);
        if (!lines.empty())
            last_ = lines;
        console_->print(lines, "");
        if (session_.game() && session_.game()->outcome())
            keeper_.forget();
        keeper_.keep(session_.kept());
        loop_.wake_at(session_.next_alarm(), [this] { tell(session_.tick(loop_.now())); });
    }
    void tell_voice(const speech::VoiceNotice& notice)
    {
        const auto& lexicon = session_.words().language();
        const auto text = session_.words().shown(lexicon, play::voice_words(lexicon, notice));
        loop_.soon([this, text] { console_->print({{text, Tone::plain}}, ""); });
    }
    void grant(const FilesWanted& wanted, std::vector<TextLine>& lines)
    {
        std::error_code cannot;
        std::filesystem::create_directories(wanted.folder, cannot);
        for (const auto& file : wanted.files) {
            std::ofstream out{std::filesystem::path{wanted.folder} / file.name};
            if (!(out << file.text << std::flush)) {
                lines = {{fmt::format("{}: cannot be written", printable(wanted.folder)),
                          Tone::complaint}};
                return;
            }
        }
    }
    void grant(const Quit&, std::vector<TextLine>&)
    {
        keeper_.forget();
        loop_.stop();
    }
    void grant(const Silence&, std::vector<TextLine>&) { speaking_.be_silent(); }
    void grant(const SealMove&, std::vector<TextLine>&)
    {
        if (!files_.envelope.empty())
            script::write_sealed_move(*session_.game(), files_);
    }
    void grant(const Repeat&, std::vector<TextLine>& lines)
    {
        lines = last_;
        speaking_.again();
    }

    Loop loop_;
    Session session_;
    clock::Keeper keeper_;
    script::EnvelopeFiles files_;
    play::Speaking speaking_;
    std::unique_ptr<Console> console_;
    std::vector<TextLine> last_;
};

/// The lines of a script's head; its fault is told.
std::optional<script::Headers> read_head(const std::string& path, std::ostream& err)
{
    std::ifstream file{path};
    if (!file)
        err << fmt::format("annabella assist: {} cannot be read.\n", printable(path));
    script::Headers headers;
    std::string line;
    for (int number = 1; std::getline(file, line); ++number) {
        const auto text = line.substr(0, line.find('#'));
        if (text.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        if (const auto done = headers.read(text); !done) {
            err << fmt::format("{}:{}: expected {}\n", printable(path), number, done.error());
            return std::nullopt;
        }
    }
    return file.is_open() ? std::optional{headers} : std::nullopt;
}

}  // namespace

ExitStatus run_desk(const DeskChoices& choices, const Streams& streams)
{
    std::optional<script::Headers> head;
    if (!choices.head.empty()) {
        head = read_head(choices.head, streams.err);
        if (!head)
            return ExitStatus::wrong_input;
    }
    script::Headers settled = head.value_or(script::Headers{});
    for (const auto& line : choices.lines)
        if (const auto read = settled.read(line); !read) {
            streams.err << fmt::format("annabella assist: --{}: expected {}.\n", printable(line),
                                       read.error());
            return ExitStatus::wrong_use;
        }
    if (head)
        head = settled;
    const auto words = [choices](const std::string& announce) {
        auto chosen = choices.player.words;
        if (!choices.announce_given)
            chosen.announce = announce;
        return std::make_unique<tools::ChosenWords>(chosen);
    };
    DeskRun{words, choices.player, choices.files}.run(head, choices.lines);
    return ExitStatus::done;
}

}  // namespace client::desk
