// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/host.hpp"

#include "src/host/speaking.hpp"
#include "tests/speech/surroundings.hpp"
#include "tests/src/host/fakes.hpp"
#include "tests/src/host/toy.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>

namespace {

using namespace client;
using namespace client::host;
using namespace std::chrono_literals;
using tests::Diary;

words::WordOptions in(const std::string& language)
{
    words::WordOptions options;
    options.language = language;
    return options;
}

HostWish wish(auto wanted)
{
    return HostWish{wanted};
}

tidings::Said said(const std::string& text, tidings::Kind kind = tidings::Kind::answer)
{
    return {kind, {{text, text, "en"}}};
}

/// What is handed in comes back, and what was heard is written down.
struct Parrot : Activity {
    explicit Parrot(words::ChosenWords& chosen) : chosen_{chosen} {}
    [[nodiscard]] words::ChosenWords& words() override { return chosen_; }
    [[nodiscard]] Reply handle(const Input& input, rules::Instant at) override
    {
        came = at;
        if (const auto* const written = std::get_if<inputs::FileWritten>(&input.what))
            return {{said(written->file + (written->was_there ? ": is there" : ": written"))}, {}};
        if (std::holds_alternative<inputs::NoMorePages>(input.what))
            return {{said("no more pages")}, {}};
        if (std::holds_alternative<inputs::StillSpeaking>(input.what))
            return {{said("waits")}, {}};
        if (std::holds_alternative<inputs::Interrupt>(input.what))
            return {{said("interrupted")}, {}};
        if (std::holds_alternative<inputs::End>(input.what))
            return {};
        if (std::holds_alternative<inputs::Tick>(input.what))
            ++ticks;
        return std::exchange(next, {});
    }
    [[nodiscard]] bool takes_keys() const override { return true; }
    [[nodiscard]] std::optional<Reply> strike(const std::optional<keymaps::Key>& key,
                                              rules::Instant at) override
    {
        came = at;
        if (!key || key->text() != "space")
            return std::nullopt;
        return Reply{{said("pressed")}, {}};
    }
    [[nodiscard]] bool hides(std::string_view typed) const override
    {
        return typed.starts_with("seal ");
    }
    [[nodiscard]] std::optional<rules::Instant> next_picture(rules::Instant) const override
    {
        return picture;
    }
    [[nodiscard]] bool follows_voice() const override { return follows; }
    [[nodiscard]] Attention attention() const override { return mood; }

    Reply next{{said("welcome")}, {}};
    rules::Instant came{};
    int ticks = 0;
    std::optional<rules::Instant> picture;
    bool follows = false;
    Attention mood = Attention::free;

private:
    words::ChosenWords& chosen_;
};

/// A host between an activity and a world of fakes.
template <class Played>
struct Table {
    explicit Table(Listener listener = {}, const words::WordOptions& chosen = in("en"))
        : words{chosen}, host{activity, listener,
                              World{.pace = pace,
                                    .speech = speech,
                                    .keeping = keeping,
                                    .settle =
                                        [this](const wishes::Settle& wish) {
                                            diary.emplace_back(wish.proof ? "settle"
                                                                          : "settle nothing");
                                        },
                                    .sounds = [] { return player::SoundChoice{}; }}},
          events{host.events()}
    {
        auto made = std::make_unique<tests::FakeConsole>(diary);
        console = made.get();
        host.begin(std::move(made));
    }
    /// What has been written down since it was last asked.
    Diary news() { return std::exchange(diary, {}); }
    Diary after(const std::string& line)
    {
        diary.clear();
        events.line(line);
        return news();
    }
    Diary after(Reply reply)
    {
        activity.next = std::move(reply);
        return after("whatever");
    }

    Diary diary;
    words::ChosenWords words;
    Played activity{words};
    tests::FakePace pace{diary};
    tests::FakeSpeech speech{diary};
    tests::FakeKeeping keeping{diary};
    Host host;
    console::ConsoleEvents events;
    tests::FakeConsole* console = nullptr;
};

const Listener script{.audience = Audience::script};
const Listener on_screen{.interface = player::Interface::screen};

}  // namespace

TEST_CASE("what is told is kept first, then spoken, then shown", "[src][host]")
{
    Table<Parrot> table;
    CHECK(table.news() == Diary{"keep", "say: welcome", "prompt: welcome: "});
    CHECK(table.after({{said("one"), said("two")}, {}}) ==
          Diary{"keep", "say: one", "say: two", "print: one", "prompt: two: "});
}

