// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/clock/tidings.hpp"

#include <catch2/catch.hpp>

using namespace clock_tests;

TEST_CASE("a press stops the own clock and starts the other", "[src][clock][ANN-024]")
{
    TalkingClock clock{quiet("5+3")};
    CHECK(clock.handle(Go{}, begin) == Tidings{tidings::Started{Color::white}});
    CHECK(clock.handle(Press{Color::white}, begin + 10s) ==
          Tidings{tidings::Started{Color::black}});
    const auto reading = clock.reading(begin + 12s);
    CHECK(reading.left[0] == 5min + 3s - 10s + 3s);
    CHECK(reading.left[1] == 5min + 3s - 2s);
    CHECK(reading.moves == std::array{1, 0});
    CHECK(reading.running == Color::black);
}

TEST_CASE("Black's first press starts White's clock and counts no move", "[src][clock]")
{
    TalkingClock clock{options("5")};
    CHECK(clock.handle(Press{Color::black}, begin) == Tidings{tidings::Started{Color::white}});
    CHECK(clock.reading(begin + 1s).moves == std::array{0, 0});
    CHECK(clock.reading(begin + 1s).left[0] == 4min + 59s);
}

TEST_CASE("White's first press has a move of his behind it, and the control comes in time",
          "[src][clock]")
{
    TalkingClock clock{quiet("2/5+3,30")};
    CHECK(clock.handle(Press{Color::white}, begin) ==
          Tidings{tidings::Started{Color::black}, tidings::FirstMove{}});
    const auto first = clock.reading(begin + 1s);
    CHECK(first.moves == std::array{1, 0});
    CHECK(first.left[0] == 5min + 3s + 3s);
    CHECK(first.left[1] == 5min + 3s - 1s);
    static_cast<void>(clock.handle(Press{Color::black}, begin + 2s));
    CHECK(all<tidings::PeriodBegan>(clock.handle(Press{Color::white}, begin + 3s)).size() == 1);
    CHECK(clock.reading(begin + 3s).period == std::array<std::size_t, 2>{2, 1});
    CHECK(clock.handle(Press{Color::black}, begin + 4s).back() ==
          Tiding{tidings::PeriodBegan{30min}});
}

TEST_CASE("after a pause White's press is no first one", "[src][clock]")
{
    TalkingClock clock{quiet("5")};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Pause{}, begin + 1s));
    CHECK(clock.handle(Press{Color::white}, begin + 2s) ==
          Tidings{tidings::Ignored{Color::white, tidings::Idle::paused}});
    CHECK(clock.reading(begin + 2s).moves == std::array{0, 0});
}

TEST_CASE("a press by the side whose clock does not run changes nothing and is told",
          "[src][clock]")
{
    TalkingClock clock{options("5")};
    static_cast<void>(clock.handle(Go{}, begin));
    const auto before = clock.clock();
    CHECK(clock.handle(Press{Color::black}, begin + 5s) ==
          Tidings{tidings::Ignored{Color::black, tidings::Idle::not_running}});
    CHECK(clock.clock() == before);
}

TEST_CASE("a key that repeats presses once and is answered once", "[src][clock]")
{
    TalkingClock clock{options("5")};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Press{Color::white}, begin + 5s));
    const auto before = clock.clock();
    std::size_t answers = 0;
    for (auto at = begin + 5030ms; at < begin + 8s; at += 30ms)
        answers += clock.handle(Press{Color::white}, at).size();
    CHECK(answers == 1);
    CHECK(clock.clock() == before);
    // after the key was let go it is a new press
    CHECK(clock.handle(Press{Color::white}, begin + 9s).size() == 1);
}

TEST_CASE("of two keys at once the first counts", "[src][clock]")
{
    TalkingClock clock{options("5")};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Press{Color::white}, begin + 5s));
    CHECK(clock.handle(Press{Color::black}, begin + 5040ms) ==
          Tidings{tidings::Ignored{Color::black, tidings::Idle::both_keys}});
    CHECK(clock.clock().running() == Color::black);
    CHECK(clock.handle(Press{Color::black}, begin + 6s) == Tidings{tidings::Started{Color::white}});
}

