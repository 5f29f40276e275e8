// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating.hpp"

#include "tests/printers.hpp"
#include "tests/rules/verdicts.hpp"
#include "tests/skipped.hpp"

#include <filesystem>
#include <string_view>

using namespace rules;
using walks::position;

namespace {

constexpr std::string_view theirs = "../shared/data/unwinnability/chasolver.tsv";
constexpr std::uint64_t small_budget = 5'000;

/// Asks every so many questions of a table. No answer may be wrong, and each yes is replayed. How
/// many answers there were not.
int ask(const std::vector<verdicts::Question>& questions, std::size_t every, std::uint64_t budget)
{
    int undetermined = 0;
    for (std::size_t i = 0; i < questions.size(); i += every) {
        const auto& [fen, side, answer] = questions[i];
        CAPTURE(fen, side == Color::white);
        const Position here = position(fen);
        const CanMate found = can_mate(here, side, budget);
        if (found.answer == Answer::undetermined)
            ++undetermined;
        else
            CHECK(found.answer == answer);
        if (found.answer == Answer::yes)
            CHECK(verdicts::mates(here, found.line, side));
    }
    return undetermined;
}

Answer answer(std::string_view fen, Color side)
{
    return can_mate(position(fen), side).answer;
}

}  // namespace

TEST_CASE("a dead position is told from one that can be won",
          "[rules][mating][RUL-041][RUL-042][RUL-043][RUL-044]")
{
    struct Row {
        std::string_view id;
        std::string_view fen;
        Answer dead;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-5.2.2-1", "8/8/8/4k3/8/8/8/4K3 w - - 0 1", Answer::yes},
        {"EX-5.2.2-2", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", Answer::yes},
        {"EX-5.2.2-3", "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", Answer::yes},
        {"EX-5.2.2-4", "4k3/8/8/8/5b2/8/8/2B1K3 w - - 0 1", Answer::yes},
        {"EX-5.2.2-5", "4k3/8/8/8/4b3/8/8/2B1K3 w - - 0 1", Answer::no},
        {"EX-5.2.2-6", "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1", Answer::no},
        {"EX-5.2.2-7", "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1", Answer::no},
        {"EX-5.2.2-8", "2b1k3/8/8/8/8/8/8/4K1N1 w - - 0 1", Answer::no},
        {"EX-5.2.2-9", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", Answer::yes},
        {"EX-5.2.2-10", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1", Answer::yes},
        {"EX-5.2.2-11", "8/8/8/8/8/8/1q6/K3k3 w - - 0 1", Answer::yes},  // only Kxb2 is legal
        {"stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Answer::yes},
        {"initial position", initial_fen, Answer::no},
    }));
    CAPTURE(row.id);
    CHECK(is_dead(position(row.fen)) == row.dead);
}

TEST_CASE("the mates that the Laws show are mates", "[rules][mating][RUL-042]")
{
    const auto fen = GENERATE(as<std::string_view>{},
                              "6bk/8/6K1/8/8/2B5/8/8 b - - 0 1",   // EX-5.2.2-5
                              "6nk/5N2/6K1/8/8/8/8/8 b - - 0 1",   // EX-5.2.2-6
                              "7k/5N2/5N1K/8/8/8/8/8 b - - 0 1",   // EX-5.2.2-7
                              "5K1k/5N1b/8/8/8/8/8/8 b - - 0 1");  // EX-5.2.2-8
    CAPTURE(fen);
    CHECK(position(fen).is_mate());
    const CanMate white = can_mate(position(fen), Color::white);
    CHECK(white.answer == Answer::yes);
    CHECK(white.line.empty());
    CHECK(answer(fen, Color::black) == Answer::no);
}

TEST_CASE("after a flag it matters whether the other side could still mate",
          "[rules][mating][RUL-056][RUL-057]")
{
    struct Row {
        std::string_view id;
        std::string_view fen;
        Color opponent;
        Answer can_mate;
    };
    const auto row = GENERATE(values<Row>({
        {"EX-6.9-1", "7k/8/8/8/8/8/1R6/K7 w - - 0 1", Color::black, Answer::no},
        {"EX-6.9-2", "7k/8/8/8/8/8/1R6/K7 b - - 0 1", Color::white, Answer::yes},
        // Every legal line mates Black.
        {"EX-6.9-3", "1q6/8/8/8/7R/k7/1q4QQ/K7 w - - 0 1", Color::black, Answer::no},
        {"EX-6.9-4", "4k1n1/8/8/8/8/8/8/Q3K3 w - - 0 1", Color::black, Answer::no},
        {"EX-6.9-5", "2b1k3/8/8/8/8/8/8/R3K3 w - - 0 1", Color::black, Answer::no},
        {"EX-6.9-6", "4k1n1/8/8/8/8/8/P7/4K3 w - - 0 1", Color::black, Answer::yes},
        {"EX-6.9-7", "4k1n1/8/8/8/8/8/8/R3K3 w - - 0 1", Color::black, Answer::yes},
        {"EX-6.9-8", "4k3/8/8/8/4b3/8/8/2B1K3 w - - 0 1", Color::black, Answer::yes},
    }));
    CAPTURE(row.id);
    const CanMate found = can_mate(position(row.fen), row.opponent);
    CHECK(found.answer == row.can_mate);
    if (found.answer == Answer::yes)
        CHECK(verdicts::mates(position(row.fen), found.line, row.opponent));
}

TEST_CASE("a mate on the board answers before any theorem", "[rules][mating][RUL-056]")
{
    // No game leads here, but it can be set up: bishops of one square colour mate by double check.
    constexpr std::string_view fen = "8/1B6/3r4/2rkr3/3r4/1B6/8/7K b - - 0 1";
    REQUIRE(position(fen).is_mate());
    CHECK(answer(fen, Color::white) == Answer::yes);
    CHECK(answer(fen, Color::black) == Answer::no);
}

TEST_CASE("a capture en passant may open a wall", "[rules][mating][RUL-047][RUL-056]")
{
    constexpr std::string_view passing = "4k3/8/7p/p1p1p1pP/P1P1P1P1/8/8/4K3 w - g6 0 1";
    constexpr std::string_view passed = "4k3/8/7p/p1p1p1pP/P1P1P1P1/8/8/4K3 w - - 0 1";
    CHECK(answer(passing, Color::white) == Answer::yes);
    CHECK(answer(passed, Color::white) == Answer::no);
    CHECK(is_dead(position(passed)) == Answer::yes);
}

TEST_CASE("the budget bounds the work on overfull boards too", "[rules][mating]")
{
    const auto fen = GENERATE(as<std::string_view>{},
                              "7K/8/8/P1P1P1P1/p1p1p1p1/nnnnnnnn/nnnnnnnn/nnnnnnnk w - - 0 1",
                              "k7/bbbbbbbb/bbbbbbbb/bpbpbpbp/pPpPpPpP/P1P1P1P1/8/K6N b - - 0 1",
                              "rrrrrrrk/rrrrrrrr/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/B6K b - - 0 1");
    CAPTURE(fen);
    for (const Color side : both_colors)
        CHECK(can_mate(position(fen), side, small_budget).nodes < 2 * small_budget);
}

TEST_CASE("no sampled question of ours is answered wrongly", "[rules][mating][RUL-056]")
{
    const auto questions = verdicts::read(verdicts::ours);
    REQUIRE(questions.size() == 1940);
    CHECK(ask(questions, 3, small_budget) < 100);
}

TEST_CASE("no sampled question from elsewhere is answered wrongly", "[rules][mating][RUL-056]")
{
    if (!std::filesystem::exists(theirs))
        return tests::skipped(theirs);
    CHECK(ask(verdicts::read(theirs), 3, small_budget) < 100);
}

TEST_CASE("all questions of ours are answered with the default budget", "[rules][mating][.slow]")
{
    CHECK(ask(verdicts::read(verdicts::ours), 1, default_mating_budget) <= 10);
}

TEST_CASE("all questions from elsewhere are answered", "[rules][mating][.slow]")
{
    if (!std::filesystem::exists(theirs))
        return tests::skipped(theirs);
    CHECK(ask(verdicts::read(theirs), 1, default_mating_budget) <= 10);
}