TEST_CASE("what could not be kept is told with what happened", "[src][host]")
{
    Table<Parrot> table;
    table.keeping.news = {said("not kept", tidings::Kind::news)};
    CHECK(table.after({{said("e4")}, {}}) ==
          Diary{"keep", "say: e4", "say: not kept", "print: e4", "prompt: not kept: "});
}

TEST_CASE("a line that is answered by nothing has its prompt again", "[src][host]")
{
    Table<Parrot> table;
    CHECK(table.after(Reply{}) == Diary{"keep", "prompt: welcome: "});
    CHECK(table.after(Reply{}) == Diary{"keep", "prompt: welcome: "});
}

TEST_CASE("refused lines of a script are complaints and make its exit status", "[src][host]")
{
    Table<Parrot> at_terminal;
    at_terminal.after({{said("no", tidings::Kind::refusal)}, {}});
    CHECK(at_terminal.host.status() == cli::ExitStatus::done);

    Table<Parrot> piped{script};
    CHECK(piped.news() == Diary{"keep", "say: welcome", "print: welcome"});
    CHECK(piped.after({{tidings::Told{tidings::Kind::refusal, {{"no", "no", "en"}}}}, {}}) ==
          Diary{"keep", "say: no", "complain: no"});
    CHECK(piped.host.status() == cli::ExitStatus::wrong_input);
    piped.after({{}, {wish(wishes::Lacks{})}});
    CHECK(piped.host.status() == cli::ExitStatus::machine_lacks);
}

TEST_CASE("the end of input says goodbye once, and nothing is heard behind it", "[src][host]")
{
    Table<Parrot> table{script};
    table.news();
    table.events.end();
    CHECK(table.news() ==
          Diary{"keep", "keep", "say: Goodbye", "farewell: Goodbye", "close", "finish"});
    table.pace.catch_up();
    CHECK(table.news() == Diary{"stop"});
    table.events.line("more");
    table.events.end();
    CHECK(table.news().empty());
}

TEST_CASE("who quits says what becomes of what was kept", "[src][host]")
{
    struct Row {
        wishes::Remains remains;
        Diary kept;
    };
    const auto row = GENERATE(values<Row>({
        {wishes::Remains::kept, {}},
        {wishes::Remains::forgotten, {"forget"}},
        {wishes::Remains::put_aside, {"put aside"}},
    }));
    Table<Parrot> table;
    Diary expected{"keep", "say: bye", "farewell: bye"};
    expected.insert(expected.end(), row.kept.begin(), row.kept.end());
    expected.insert(expected.end(), {"close", "finish"});
    CHECK(table.after({{said("bye")}, {wish(wishes::Quit{row.remains})}}) == expected);
}

TEST_CASE("what was left behind is put aside and its time taken over before anything is kept",
          "[src][host]")
{
    Table<Parrot> table;
    CHECK(table.after({{said("new")}, {wish(wishes::PutAside{})}}) ==
          Diary{"put aside", "sounds", "keep", "say: new", "prompt: new: "});
    table.after({{}, {wish(wishes::SetTime{rules::Instant{90s}})}});
    CHECK(table.pace.now() == rules::Instant{90s});
}

TEST_CASE("every key has the time at which it was struck", "[src][host]")
{
    Table<Parrot> table;
    table.pace.set_time(rules::Instant{5s});
    table.pace.came_ = rules::Instant{3s};
    CHECK(table.events.struck(keymaps::Key::parse("space")));
    CHECK(table.activity.came == rules::Instant{3s});
    CHECK_FALSE(table.events.struck(keymaps::Key::parse("a")));
    table.events.line("e4");
    CHECK(table.activity.came == rules::Instant{3s});
}

TEST_CASE("what was told last is told again on the screen and by the voice", "[src][host]")
{
    Table<Parrot> table;
    table.after({{said("e4")}, {}});
    CHECK(table.after({{}, {wish(wishes::Repeat{})}}) == Diary{"keep", "prompt: e4: ", "again"});
}

TEST_CASE("the host does what is wished for", "[src][host]")
{
    Table<Parrot> table;
    CHECK(table.after({{}, {wish(wishes::BeSilent{})}}).back() == "silence");
    CHECK(table.after({{said("rate 20")}, {wish(wishes::SetRate{20})}}) ==
          Diary{"rate 20", "keep", "say: rate 20", "prompt: rate 20: "});  // at the new pace
    CHECK(table.after({{}, {wish(wishes::ChangeVoice{"off"})}}).back() == "voice");
    CHECK(table.after({{}, {wish(wishes::BeginLine{"announce "})}}).back() == "begin: announce ");
    CHECK(table.after({{}, {wish(wishes::OnScreen{wishes::ScreenAct::type})}}).back() ==
          "open line");
}

