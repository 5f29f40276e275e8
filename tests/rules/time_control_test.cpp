// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/time_control.hpp"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

namespace {

using namespace rules;
using namespace std::chrono_literals;

std::vector<Period> one(Duration time, Bonus bonus = {})
{
    return {Period{std::nullopt, time, bonus}};
}

}  // namespace

TEST_CASE("a time control is read period by period", "[rules][time_control]")
{
    const auto control = read_time_control("40/90+30,30+30");
    REQUIRE(control);
    const Bonus fischer{BonusKind::fischer, 30s};
    const std::vector<Period> periods{{40, 90min, fischer}, {std::nullopt, 30min, fischer}};
    CHECK(control->kind == ClockKind::countdown);
    CHECK(control->sides[0] == periods);
    CHECK(control->sides[1] == periods);
}

TEST_CASE("times and bonuses are read in all their forms", "[rules][time_control]")
{
    CHECK(read_time_control("0:10")->sides[0] == one(10s));
    CHECK(read_time_control("1:02:03")->sides[0] == one(1h + 2min + 3s));
    CHECK(read_time_control("25b10")->sides[0] == one(25min, {BonusKind::bronstein, 10s}));
    CHECK(read_time_control("90d5")->sides[0] == one(90min, {BonusKind::delay, 5s}));
    CHECK(read_time_control("0+5")->sides[0] == one(0s, {BonusKind::fischer, 5s}));
    CHECK(read_time_control("5+0")->sides[0] == one(5min));
    CHECK(read_time_control("hourglass 1")->kind == ClockKind::hourglass);
    CHECK(read_time_control("upcount")->kind == ClockKind::upcount);
    CHECK(write_time_control(*read_time_control("upcount")) == "upcount");
    CHECK(read_time_control("none")->kind == ClockKind::none);
    const auto apart = read_time_control("25;15");
    CHECK(apart->sides[0] == one(25min));
    CHECK(apart->sides[1] == one(15min));
}

TEST_CASE("what is no time control is refused with its reason", "[rules][time_control]")
{
    struct Row {
        std::string_view text;
        TimeFault fault;
        std::size_t column;
    };
    const auto row = GENERATE(values<Row>({
        {"", TimeFault::empty, 1},
        {"abc", TimeFault::time, 1},
        {"-5", TimeFault::time, 1},
        {"5:5", TimeFault::time, 4},  // seconds have two digits
        {"5:60", TimeFault::time, 5},
        {"0", TimeFault::no_time, 2},
        {"0/5", TimeFault::moves, 2},
        {"90,30", TimeFault::moves_missing, 4},
        {"5+", TimeFault::bonus, 3},
        {"5+5+5", TimeFault::bonus, 4},
        {"5x", TimeFault::surplus, 2},
        {"hourglass", TimeFault::time, 1},
        {"hourglass 1+2", TimeFault::surplus, 12},
        {"99999999999999999999", TimeFault::time, 1},
        {"999999", TimeFault::time_too_long, 7},
        {"5,", TimeFault::moves_missing, 3},
        {"5;", TimeFault::time, 3},
        {" 5", TimeFault::time, 1},
    }));
    CAPTURE(row.text);
    const auto control = read_time_control(row.text);
    REQUIRE_FALSE(control);
    CHECK(control.error() == TimeError{row.fault, row.column});
}

TEST_CASE("every preset can be read, and what is read is written alike", "[rules][time_control]")
{
    CHECK(time_presets().size() == 22);
    for (const TimePreset& preset : time_presets()) {
        CAPTURE(preset.name);
        const auto control = read_time_control(preset.name);
        REQUIRE(control);
        CHECK(write_time_control(*control) == preset.control);
    }
    for (const std::string_view text : {"0:10", "1:30:05", "25;15", "none", "40/90+30,30+30"})
        CHECK(write_time_control(*read_time_control(text)) == text);
}

TEST_CASE("no text makes the reader of time controls fall", "[rules][time_control]")
{
    CHECK(rc::check("any text is read or refused", [](const std::string& text) {
        const auto control = read_time_control(text);
        RC_ASSERT(control || control.error().column >= 1);
    }));
    CHECK(rc::check("what looks like a control is read back as it is written", [] {
        const auto text =
            *rc::gen::container<std::string>(rc::gen::elementOf(std::string{"0123456789/+bd:,;"}));
        if (const auto control = read_time_control(text))
            RC_ASSERT(read_time_control(write_time_control(*control)) == *control);
    }));
}
