// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/talking_clock.hpp"
#include "tests/src/clock/talk.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace client::clock;
using namespace rules;
using namespace std::chrono_literals;

constexpr Instant start{};

Options options(std::string_view control, MoveCounter counter = MoveCounter::on)
{
    Options settled;
    settled.control = *read_time_control(control);
    settled.counter = counter;
    settled.warnings = usual_warnings();
    settled.warn_of = WarnOf::both;
    settled.dial = true;
    return settled;
}

/// So many turns of a tenth of a second and more that last an hour to the millisecond.
std::vector<Duration> turns_of_an_hour(std::size_t count)
{
    std::mt19937 chance{1997};
    std::vector<Duration> turns;
    Duration sum{};
    for (std::size_t turn = 1; turn < count; ++turn) {
        turns.push_back(Duration{chance() % 35'000 + 101});
        sum += turns.back();
    }
    turns.push_back(1h - sum);
    REQUIRE(turns.back() > 100ms);
    return turns;
}

/// The times that both sides must have after these turns, worked out turn by turn from the control.
std::array<Duration, 2> worked_out(const TimeControl& control, const std::vector<Duration>& turns)
{
    struct Side {
        Duration time{};
        std::size_t period = 0;
        int moves = 0;
    };
    std::array<Side, 2> sides;
    const auto increment = [&](std::size_t side) {
        const auto bonus = control.period(both_colors[side], sides[side].period).bonus;
        return bonus.kind == BonusKind::fischer ? bonus.amount : Duration{};
    };
    for (std::size_t side = 0; side < 2; ++side)
        sides[side].time = control.period(both_colors[side], 0).time + increment(side);
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        auto& own = sides[turn % 2];
        const auto& period = control.period(both_colors[turn % 2], own.period);
        const bool waits =
            period.bonus.kind == BonusKind::delay || period.bonus.kind == BonusKind::bronstein;
        const auto grace = waits ? period.bonus.amount : Duration{};
        if (control.kind == ClockKind::upcount)
            own.time += turns[turn];
        else
            own.time -= std::max(turns[turn] - grace, Duration{});
        if (control.kind == ClockKind::hourglass)
            sides[1 - turn % 2].time += turns[turn];
        if (++own.moves == period.moves)
            own = {own.time + control.period(both_colors[turn % 2], own.period + 1).time,
                   own.period + 1, 0};
        own.time += increment(turn % 2);
    }
    std::array<Duration, 2> shown{sides[0].time, sides[1].time};
    for (std::size_t side = 0; side < 2; ++side)  // Bronstein shows the next bonus, too
        if (const auto bonus = control.period(both_colors[side], sides[side].period).bonus;
            bonus.kind == BonusKind::bronstein)
            shown[side] += bonus.amount;
    return shown;
}

Command any_command()
{
    const auto side = *rc::gen::element(Color::white, Color::black);
    const auto press = acts::Press{side};
    const auto change = acts::Change{side, Duration{*rc::gen::inRange(-5000, 5000)}};
    const auto ask = acts::Ask{*rc::gen::element(Question::own, Question::both)};
    return *rc::gen::weightedElement<Command>({{8, press},
                                               {2, ask},
                                               {1, acts::Pause{}},
                                               {1, acts::Go{}},
                                               {1, acts::Toggle{}},
                                               {1, change},
                                               {2, acts::Tick{}}});
}

using Timed = std::pair<Command, Duration>;

/// What is done, and how long after the thing before it: often sooner than a finger can.
std::vector<Timed> any_commands()
{
    const auto count = *rc::gen::inRange(0, 60);
    std::vector<Timed> all;
    for (int i = 0; i < count; ++i)
        all.emplace_back(any_command(),
                         Duration{*rc::gen::element(0, 1, 40, 99, 100, 300, 699, 701, 2500, 9000)});
    return all;
}

Options any_options()
{
    auto settled = options(*rc::gen::elementOf(std::vector<std::string>{
                               "0:20", "0:10+2", "0:10b3", "0:10d3", "hourglass 1", "upcount",
                               "2/0:10+1,0:20", "3/0:15d2,1/0:05", "0:10;0:30+5"}),
                           *rc::gen::element(MoveCounter::on, MoveCounter::off));
    settled.pressed_by = *rc::gen::element(PressedBy::key, PressedBy::line);
    return settled;
}

bool is_started(const Tidings& told)
{
    return std::ranges::any_of(
        told, [](const Tiding& each) { return std::holds_alternative<tidings::Started>(each); });
}

/// Whether a press had a right to count: by the side whose clock runs, or as the first of all.
bool may_count(const Reading& before, Color side)
{
    return before.running ? before.running == side : !before.paused;
}

void check_press(const TalkingClock& clock, const TalkingClock& idle, Color side, Instant now)
{
    const auto before = idle.reading(now);
    const auto after = clock.reading(now);
    const auto own = static_cast<std::size_t>(side);
    RC_ASSERT(may_count(before, side));
    const bool only_starts = !before.running && side == Color::black;
    RC_ASSERT(after.running == opponent(side));
    RC_ASSERT(after.moves[own] == before.moves[own] + (only_starts ? 0 : 1));
    RC_ASSERT(after.moves[1 - own] == before.moves[1 - own]);
    RC_ASSERT(after.left[1 - own] == before.left[1 - own]);
    RC_ASSERT(after.left[own] >= before.left[own]);  // a bonus, a period
}

/// From alarm to alarm, far enough for every flag: between them there is nothing to tell.
void check_alarms(TalkingClock clock, Instant now)
{
    constexpr int enough = 50;  // without a counter there may always be another period
    for (int alarms = 0; alarms < enough; ++alarms) {
        const auto alarm = clock.next_alarm();
        const auto fall = clock.clock().next_fall();
        RC_ASSERT(alarm.has_value() == fall.has_value());
        if (!fall)
            return;
        const bool fell = clock.clock().side(*clock.clock().running()).flag != Flag::up;
        const bool at_once = alarms == 0 && *alarm == now;  // if all the time was taken away
        RC_ASSERT(*alarm > now || at_once);
        RC_ASSERT(*alarm <= *fall);
        if (!at_once)
            RC_ASSERT(clock.handle(acts::Tick{}, *alarm - 1ms).empty());
        now = *alarm;
        const auto told = clock.handle(acts::Tick{}, now);
        RC_ASSERT(!told.empty() || (fell && now == *fall));  // a flag falls once
    }
}

}  // namespace