TEST_CASE("another page is read out, and where there is none the activity says so", "[src][host]")
{
    Table<Parrot> table{on_screen};
    const Reply turn{{}, {wish(wishes::OnScreen{wishes::ScreenAct::turn_page})}};
    table.console->pages = {"page two"};
    CHECK(table.after(turn) == Diary{"keep", "say: page two"});
    CHECK(table.after(turn) == Diary{"keep", "keep", "say: no more pages", "print: no more pages"});
}

TEST_CASE("a file of somebody else is asked about, an own one is written again", "[src][host]")
{
    const tests::Folder folder;
    const auto own = folder / "own.pgn";
    const auto theirs = folder / "theirs.pgn";
    std::ofstream{theirs} << "theirs";
    Table<Parrot> table{script};
    const auto write = [&](const std::string& file, wishes::Over over = wishes::Over::nothing) {
        return table.after({{}, {wish(wishes::WriteFiles{{{file, "text"}}, over})}}).at(3);
    };
    CHECK(write(own) == "print: " + own + ": written");
    CHECK(write(own) == "print: " + own + ": written");
    CHECK(write(theirs) == "print: " + theirs + ": is there");
    CHECK(write(theirs, wishes::Over::whatever_is_there) == "print: " + theirs + ": written");
}

TEST_CASE("Ctrl-C drops the line, and ends a script", "[src][host]")
{
    Table<Parrot> line;
    line.news();
    line.host.interrupt();
    CHECK(line.news() == Diary{"cancel", "keep", "say: interrupted", "prompt: interrupted: "});
    Table<Parrot> board{on_screen};
    board.news();
    board.host.interrupt();
    CHECK(board.news() == Diary{"cancel"});
    Table<Parrot> piped{script};
    piped.news();
    piped.host.interrupt();
    CHECK(piped.news().back() == "finish");
}

TEST_CASE("what only the envelope is to know is heard as stars", "[src][host]")
{
    Table<Parrot> table;
    const auto heard = [&](const std::string& typed, const std::string& key) {
        table.events.typed(typed, typed.size());
        table.news();
        table.host.echo({console::Echo::Kind::character, key});
        return table.news().front();
    };
    CHECK(heard("seal", "l") == "echo: l");
    CHECK(heard("seal N", "N") == "echo: *");
    CHECK(heard("", "N") == "echo: *");  // a secret that is taken back is one still
    CHECK(heard("c", "c") == "echo: c");
}

TEST_CASE("a paper that is read out gives way to a key and to whatever is told next", "[src][host]")
{
    const Reply paper{{tidings::Paper{"1 e4 e5\n", {{"", "pawn to e4", "en"}}}}, {}};
    Table<Parrot> table{script};
    CHECK(table.after(paper) == Diary{"keep", "say: pawn to e4", "print: 1 e4 e5"});
    table.events.key();
    CHECK(table.news() == Diary{"silence", "key"});
    table.events.key();
    CHECK(table.news() == Diary{"key"});
    table.after(paper);
    CHECK(table.after({{said("flag")}, {}}) ==
          Diary{"keep", "silence", "say: flag", "print: flag"});
}

TEST_CASE("what a game has left open is settled by the world after it was told", "[src][host]")
{
    Table<Parrot> table{script};
    CHECK(table.after({{said("not proved yet")}, {HostWish{wishes::Settle{}}}}) ==
          Diary{"keep", "say: not proved yet", "print: not proved yet", "settle nothing"});
}

TEST_CASE("a lost voice is told with its name and reason, by the bell where nobody speaks instead",
          "[src][host]")
{
    using speech::VoiceFault;
    const auto told = [](const std::string& language, const speech::VoiceNotice& notice) {
        Table<Parrot> table{{}, in(language)};
        table.news();
        table.host.tell_voice(notice);
        table.pace.catch_up();
        return table.news();
    };
    CHECK(told("en", {"espeak", VoiceFault::no_sound, ""}) ==
          Diary{"bell", "prompt: The voice espeak cannot be heard, and there is no other: no sound "
                        "server and no sound device answers: "});
    const speech::VoiceNotice lost{"speechd", VoiceFault::daemon_gone, "espeak"};
    CHECK(told("en", lost) == Diary{"prompt: The voice speechd cannot be heard any more: Speech "
                                    "Dispatcher has ended. espeak speaks now: "});
    CHECK(told("de", lost) == Diary{"prompt: Die Stimme speechd ist nicht mehr zu hören: Speech "
                                    "Dispatcher hat sich beendet. Jetzt spricht espeak: "});
    CHECK(told("cs", lost) == Diary{"prompt: Hlas speechd už není slyšet: Speech Dispatcher "
                                    "skončil. Teď mluví espeak: "});
    CHECK(told("sk", lost) == Diary{"prompt: Hlas speechd už nepočuť: Speech Dispatcher skončil. "
                                    "Teraz hovorí espeak: "});
    CHECK(told("sr", lost) == Diary{"prompt: Glas speechd se više ne čuje: Speech Dispatcher je "
                                    "završio. Sada govori espeak: "});
}

