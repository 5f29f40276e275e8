// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/train/drilling.hpp"

#include <map>
#include <sstream>

using namespace client::train;

namespace {

/// Follows "rook a1: 3 up, 2 down to the right. Where is it now?" as it is spoken.
std::string followed(const std::string& asked)
{
    const auto colon = asked.find(':');
    int file = asked[colon - 2] - 'a';
    int rank = asked[colon - 1] - '1';
    std::istringstream words{asked.substr(colon + 1, asked.find('.') - colon - 1)};
    int length = 0;
    for (std::string word; words >> word;) {
        while (word.back() == ',')
            word.pop_back();
        if (std::isdigit(static_cast<unsigned char>(word.front())) != 0)
            length = std::stoi(word);
        rank += word == "up" ? length : word == "down" ? -length : 0;
        file += word == "right" ? length : word == "left" ? -length : 0;
    }
    return {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}

}  // namespace

TEST_CASE("whoever follows the steps comes where the piece stands", "[src][train][TRN-003]")
{
    tests::Drilling with;
    tests::each_question("walk", [&](Task& task) {
        const auto asked = task.asked(with.teller).front().screen;
        CAPTURE(asked);
        CHECK(task.judge(with.teller, {followed(asked)}).mark == Mark::right);
    });
}

TEST_CASE("of all squares only one is where the piece stands", "[src][train][TRN-003]")
{
    tests::Drilling with;
    for (int at = 0; at < 64; ++at)
        tests::each_question(
            "walk",
            [&](Task& task) {
                const auto square = rules::Square::at(at).name();
                const bool wanted = square == task.model().front();
                const auto mark = task.judge(with.teller, {square}).mark;
                CHECK(mark == (wanted ? Mark::right : Mark::wrong));
            },
            1);
}
