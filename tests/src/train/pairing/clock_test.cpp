// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

using namespace client::train;

namespace {

using namespace std::chrono_literals;

std::unique_ptr<Task> any_clock(std::uint64_t seed, int level = 1)
{
    Random random{seed};
    return find_drill("clock")->drill->ask({random, level, 0});
}

/// All moves of the routine, each after so long.
void play(Task& task, const Teller& teller, rules::Duration each)
{
    const auto answers = task.model();
    for (std::size_t i = 0; i + 4 < answers.size(); ++i)
        REQUIRE(task.judge(teller, {answers[i], each}).mark == Mark::right);
}

}  // namespace

TEST_CASE("the time of announcing and pressing is the own one, that of repeating the opponent's",
          "[src][train][TRN-014]")
{
    tests::Drilling with;
    const auto task = any_clock(1);
    play(*task, with.teller, 10s);
    CHECK(task->judge(with.teller, {task->model().at(6), 10s}).mark == Mark::right);
    CHECK(task->judge(with.teller, {"0:05"}).mark == Mark::wrong);
    CHECK(task->judge(with.teller, {"2:00"}).mark == Mark::wrong);
    CHECK(task->judge(with.teller, {"0:38"}).mark == Mark::right);
    const auto told = task->judge(with.teller, {"time"}).said.screen;
    CHECK(told == "You have 9 minutes, 20 seconds. The routine took 40 seconds of yours and 20 "
                  "seconds of your opponent's");
}

TEST_CASE("a guess of the time must come nearer on each level", "[src][train][TRN-014]")
{
    tests::Drilling with;
    for (const int level : {1, 2, 3}) {
        const auto task = any_clock(2, level);
        play(*task, with.teller, 10s);
        const auto moves = task->model().at(task->model().size() - 4);
        CHECK(task->judge(with.teller, {moves}).mark == Mark::right);
        const int seconds = 20 * (level + 1);  // and a quarter more
        const auto guess = std::to_string(seconds + seconds / 4);
        CAPTURE(level, guess);
        CHECK((task->judge(with.teller, {guess}).mark == Mark::right) == (level < 3));
    }
}

TEST_CASE("completed moves are counted on from those of the beginning", "[src][train][TRN-014]")
{
    tests::Drilling with;
    const auto task = any_clock(3);
    const auto begin = task->asked(with.teller).front().screen;
    play(*task, with.teller, 1s);
    const auto right = std::stoi(task->model().at(6));
    CHECK(begin.find(" " + std::to_string(right - 2) + " completed") != std::string::npos);
    CHECK(task->judge(with.teller, {std::to_string(right - 1)}).mark == Mark::wrong);
    CHECK(task->judge(with.teller, {std::to_string(right + 1)}).mark == Mark::wrong);
    CHECK(task->judge(with.teller, {std::to_string(right)}).mark == Mark::right);
}

TEST_CASE("a fallen flag is claimed, and one that is up is not", "[src][train][TRN-014]")
{
    tests::Drilling with;
    bool seen_fallen = false;
    bool seen_up = false;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto task = any_clock(seed);
        const auto answers = task->model();
        for (std::size_t i = 0; i + 1 < answers.size(); ++i)
            REQUIRE(task->judge(with.teller, {answers[i]}).mark == Mark::right);
        const auto shown = task->asked(with.teller).front().screen;
        const bool fallen = shown.find(" 0 seconds") != std::string::npos;
        (fallen ? seen_fallen : seen_up) = true;
        CAPTURE(shown);
        CHECK((task->judge(with.teller, {"claim"}).mark == Mark::right) == fallen);
    }
    CHECK(seen_fallen);
    CHECK(seen_up);
}

TEST_CASE("at every step of the routine with clocks, what belongs to another step is refused",
          "[src][train][TRN-014]")
{
    tests::Drilling with;
    const std::vector<std::string> others{"Ka5", "Rd6", "press", "claim", "wait",
                                          "41",  "60",  "9:59",  "time",  "1:00"};
    tests::each_question(
        "clock",
        [&](Task& task) {
            const auto right = task.model();
            for (std::size_t at = 0; at + 1 < right.size(); ++at) {
                for (const auto& other : others)
                    if (other != right[at]) {
                        const auto verdict = task.judge(with.teller, {other});
                        CAPTURE(at, right[at], other, verdict.said.screen);
                        CHECK((verdict.mark == Mark::wrong || verdict.mark == Mark::unclear));
                        CHECK_FALSE(verdict.ends);
                    }
                CHECK(task.judge(with.teller, {right[at]}).mark == Mark::right);
            }
            const auto* const last = right.back() == "claim" ? "wait" : "claim";
            CHECK(task.judge(with.teller, {last}).mark == Mark::wrong);
        },
        5);
}
