// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/clock/tidings.hpp"

#include <catch2/catch.hpp>

using namespace clock_tests;

TEST_CASE("warnings are given once, to the side that wants them", "[src][clock]")
{
    TalkingClock clock{options("3")};
    static_cast<void>(clock.handle(Go{}, begin));
    const auto told = all<tidings::Warned>(clock.handle(Tick{}, begin + 2min + 55s));
    REQUIRE(told.size() == 5);
    CHECK(told[0] == tidings::Warned{Color::white, 2min});
    CHECK(told[3] == tidings::Warned{Color::white, 10s});
    CHECK(told[4] == tidings::Warned{Color::white, 5s});
    CHECK(all<tidings::Warned>(clock.handle(Tick{}, begin + 2min + 55s)).empty());

    TalkingClock other{options("3")};
    static_cast<void>(other.handle(Press{Color::white}, begin));
    CHECK(all<tidings::Warned>(other.handle(Tick{}, begin + 2min)).empty());
}

TEST_CASE("in a tournament nothing is told unasked but presses and flags", "[src][clock]")
{
    auto settled = options("1/6d5,0:20");
    settled.dial = true;
    settled.unasked = Unasked::silent;
    TalkingClock clock{settled};
    static_cast<void>(clock.handle(Go{}, begin));
    CHECK(clock.handle(Tick{}, begin + 6min).empty());  // no delay, dots or minutes
    CHECK(clock.handle(Press{Color::white}, begin + 6min) ==
          Tidings{tidings::Started{Color::black}});
    CHECK(clock.reading(begin + 6min).period[0] == 2);
    CHECK(clock.handle(Tick{}, begin + 15min) ==
          Tidings{tidings::FlagFell{Color::black, Color::black}});
    CHECK(clock.handle(Ask{Question::own}, begin + 15min).size() == 1);
}

TEST_CASE("a warning comes again only after there was clearly more time", "[src][clock]")
{
    TalkingClock clock{options("1:10+15")};
    auto now = begin;
    static_cast<void>(clock.handle(Go{}, now));
    std::size_t minutes = 0;
    for (int move = 0; move < 4; ++move) {  // 1:25, 1:20, ... each move passes the minute
        for (const auto& warned : all<tidings::Warned>(clock.handle(Tick{}, now += 26s)))
            minutes += warned.left == 1min ? 1 : 0;
        static_cast<void>(clock.handle(Press{Color::white}, now));
        static_cast<void>(clock.handle(Press{Color::black}, now += 1s));
    }
    CHECK(minutes == 1);
    static_cast<void>(clock.handle(Change{Color::white, 2min}, now));
    const auto again = all<tidings::Warned>(clock.handle(Tick{}, now + 2min));
    CHECK(std::ranges::count(again, tidings::Warned{Color::white, 1min}) == 1);
}

TEST_CASE("time that a press gives back brings its warning back, to the side that pressed",
          "[src][clock]")
{
    TalkingClock clock{options("1:10+45")};
    static_cast<void>(clock.handle(Go{}, begin));
    const auto minutes = [&](rules::Instant now) {
        return std::ranges::count(all<tidings::Warned>(clock.handle(Tick{}, now)),
                                  tidings::Warned{Color::white, 1min});
    };
    CHECK(minutes(begin + 60s) == 1);  // 55 seconds are left
    static_cast<void>(clock.handle(Press{Color::white}, begin + 60s));
    static_cast<void>(clock.handle(Press{Color::black}, begin + 61s));
    CHECK(clock.reading(begin + 61s).left[0] == 1min + 40s);
    CHECK(minutes(begin + 106s) == 1);
}

TEST_CASE("a delay in which the time stands below a warning brings none", "[src][clock]")
{
    TalkingClock clock{options("0:07d5")};
    static_cast<void>(clock.handle(Change{Color::white, -3s}, begin));
    static_cast<void>(clock.handle(Go{}, begin));
    const auto told = clock.handle(Tick{}, begin + 8s);  // the delay, and three of four seconds
    CHECK(all<tidings::Warned>(told) ==
          std::vector{tidings::Warned{Color::white, 4s}, tidings::Warned{Color::white, 3s},
                      tidings::Warned{Color::white, 2s}, tidings::Warned{Color::white, 1s}});
}

TEST_CASE("a period that begins at zero has its warnings at once", "[src][clock]")
{
    auto settled = options("40/0:12,0:20");
    settled.counter = MoveCounter::off;
    TalkingClock clock{settled};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Tick{}, begin + 13s));
    CHECK(all<tidings::Warned>(clock.handle(Tick{}, begin + 23s)) ==
          std::vector{tidings::Warned{Color::white, 10s}});
}

TEST_CASE("ticks and the end of a delay are those of the own clock, unless both are wanted",
          "[src][clock][ANN-025]")
{
    auto settled = options("6d5");
    settled.dial = true;
    settled.own = Color::black;
    settled.warn_of = GENERATE(WarnOf::nobody, WarnOf::own, WarnOf::both);
    TalkingClock clock{settled};
    static_cast<void>(clock.handle(Go{}, begin));
    const auto told = clock.handle(Tick{}, begin + 2min);  // White's, past the five minutes
    const std::size_t heard = settled.warn_of == WarnOf::both ? 1 : 0;
    CHECK(all<tidings::DialMark>(told).size() == heard);
    CHECK(all<tidings::DelayOver>(told).size() == heard);
    static_cast<void>(clock.handle(Press{Color::white}, begin + 2min));
    const auto own = clock.handle(Tick{}, begin + 4min);
    CHECK(all<tidings::DialMark>(own).size() == 1);
    CHECK(all<tidings::DelayOver>(own).size() == 1);
}

