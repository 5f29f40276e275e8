// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/journal.hpp"
#include "tests/src/clock/talk.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace clock_tests;
using namespace rules;

TEST_CASE("in a tournament the log of the clock shows what it was asked, also after a crash",
          "[src][clock][ANN-030][ARB-060]")
{
    const client::base::CalendarTime day{std::chrono::seconds{0}};
    Talk talk{"en", "40/90,30"};
    talk.session.set_voice("espeak");
    talk.session.stay_in_tournament({day, std::nullopt, {}});
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    static_cast<void>(talk.says("mine", begin + 65s));
    static_cast<void>(talk.says("white", begin + 70s));
    static_cast<void>(talk.says("moves", begin + 80s));
    static_cast<void>(talk.says("add black 2", begin + 90s));
    static_cast<void>(talk.says("pause", begin + 95s));
    const std::string first =
        "Tournament mode, begun on 1970-01-01 00:00:00. What the program was used for\n"
        "0:00:00, White to move, White's clock 1:30:00, Black's clock 1:30:00: the program was "
        "opened, voice espeak\n"
        "0:00:00, White to move, White's clock 1:30:00, Black's clock 1:30:00: used go: start, "
        "or go on after a pause\n"
        "0:01:05, White to move, White's clock 1:28:55, Black's clock 1:30:00: used own: your own "
        "time\n"
        "0:01:20, Black to move, White's clock 1:28:50, Black's clock 1:29:50: refused moves: "
        "moves "
        "made\n"
        "0:01:30, Black to move, White's clock 1:28:50, Black's clock 1:31:40: used add black 2: "
        "give time\n"
        "0:01:35, Black to move, White's clock 1:28:50, Black's clock 1:31:35: used pause: stop "
        "both "
        "clocks\n";
    CHECK(talk.says("log", begin + 95s) == first);

    Talk again{"en", "5"};  // with another voice, and without saying that it is a tournament
    again.session.set_voice("speechd");
    static_cast<void>(again.session.begin(talk.session.journal()));
    static_cast<void>(again.says("yes"));
    CHECK(again.says("log") ==
          first + "0:01:35, Black to move, White's clock 1:28:50, Black's clock 1:31:35: the "
                  "program was opened, voice speechd\n");
    Talk outside{"en", "5"};
    static_cast<void>(outside.session.begin());
    CHECK(outside.says("log") == "The log is kept in tournament mode only\n");
}

TEST_CASE("the log of a tournament goes on when its clock is set anew", "[src][clock]")
{
    Talk talk{"de", "5"};
    talk.session.stay_in_tournament({});
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("meine"));
    static_cast<void>(talk.says("set 10"));
    CHECK(read_journal(talk.session.journal())->log->uses.size() == 3);
    CHECK_THAT(talk.says("protokoll"), Catch::Contains("meine: ") && Catch::Contains("10"));
}

TEST_CASE("a clock of a tournament that is taken over stays one", "[src][clock][ARB-060]")
{
    const auto side = GENERATE(std::optional<Color>{}, std::optional{Color::black});
    Talk talk{"en", "2/1,30"};
    talk.session.stay_in_tournament({{}, side, {}});
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    Talk again{"en", "5"};
    static_cast<void>(again.session.begin(talk.session.journal()));
    CHECK(again.session.is_in_tournament());
    SECTION("no word comes unasked, and the numbers of moves go to whom they went")
    {
        static_cast<void>(again.says("yes"));
        static_cast<void>(again.says("go"));
        CHECK(Talk::text(again.session.tick(begin + 55s)).empty());
        CHECK_THAT(again.says("moves", begin + 56s),
                   Catch::StartsWith(side ? "White has completed" : "moves is not allowed"));
        if (side)
            CHECK(again.says("own", begin + 56s) == "1 minute\n");
    }
    SECTION("one that is not wanted leaves the new one as it was begun")
    {
        static_cast<void>(again.says("no"));
        CHECK_FALSE(again.session.is_in_tournament());
        static_cast<void>(again.says("go"));
        CHECK_FALSE(Talk::text(again.session.tick(begin + 4min + 55s)).empty());
    }
}

TEST_CASE("in a tournament moves are told to the impaired player, and to nobody else",
          "[src][clock][ARB-060]")
{
    client::words::WordOptions english;
    english.language = "en";
    client::words::ChosenWords words{english};
    Options settled;
    settled.control = *read_time_control("40/90,30");
    const auto asked = [&](Counts counts, std::string_view question) {
        settled.counts = counts;
        Session session{words, settled};
        static_cast<void>(session.begin());
        static_cast<void>(session.line("go", begin));
        static_cast<void>(session.line("white", begin + 60s));
        return Talk::text(session.line(question, begin + 61s));
    };
    CHECK(asked(Counts::told, "moves") ==
          "White has completed: 1 move. Black has completed: 0 moves\n");
    CHECK(asked(Counts::told, "left") ==
          "White to the time control: 39 moves. Black to the time control: 40 moves\n");
    CHECK(asked(Counts::not_told, "moves") == "moves is not allowed in a tournament\n");
    CHECK(asked(Counts::not_told, "l") == "left is not allowed in a tournament\n");
    CHECK(asked(Counts::told, "both").ends_with("Black's clock is running. Move 1\n"));
    CHECK(asked(Counts::not_told, "both").ends_with("Black's clock is running\n"));
}

