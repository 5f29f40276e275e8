// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle/puzzle_task.hpp"

#include "rules/san.hpp"
#include "tests/src/train/drilling.hpp"

using namespace client::train;
using client::train::puzzle::Board;
using client::train::puzzle::PuzzleTask;

namespace {

PuzzleTask task_of(std::string_view line)
{
    return PuzzleTask{rules::read_puzzle(line).value().value(), Board::seen};
}

std::string said(Task& task, std::string_view answer)
{
    tests::Drilling with;
    return task.judge(with.teller, {answer}).said.screen;
}

Mark mark(Task& task, std::string_view answer)
{
    tests::Drilling with;
    return task.judge(with.teller, {answer}).mark;
}

}  // namespace

TEST_CASE("every move but the solution of a shipped puzzle is refused, unless it is mate",
          "[src][train]")
{
    tests::Drilling with;
    tests::each_question(
        "puzzle",
        [&](Task& task) {
            const auto position = task.board().value().position();
            const auto solution = task.model().front();
            for (const auto move : position.legal_moves()) {
                const auto san = write_san(position, move);
                if (san == solution || position.after_unchecked(move).is_mate())
                    continue;
                CAPTURE(san);
                const auto verdict = task.judge(with.teller, {san});
                CHECK(verdict.mark == Mark::wrong);
                CHECK_FALSE(verdict.ends);
                CHECK_FALSE(verdict.said.screen.empty());
            }
        },
        1);
}

TEST_CASE("each of several best moves solves a puzzle, and any mate does", "[src][train]")
{
    auto first = task_of("6k1/5ppp/8/8/8/8/5PPP/R2R2K1 w - - bm Ra8#; dm 1;");
    CHECK(mark(first, "Rd8") == Mark::right);
    auto second = task_of("4k3/8/8/8/8/8/4P3/4K3 w - - bm e3 e4;");
    CHECK(mark(second, "e4") == Mark::right);
    auto other = task_of("4k3/8/8/8/8/8/4P3/4K3 w - - bm e3 e4;");
    CHECK(mark(other, "Kd2") == Mark::wrong);
}

TEST_CASE("a wrong move is answered with what is wrong with it", "[src][train]")
{
    auto mate = task_of("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - bm Ra8#; dm 1;");
    CHECK(said(mate, "Ra7") == "No mate yet: there is king to f8");
    auto stalemate = task_of("7k/8/5K2/6Q1/8/8/8/8 w - - bm Qg7#; dm 1;");
    CHECK(said(stalemate, "Qg6") == "No, that is stalemate");
    auto loses = task_of("4k3/4p3/8/3p4/8/8/8/3QK3 w - - bm Qxd5;");
    CHECK(said(loses, "Qd4") == "No, there is something better");
    CHECK(said(loses, "Qh9") == "");
}

TEST_CASE("the answers of the opponent are played, and the board shows it", "[src][train]")
{
    auto task = task_of("x,7k/6pp/8/8/8/8/1r4PP/R5K1 b - - 0 1,b2b1 a1b1 h7h6 b1b8");
    CHECK(mark(task, "Rxb1") == Mark::right);
    CHECK(task.board()->board().at(rules::Square::at(47)).has_value());
    CHECK(mark(task, "Rb8") == Mark::right);
}
