// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/clock.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

namespace {

using namespace rules;
using namespace std::chrono_literals;

constexpr Instant start{};

Clock clock_of(std::string_view control, MoveCounter counter = MoveCounter::on)
{
    return Clock{*read_time_control(control), counter};
}

Clock running(std::string_view control, MoveCounter counter = MoveCounter::on)
{
    return clock_of(control, counter).started(Color::white, start);
}

/// White uses so much and presses; Black answers at once.
Clock after_turn(const Clock& clock, Duration used, Instant& now)
{
    now += used;
    return clock.pressed(now).pressed(now);
}

}  // namespace

TEST_CASE("Fischer gives the bonus of move one before the game",
          "[rules][clock][EX-6.3-1][EX-6.3-2][EX-6.3-3][CLK-009][CLK-010]")
{
    CHECK(clock_of("90+30").left(Color::white, start) == 90min + 30s);
    CHECK(clock_of("90+30").left(Color::black, start) == 90min + 30s);
    CHECK(running("90+30").pressed(start + 1min).left(Color::white, start + 1min) == 90min);
    CHECK(running("3+2").pressed(start + 1s).left(Color::white, start + 1s) == 3min + 3s);
}

TEST_CASE("the flag falls when the time is used up, at its own instant",
          "[rules][clock][EX-6.3-4][EX-6.3-7]")
{
    CHECK(running("0:05+3").next_fall() == start + 8s);
    CHECK(running("0:04d5").next_fall() == start + 9s);
    CHECK(running("0:04b5").next_fall() == start + 9s);
    const Clock fallen = running("0:05+3").with_flag_fallen();
    CHECK(fallen.side(Color::white).flag == Flag::fallen);
    CHECK(fallen.side(Color::white).fell_at == start + 8s);
    CHECK(fallen.left(Color::white, start + 1h) == 0s);
    CHECK_FALSE(fallen.next_fall());
}

TEST_CASE("delay and Bronstein leave the same main time",
          "[rules][clock][EX-6.3-5][EX-6.3-6][CLK-011][CLK-012][CLK-013]")
{
    struct Row {
        Duration used;
        Duration left;
    };
    const auto row = GENERATE(values<Row>({{3s, 5min}, {5s, 5min}, {8s, 4min + 57s}}));
    for (const std::string_view control : {"5d5", "5b5"}) {
        const Clock clock = running(control).pressed(start + row.used);
        CHECK(clock.left(Color::white, start + row.used) == row.left);
    }
    CHECK(running("5d5").left(Color::white, start + 4s) == 5min);  // the main time stands still
}

TEST_CASE("Bronstein shows the bonus of the turn, a delay does not", "[rules][clock][CLK-013]")
{
    const Clock bronstein = running("5b5");
    const Clock delay = running("5d5");
    for (const Duration used : {0s, 3s, 5s, 8s}) {
        const Instant now = start + used;
        CHECK(bronstein.shown(Color::white, now) == 5min + 5s - used);
        CHECK(delay.shown(Color::white, now) == delay.left(Color::white, now));
        CHECK(bronstein.left(Color::white, now) == delay.left(Color::white, now));
    }
    CHECK(bronstein.shown(Color::black, start) == 5min + 5s);
}

TEST_CASE("a reading tells how long a delay lasts, and both sides' times",
          "[rules][clock][CLK-013]")
{
    const auto at = [](const Clock& clock, Duration used) { return clock.reading(start + used); };
    CHECK(at(running("5d5"), 2s).delay == 3s);
    CHECK_FALSE(at(running("5d5"), 5s).delay);
    CHECK_FALSE(at(running("5d5").stopped(start + 2s), 2s).delay);
    CHECK_FALSE(at(running("5b5"), 2s).delay);
    CHECK(at(running("5b5"), 2s).left == std::array<Duration, 2>{5min, 5min});
    CHECK(at(running("5b5"), 2s).shown == std::array<Duration, 2>{5min + 3s, 5min + 5s});
    CHECK(at(running("5b5"), 2s).running == Color::white);
}