TEST_CASE("after an hour and two hundred presses every kind of clock is exact to the millisecond",
          "[src][clock][CLK-010][CLK-011][CLK-012][CLK-014][CLK-015]")
{
    const std::string written =
        GENERATE("60", "5+30", "25b10", "20d15", "hourglass 60", "upcount", "60;45+10",
                 "40/20,30+5", "40/30+30,20/15b5,15d3;50", "30/15");
    CAPTURE(written);
    const auto settled = options(written);
    TalkingClock clock{settled};
    const auto turns = turns_of_an_hour(200);
    auto now = start;
    static_cast<void>(clock.handle(acts::Go{}, now));
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        const Color side = both_colors[turn % 2];
        const auto end = now + turns[turn];
        for (auto poll = now; poll < end; poll += 977ms)  // looking changes nothing
            static_cast<void>(clock.handle(acts::Ask{Question::both}, poll));
        if (turn % 7 == 0)  // nor does a slip
            static_cast<void>(clock.handle(acts::Press{opponent(side)}, now + 50ms));
        static_cast<void>(clock.handle(acts::Press{side}, now = end));
        if (turn % 50 == 0) {  // nor a pause
            static_cast<void>(clock.handle(acts::Pause{}, now));
            static_cast<void>(clock.handle(acts::Go{}, now += 11min));
        }
    }
    const auto reading = clock.reading(now);
    REQUIRE(reading.fallen.empty());
    CHECK(reading.moves == std::array{100, 100});
    const auto expected = worked_out(settled.control, turns);
    CHECK(reading.left == expected);
}

