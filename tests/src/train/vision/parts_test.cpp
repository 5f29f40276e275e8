// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

using namespace client::train;

namespace {

/// Files a to d or e to h, and two ranks.
int part_of(rules::Square square)
{
    return index(square.file()) / 4 + 2 * (index(square.rank()) / 2);
}

void each_of_level(int level, const std::function<void(Task&)>& look)
{
    const auto& drill = *find_drill("parts")->drill;
    for (std::size_t item = 0; item < drill.items.size(); ++item)
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            Random random{seed};
            look(*drill.ask({random, level, item}));
        }
}

}  // namespace

TEST_CASE("a square belongs to the part of the board around it, and to no other",
          "[src][train][TRN-002]")
{
    tests::Drilling with;
    for (int part = 0; part < 8; ++part)
        each_of_level(1, [&](Task& task) {
            const auto asked = task.asked(with.teller).front().screen;
            const auto square = rules::Square::parse(asked.substr(0, 2)).value();
            const auto first = rules::Square::at(4 * (part % 2) + 16 * (part / 2));
            const auto last = rules::Square::at(first.index() + 11);
            CAPTURE(asked, first.name(), last.name());
            const auto mark = task.judge(with.teller, {first.name() + " " + last.name()}).mark;
            CHECK(mark == (part == part_of(square) ? Mark::right : Mark::wrong));
            CHECK(task.judge(with.teller, {first.name()}).mark == Mark::unclear);
            CHECK(task.judge(with.teller, {"b2 c3"}).mark == Mark::wrong);
        });
}

TEST_CASE("the four squares of one colour in a part are right, and no others",
          "[src][train][TRN-002]")
{
    tests::Drilling with;
    for (int at = 0; at < 64; ++at)
        each_of_level(2, [&](Task& task) {
            const auto asked = task.asked(with.teller).front().screen;
            const bool light = asked.find("light") != std::string::npos;
            const auto first = rules::Square::parse(asked.substr(5, 2)).value();
            const auto square = rules::Square::at(at);
            const bool wanted = part_of(square) == part_of(first) && square.is_light() == light;
            CAPTURE(asked, square.name());
            CHECK(task.model().size() == 4);
            CHECK(task.judge(with.teller, {square.name()}).mark ==
                  (wanted ? Mark::partly : Mark::wrong));
        });
}