TEST_CASE("the fortieth press adds the next period, and unused time carries over",
          "[rules][clock][EX-6.3-8][EX-6.3-9][CLK-014][CLK-015]")
{
    Clock clock = running("40/90+30,30+30");
    Instant now = start;
    for (int move = 1; move < 40; ++move)
        clock = after_turn(clock, 0s, now);
    CHECK(clock.moves_to_control(Color::white) == 1);
    clock = clock.with_left(Color::white, 10s, now);
    CHECK(clock.next_fall() == now + 10s);  // thirty-nine are not enough
    clock = clock.pressed(now);
    CHECK(clock.left(Color::white, now) == 30min + 40s);
    CHECK(clock.side(Color::white).period == 1);
    CHECK(clock.in_last_period(Color::white));
    CHECK_FALSE(clock.moves_to_control(Color::white));
}

TEST_CASE("without a counter the next period is added at zero",
          "[rules][clock][EX-6.3-10][CLK-016]")
{
    const Clock clock = running("40/90,30", MoveCounter::off).with_flag_fallen();
    CHECK(clock.side(Color::white).flag == Flag::fallen);
    CHECK(clock.side(Color::white).fell_in == 0);
    CHECK(clock.left(Color::white, start + 90min) == 30min);
    CHECK(clock.next_fall() == start + 120min);
}

TEST_CASE("a last period with a number of moves begins again", "[rules][clock]")
{
    Instant now = start;
    Clock clock = running("2/1");
    clock = after_turn(clock, 10s, now);
    clock = after_turn(clock, 10s, now);
    CHECK(clock.left(Color::white, now) == 1min + 40s);
    CHECK(clock.moves_to_control(Color::white) == 2);
}

TEST_CASE("an hourglass gives to one side what the other uses", "[rules][clock]")
{
    const Clock clock = running("hourglass 1");
    CHECK(clock.left(Color::white, start + 20s) == 40s);
    CHECK(clock.left(Color::black, start + 20s) == 80s);
    const Clock pressed = clock.pressed(start + 20s);
    CHECK(pressed.left(Color::white, start + 30s) == 50s);
    CHECK(pressed.left(Color::black, start + 30s) == 70s);
}

TEST_CASE("a clock that counts up tells the time used, and no flag falls", "[rules][clock]")
{
    const Clock clock = running("upcount");
    CHECK(clock.left(Color::white, start + 20s) == 20s);
    CHECK(clock.left(Color::black, start + 20s) == 0s);
    CHECK_FALSE(clock.next_fall());
    const Clock pressed = clock.pressed(start + 20s).pressed(start + 50s);
    CHECK(pressed.left(Color::white, start + 60s) == 30s);
    CHECK(pressed.left(Color::black, start + 60s) == 30s);
    const Clock corrected = pressed.with_left(Color::white, 5s, start + 60s);
    CHECK(corrected.left(Color::white, start + 70s) == 15s);
    CHECK(corrected.stopped(start + 70s).left(Color::white, start + 2h) == 15s);
}

TEST_CASE("the mark shows whose flag fell first", "[rules][clock][CLK-020]")
{
    Clock clock = running("0:10").with_flag_fallen();
    CHECK(clock.first_flag() == Color::white);
    clock = clock.pressed(start + 11s).with_flag_fallen();
    CHECK(clock.side(Color::black).fell_at == start + 21s);
    CHECK(clock.first_flag() == Color::white);
    CHECK(clock.with_flag_up(Color::white).first_flag() == Color::black);
}

TEST_CASE("a clock whose flag is down gives no more increments", "[rules][clock][CLK-010]")
{
    const Clock clock = running("0:05+3").with_flag_fallen().pressed(start + 10s);
    CHECK(clock.left(Color::white, start + 10s) == 0s);
    CHECK(clock.side(Color::white).presses == 1);
}

TEST_CASE("time that the arbiter gives owes nothing of what was overrun", "[rules][clock][CLK-033]")
{
    const Clock overrun = running("2/0:10,0:20").with_flag_fallen().pressed(start + 15s);
    CHECK(overrun.with_next_period(Color::white).left(Color::white, start + 15s) == 15s);
    const Clock given = overrun.with_left(Color::white, 1min, start + 15s);
    CHECK(given.with_next_period(Color::white).left(Color::white, start + 15s) == 1min + 20s);
}

