// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_search.hpp"

#include "rules/fen.hpp"
#include "rules/mating_proof.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/verdicts.hpp"

#include <algorithm>

using namespace rules;

namespace {

struct Tally {
    int yes = 0;
    int no = 0;
};

/// Compares every means of an answer with plain enumeration, where that comes to an end: of so many
/// positions, and of more until each answer was met so often.
Tally compare(unsigned seed, int positions, std::size_t most, int of_each)
{
    using Pruning = MatingSearch::Pruning;
    RandomPositions random{seed};
    const auto questions = verdicts::read(verdicts::ours);
    Tally tally;
    for (int i = 0; i < positions || std::min(tally.yes, tally.no) < of_each; ++i) {
        const Position here = verdicts::any_position(random, questions);
        for (const Color side : both_colors) {
            const Answer truth = verdicts::by_enumeration(here, side, most);
            if (truth == Answer::undetermined)
                continue;
            ++(truth == Answer::yes ? tally.yes : tally.no);
            CAPTURE(write_fen(here.setup()), side == Color::white);
            for (const Pruning pruning : {Pruning::by_material, Pruning::by_proof})
                CHECK(MatingSearch{here, side, all_hopes, pruning}.run(1'000'000) == truth);
            const CanMate found = can_mate(here, side);
            CHECK(found.answer == truth);
            if (found.answer == Answer::yes)
                CHECK(verdicts::mates(here, found.line, side));
            if (truth == Answer::yes)
                CHECK_FALSE(proves_no_mate(here, side));
        }
    }
    return tally;
}

}  // namespace

TEST_CASE("the search agrees with enumeration of all that can arise", "[rules][mating][RUL-056]")
{
    const Tally tally = compare(1, 1'500, 500, 31);
    CHECK(tally.yes > 30);
    CHECK(tally.no > 30);
}

TEST_CASE("the search agrees with enumeration thousands of times", "[rules][mating][.slow]")
{
    // Five positions in a hundred come to an end in a no: 6,000 of them were too few.
    const Tally tally = compare(2, 6'000, 5'000, 1'000);
    CHECK(tally.yes + tally.no > 2'000);
}

TEST_CASE("a search whose budget ends does not answer", "[rules][mating]")
{
    const Position start = Position::initial();
    MatingSearch search{start, Color::white, all_hopes, MatingSearch::Pruning::by_material};
    CHECK(search.run(10) == Answer::undetermined);
    CHECK(can_mate(start, Color::white, 10).answer == Answer::undetermined);
}

TEST_CASE("a search that was stopped goes on where it was", "[rules][mating]")
{
    const Position start = Position::initial();
    MatingSearch search{start, Color::white, stripping_hope, MatingSearch::Pruning::by_material};
    CHECK(search.run(10) == Answer::undetermined);
    CHECK(search.run(100'000) == Answer::yes);
    CHECK(verdicts::mates(start, search.line(), Color::white));
}
