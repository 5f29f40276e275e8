// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/attacks.hpp"
#include "src/train/vision/knight_hunt.hpp"
#include "tests/src/train/drilling.hpp"

#include <queue>
#include <set>

using namespace client::train;
using client::train::vision::Guarding;
using client::train::vision::Herd;
using client::train::vision::KnightHunt;
using client::train::vision::Prey;

namespace {

rules::Square square(std::string_view name)
{
    return rules::Square::parse(name).value();
}

Prey black(rules::Role role, std::string_view name)
{
    return {{rules::Color::black, role}, square(name)};
}

/// Counted by going everywhere at once.
std::optional<int> counted(const KnightHunt& hunt, rules::Square from)
{
    struct Step {
        rules::Square at;
        Herd left;
        int moves;
    };
    std::queue<Step> edge{{{from, hunt.whole_herd(), 0}}};
    std::set<std::pair<int, Herd>> seen;
    for (; !edge.empty(); edge.pop()) {
        const auto [at, left, moves] = edge.front();
        if (left == 0)
            return moves;
        for (const auto to : rules::knight_attacks(at))
            if (!hunt.is_closed(to, left) && seen.insert({to.index(), hunt.after(to, left)}).second)
                edge.push({to, hunt.after(to, left), moves + 1});
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("a hunt takes as many moves as are counted on the board", "[src][train][TRN-003]")
{
    using enum rules::Role;
    const auto guarding = GENERATE(Guarding::no, Guarding::yes);
    const KnightHunt hunt{{black(rook, "d5"), black(bishop, "g2"), black(pawn, "b7")}, guarding};
    for (int i = 0; i < 64; ++i) {
        CAPTURE(i);
        CHECK(hunt.moves(rules::Square::at(i), hunt.whole_herd()) ==
              counted(hunt, rules::Square::at(i)));
    }
    const KnightHunt one{{black(pawn, "c3")}, Guarding::no};
    CHECK(one.moves(square("a2"), one.whole_herd()) == 1);
    CHECK(one.moves(square("c3"), 0) == 0);
}

TEST_CASE("pieces that are hunted close the squares that they attack, until they are caught",
          "[src][train][TRN-003]")
{
    const KnightHunt hunt{{black(rules::Role::rook, "d5"), black(rules::Role::pawn, "d7")},
                          Guarding::yes};
    CHECK(hunt.is_closed(square("d7"), hunt.whole_herd()));
    CHECK_FALSE(hunt.is_closed(square("d5"), hunt.whole_herd()));
    CHECK_FALSE(hunt.is_closed(square("d8"), hunt.whole_herd()));
    CHECK(hunt.is_closed(square("a5"), hunt.whole_herd()));
    CHECK_FALSE(hunt.is_closed(square("d7"), hunt.after(square("d5"), hunt.whole_herd())));
}

TEST_CASE("a hunt may be named at once, and a square beside its ways is wrong",
          "[src][train][TRN-003]")
{
    tests::Drilling with;
    tests::each_question("hunt", [&](Task& task) {
        std::string all;
        const auto squares = task.model();
        for (const auto& each : squares)
            all += each + " ";
        CHECK(task.judge(with.teller, {all}).mark == Mark::right);
    });
    tests::each_question("hunt", [&](Task& task) {
        const auto from = task.asked(with.teller).front().screen.substr(7, 2);
        CHECK(task.judge(with.teller, {from}).mark == Mark::wrong);
    });
}
