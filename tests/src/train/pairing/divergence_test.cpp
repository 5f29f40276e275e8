// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

#include <algorithm>

using namespace client::train;

namespace {

/// The moves of a score as it was told, behind the colon.
std::vector<std::string> told(const std::string& line)
{
    std::vector<std::string> moves;
    for (auto at = line.find(": ") + 2; at < line.size();) {
        const auto end = std::min(line.find(", ", at), line.size());
        moves.push_back(line.substr(at, end - at));
        at = end + 2;
    }
    return moves;
}

}  // namespace

TEST_CASE("scores that differ go back to the last move that both tell, and the arbiter sets the "
          "clocks",
          "[src][train][TRN-015]")
{
    tests::Drilling with;
    tests::each_question("divergence", [&](Task& task) {
        const auto asked = task.asked(with.teller);
        const auto white = told(asked.at(0).screen);
        const auto black = told(asked.at(1).screen);
        const auto [here, there] = std::ranges::mismatch(white, black);
        const bool equal = white == black;
        CAPTURE(asked.at(0).screen, asked.at(1).screen);
        CHECK((task.model().at(0) == "equal") == equal);
        if (equal) {
            CHECK(task.judge(with.teller, {"equal"}).mark == Mark::right);
            CHECK(task.judge(with.teller, {"arbiter"}).mark == Mark::wrong);
            return;
        }
        REQUIRE(here != white.begin());
        CHECK_THAT(task.solution(with.teller).front().screen,
                   Catch::Contains(*(here - 1) + ", and"));
        CHECK(task.judge(with.teller, {"equal"}).mark == Mark::wrong);
        REQUIRE(task.judge(with.teller, {task.model().at(0)}).mark == Mark::right);
        CHECK(task.judge(with.teller, {"unchanged"}).mark == Mark::wrong);
    });
}
