// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

#include <algorithm>

using namespace client::train;

namespace {

Mark marked(Task& task, std::string_view answer)
{
    tests::Drilling with;
    return task.judge(with.teller, {answer}).mark;
}

}  // namespace

TEST_CASE("in a dictated position every piece is right where it stands, and nowhere else",
          "[src][train]")
{
    tests::Drilling with;
    tests::each_question(
        "dictation",
        [&](Task& task) {
            auto model = task.model();
            REQUIRE(marked(task, model.front()) == Mark::right);
            model.erase(model.begin());
            for (int at = 0; at < 64; ++at)
                for (const auto* const piece : {"white queen ", "black knight ", "white king "}) {
                    const auto answer = piece + rules::Square::at(at).name();
                    const bool stands = std::ranges::find(model, answer) != model.end();
                    CAPTURE(answer);
                    CHECK((task.judge(with.teller, {answer}).mark == Mark::wrong) == !stands);
                }
        },
        1);
}

TEST_CASE("a list is repeated in its order, at once or piece by piece", "[src][train]")
{
    tests::Drilling with;
    Random random{4};
    const auto& drill = *find_drill("recall")->drill;
    for (std::size_t item = 0; item < 2; ++item) {
        const auto task = drill.ask({random, 3, item, tests::supplies()});
        std::string all;
        for (const auto& each : task->model())
            all += each + ", ";
        CHECK(task->judge(with.teller, {all}).mark == Mark::right);
    }
}

TEST_CASE("of a list nothing but the next thing is right", "[src][train]")
{
    tests::Drilling with;
    tests::each_question(
        "recall",
        [&](Task& task) {
            const auto model = task.model();
            for (const auto& each : model)
                if (each != model.front())
                    CHECK(task.judge(with.teller, {each}).mark != Mark::right);
        },
        3);
}

TEST_CASE("of all moves only the one that was played replays a game", "[src][train]")
{
    Random random{1};
    const auto task = find_drill("replay")->drill->ask({random, 5, 0, tests::supplies()});
    CHECK(marked(*task, "d4") == Mark::wrong);
    CHECK(marked(*task, "e4") == Mark::right);
    CHECK(marked(*task, "Nf6") == Mark::wrong);
    CHECK(marked(*task, "e6") == Mark::wrong);
    CHECK(marked(*task, "e5") == Mark::right);
}

TEST_CASE("a won endgame goes on after every move that keeps the win", "[src][train]")
{
    tests::Drilling with;
    tests::each_question(
        "finish",
        [&](Task& task) {
            const auto model = task.model();
            CHECK(model.size() >= 2);
            for (std::size_t i = 0; i + 1 < model.size(); ++i)
                CHECK(task.judge(with.teller, {model[i]}).mark == Mark::right);
            CHECK(task.judge(with.teller, {model.back()}).ends);
        },
        2);
}

TEST_CASE("an engine that is there is asked for every defence, and its move is answered",
          "[src][train]")
{
    tests::Drilling with;
    auto supplies = tests::supplies();
    supplies.engine = "stockfish";
    for (std::size_t item = 0; item < 3; ++item) {
        Random random{item};
        const auto task = find_drill("finish")->drill->ask({random, 2, item, supplies});
        CHECK_FALSE(task->engines_turn());
        CHECK(task->judge(with.teller, {task->model().front()}).mark == Mark::right);
        const auto situation = task->engines_turn();
        REQUIRE(situation);
        const auto move = situation->now().legal_moves()[0];
        const auto verdict = task->engine_played(with.teller, move);
        CHECK_FALSE(verdict.said.screen.empty());
        CHECK_FALSE(task->engines_turn());
    }
}

TEST_CASE("an engine that is gone is replaced by the program to the end of the ending",
          "[src][train]")
{
    tests::Drilling with;
    auto supplies = tests::supplies();
    supplies.engine = "stockfish";
    Random random{2};
    const auto task = find_drill("finish")->drill->ask({random, 2, 1, supplies});
    const auto model = task->model();
    CHECK(task->judge(with.teller, {model.front()}).mark == Mark::right);
    CHECK(task->engine_played(with.teller, std::nullopt).mark == Mark::right);
    for (std::size_t i = 1; i < model.size(); ++i) {
        const auto verdict = task->judge(with.teller, {model[i]});
        CHECK_FALSE(task->engines_turn());
        CHECK(verdict.ends == (i + 1 == model.size()));
    }
}

TEST_CASE("who has not played yet has no game to replay", "[src][train]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("replay")->drill;
    CHECK(drill.lacking(with.teller, Supplies{}));
    CHECK_FALSE(drill.lacking(with.teller, tests::supplies()));
}