TEST_CASE("the dial ticks once every five minutes, twice every fifteen, and closely at the end",
          "[src][clock][ANN-025]")
{
    auto settled = options("31");
    settled.dial = true;
    settled.warn_of = WarnOf::nobody;
    TalkingClock clock{settled};
    static_cast<void>(clock.handle(Go{}, begin));
    std::vector<int> dots;
    for (const auto& mark : all<tidings::DialMark>(clock.handle(Tick{}, begin + 31min)))
        dots.push_back(mark.dots);
    CHECK(dots == std::vector{2, 1, 1, 2, 1, 1, 1, 1, 1, 1});  // 30 25 20 15 10 5 4 3 2 1

    settled.control = *read_time_control("15d5");  // the hand stands on a dot until it moves
    TalkingClock waiting{settled};
    static_cast<void>(waiting.handle(Go{}, begin));
    CHECK(all<tidings::DialMark>(waiting.handle(Tick{}, begin + 1min)).empty());
}

TEST_CASE("the end of the delay is told, and what is left of it can be asked", "[src][clock]")
{
    TalkingClock clock{quiet("5d5")};
    static_cast<void>(clock.handle(Go{}, begin));
    const auto answered =
        all<tidings::Answered>(clock.handle(Ask{Question::own}, begin + 2s)).front();
    CHECK(answered.reading.delay == 3s);
    CHECK(answered.reading.left[0] == 5min);
    CHECK(clock.handle(Tick{}, begin + 6s) == Tidings{tidings::DelayOver{}});
    CHECK(clock.reading(begin + 7s).left[0] == 5min - 2s);
}

TEST_CASE("a delay lets the time stand, Bronstein's bonus is in the time that is shown",
          "[src][clock][CLK-011][CLK-012][CLK-013]")
{
    struct Row {
        std::string control;
        Duration used;
        Duration shown;  ///< before the press
        Duration after;  ///< the press
    };
    const auto row = GENERATE(values<Row>({
        {"5b5", 0s, 5min + 5s, 5min + 5s},
        {"5b5", 3s, 5min + 2s, 5min + 5s},  // what is left of the bonus is forfeited
        {"5b5", 5s, 5min, 5min + 5s},
        {"5b5", 8s, 5min - 3s, 5min + 2s},
        {"5d5", 3s, 5min, 5min},
        {"5d5", 8s, 5min - 3s, 5min - 3s},
        {"0:04b5", 8s, 1s, 6s},
        {"0:04b5", 9s, 0s, 0s},  // the flag is down: there is nothing more
    }));
    CAPTURE(row.control, row.used);
    TalkingClock clock{quiet(row.control)};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Tick{}, begin + row.used));
    CHECK(clock.reading(begin + row.used).left[0] == row.shown);
    static_cast<void>(clock.handle(Press{Color::white}, begin + row.used));
    CHECK(clock.reading(begin + row.used).left[0] == row.after);
    CHECK(clock.reading(begin + row.used).fallen.empty() == (row.after > 0s));
}

TEST_CASE("with Bronstein a warning tells how long it is to the flag", "[src][clock]")
{
    TalkingClock clock{options("0:04b8")};
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Tick{}, begin + 1s));
    const auto told = all<tidings::Warned>(clock.handle(Tick{}, begin + 11s));
    REQUIRE(told.size() >= 1);
    CHECK(told.back() == tidings::Warned{Color::white, 1s});
    CHECK(clock.reading(begin + 11s).left[0] == 1s);
}

TEST_CASE("the digits change when the next second begins to run out or to count", "[src][clock]")
{
    struct Row {
        std::string control;
        Duration now;
        std::optional<Duration> next;
    };
    const auto row = GENERATE(values<Row>({
        {"5", 0ms, 1ms},
        {"5", 300ms, 1001ms},
        {"5", 1000ms, 1001ms},
        {"0:03", 2999ms, 3001ms},        // the flag comes first
        {"0:03", 3000ms, std::nullopt},  // it has fallen: nothing changes any more
        {"0:03", 10s, std::nullopt},
        {"5d2", 500ms, 2001ms},  // nothing changes in the delay
        {"5b2", 500ms, 1001ms},  // the bonus counts down
        {"0:01b2", 2900ms, 3001ms},
        {"0:01b2", 3s, std::nullopt},
        {"upcount", 0ms, 1000ms},
        {"upcount", 300ms, 1000ms},
        {"upcount", 1000ms, 2000ms},
        {"hourglass 1", 300ms, 1000ms},  // the other side's glass fills
        {"hourglass 1", 70s, 71s},
    }));
    CAPTURE(row.control, row.now);
    TalkingClock clock{quiet(row.control)};
    CHECK_FALSE(next_second(clock.clock(), begin));  // it stands
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Tick{}, begin + row.now));
    CHECK(next_second(clock.clock(), begin + row.now) ==
          (row.next ? std::optional{begin + *row.next} : std::nullopt));
}
