// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "tests/src/train/drilling.hpp"

using namespace client::train;

namespace {

/// The piece alone on the board, as the question names it.
rules::Board board_of(const Teller& teller, const std::string& asked)
{
    const auto blank = asked.find(' ');
    const auto role = answers::role(teller, asked.substr(0, blank)).value();
    const auto square = rules::Square::parse(asked.substr(blank + 1, 2)).value();
    rules::Board board;
    board.put(square, {rules::Color::white, role});
    return board;
}

}  // namespace

TEST_CASE("of all squares those are right that the piece attacks, and no others",
          "[src][train][TRN-003]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("reach")->drill;
    for (int seed = 0; seed < 20; ++seed)
        for (std::size_t item = 0; item < drill.items.size(); ++item)
            for (int at = 0; at < 64; ++at) {
                Random random{static_cast<std::uint64_t>(seed)};
                const auto task = drill.ask({random, 1 + seed % 3, item});
                const auto asked = task->asked(with.teller).front().screen;
                const auto square = rules::Square::at(at);
                const auto model = task->model();
                const bool wanted = std::ranges::find(model, square.name()) != model.end();
                CAPTURE(asked, square.name());
                const auto mark = task->judge(with.teller, {square.name()}).mark;
                CHECK((mark == Mark::wrong) == !wanted);
                if (wanted)
                    CHECK(
                        board_of(with.teller, asked).attackers(square, rules::Color::white).any());
            }
}

TEST_CASE("squares may be named one after the other, and what is missing is told",
          "[src][train][TRN-003]")
{
    tests::Drilling with;
    tests::each_question("reach", [&](Task& task) {
        const auto model = task.model();
        if (model.size() < 2)
            return;
        const auto verdict = task.judge(with.teller, {model.front()});
        CHECK(verdict.mark == Mark::partly);
        CHECK_THAT(verdict.said.screen, Catch::StartsWith("Right so far, "));
    });
}
