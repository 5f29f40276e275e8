// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

#include <map>

using namespace client::train;

TEST_CASE("an assistant may do what is one of his six duties, and nothing that is the player's own",
          "[src][train][ANN-027][ANN-028][ANN-029][ANN-030][ANN-031]")
{
    tests::Drilling with;
    const std::map<std::string_view, bool> allowed{
        {"execute", true},      {"announce", true}, {"write", true},   {"time", true},
        {"moves", true},        {"check", false},   {"board", false},  {"touch", true},
        {"offer", false},       {"accept", false},  {"resign", false}, {"play", false},
        {"press_early", false}, {"press", true},    {"claim", true},   {"seal", true},
        {"unasked", false}};
    const auto& drill = *find_drill("assistant")->drill;
    for (std::size_t item = 0; item < drill.items.size(); ++item) {
        Random random{1};
        const auto task = drill.ask({random, 1, item});
        const bool may = allowed.at(drill.items[item]);
        CAPTURE(drill.items[item]);
        CHECK((task->judge(with.teller, {"yes"}).mark == Mark::right) == may);
        CHECK((task->judge(with.teller, {"no"}).mark == Mark::right) == !may);
    }
}

TEST_CASE("an assistant with some of the duties may do these only", "[src][train][ANN-027]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("assistant")->drill;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random{seed};
        const auto task = drill.ask({random, 2, 0});
        const auto given = task->asked(with.teller).front().screen;
        const bool has = given.substr(given.find(": ")).find('a') != std::string::npos;
        CAPTURE(given);
        CHECK((task->judge(with.teller, {"yes"}).mark == Mark::right) == has);
        CHECK((task->judge(with.teller, {"no"}).mark == Mark::right) == !has);
    }
}

TEST_CASE("of several things at one moment those are right that a duty covers, all of them",
          "[src][train][ANN-027][ANN-030]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("assistant")->drill;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Random one{seed};
        Random other{seed};
        const auto task = drill.ask({one, 3, seed % drill.items.size()});
        const auto again = drill.ask({other, 3, seed % drill.items.size()});
        const auto right = task->model().front();
        CAPTURE(task->asked(with.teller).front().screen, right);
        for (const auto* const number : {"1", "2", "3", "4"}) {
            const bool may = right.find(number) != std::string::npos;
            if (!may)
                CHECK(again->judge(with.teller, {number}).mark == Mark::wrong);
        }
        CHECK((again->judge(with.teller, {"none"}).mark == Mark::right) == (right == "none"));
        CHECK(task->judge(with.teller, {right}).mark == Mark::right);
        CHECK(task->judge(with.teller, {"5"}).mark == Mark::unclear);
    }
}

TEST_CASE("of all sets of things to do at one moment just one is right", "[src][train][ANN-027]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("assistant")->drill;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        int right = 0;
        for (int set = 0; set < 16; ++set) {
            std::string numbers;
            for (int number = 1; number <= 4; ++number)
                if ((set & (1 << (number - 1))) != 0)
                    numbers += std::to_string(number) + ' ';
            Random random{seed};
            const auto task = drill.ask({random, 3, seed % drill.items.size()});
            const auto verdict = task->judge(with.teller, {set == 0 ? "none" : numbers});
            CAPTURE(seed, numbers, verdict.said.screen);
            CHECK(verdict.mark != Mark::unclear);
            right += verdict.mark == Mark::right ? 1 : 0;
        }
        CHECK(right == 1);
    }
}
