// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game.hpp"
#include "rules/san.hpp"
#include "src/train/answers.hpp"
#include "tests/src/train/drilling.hpp"

#include <sstream>

using namespace client::train;

namespace {

/// The squares behind "touches", in their order.
std::vector<rules::Square> touched(const Teller& teller, const Lines& asked)
{
    const std::string touches = "touches ";
    for (const auto& line : asked)
        if (const auto at = line.screen.find(touches); at != std::string::npos) {
            const auto rest = line.screen.substr(at + touches.size());
            return answers::squares(teller, rest.substr(0, rest.find(", in this order"))).value();
        }
    return {};
}

/// What a game lets through after the same touches.
bool is_let_through(const rules::Position& before,
                    const std::vector<rules::Square>& squares,
                    rules::Move move)
{
    rules::GameOptions options;
    options.start = rules::Placement{before};
    rules::Game game{options};
    game.apply(rules::events::Start{}, {});
    game.apply(rules::events::Touch{before.turn(), squares, false}, {});
    for (const auto& fact :
         game.apply(rules::events::Play{before.turn(), write_san(before, move)}, {}))
        if (std::holds_alternative<rules::facts::Refused>(fact.what))
            return false;
    return true;
}

bool contains(const Lines& lines, std::string_view words)
{
    return std::ranges::any_of(
        lines, [&](const auto& line) { return line.screen.find(words) != std::string::npos; });
}

}  // namespace

TEST_CASE("after a touch the moves are right that a game lets through, and no others",
          "[src][train][TRN-011]")
{
    tests::Drilling with;
    tests::each_question(
        "touch",
        [&](Task& task) {
            const auto asked = task.asked(with.teller);
            const auto before = task.board()->position();
            const auto squares = touched(with.teller, asked);
            const bool is_free = task.model().front() == "free";
            if (contains(asked, "adjust") || contains(asked, "lets go"))
                return;
            for (const auto move : before.legal_moves()) {
                const auto san = rules::write_san(before, move);
                const auto mark = task.judge(with.teller, {san}).mark;
                CAPTURE(san, squares.front().name());
                if (is_free)
                    CHECK(mark == Mark::partly);
                else
                    CHECK((mark == Mark::right) == is_let_through(before, squares, move));
            }
            CHECK((task.judge(with.teller, {"free"}).mark == Mark::right) == is_free);
        },
        6);
}

TEST_CASE("who adjusts is not bound, and who lets go of the king beside its square castles",
          "[src][train][TRN-011]")
{
    tests::Drilling with;
    int adjusted = 0;
    int released = 0;
    tests::each_question(
        "touch",
        [&](Task& task) {
            const auto asked = task.asked(with.teller);
            if (contains(asked, "adjust")) {
                ++adjusted;
                CHECK(task.judge(with.teller, {"free"}).mark == Mark::right);
            }
            if (contains(asked, "lets go")) {
                ++released;
                CHECK(task.judge(with.teller, {"Rg1"}).mark == Mark::wrong);
            }
        },
        20);
    CHECK(adjusted > 0);
    CHECK(released > 0);
}
