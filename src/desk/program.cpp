// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/program.hpp"

#include "keymaps/keymap.hpp"
#include "src/chosen_keymap.hpp"
#include "src/clock/keeper.hpp"
#include "src/clock/telling.hpp"
#include "src/desk/session.hpp"
#include "src/line/console.hpp"
#include "src/play/speaking.hpp"
#include "src/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <system_error>

namespace client::desk {
namespace {

/// How often a running clock is kept, so that a crash costs no more than this.
constexpr rules::Duration keeping_interval = std::chrono::seconds{5};

store::Day today()
{
    return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

/// The desk, its session and the world around it.
class DeskRun {
public:
    DeskRun(Session::Words words,
            const play::PlayOptions& player,
            script::EnvelopeFiles files,
            keymaps::Keymap keys)
        : session_{std::move(words), today()}, keeper_{clock::kept_file(player.data, "desk")},
          files_{std::move(files)}, keys_{std::move(keys)}, voice_{play::voice_of(
                                                                player, play::profile_of(player))},
          speaking_{loop_, voice_, player.voice_settings,
                    play::sound_choice(player, voice_, rules::Color::white),
                    [this](const speech::VoiceNotice& notice) { tell_voice(notice); }}
    {
    }

    void run(const std::optional<script::Headers>& head, const std::vector<std::string>& settled)
    {
        ConsoleEvents events;
        events.line = [this](const std::string& line) {
            take([&](auto now) { return session_.line(line, now); });
        };
        events.end = [this] { loop_.stop(); };
        events.key = [this] { speaking_.key_pressed(); };
        events.struck = [this](const auto& key) { return strike(key); };
        events.complete = [this](const std::string& part) { return session_.completions(part); };
        console_ = console(loop_, std::move(events));
        loop_.on_signals({SIGINT, SIGTERM, SIGHUP}, [this](int signal) {
            if (signal == SIGINT)
                drop_line();
            else
                loop_.stop();
        });
        session_.set_keys(keys_);
        auto kept = keeper_.read();
        answer(head ? session_.begin(std::move(kept), *head)
                    : session_.begin(std::move(kept), settled));
        loop_.run();
        console_->close();
        speaking_.finish();
    }

private:
    template <class Act>
    void take(Act act)
    {
        const auto now = loop_.now();
        auto reply = act(now);
        if (session_.latest() != now)  // a kept game goes on where it stood
            loop_.set_time(session_.latest());
        answer(std::move(reply));
    }
    /// On the disk before it is told: nothing that was announced is lost.
    void answer(Reply reply)
    {
        keep(reply);
        tell(std::move(reply));
    }
    void drop_line()
    {
        console_->cancel_line();
        if (is_at_terminal())
            console_->print({{session_.words().shown(session_.line_dropped()), Tone::plain}}, "");
    }
    /// Whether a key, struck while nothing is typed, is a command.
    bool strike(const std::optional<keymaps::Key>& key)
    {
        const auto meaning = key && !session_.asks() ? keys_.find({&*key, 1}) : keymaps::Meaning{};
        if (meaning.kind != keymaps::Meaning::Kind::bound)
            return false;
        take([&](auto now) { return session_.key(meaning.command, now); });
        return true;
    }
    void tick()
    {
        auto reply = session_.tick(loop_.now());
        keep(reply);
        if (!reply.said.empty())
            tell(std::move(reply));
    }
    void tell(Reply reply)
    {
        std::vector<TextLine> lines;
        const auto add = [&](const speech::Utterance& said, Tone tone) {
            lines.push_back({session_.words().shown(said), tone});
        };
        const auto unwritten = granted(reply.wish);
        if (unwritten && is<FilesWanted>(reply.wish))
            reply.said.clear();  // they are not written after all
        for (const auto& said : reply.said)
            add(said, Tone::plain);
        if (unwritten)
            add(reply.said.emplace_back(session_.not_written(*unwritten)), Tone::complaint);
        speaking_.say(std::move(reply.said));
        for (const auto& paper : reply.printed)
            lines.push_back({paper.substr(0, paper.find_last_not_of('\n') + 1), Tone::plain});
        if (is<Repeat>(reply.wish))
            lines = last_;
        if (!lines.empty())
            last_ = lines;
        console_->print(lines, "");
        if (is<BeginLine>(reply.wish))
            console_->begin_line(std::get<BeginLine>(*reply.wish).words);
    }
    void keep(Reply& reply)
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
    void tell_voice(const speech::VoiceNotice& notice)
    {
        const auto& lexicon = session_.words().language();
        const auto text = session_.words().shown(lexicon, play::voice_words(lexicon, notice));
        loop_.soon([this, text] { console_->print({{text, Tone::plain}}, ""); });
    }
    /// The file that could not be written for it, if any.
    using Unwritten = std::optional<std::filesystem::path>;

    template <class Kind>
    static bool is(const std::optional<Wish>& wish)
    {
        return wish && std::holds_alternative<Kind>(*wish);
    }
    Unwritten granted(const std::optional<Wish>& wish)
    {
        return wish ? std::visit([&](const auto& each) { return grant(each); }, *wish)
                    : std::nullopt;
    }
    static Unwritten grant(const FilesWanted& wanted)
    {
        std::error_code cannot;
        std::filesystem::create_directories(wanted.folder, cannot);
        for (const auto& file : wanted.files) {
            auto path = std::filesystem::path{wanted.folder} / file.name;
            std::ofstream out{path};
            if (!(out << file.text << std::flush))
                return path;
        }
        return std::nullopt;
    }
    Unwritten grant(const Quit&)
    {
        const auto* const game = session_.game();
        if (game != nullptr && game->outcome())
            keeper_.forget();
        loop_.stop();
        return std::nullopt;
    }
    Unwritten grant(const PutAside&)
    {
        keeper_.put_aside();
        return std::nullopt;
    }
    Unwritten grant(const Silence&)
    {
        speaking_.be_silent();
        return std::nullopt;
    }
    Unwritten grant(const SealMove&)
    {
        try {
            if (!files_.envelope.empty())
                script::write_sealed_move(*session_.game(), files_);
        } catch (const std::runtime_error&) {  // the game goes on, and has the move
            return files_.envelope;
        }
        return std::nullopt;
    }
    Unwritten grant(const Repeat&)
    {
        speaking_.again();
        return std::nullopt;
    }
    static Unwritten grant(const BeginLine&) { return std::nullopt; }  // when all is printed

    Loop loop_;
    Session session_;
    clock::Keeper keeper_;
    script::EnvelopeFiles files_;
    keymaps::Keymap keys_;
    speech::VoiceChoice voice_;
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

/// What a key can mean: a command in English, perhaps with dots for what is typed behind it.
bool is_key_command(std::string_view command)
{
    return CommandNames::find(command) != nullptr;
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
    const auto words = [choices](const script::AnnouncementWords& announce, Help help) {
        auto chosen = choices.player.words;
        if (!choices.announce_given)
            tools::announce_in(chosen, announce);
        if (help == Help::none)
            chosen.check = "off";
        return std::make_unique<tools::ChosenWords>(chosen);
    };
    std::vector<keymaps::KeymapFault> faults;
    auto keys = chosen_keymap(choices.keymap, {"desk", is_key_command, {}, Strokes::one},
                              std::nullopt, faults);
    for (const auto& fault : faults)
        streams.err << client::words(tools::ChosenWords{choices.player.words}.language(), fault)
                    << '\n';
    auto player = choices.player;
    player.tournament = settled.given.tournament;
    DeskRun{words, player, choices.files, std::move(keys)}.run(head, choices.lines);
    return ExitStatus::done;
}

}  // namespace client::desk
