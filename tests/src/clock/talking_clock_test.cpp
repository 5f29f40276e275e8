// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/talking_clock.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace client::clock;
using namespace rules;
using namespace std::chrono_literals;
using commands::Ask;
using commands::Change;
using commands::Go;
using commands::Pause;
using commands::Press;
using commands::Tick;
using commands::Toggle;

constexpr Instant begin{};

Options options(std::string_view control)
{
    Options settled;
    settled.control = *read_time_control(control);
    settled.warnings = usual_warnings();
    return settled;
}

/// Nothing is told unasked.
Options quiet(std::string_view control)
{
    Options settled = options(control);
    settled.warn_of = WarnOf::nobody;
    return settled;
}

template <class Kind>
std::vector<Kind> all(const Tidings& tidings)
{
    std::vector<Kind> found;
    for (const Tiding& tiding : tidings)
        if (const auto* const one = std::get_if<Kind>(&tiding))
            found.push_back(*one);
    return found;
}

}  // namespace

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

TEST_CASE("time is added and taken, never below zero", "[src][clock]")
{
    TalkingClock clock{options("5")};
    CHECK(clock.handle(Change{Color::black, 2min}, begin) ==
          Tidings{tidings::Changed{Color::black, 2min}});
    CHECK(clock.handle(Change{Color::black, -10min}, begin) ==
          Tidings{tidings::Changed{Color::black, -7min}});
    CHECK(clock.reading(begin).left[1] == 0s);
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
    CHECK_FALSE(clock.next_second(begin));  // it stands
    static_cast<void>(clock.handle(Go{}, begin));
    static_cast<void>(clock.handle(Tick{}, begin + row.now));
    CHECK(clock.next_second(begin + row.now) ==
          (row.next ? std::optional{begin + *row.next} : std::nullopt));
}