TEST_CASE("a press that changes nothing shuts nobody out", "[src][clock]")
{
    TalkingClock clock{options("5")};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Press{Color::white}, begin + 5s));
    CHECK(clock.handle(Press{Color::white}, begin + 5950ms).size() == 1);  // White's slip
    CHECK(clock.handle(Press{Color::black}, begin + 6s) == Tidings{tidings::Started{Color::white}});
    // the other's slip is told although White's was told just before
    CHECK(clock.handle(Press{Color::black}, begin + 6200ms).size() == 1);
}

TEST_CASE("a key that is held down since an earlier turn does not press again", "[src][clock]")
{
    TalkingClock clock{options("5")};
    static_cast<void>(clock.handle(Go{}, begin));
    std::size_t answers = 0;
    for (auto at = begin + 5s; at < begin + 8s; at += 30ms) {
        if (at == begin + 5900ms)
            CHECK(clock.handle(Press{Color::black}, at) == Tidings{tidings::Started{Color::white}});
        answers += clock.handle(Press{Color::white}, at).size();
    }
    CHECK(answers == 3);  // White's press, and once for each turn that the key does nothing more
    CHECK(clock.clock().running() == Color::white);
    CHECK(clock.reading(begin + 8s).moves == std::array{1, 1});
}

TEST_CASE("lines of a script may follow each other at once", "[src][clock]")
{
    auto settled = options("5");
    settled.pressed_by = PressedBy::line;
    TalkingClock clock{settled};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Press{Color::white}, begin));
    CHECK(clock.handle(Press{Color::black}, begin) == Tidings{tidings::Started{Color::white}});
    CHECK(clock.handle(Press{Color::black}, begin).size() == 1);
    CHECK(clock.handle(Press{Color::black}, begin).size() == 1);  // each is answered
}

TEST_CASE("during a pause nothing runs and no press counts", "[src][clock]")
{
    TalkingClock clock{options("5")};
    static_cast<void>(clock.handle(Go{}, begin));
    CHECK(clock.handle(Pause{}, begin + 10s) == Tidings{tidings::Paused{Color::white}});
    CHECK(clock.handle(Pause{}, begin + 11s) == Tidings{tidings::Paused{Color::white}});
    CHECK(clock.handle(Press{Color::white}, begin + 20s) ==
          Tidings{tidings::Ignored{Color::white, tidings::Idle::paused}});
    CHECK(clock.handle(Go{}, begin + 1h) == Tidings{tidings::Started{Color::white}});
    CHECK(clock.handle(Go{}, begin + 1h) == Tidings{tidings::NotPaused{}});
    CHECK(clock.reading(begin + 1h + 5s).left[0] == 5min - 15s);
}

TEST_CASE("before the start there is nothing to pause", "[src][clock]")
{
    TalkingClock clock{options("5")};
    CHECK(clock.handle(Pause{}, begin) == Tidings{tidings::NotStarted{}});
    CHECK_FALSE(clock.reading(begin).paused);
    CHECK(clock.handle(Press{Color::black}, begin + 1s) == Tidings{tidings::Started{Color::white}});
}

TEST_CASE("the key for pause and go does one thing, however long it is held", "[src][clock]")
{
    TalkingClock clock{options("5")};
    static_cast<void>(clock.handle(Toggle{}, begin));
    CHECK(clock.handle(Toggle{}, begin + 5s) == Tidings{tidings::Paused{Color::white}});
    std::size_t answers = 0;
    for (auto at = begin + 5500ms; at < begin + 8s; at += 30ms) {  // a repetition begins late
        const auto told = clock.handle(Toggle{}, at);
        answers += told.size();
        CHECK(all<tidings::Answered>(told).size() == told.size());
    }
    CHECK(answers == 1);
    CHECK(clock.reading(begin + 8s).paused == Color::white);
    CHECK(clock.handle(Toggle{}, begin + 9s) == Tidings{tidings::Started{Color::white}});
    CHECK(clock.handle(Toggle{}, begin + 9200ms).size() == 1);  // struck twice
    CHECK(clock.clock().running() == Color::white);

    auto settled = options("5");
    settled.pressed_by = PressedBy::line;
    TalkingClock script{settled};
    static_cast<void>(script.handle(Toggle{}, begin));
    CHECK(script.handle(Toggle{}, begin) == Tidings{tidings::Paused{Color::white}});
}

