// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/arbiter/ruling.hpp"
#include "src/train/deeds.hpp"
#include "tests/src/train/drilling.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace client::train;
using arbiter::Case;
using arbiter::Decision;

namespace {

const Case& shipped(std::string_view name)
{
    return *std::ranges::find(arbiter::shipped_cases(), name, &Case::name);
}

arbiter::Ruling ruled(std::string_view name, std::string_view ruleset)
{
    const auto& one = shipped(name);
    const auto options = std::ranges::find(
        one.options, ruleset, [](const rules::GameOptions& each) { return each.rules.name; });
    REQUIRE(options != one.options.end());
    return arbiter::ruling(arbiter::happening(one, *options).back(), options->rules);
}

}  // namespace

TEST_CASE("every line of the shipped cases is understood", "[src][train][TRN-013]")
{
    std::ifstream file{"cases/arbiter.laws"};
    const auto read = arbiter::read_cases(file);
    CHECK(read.faults.empty());
    CHECK(read.cases.size() > 40);
}

TEST_CASE("a line that is no case is named, and the other cases are used", "[src][train][TRN-013]")
{
    std::istringstream in{"== end resigned\nruleset e18s\n@0 start\n@1 white resign\n"
                          "== end broken\nruleset e18s\n@0 start\n@1 white jumps\n"
                          "== end unruled\nruleset e1815\n@0 start\n@1 white resign\n"
                          "== nameless\n"};
    const auto read = arbiter::read_cases(in);
    REQUIRE(read.cases.size() == 1);
    CHECK(read.cases.front().name == "resigned");
    CHECK(read.faults == std::vector<std::string>{"8: @1 white jumps", "unruled: ruleset e1815",
                                                  "13: == nameless"});
}

TEST_CASE("the same case is ruled as each edition says", "[src][train][TRN-013]")
{
    struct Row {
        std::string_view name, ruleset;
        Decision decision;
        int minutes;
        std::string_view article;
    };
    const auto row = GENERATE(values<Row>({
        {"impossible-move", "e18s", Decision::illegal, 2, "7.5.5"},
        {"impossible-move", "e18bA", Decision::illegal, 1, "B.2"},
        {"impossible-move", "e23rA", Decision::illegal, 1, "7.5.5"},
        {"impossible-move", "e09s", Decision::illegal, 2, "7.4.b"},
        {"impossible-move", "e97s", Decision::illegal, 0, "7.4"},
        {"impossible-move", "e18bU", Decision::play_on, 0, ""},
        {"seen-before-the-press", "e18s", Decision::play_on, 0, ""},
        {"two-hands", "e18s", Decision::illegal, 2, "7.5.5"},
        {"two-hands", "e09s", Decision::play_on, 0, ""},
        {"second-time", "e18s", Decision::black_wins, 0, "7.5.5"},
        {"second-time", "e09s", Decision::illegal, 2, "7.4.b"},
        {"third-time", "e09s", Decision::black_wins, 0, "7.4.b"},
        {"second-time-against-a-bare-king", "e18s", Decision::draw, 0, "7.5.5"},
        {"claimed-too-late", "e18bU", Decision::rejected, 0, "A.4.2"},
        {"claimed-in-time", "e97b", Decision::black_wins, 0, "C3"},
        {"second-occurrence", "e18s", Decision::rejected, 2, "9.2"},
        {"second-occurrence", "e97s", Decision::rejected, 3, "9.2"},
        {"third-occurrence", "e09s", Decision::draw, 0, "9.2"},
        {"bare-king-wins-nothing", "e18s", Decision::draw, 0, "6.9"},
        {"flag-against-a-rook", "e18s", Decision::white_wins, 0, "6.9"},
        {"mate-before-anybody-saw-the-flag", "e18s", Decision::white_wins, 0, "5.1.1"},
        {"fifth-occurrence", "e18s", Decision::draw, 0, "9.6.1"},
        {"fifth-occurrence", "e09s", Decision::play_on, 0, ""},
        {"resigned-against-a-bare-king", "e18s", Decision::black_wins, 0, "5.1.2"},
        {"resigned-against-a-bare-king", "e23s", Decision::draw, 0, "5.1.2"},
        {"telephone", "e18s", Decision::black_wins, 0, "11.3.2"},
    }));
    CAPTURE(row.name, row.ruleset);
    const auto found = ruled(row.name, row.ruleset);
    CHECK(found.decision == row.decision);
    CHECK(found.minutes == row.minutes);
    CHECK(found.article == row.article);
}

TEST_CASE("everything that happens in a case is told, up to what is ruled on",
          "[src][train][TRN-013]")
{
    tests::Drilling with;
    for (const auto& one : arbiter::shipped_cases())
        for (const auto& options : one.options) {
            const auto all = arbiter::happening(one, options);
            const auto told = std::ranges::count_if(all, [&](const auto& each) {
                return deeds::told(with.teller, each.event, each.facts, each.before).has_value();
            });
            CAPTURE(one.name, options.rules.name);
            const auto& last = all.back();
            CHECK(deeds::told(with.teller, last.event, last.facts, last.before));
            CHECK(told >= static_cast<std::ptrdiff_t>(all.size()) - 2);
        }
}

TEST_CASE("of all rulings only that of the Laws is right", "[src][train][TRN-013]")
{
    tests::Drilling with;
    for (const auto name : arbiter::decision_names.all())
        tests::each_question("rule", [&](Task& task) {
            const bool wanted = task.model().front() == name;
            CAPTURE(task.asked(with.teller).front().screen, name);
            CHECK((task.judge(with.teller, {name}).mark == Mark::right) == wanted);
        });
}

TEST_CASE("who rules rightly is asked for the price, and only one is right",
          "[src][train][TRN-013]")
{
    tests::Drilling with;
    tests::each_question("rule", [&](Task& task) {
        const auto model = task.model();
        if (model.size() < 2)
            return;
        CHECK_FALSE(task.judge(with.teller, {model.front()}).ends);
        CHECK(task.judge(with.teller, {std::to_string(std::stoi(model.back()) + 1)}).mark ==
              Mark::wrong);
    });
}