TEST_CASE("no order of presses, questions and pauses changes a time wrongly",
          "[src][clock][CLK-001][CLK-003]")
{
    CHECK(rc::check("only a press in turn counts, and what is told is what was done", [] {
        TalkingClock clock{any_options()};
        auto now = start;
        for (const auto& [command, pause] : any_commands()) {
            auto idle = clock;  // the same one, left alone
            static_cast<void>(idle.handle(acts::Tick{}, now += pause));
            const auto told = clock.handle(command, now);
            const auto before = idle.reading(now);
            const auto after = clock.reading(now);
            RC_ASSERT(std::ranges::min(after.left) >= Duration{});
            if (const auto* const press = std::get_if<acts::Press>(&command)) {
                if (is_started(told))
                    check_press(clock, idle, press->side, now);
                else
                    RC_ASSERT(clock.clock() == idle.clock());
            } else if (const auto* const change = std::get_if<acts::Change>(&command)) {
                const auto side = static_cast<std::size_t>(change->side);
                const auto& changed = std::get<tidings::Changed>(told.back());
                RC_ASSERT(after.left[side] == before.left[side] + changed.time);
                RC_ASSERT(after.left[1 - side] == before.left[1 - side]);
                RC_ASSERT(after.running == before.running);
            } else {
                RC_ASSERT(after.left == before.left);
                RC_ASSERT(after.moves == before.moves);
            }
        }
    }));
    CHECK(rc::check("looking at a clock changes nothing that comes later", [] {
        const auto settled = any_options();
        TalkingClock seldom{settled};
        TalkingClock often{settled};
        auto now = start;
        for (const auto& [command, pause] : any_commands()) {
            for (auto look = now; look < now + pause; look += 37ms)
                static_cast<void>(often.handle(acts::Ask{Question::own}, look));
            now += pause;
            static_cast<void>(often.handle(command, now));
            static_cast<void>(seldom.handle(command, now));
            RC_ASSERT(often.reading(now) == seldom.reading(now));
        }
    }));
    CHECK(rc::check("every alarm comes, and the next one is later", [] {
        TalkingClock clock{any_options()};
        auto now = start;
        for (const auto& [command, pause] : any_commands()) {
            static_cast<void>(clock.handle(command, now += pause));
            check_alarms(clock, now);
        }
    }));
}

TEST_CASE("whatever was done to it, a clock comes back from a crash as it was", "[src][clock]")
{
    client::words::WordOptions english;
    english.language = "en";
    client::words::ChosenWords words{english};
    const std::vector<std::string> lines{
        "white",          "black",           "w",   "b",     "pause", "go", "toggle",
        "add white 0:05", "take black 0:03", "own", "moves", "quit",  "no", "nonsense"};
    CHECK(rc::check("times, moves, periods and flags", [&] {
        auto settled = any_options();
        clock_tests::Session first{words, settled};
        static_cast<void>(first.begin());
        auto now = start;
        for (const auto& line :
             *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(lines))) {
            now += Duration{*rc::gen::element(0, 1, 40, 99, 100, 300, 699, 701, 2500, 9000)};
            static_cast<void>(first.line(line, now));
        }
        static_cast<void>(first.line("no", now));  // to a question that is left
        static_cast<void>(first.line("pause", now));
        const auto before = first.clock()->reading(now);
        settled.pressed_by = *rc::gen::element(PressedBy::key, PressedBy::line);
        clock_tests::Session second{words, settled};
        static_cast<void>(second.begin(first.journal()));
        const auto resumed = second.line("yes", start);
        const auto after = second.clock()->reading(resumed.time.value());
        RC_ASSERT(after.left == before.left);
        RC_ASSERT(after.moves == before.moves);
        RC_ASSERT(after.period == before.period);
        RC_ASSERT(after.fallen == before.fallen);
        RC_ASSERT(after.paused == before.paused);
    }));
}
