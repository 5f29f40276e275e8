// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

#include <algorithm>

using namespace client::train;

namespace {

std::ptrdiff_t place_of(const std::vector<std::string>& steps, std::string_view step)
{
    return std::ranges::find(steps, step) - steps.begin();
}

/// Whether all of the steps are taken at once as they stand.
bool is_accepted(const Teller& teller, std::size_t item, const std::vector<std::string>& steps)
{
    Random random{11};
    const auto task = find_drill("etiquette")->drill->ask({random, 1, item});
    return std::ranges::all_of(
        steps, [&](const auto& step) { return task->judge(teller, {step}).mark == Mark::right; });
}

}  // namespace

TEST_CASE("a piece is lifted before it is put, and the clock is pressed last",
          "[src][train][TRN-009]")
{
    tests::Drilling with;
    std::vector<std::string> steps{"announce", "lift", "press", "put"};
    do {
        CAPTURE(steps);
        const bool in_order = place_of(steps, "lift") < place_of(steps, "put");
        CHECK(is_accepted(with.teller, 0, steps) == (in_order && steps.back() == "press"));
    } while (std::ranges::next_permutation(steps).found);
}

TEST_CASE("a captured piece is off the board before the clock is pressed", "[src][train][TRN-009]")
{
    tests::Drilling with;
    CHECK(is_accepted(with.teller, 1, {"lift", "take", "put", "announce", "press"}));
    CHECK_FALSE(is_accepted(with.teller, 1, {"lift", "put", "announce", "press", "take"}));
    CHECK_FALSE(is_accepted(with.teller, 1, {"lift", "take", "put", "press", "announce"}));
}

TEST_CASE("a move is repeated before it is carried out", "[src][train][TRN-009]")
{
    tests::Drilling with;
    CHECK(is_accepted(with.teller, 2, {"repeat", "execute"}));
    CHECK_FALSE(is_accepted(with.teller, 2, {"execute", "repeat"}));
    CHECK_FALSE(is_accepted(with.teller, 2, {"lift"}));
}

TEST_CASE("the routine is timed, and on the higher levels it must not take longer than they give",
          "[src][train][TRN-009]")
{
    using namespace std::chrono_literals;
    tests::Drilling with;
    const auto finished = [&](int level, rules::Duration each) {
        Random random{11};
        const auto task = find_drill("etiquette")->drill->ask({random, level, 2});
        CHECK(task->judge(with.teller, {"repeat", each}).mark == Mark::right);
        return task->judge(with.teller, {"execute", each});
    };
    CHECK(finished(1, 5min).mark == Mark::right);
    CHECK(finished(1, 5s).said.screen == "Right; the routine took 10 seconds");
    CHECK(finished(2, 30s).mark == Mark::right);
    CHECK(finished(2, 31s).mark == Mark::wrong);
    CHECK(finished(3, 15s).mark == Mark::right);
    CHECK(finished(3, 16s).mark == Mark::wrong);
}

TEST_CASE("in whatever order acts are tried, the routine ends with the last of one's own",
          "[src][train][TRN-009]")
{
    tests::Drilling with;
    const std::vector<std::string> acts{"lift",  "take",   "put",    "announce",
                                        "press", "repeat", "execute"};
    Random random{5};
    tests::each_question(
        "etiquette",
        [&](Task& task) {
            std::vector<std::string> left = task.model();
            for (int tries = 0; tries < 200 && !left.empty(); ++tries) {
                const auto act = random.one_of(acts);
                const auto verdict = task.judge(with.teller, {act});
                const bool due = std::ranges::find(left, act) != left.end();
                CAPTURE(act, left, verdict.said.screen);
                CHECK((verdict.mark == Mark::right || verdict.mark == Mark::wrong));
                CHECK((due || verdict.mark == Mark::wrong));
                if (verdict.mark == Mark::right)
                    std::erase(left, act);
                CHECK(verdict.ends == left.empty());
            }
            CHECK(left.empty());
        },
        5);
}
