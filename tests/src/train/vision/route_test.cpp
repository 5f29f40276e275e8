// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/attacks.hpp"
#include "src/train/answers.hpp"
#include "src/train/vision/knight_ways.hpp"
#include "tests/src/train/drilling.hpp"

using namespace client::train;

namespace {

/// "Knight b1 to d5, black rook c8: ..."
struct Asked {
    rules::Square from, to;
    rules::Bitboard closed;
};

Asked read(const Teller& teller, const std::string& asked)
{
    const auto square = [&](std::size_t at) {
        return rules::Square::parse(asked.substr(at, 2)).value();
    };
    Asked all{square(7), square(13), {}};
    const std::string black = ", black ";
    if (const auto guard = asked.find(black); guard != std::string::npos) {
        const auto name = guard + black.size();
        const auto blank = asked.find(' ', name);
        const auto role = answers::role(teller, asked.substr(name, blank - name)).value();
        const auto stands = square(blank + 1);
        all.closed = rules::Bitboard{stands} |
                     rules::attacks({rules::Color::black, role}, stands, rules::Bitboard{stands});
    }
    return all;
}

}  // namespace

TEST_CASE("a knight needs as many moves as are counted on the board", "[src][train][TRN-003]")
{
    const auto square = [](std::string_view name) { return rules::Square::parse(name).value(); };
    const client::train::vision::KnightWays to_corner{square("a1"), {}};
    CHECK(to_corner.moves(square("a1")) == 0);
    CHECK(to_corner.moves(square("b3")) == 1);
    CHECK(to_corner.moves(square("b2")) == 4);
    CHECK(to_corner.moves(square("h8")) == 6);
    const auto closed = rules::Bitboard{square("b3")} | rules::Bitboard{square("c2")};
    CHECK_FALSE(client::train::vision::KnightWays(square("a1"), closed).moves(square("h8")));
}

TEST_CASE("of all squares those are right that are on a shortest way of the knight",
          "[src][train][TRN-003]")
{
    tests::Drilling with;
    for (int at = 0; at < 64; ++at)
        tests::each_question(
            "route",
            [&](Task& task) {
                const auto asked = read(with.teller, task.asked(with.teller).front().screen);
                const client::train::vision::KnightWays ways{asked.to, asked.closed};
                const auto square = rules::Square::at(at);
                const auto left = ways.moves(square);
                const bool wanted = rules::knight_attacks(asked.from).has(square) &&
                                    !asked.closed.has(square) && left &&
                                    *left + 1 == ways.moves(asked.from);
                CAPTURE(asked.from.name(), asked.to.name(), square.name());
                CHECK((task.judge(with.teller, {square.name()}).mark != Mark::wrong) == wanted);
            },
            5);
}

TEST_CASE("a way may be named at once", "[src][train][TRN-003]")
{
    tests::Drilling with;
    tests::each_question("route", [&](Task& task) {
        std::string all;
        for (const auto& square : task.model())
            all += square + " ";
        CHECK(task.judge(with.teller, {all}).mark == Mark::right);
    });
}
