// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_outline.hpp"

#include "rules/fen.hpp"
#include "rules/mating_search.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/verdicts.hpp"
#include "tests/rules/walks.hpp"

using namespace rules;
using walks::position;

namespace {

constexpr std::uint64_t enough = 100'000;

bool proves(const Position& here, Color side, std::uint64_t budget = enough)
{
    return OutlineProof{here, side}.holds(budget);
}

/// Known questions with small changes: only they have walls and cages.
Position blocked_position(RandomPositions& random, const std::vector<verdicts::Question>& questions)
{
    const auto number = random.below(static_cast<unsigned>(questions.size()));
    return random.changed(position(questions[number].fen));
}

/// Where every position that can arise can be counted, no proof says no to a mate. How many proofs
/// there were.
int compare_with_enumeration(unsigned seed, int positions, std::size_t most)
{
    RandomPositions random{seed};
    const auto questions = verdicts::read(verdicts::ours);
    int proofs = 0;
    for (int i = 0; i < positions; ++i) {
        const Position here = blocked_position(random, questions);
        for (const Color side : both_colors) {
            if (!proves(here, side, 10'000))
                continue;
            ++proofs;
            CAPTURE(write_fen(here.setup()), side == Color::white);
            CHECK(verdicts::by_enumeration(here, side, most) != Answer::yes);
            MatingSearch search{here, side, all_hopes, MatingSearch::Pruning::by_material};
            CHECK(search.run(most) != Answer::yes);
        }
    }
    return proofs;
}

/// Plays games by chance until a mate, and asks of every position on the way whether it could come
/// to this. How many games ended in mate.
int attack_by_games(unsigned seed, int games)
{
    RandomPositions random{seed};
    const auto questions = verdicts::read(verdicts::ours);
    int mates = 0;
    for (int game = 0; game < games; ++game) {
        Position here = blocked_position(random, questions);
        std::vector<Position> passed{here};
        while (passed.size() < 120 && here.has_legal_move()) {
            const auto moves = here.legal_moves();
            here.play_unchecked(moves[random.below(static_cast<unsigned>(moves.size()))]);
            passed.push_back(here);
        }
        if (!here.is_mate())
            continue;
        ++mates;
        for (const Position& before : passed) {
            CAPTURE(write_fen(before.setup()), write_fen(here.setup()));
            REQUIRE_FALSE(proves(before, opponent(here.turn()), 2'000));
        }
    }
    return mates;
}

}  // namespace

TEST_CASE("bishops locked with their kings make few outlines", "[rules][mating][RUL-043]")
{
    const auto fen =
        GENERATE(as<std::string_view>{}, "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/5kb1 w - - 0 1",
                 "8/1p2B1B1/1PpB1B2/k1P5/p1P5/P7/5K2/8 w - - 0 1",
                 "k7/2K5/3p1p2/3PbP2/3pBp2/3P1P2/4B3/8 w - - 0 1",
                 "1k4b1/1P1p4/BP1Pp1p1/1P2P1P1/pB6/Pp2K3/1P5B/8 b - - 0 1");
    CAPTURE(fen);
    for (const Color side : both_colors)
        CHECK(proves(position(fen), side));
}

TEST_CASE("a wall with a gap is no proof", "[rules][mating][RUL-043]")
{
    const auto fen = GENERATE(as<std::string_view>{},
                              "8/8/3b3p/2b2p1P/3b1p1K/2b2P2/6P1/5kb1 w - - 0 1",  // no pawn on g3
                              "k1b1b3/8/8/1pBpBpBp/1PbPbPbP/8/8/K1B1B3 w - - 0 1");
    CAPTURE(fen);
    CHECK_FALSE(proves(position(fen), Color::white));
    CHECK_FALSE(proves(position(fen), Color::black));
}

TEST_CASE("no outline hides the mate of a position with a known mate", "[rules][mating][RUL-056]")
{
    for (const auto& question : verdicts::read(verdicts::ours))
        if (question.answer == Answer::yes) {
            CAPTURE(question.fen);
            CHECK_FALSE(proves(position(question.fen), question.side, 10'000));
        }
}

TEST_CASE("no mate is found where outlines say there is none", "[rules][mating][RUL-043]")
{
    CHECK(compare_with_enumeration(1, 5'000, 500) > 50);
}

TEST_CASE("no game ends in a mate that no outline showed", "[rules][mating][RUL-043]")
{
    CHECK(attack_by_games(2, 10'000) > 500);
}

TEST_CASE("thousands of outlines stand up to a long search", "[rules][mating][.slow]")
{
    CHECK(compare_with_enumeration(3, 20'000, 20'000) > 200);
}

TEST_CASE("no mate of very many games was missing in the outlines", "[rules][mating][.slow]")
{
    CHECK(attack_by_games(4, 60'000) > 3'000);
}
