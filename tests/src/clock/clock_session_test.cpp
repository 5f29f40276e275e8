// SPDX-License-Identifier: GPL-3.0-or-later
#include "keymaps/keymap.hpp"
#include "src/clock/journal.hpp"
#include "src/clock/session.hpp"
#include "src/tools/word_options.hpp"

#include <catch2/catch.hpp>

#include <random>

namespace {

using namespace client::clock;
using namespace rules;
using namespace std::chrono_literals;

constexpr Instant begin{};

/// A session with the lexicon it speaks from.
class Talk {
public:
    explicit Talk(const std::string& language = "en", std::string_view control = "5")
        : words_{chosen(language)}, session{words_.language(), options(control)}
    {
    }

    std::string says(std::string_view line, Instant now = begin)
    {
        return text(session.line(line, now));
    }
    static std::string text(const Reply& reply)
    {
        std::string lines;
        for (const auto& said : reply.said)
            lines += said.screen + '\n';
        return lines;
    }

private:
    static client::tools::WordOptions chosen(const std::string& language)
    {
        client::tools::WordOptions words;
        words.language = language;
        return words;
    }
    static Options options(std::string_view control)
    {
        Options settled;
        settled.warnings = usual_warnings();
        if (!control.empty())
            settled.control = *read_time_control(control);
        return settled;
    }

    client::tools::ChosenWords words_;

public:
    Session session;
};

}  // namespace

TEST_CASE("the clock answers every question in words", "[src][clock][ANN-024][CLK-041]")
{
    Talk talk{"en", "40/90+30,30+30"};
    CHECK(Talk::text(talk.session.begin()) ==
          "Clock set: 40/90+30,30+30. Press a key of either side, or go, to start\n");
    CHECK(talk.says("go") == "White's clock is running\n");
    CHECK(talk.says("white", begin + 60s) == "Black's clock is running\n");
    CHECK(talk.says("own", begin + 70s) == "1 hour, 30 minutes\n");
    CHECK(talk.says("other", begin + 70s) == "opponent, 1 hour, 30 minutes, 20 seconds\n");
    CHECK(talk.says("both", begin + 70s) ==
          "White: 1 hour, 30 minutes. Black: 1 hour, 30 minutes, 20 seconds. Black's clock is "
          "running\n");
    CHECK(talk.says("difference", begin + 70s) == "Black has more time: 20 seconds\n");
    CHECK(talk.says("moves", begin + 70s) ==
          "White has completed: 1 move. Black has completed: 0 moves\n");
    CHECK(talk.says("left", begin + 70s) ==
          "White to the time control: 39 moves. Black to the time control: 40 moves\n");
    CHECK(talk.says("turn", begin + 70s) == "Black's clock is running\n");
    CHECK(talk.says("period", begin + 70s) == "Black, period 1, increment 30 seconds\n");
    CHECK(talk.says("pause", begin + 70s) == "The clocks are paused\n");
    CHECK(talk.says("turn", begin + 80s) == "The clocks are paused\n");
    CHECK(talk.says("add white 2", begin + 80s) == "Two minutes are added for White\n");
    CHECK(talk.says("take black 0:20", begin + 80s) == "Time taken from Black: 20 seconds\n");
    CHECK(talk.says("frobnicate", begin + 80s) == "frobnicate: not understood\n");
    CHECK(talk.says("add white x", begin + 80s) == "add white x: not understood\n");
}

TEST_CASE("the clock speaks every language", "[src][clock]")
{
    struct Row {
        std::string language;
        std::string runs;
        std::string idle;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "White's clock is running\n", "Black's clock is not running\n"},
        {"de", "Die Uhr von Weiß läuft\n", "Die Uhr von Schwarz läuft nicht\n"},
        {"cs", "Běží hodiny bílého\n", "Hodiny černého neběží\n"},
        {"sk", "Bežia hodiny bieleho\n", "Hodiny čierneho nebežia\n"},
        {"sr", "Radi sat belog\n", "Sat crnog ne radi\n"},
        {"sr-Cyrl", "Ради сат белог\n", "Сат црног не ради\n"},
    }));
    Talk talk{row.language};
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("go") == row.runs);
    CHECK(talk.says("black", begin + 1s) == row.idle);
    for (const CommandRow& command : clock_commands())
        CHECK_FALSE(talk.says("help").find(command.name) == std::string::npos);
}

TEST_CASE("a clock is set step by step, without sight", "[src][clock]")
{
    Talk talk{"en", ""};
    CHECK(Talk::text(talk.session.begin()).ends_with("Nothing: step by step\n"));
    CHECK(talk.session.wants() == Wants::answer);
    CHECK(talk.says("") == "How many minutes for each player?\n");
    CHECK(talk.says("soon") == "soon: not understood\nHow many minutes for each player?\n");
    CHECK(talk.says("90") == "For how many moves? Nothing: for all\n");
    CHECK(talk.says("40") == "Bonus? 1 none, 2 Fischer, 3 Bronstein, 4 delay\n");
    CHECK(talk.says("2") == "How many seconds?\n");
    CHECK(talk.says("30") == "Minutes of another period? Nothing: none\n");
    CHECK(talk.says("30") == "For how many moves? Nothing: for all\n");
    CHECK(talk.says("") == "Bonus? 1 none, 2 Fischer, 3 Bronstein, 4 delay\n");
    CHECK(talk.says("2") == "How many seconds?\n");
    CHECK(talk.says("30") == "The same for Black, yes or no?\n");
    CHECK(talk.says("yes").starts_with("Clock set: 40/90+30,30+30."));
    CHECK(talk.session.wants() == Wants::command);
}

