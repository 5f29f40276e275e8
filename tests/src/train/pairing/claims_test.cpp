// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

#include <algorithm>

using namespace client::train;

namespace {

std::string line_with(const Lines& lines, std::string_view words)
{
    for (const auto& line : lines)
        if (line.screen.find(words) != std::string::npos)
            return line.screen;
    return {};
}

}  // namespace

TEST_CASE("knights that go to and fro make the third position after eight moves, the fifth after "
          "sixteen",
          "[src][train][TRN-012]")
{
    tests::Drilling with;
    const auto& drill = *find_drill("claims")->drill;
    for (std::size_t item = 0; item < drill.items.size(); ++item)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random{seed};
            const auto task = drill.ask({random, 2, item});
            const auto asked = task->asked(with.teller);
            const auto moves = line_with(asked, "Then: ");
            const auto plies = 1 + std::ranges::count(moves, ',');
            const bool writes = !line_with(asked, "has written").empty();
            const auto kind = drill.items[item];
            CAPTURE(kind, moves);
            if (kind == "standing")
                CHECK((task->model().front() == "yes") == (plies >= 8));
            if (kind == "written") {
                CHECK(writes);
                CHECK((task->model().front() == "yes") == (plies + 1 >= 8));
            }
            if (kind == "automatic")
                CHECK((task->model().front() == "over") == (plies == 16));
        }
}

TEST_CASE("rights that were lost make another position, and a pinned pawn has none",
          "[src][train][TRN-012]")
{
    tests::Drilling with;
    tests::each_question("claims", [&](Task& task) {
        const auto moves = line_with(task.asked(with.teller), "Then: ");
        const auto plies = 1 + std::ranges::count(moves, ',');
        CAPTURE(moves);
        if (moves.starts_with("Then: pawn to d4"))
            CHECK(task.model().front() == "yes");
        if (moves.starts_with("Then: pawn to e4, king"))
            CHECK((task.model().front() == "yes") == (plies == 13));
        if (moves.starts_with("Then: rook to g1"))
            CHECK((task.model().front() == "yes") == (plies == 12));
    });
}

TEST_CASE("of yes, no and over one is the answer to a claim", "[src][train][TRN-012]")
{
    tests::Drilling with;
    for (const std::string answer : {"yes", "no", "over"})
        tests::each_question("claims", [&](Task& task) {
            const bool wanted = task.model().front() == answer;
            CHECK((task.judge(with.teller, {answer}).mark == Mark::right) == wanted);
        });
}
