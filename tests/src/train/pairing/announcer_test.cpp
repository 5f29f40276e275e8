// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/names.hpp"
#include "tests/src/train/drilling.hpp"

using namespace client::train;

TEST_CASE("an announcement is right exactly when it names the one move that was shown",
          "[src][train][TRN-008]")
{
    tests::Drilling with;
    tests::each_question(
        "announcer",
        [&](Task& task) {
            const auto position = task.board()->position();
            const auto& recogniser = with.words.recogniser();
            const auto wanted = recogniser.hear(position, task.model().front()).value().move;
            const auto announcer = with.words.announcer();
            for (const auto move : position.legal_moves()) {
                const auto said = announcer.move(move_facts(position, move)).voice;
                CAPTURE(task.asked(with.teller).front().screen, said);
                const auto mark = task.judge(with.teller, {said}).mark;
                CHECK((mark == Mark::right) == (move == wanted));
                CHECK((mark == Mark::wrong) == (move != wanted));
            }
        },
        4);
}

TEST_CASE("on the second level bare letters, digits and other languages are no announcement",
          "[src][train][TRN-008]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("announcer")->drill;
    for (int level = 1; level <= 2; ++level) {
        Random random{7};
        const auto task = drill.ask({random, level, 0});
        const auto position = task->board()->position();
        const auto& recogniser = with.words.recogniser();
        const auto move = recogniser.hear(position, task->model().front()).value().move;
        const auto mark = level == 1 ? Mark::right : Mark::wrong;
        const auto bare = std::string{speech::role_names[move.role()]} + " " + move.from().name() +
                          " " + move.to().name();
        CHECK(task->judge(with.teller, {bare}).mark == mark);
        client::words::ChosenWords german{tests::words_in("de")};
        const auto said = german.announcer().move(move_facts(position, move));
        CAPTURE(said.screen);
        CHECK(task->judge(with.teller, {said.voice}).mark == mark);
    }
}