TEST_CASE("a clock is set by a preset, by a control, or for each side apart", "[src][clock]")
{
    struct Row {
        std::vector<std::string> answers;
        std::string control;
    };
    const auto row = GENERATE(values<Row>({
        {{"p1"}, "40/90+30,30+30"},
        {{"blitz-5"}, "5"},
        {{"hourglass 10"}, "hourglass 10"},
        {{"25;15"}, "25;15"},
        {{"p99", "25b10"}, "25b10"},  // there is no such preset
        {{"", "5", "", "4", "3", "ano"}, "5d3"},
        {{"", "5", "", "1", "no", "3", "", "2", "2"}, "5;3+2"},
        {{"", "0", "", "1", "0:30", "", "1", "y"}, "0:30"},  // no time at all is asked for again
    }));
    Talk talk{"en", ""};
    static_cast<void>(talk.session.begin());
    std::string last;
    for (const auto& answer : row.answers)
        last = talk.says(answer);
    CHECK(last.starts_with("Clock set: " + row.control + ". "));
}

TEST_CASE("a clock that was left behind goes on where it stood", "[src][clock]")
{
    Talk first;
    static_cast<void>(first.session.begin());
    static_cast<void>(first.says("go", begin + 1s));
    static_cast<void>(first.says("white", begin + 11s));
    static_cast<void>(first.session.tick(begin + 16s));
    const std::string torn = first.session.journal() + "@17.0";

    Talk second{"en", "90"};
    CHECK(Talk::text(second.session.begin(torn)) ==
          "A clock was left behind. Go on with it, yes or no?\n");
    CHECK(second.says("perhaps") == "A clock was left behind. Go on with it, yes or no?\n");
    CHECK(second.says("yes") ==
          "White: 4 minutes, 50 seconds. Black: 4 minutes, 55 seconds. The clocks are paused\n");
    CHECK(second.session.latest() == begin + 16s);
    CHECK(second.says("go", begin + 20s) == "Black's clock is running\n");

    Talk third{"en", "90"};
    static_cast<void>(third.session.begin(torn));
    CHECK(third.says("no").starts_with("Clock set: 90."));
}

TEST_CASE("a journal is read as it was written, and nothing else is", "[src][clock]")
{
    const auto control = *read_time_control("40/90+30,30+30");
    const std::vector<TimedCommand> all{
        {begin, commands::Go{}},
        {begin + 1500ms, commands::Press{Color::black}},
        {begin + 2s, commands::Pause{}},
        {begin + 2s, commands::Change{Color::white, -1500ms}},
        {begin + 2s, commands::Change{Color::black, 2min}},
        {begin + 5s, commands::Tick{}},
    };
    std::string text = journal_head(control);
    for (const auto& each : all)
        text += journal_line(each);
    const auto journal = read_journal(text);
    REQUIRE(journal);
    CHECK(journal->control == control);
    CHECK(journal->commands == all);
    CHECK_FALSE(read_journal(""));
    CHECK_FALSE(read_journal("annabella clock 1\nsoon\n"));
    std::mt19937 chance{7};
    for (int i = 0; i < 300; ++i) {
        auto bytes = text;
        for (int wrong = 0; wrong < 5; ++wrong)
            bytes[chance() % bytes.size()] = static_cast<char>(chance());
        static_cast<void>(read_journal(bytes));
    }
}

TEST_CASE("a press and a warning have their sounds, and words beside them", "[src][clock]")
{
    Talk talk;
    static_cast<void>(talk.session.begin(""));
    const auto heard = [](const Reply& reply) {
        REQUIRE(reply.said.size() == 1);
        CHECK_FALSE(reply.said.front().voice.empty());
        return reply.said.front().cue;
    };
    using speech::Cue;
    using speech::Earcon;
    CHECK(heard(talk.session.line("go", begin)) == Cue{Earcon::clock_pressed});
    CHECK(heard(talk.session.line("own", begin + 1s)) == std::nullopt);
    CHECK(heard(talk.session.tick(begin + 3min)) == Cue{Earcon::low_time});
}

TEST_CASE("leaving the clock asks back", "[src][clock]")
{
    Talk talk;
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("quit") == "Leave the clock, yes or no?\n");
    CHECK_FALSE(talk.session.line("no", begin).wish);
    static_cast<void>(talk.says("quit"));
    CHECK(talk.session.line("yes", begin).wish == Wish::quit);
    CHECK(talk.session.journal().empty());
}

TEST_CASE("the keys of the clock are sound, and each side has its half of the home row",
          "[src][clock]")
{
    std::vector<keymaps::KeymapFault> faults;
    const auto keys = keymaps::Keymap::load(
        "keymaps/clock.toml",
        [](std::string_view name) {
            return name == "line" || name == "pause-or-go" || find_clock_command(name) != nullptr;
        },
        faults);
    CHECK(faults.empty());
    const auto command = [&](std::string_view name) {
        const auto key = keymaps::Key::parse(name);
        return keys.find({&*key, 1}).command;
    };
    for (const auto* const key : {"a", "s", "d", "f", "g"})
        CHECK(command(key) == "white");
    for (const auto* const key : {"h", "j", "k", "l", ";"})
        CHECK(command(key) == "black");
}
