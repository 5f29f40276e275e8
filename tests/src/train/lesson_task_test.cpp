// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/lesson_task.hpp"

#include "rules/fen.hpp"
#include "speech/lesson_notation.hpp"
#include "src/train/lesson_fact.hpp"
#include "src/train/lesson_shelf.hpp"
#include "tests/printers.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace client::train;
using speech::LessonReason;

namespace {

/// A FEN, or a list of men.
rules::Setup setup(const std::string& written)
{
    if (const auto men = speech::parse_men(written)) {
        rules::Setup setup;
        setup.board = *men;
        return setup;
    }
    return *rules::read_fen(written);
}

TaskVerdict judged(const std::string& board,
                   std::string_view task,
                   std::string_view move,
                   int limit = 0,
                   bool safe = false)
{
    auto read = *speech::parse_task(task);
    read.limit = limit;
    read.safe = safe;
    const FreeBoard start{setup(board)};
    const auto found = written_move(start, move);
    REQUIRE(found);
    return judge(read, start, *found, 1);
}

}  // namespace

TEST_CASE("the rules answer the facts of lessons", "[src][train]")
{
    struct Row {
        std::string fact;
        std::string board;
        std::string answer;  ///< empty: the board does not answer it
    };
    const auto row = GENERATE(values<Row>({
        {"colour a1", "", "dark"},
        {"neighbours a1", "", "b1 a2 b2"},
        {"one-diagonal a1 a8", "", "no"},
        {"one-diagonal b1 h7", "", "yes"},
        {"one-file c2 c7", "", "yes"},
        {"one-rank c2 d3", "", "no"},
        {"piece e4", "Ne4", "knight"},
        {"piece e4", "Nd4", ""},
        {"piece e4", "", ""},
        {"moves b1", "Nb1", "d2 a3 c3"},
        {"count moves d4", "Qd4", "27"},
        {"moves e4", "Pe4 pe5", "none"},
        {"count moves e4", "Pe4 pe5", "0"},
        {"captures e4", "Pe4 pd5 pf5 pe5", "d5 f5"},
        {"moves d7", "pd7", "d5 d6"},  // of Black, though White is to move
        {"count moves", "4k3/8/8/8/8/3n4/8/4K3 w - - 0 1", "4"},
        {"count moves", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "7"},  // four of them promotions
        {"count captures", "Ra1 pa5 pc1", "2"},
        {"attackers d5 white", "Rd1 Nc3 pd5", "d1 c3"},
        {"men black pawn", "pa7 pb6 Pc2", "b6 a7"},
        {"count men black pawn", "pa7 pb6 Pc2", "2"},
        {"way a1 c2", "Na1", "1"},
        {"way e4 e5", "Ne4", "3"},
        {"way c1 c8", "Bc1", ""},  // never
        {"attacked c3", "Nc3 bg7", "yes"},
        {"attacked c3", "bg7", ""},
        {"protected c3", "Nc3 Pb2", "yes"},
        {"protected c3", "Nc3 Pb3", "no"},
        {"legal Rd8", "Rd4", "yes"},
        {"legal Rg7", "Rd4", "no"},
        {"legal O-O", "4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "no"},
        {"legal O-O", "4k3/8/8/8/7r/8/8/4K2R w K - 0 1", "yes"},
        {"legal exd6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "yes"},
        {"legal exd6", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "no"},
        {"check", "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", "yes"},
        {"mate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "yes"},
        {"stalemate", "k7/2Q5/8/8/8/8/8/4K3 b - - 0 1", "yes"},
        {"dead", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "yes"},
        {"state", "k7/2Q5/8/8/8/p7/8/4K3 b - - 0 1", "4"},
        {"mate", "Ra1", ""},  // no position of a game
    }));
    CAPTURE(row.fact, row.board);
    const auto board = row.board.empty() ? std::nullopt : std::optional{setup(row.board)};
    const auto answer = fact_answer(*speech::parse_fact(row.fact), board);
    CHECK(answer.value_or("") == row.answer);
}

TEST_CASE("a task is done, goes on or has failed", "[src][train]")
{
    const TaskVerdict done{TaskState::done};
    const TaskVerdict goes_on{TaskState::goes_on};
    const TaskVerdict other{TaskState::failed, TaskFault::other_move};
    CHECK(judged("Ra1 pa5", "capture all", "Rxa5") == done);
    CHECK(judged("Ra1 pa5 pb5", "capture all", "Rxa5") == goes_on);
    CHECK(judged("Ra1 pa5 pb5", "capture all", "Rxa5", 1) ==
          TaskVerdict{TaskState::failed, TaskFault::too_many_moves});
    CHECK(judged("Ra1 pa5 pb6", "capture all", "Rxa5", 0, true) ==
          TaskVerdict{TaskState::failed, TaskFault::in_danger});
    CHECK(judged("Ra1 pa5", "walk to a4", "Ra4") == done);
    CHECK(judged("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "give check", "Ra8") == done);
    CHECK(judged("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "give check", "Ra7") == other);
    CHECK(judged("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "give mate", "Ra8") == done);
    CHECK(judged("7k/8/6K1/8/8/8/8/1Q6 w - - 0 1", "give stalemate", "Qb3") == done);
    CHECK(judged("Nc3 Rh1 bg7", "protect c3", "Rh3") == done);
    CHECK(judged("Nc3 Rh1 bg7", "protect c3", "Nd5") == other);
    CHECK(judged("7k/P7/8/8/8/8/8/K7 w - - 0 1", "promote", "a8=N") == done);
    CHECK(judged("4k3/8/8/8/1b6/P7/8/4K3 w - - 0 1", "answer by capture", "axb4") == done);
    CHECK(judged("4k3/8/8/8/1b6/P7/8/4K3 w - - 0 1", "answer by capture", "Kd1") == other);
    CHECK(judged("4r1k1/8/8/8/8/8/3B4/4K3 w - - 0 1", "answer by block", "Be3") == done);
    CHECK(judged("4r1k1/8/8/8/8/8/3B4/4K3 w - - 0 1", "answer by king", "Kd1") == done);
    CHECK(judged("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "play O-O", "O-O") == done);
    CHECK(judged("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "play O-O", "Kf1") == other);
    // A check from a pawn that has just made two steps is answered by a capture in passing.
    CHECK(judged("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "answer by capture", "exd3") == done);
}

TEST_CASE("the shortest solution of a task is found", "[src][train]")
{
    const auto moves =
        solution(*speech::parse_task("capture all"), FreeBoard{setup("Rd1 pd6 pg6 pg3")});
    REQUIRE(moves);
    CHECK(moves->size() == 3);
    CHECK(solution(*speech::parse_task("walk to e5"), FreeBoard{setup("Nb1")})->size() == 3);
    CHECK_FALSE(solution(*speech::parse_task("walk to c8"), FreeBoard{setup("Bc1")}));
    CHECK_FALSE(solution(*speech::parse_task("give mate"),
                         FreeBoard{setup("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")}));
}

TEST_CASE("a question without answer and a task without solution are named and left out",
          "[src][train]")
{
    const auto read = checked(speech::read_lesson(R"(title = "T"
[[step]]
id = "empty-square"
kind = "ask"
men = "Ra1"
text = "?"
fact = "moves b1"
[[step]]
id = "no-move"
kind = "ask"
men = "Ra1"
text = "?"
form = "move"
answer = ["Ra8", "Rb2"]
[[step]]
id = "never"
kind = "practise"
men = "Bc1"
task = "walk to c8"
text = "Go."
[[step]]
id = "sound"
kind = "tell"
text = "Told."
)",
                                                  "t.toml"),
                              "t.toml");
    REQUIRE(read.faults.size() == 3);
    CHECK(read.faults[0] ==
          speech::LessonFault{"t.toml", 2, LessonReason::unanswerable, "empty-square"});
    CHECK(read.faults[1] ==
          speech::LessonFault{"t.toml", 8, LessonReason::unanswerable, "no-move"});
    CHECK(read.faults[2] == speech::LessonFault{"t.toml", 15, LessonReason::unsolvable, "never"});
    CHECK(read.lesson.steps.size() == 1);
}

TEST_CASE("a lesson file that is not there is a fault", "[src][train]")
{
    const auto read = load_lesson("lessons/nowhere.toml");
    REQUIRE(read.faults.size() == 1);
    CHECK(read.faults[0].reason == LessonReason::closed);
    CHECK(load_lesson("lessons").faults[0].reason == LessonReason::closed);  // a folder
    CHECK(load_lessons("lessons/nowhere", "en").empty());
}