TEST_CASE("what is done with an older time counts nothing twice", "[rules][clock][CLK-001]")
{
    const Clock clock = running("5").with_left(Color::black, 1min, start + 10s);
    const Clock older = clock.with_left(Color::black, 2min, start + 5s);
    CHECK(older.left(Color::white, start + 20s) == 5min - 20s);
    CHECK(older.pressed(start + 20s).left(Color::white, start + 20s) == 5min - 20s);
}

TEST_CASE("a pause costs nobody time", "[rules][clock][CLK-030]")
{
    const Clock paused = running("5d5").stopped(start + 7s);
    CHECK_FALSE(paused.running());
    CHECK(paused.left(Color::white, start + 1h) == 4min + 58s);
    const Clock again = paused.started(Color::white, start + 1h);
    CHECK(again.left(Color::white, start + 1h + 2s) == 4min + 56s);  // no second delay
}

TEST_CASE("the arbiter may set times and counters", "[rules][clock][CLK-017][CLK-033]")
{
    const Clock clock = running("40/90b10,30").with_left(Color::white, 1min, start + 30s);
    CHECK(clock.left(Color::white, start + 30s) == 1min);
    CHECK(clock.left(Color::white, start + 40s) == 50s);
    CHECK(clock.with_presses(Color::white, 38).moves_to_control(Color::white) == 2);
    CHECK(clock.with_left(Color::black, -5s, start).left(Color::black, start) == 0s);
    CHECK(clock.with_left(Color::black, Duration::max(), start).left(Color::black, start) ==
          longest_time);
}

TEST_CASE("another bonus holds from the next press", "[rules][clock][EX-III-5]")
{
    const Clock clock = running("5").with_bonus({BonusKind::fischer, 5s});
    CHECK(clock.left(Color::white, start + 10s) == 4min + 50s);
    CHECK(clock.pressed(start + 10s).left(Color::white, start + 10s) == 4min + 55s);
    CHECK(write_time_control(clock.control()) == "5+5");
}

TEST_CASE("whatever happens to it, a clock keeps its promises", "[rules][clock][CLK-001]")
{
    static constexpr std::array controls{"5",        "3+2",    "5d5",        "5b5",
                                         "40/1+1,1", "2/0:30", "hourglass 1"};
    CHECK(rc::check("one side runs at most, and only bonus or period adds time", [] {
        const auto control = *rc::gen::elementOf(controls);
        const auto counter = *rc::gen::element(MoveCounter::on, MoveCounter::off);
        Clock clock = running(control, counter);
        Instant now = start;
        const auto steps = *rc::gen::container<std::vector<std::pair<int, int>>>(
            rc::gen::pair(rc::gen::inRange(0, 4), rc::gen::inRange(0, 20'000)));
        for (const auto& [action, milliseconds] : steps) {
            const auto runner = clock.running();
            const Duration before = clock.left(Color::white, now);
            now += Duration{milliseconds};
            const Duration reading = clock.left(Color::white, now);
            RC_ASSERT(reading == clock.left(Color::white, now));  // looking changes nothing
            if (clock.control().kind == ClockKind::countdown)
                RC_ASSERT(reading <= before);
            while (clock.next_fall() && *clock.next_fall() <= now)
                clock = clock.with_flag_fallen();
            const int presses = clock.side(Color::white).presses;
            if (action == 0 && runner)
                clock = clock.pressed(now);
            if (action == 1)
                clock = clock.stopped(now);
            if (action == 2 && !runner)
                clock = clock.started(Color::black, now);
            const bool white_pressed = action == 0 && runner == Color::white;
            RC_ASSERT(clock.side(Color::white).presses == presses + (white_pressed ? 1 : 0));
            for (const Color color : both_colors) {
                RC_ASSERT(clock.left(color, now) >= 0s);
                RC_ASSERT(clock.left(color, now) <= longest_time);
            }
        }
    }));
    CHECK(rc::check("stopping and starting again at the same instant changes no reading", [] {
        const auto control = *rc::gen::elementOf(controls);
        const Clock clock = running(control);
        const Instant pause = start + Duration{*rc::gen::inRange(0, 30'000)};
        const Instant later = pause + Duration{*rc::gen::inRange(0, 30'000)};
        const Clock polled = clock.stopped(pause).started(Color::white, pause);
        for (const Color color : both_colors)
            RC_ASSERT(polled.left(color, later) == clock.left(color, later));
    }));
}