TEST_CASE("a press that comes with an older time takes nothing from anybody", "[src][clock]")
{
    TalkingClock clock{quiet("5")};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Tick{}, begin + 10s));
    static_cast<void>(clock.handle(Press{Color::white}, begin + 4s));
    const auto reading = clock.reading(begin + 12s);
    CHECK(reading.left[0] == 5min - 10s);
    CHECK(reading.left[1] == 5min - 2s);
}

TEST_CASE("a flag falls by itself, and the mark tells which fell first", "[src][clock]")
{
    TalkingClock clock{quiet("0:10")};
    static_cast<void>(clock.handle(Go{}, begin));
    CHECK(clock.next_alarm() == begin + 10s);
    CHECK(clock.handle(Tick{}, begin + 12s) ==
          Tidings{tidings::FlagFell{Color::white, Color::white}});
    static_cast<void>(clock.handle(Press{Color::white}, begin + 13s));
    CHECK(clock.handle(Tick{}, begin + 30s) ==
          Tidings{tidings::FlagFell{Color::black, Color::white}});
}

TEST_CASE("a flag stays down until time is given, and presses and pauses tell it", "[src][clock]")
{
    TalkingClock clock{quiet("0:10")};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Tick{}, begin + 12s));
    CHECK(clock.reading(begin + 12s).fallen == Fallen{Color::white});
    CHECK(clock.handle(Press{Color::white}, begin + 13s) ==
          Tidings{tidings::Started{Color::black, {Color::white}}});
    static_cast<void>(clock.handle(Tick{}, begin + 30s));
    const Fallen both{Color::white, Color::black};
    CHECK(clock.reading(begin + 30s).fallen == both);
    CHECK(clock.handle(Pause{}, begin + 30s) == Tidings{tidings::Paused{Color::black, both}});
    CHECK(clock.handle(Go{}, begin + 31s) == Tidings{tidings::Started{Color::black, both}});
    static_cast<void>(clock.handle(Change{Color::white, 1min}, begin + 31s));
    CHECK(clock.reading(begin + 31s).fallen == Fallen{Color::black});
}

TEST_CASE("without a move counter each period has a flag of its own", "[src][clock]")
{
    auto settled = quiet("1/0:10,0:20");
    settled.counter = MoveCounter::off;
    TalkingClock clock{settled};
    static_cast<void>(clock.handle(Go{}, begin));
    const tidings::FlagFell fell{Color::white, Color::white};
    CHECK(all<tidings::FlagFell>(clock.handle(Tick{}, begin + 10s)) == std::vector{fell});
    // Until Black has answered the flag can be asked for.
    CHECK(clock.handle(Press{Color::white}, begin + 12s) ==
          Tidings{tidings::Started{Color::black, {Color::white}}});
    CHECK(clock.handle(Press{Color::black}, begin + 13s) ==
          Tidings{tidings::Started{Color::white}});
    CHECK(clock.handle(Tick{}, begin + 31s) == Tidings{fell});

    TalkingClock one_turn{settled};
    static_cast<void>(one_turn.handle(Go{}, begin));
    CHECK(all<tidings::FlagFell>(one_turn.handle(Tick{}, begin + 1min)) == std::vector{fell, fell});
}

TEST_CASE("the time control is told when it is made", "[src][clock]")
{
    TalkingClock clock{quiet("2/1,30")};
    auto now = begin;
    static_cast<void>(clock.handle(Go{}, now));
    for (int move = 0; move < 2; ++move) {
        const auto told = clock.handle(Press{Color::white}, now += 5s);
        CHECK(all<tidings::PeriodBegan>(told).size() == (move == 1 ? 1U : 0U));
        static_cast<void>(clock.handle(Press{Color::black}, now += 5s));
    }
    CHECK(clock.reading(now).left[0] == 31min - 10s);
    CHECK(clock.reading(now).period[0] == 2);
}

TEST_CASE("time is added and taken, never below zero", "[src][clock]")
{
    TalkingClock clock{options("5")};
    CHECK(clock.handle(Change{Color::black, 2min}, begin) ==
          Tidings{tidings::Changed{Color::black, 2min}});
    CHECK(clock.handle(Change{Color::black, -10min}, begin) ==
          Tidings{tidings::Changed{Color::black, -7min}});
    CHECK(clock.reading(begin).left[1] == 0s);
}