TEST_CASE("a script is told of a voice that is lost over its last words", "[src][host]")
{
    Table<Parrot> piped{script};
    piped.after({{said("bye")}, {wish(wishes::Quit{})}});
    piped.host.tell_voice({"text", speech::VoiceFault::no_file, ""});
    piped.pace.catch_up();
    CHECK(piped.news() == Diary{"stop", "bell",
                                "print: The voice text cannot be heard, and there is no other: its "
                                "file cannot be written"});
}

TEST_CASE("a lost voice is told in ASCII to who wants that", "[src][host]")
{
    auto options = in("cs");
    options.ascii = true;
    Table<Parrot> table{{}, options};
    table.news();
    table.host.tell_voice({"text", speech::VoiceFault::no_file, ""});
    table.pace.catch_up();
    CHECK(table.news() == Diary{"bell", "prompt: Hlas text neni slyset a jiny neni: jeho soubor "
                                        "nelze zapsat: "});
}

TEST_CASE("every reason for which a voice is lost has its words", "[src][host]")
{
    const auto fault = static_cast<speech::VoiceFault>(GENERATE(range(0, 8)));
    const auto language = GENERATE(values<std::string>({"en", "de", "cs", "sk", "sr"}));
    words::ChosenWords words{in(language)};
    const auto none = voice_words(words.language(), {"espeak", fault, ""});
    const auto other = voice_words(words.language(), {"speechd", fault, "espeak"});
    CHECK_THAT(none, Catch::Contains("espeak") && Catch::Contains(": "));
    CHECK_THAT(other, Catch::Contains("speechd") && Catch::Contains(": "));
}

TEST_CASE("what becomes another activity gives back the terminal and lets the voice speak on",
          "[src][host]")
{
    Table<Parrot> table;
    CHECK(table.after({{said("a game begins")}, {wish(wishes::Become{})}}) ==
          Diary{"keep", "say: a game begins", "farewell: a game begins", "close"});
    table.pace.catch_up();
    CHECK(table.news() == Diary{"stop"});
    CHECK_FALSE(table.host.has_ended());
    table.events.line("more");
    CHECK(table.news().empty());
}

TEST_CASE("a picture that changes by itself is shown without a word", "[src][host]")
{
    Table<Parrot> table{on_screen};
    table.activity.picture = rules::Instant{1s};
    table.after(Reply{});
    REQUIRE(table.pace.alarm() == rules::Instant{1s});
    table.news();
    table.pace.pass_to_alarm();
    CHECK(table.activity.ticks == 1);
    CHECK(table.news() == Diary{"keep"});
}

TEST_CASE("what follows the voice waits until it has come to its end", "[src][host]")
{
    Table<Parrot> table;
    table.activity.follows = true;
    table.speech.silent = false;
    table.after({{said("1 e4")}, {}});
    table.news();
    table.pace.pass_to_alarm();
    CHECK(table.news() == Diary{"keep", "say: waits", "prompt: waits: "});
    CHECK(table.activity.ticks == 0);
}

TEST_CASE("a script's next line waits while the activity is busy", "[src][host]")
{
    Table<Parrot> table{script};
    table.activity.mood = Attention::busy;
    CHECK(table.after({{said("searching")}, {}}) ==
          Diary{"keep", "say: searching", "print: searching", "busy"});
}

TEST_CASE("an activity of a few lines is played in lines, by a script and by keys", "[src][host]")
{
    Table<tests::Stones> table;
    CHECK(table.news() == Diary{"keep", "say: 21 stones", "prompt: 21 stones: "});
    CHECK(table.after("3") == Diary{"keep", "say: 18 left", "prompt: 18 left: "});
    CHECK(table.after("9") == Diary{"keep", "say: 9: one to three", "prompt: 9: one to three: "});
    table.events.command({nullptr, "1"});
    CHECK(table.activity.left == 17);
    table.news();
    table.pace.pass_to_alarm();
    CHECK(table.news() == Diary{"keep", "say: still there", "prompt: still there: "});
    CHECK(table.after("quit") == Diary{"keep", "say: bye", "farewell: bye", "close", "finish"});
}
