// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/forced_mate.hpp"
#include "src/train/puzzle_words.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <map>
#include <set>

using namespace client::train;
using rules::Puzzle;

namespace {

/// All of them; none may be broken.
std::vector<Puzzle> shipped_puzzles()
{
    auto file = PuzzleFile::open("puzzles/annabella.csv");
    REQUIRE(file);
    std::vector<Puzzle> all;
    for (auto line = file->next(); line; line = file->next()) {
        if (!*line)
            UNSCOPED_INFO(fault_words(shipped::lexicon("en"), line->error()));
        REQUIRE(*line);
        all.push_back(**line);
    }
    return all;
}

void each_mate_in(int moves, const std::function<void(const Puzzle&)>& look)
{
    for (const auto& puzzle : shipped_puzzles())
        if (puzzle.mate_in == moves) {
            CAPTURE(puzzle.id);
            look(puzzle);
        }
}

/// The first move mates in so many moves, no other does, and nothing mates sooner.
void must_be_the_only_mate(const Puzzle& puzzle, int moves)
{
    CHECK(mating_moves(puzzle.asked(), moves) == std::vector{puzzle.solution.front()});
    CHECK((moves == 1 || !mates_within(puzzle.asked(), moves - 1)));
}

}  // namespace

TEST_CASE("at least six hundred puzzles are shipped, and no position comes twice", "[src][train]")
{
    const auto puzzles = shipped_puzzles();
    std::set<std::string> ids;
    std::set<std::uint64_t> positions;
    for (const auto& puzzle : puzzles) {
        CAPTURE(puzzle.id);
        CHECK(ids.insert(puzzle.id).second);
        CHECK(positions.insert(puzzle.asked().key()).second);
    }
    CHECK(puzzles.size() >= 600);
}

TEST_CASE(
    "of every sort of shipped puzzles there are some, with a rating and themes that are known",
    "[src][train]")
{
    std::map<std::string, int> themes;
    for (const auto& puzzle : shipped_puzzles()) {
        CAPTURE(puzzle.id);
        CHECK(puzzle.rating);
        CHECK_FALSE(puzzle.themes.empty());
        for (const auto& theme : puzzle.themes) {
            CHECK(is_known_theme(theme));
            ++themes[theme];
        }
    }
    for (const auto* const theme : {"mateIn1", "mateIn2", "mateIn3", "hangingPiece", "endgame"})
        CHECK(themes[theme] >= 30);
    for (const auto* const theme :
         {"backRankMate", "fork", "pin", "skewer", "discoveredAttack", "promotion", "opposition"})
        CHECK(themes[theme] > 0);
}

TEST_CASE("a shipped mate ends in mate after as many moves as it says", "[src][train]")
{
    for (const auto& puzzle : shipped_puzzles()) {
        CAPTURE(puzzle.id);
        const auto end = puzzle.position_before(puzzle.solution.size());
        CHECK(end.is_mate() == puzzle.has_theme("mate"));
        if (puzzle.mate_in)
            CHECK(puzzle.length() == static_cast<std::size_t>(*puzzle.mate_in));
    }
}

TEST_CASE("a shipped mate in one or two has one solution against every defence", "[src][train]")
{
    each_mate_in(1, [](const Puzzle& puzzle) { must_be_the_only_mate(puzzle, 1); });
    each_mate_in(2, [](const Puzzle& puzzle) { must_be_the_only_mate(puzzle, 2); });
}

TEST_CASE("a shipped mate in three has one solution against every defence", "[src][train][.slow]")
{
    each_mate_in(3, [](const Puzzle& puzzle) { must_be_the_only_mate(puzzle, 3); });
}