TEST_CASE("a clock that was left behind goes on where it stood", "[src][clock]")
{
    Talk first;
    static_cast<void>(first.session.begin());
    static_cast<void>(first.says("go", begin + 1s));
    static_cast<void>(first.says("white", begin + 11s));
    static_cast<void>(first.session.tick(begin + 16s));
    const std::string torn = first.session.journal() + "@17.0";

    const std::string question =
        "A clock was left behind. White: 4 minutes, 50 seconds. Black: 4 "
        "minutes, 55 seconds. The clocks are paused, Black to move. Move 1. Go "
        "on with it, yes or no?\n";
    // Whenever the answer comes, the clock goes on from its own time.
    const auto answered = GENERATE(begin, begin + 3s, begin + 1h);
    Talk second{"en", "90"};
    CHECK(Talk::text(second.session.begin(torn)) == question);
    CHECK(second.says("perhaps", answered) == question);
    CHECK(Talk::text(second.session.tick(answered)).empty());
    const auto reply = second.session.line("yes", answered);
    CHECK(
        Talk::text(reply) ==
        "White: 4 minutes, 50 seconds. Black: 4 minutes, 55 seconds. The clocks are paused, Black "
        "to move. Move 1\n");
    CHECK(reply.time == begin + 16s);
    CHECK(second.says("moves", begin + 16s) ==
          "White has completed: 1 move. Black has completed: 0 moves\n");
    CHECK(second.says("go", begin + 20s) == "Black's clock is running\n");
    CHECK(second.says("own", begin + 25s) == "4 minutes, 50 seconds\n");

    Talk third{"en", "90"};
    static_cast<void>(third.session.begin(torn));
    CHECK(third.says("no", answered).starts_with("Clock set: 1 hour, 30 minutes"));
    CHECK(third.says("both", answered).starts_with("White: 1 hour, 30 minutes. "));
}

TEST_CASE("presses in quick order come back from a crash as they were", "[src][clock]")
{
    Talk first{"en", "5+3"};
    static_cast<void>(first.session.begin());
    auto now = begin + 900ms;
    for (const auto* const side : {"white", "black", "white", "black", "white", "black"})
        static_cast<void>(first.says(side, now += 200ms));
    const auto before = first.session.clock()->reading(now);
    Talk second{"en", ""};
    static_cast<void>(second.session.begin(first.session.journal()));
    static_cast<void>(second.says("yes", begin + 13s));
    const auto after = second.session.clock()->reading(now);
    CHECK(after.left == before.left);
    CHECK(after.moves == before.moves);
    CHECK(second.says("go", now) == "White's clock is running\n");
}

TEST_CASE("a journal is read as it was written, and nothing else is", "[src][clock]")
{
    const auto control = *read_time_control("40/90+30,30+30");
    const std::vector<TimedCommand> all{
        {begin, acts::Go{}},
        {begin + 1500ms, acts::Press{Color::black}},
        {begin + 2s, acts::Pause{}},
        {begin + 2s, acts::Change{Color::white, -1500ms}},
        {begin + 2s, acts::Change{Color::black, 2min}},
        {begin + 5s, acts::Tick{}},
    };
    const client::store::Use use{
        begin + 1s, Color::black, {1min, 2min}, client::store::Use::Kind::refused, "moves"};
    const UseLog log{client::base::CalendarTime{1772373000s}, Color::black, {use}};
    std::string text = journal_head({control}, log);
    for (const auto& each : all)
        text += journal_line(each);
    text += journal_line(use);
    const auto journal = read_journal(text);
    REQUIRE(journal);
    CHECK(journal->set_up == SetUp{control});
    CHECK(journal->commands == all);
    REQUIRE(journal->log);
    CHECK(journal->log->uses == client::store::Uses{use, use});
    CHECK(journal->log->begun == log.begun);
    CHECK(journal->log->impaired == log.impaired);
    CHECK_FALSE(read_journal(journal_head({control}))->log);
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

TEST_CASE("digits that run are not journalled second by second", "[src][clock]")
{
    const std::string control = GENERATE("0:20", "upcount");
    Talk talk{"en", control};
    static_cast<void>(talk.session.begin());
    static_cast<void>(talk.says("go"));
    auto now = begin;
    std::vector<Instant> kept;
    for (int second = 0; second < 9; ++second) {
        const auto before = talk.session.journal().size();
        static_cast<void>(talk.session.tick(now += 1s));
        if (talk.session.journal().size() != before)
            kept.push_back(now);
        CHECK(talk.session.next_keeping() > now);
    }
    CHECK(kept == std::vector{begin + 5s});
}

TEST_CASE("a clock whose record is torn or damaged is read as far as it is whole",
          "[src][clock][keeper]")
{
    CHECK_FALSE(read_journal("annabella clock 1\n5+3\ntournament 1772373000 wh\n"));
    CHECK(read_journal("annabella clock 1\n5+3\ntournament 1772373000 wh"));  // never told whole
    const auto damaged = read_journal("annabella clock 1\n5+3\n@1.000 go\n@2.0 nonsense\n"
                                      "@3.000 pause\n");
    REQUIRE(damaged);
    CHECK(damaged->commands.size() == 2);
    CHECK(damaged->unread == std::vector<std::size_t>{4});
}
