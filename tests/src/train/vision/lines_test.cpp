// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/answers.hpp"
#include "tests/src/train/drilling.hpp"

using namespace client::train;

namespace {

/// Counted by files and ranks.
std::string shared_line(rules::Square one, rules::Square other)
{
    const int files = std::abs(index(one.file()) - index(other.file()));
    const int ranks = std::abs(index(one.rank()) - index(other.rank()));
    if (files == 0)
        return "file";
    if (ranks == 0)
        return "rank";
    return files == ranks ? "diagonal" : "none";
}

std::string line_of(const std::string& asked)
{
    return shared_line(rules::Square::parse(asked.substr(0, 2)).value(),
                       rules::Square::parse(asked.substr(7, 2)).value());
}

}  // namespace

TEST_CASE("of two squares only the line that they share is right", "[src][train][TRN-002]")
{
    tests::Drilling with;
    for (const std::string said : {"file", "rank", "diagonal", "none"})
        tests::each_question("lines", [&](Task& task) {
            const auto asked = task.asked(with.teller).front().screen;
            CAPTURE(asked, said);
            const auto mark = task.judge(with.teller, {said}).mark;
            CHECK(mark == (said == line_of(asked) ? Mark::right : Mark::wrong));
        });
}

TEST_CASE("of a line that two squares share only its own squares are right",
          "[src][train][TRN-002]")
{
    tests::Drilling with;
    for (int at = 0; at < 64; ++at)
        tests::each_question(
            "lines",
            [&](Task& task) {
                const auto asked = task.asked(with.teller).front().screen;
                const auto one = rules::Square::parse(asked.substr(0, 2)).value();
                const auto model = task.model();
                const auto square = rules::Square::at(at);
                if (model.size() < 2)
                    return;
                REQUIRE(task.judge(with.teller, {model.front()}).mark == Mark::right);
                const auto mark = task.judge(with.teller, {square.name()}).mark;
                const bool wanted = std::ranges::find(model, square.name()) != model.end();
                CHECK((mark != Mark::wrong) == wanted);
                if (wanted && square != one)
                    CHECK(shared_line(one, square) == model.front());
            },
            2);
}
