// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/mating_proof.hpp"

#include "rules/fen.hpp"
#include "rules/mating_material.hpp"
#include "rules/mating_search.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/verdicts.hpp"
#include "tests/rules/walks.hpp"

using namespace rules;
using walks::position;

namespace {

/// Looks for mates where a proof says that there is none. How many proofs stood up to it.
int attack_proofs(unsigned seed, int positions, std::uint64_t budget)
{
    RandomPositions random{seed};
    const auto questions = verdicts::read(verdicts::ours);
    int proofs = 0;
    for (int i = 0; i < positions; ++i) {
        const Position here = verdicts::any_position(random, questions);
        for (const Color side : both_colors) {
            if (material_forbids_mate(here.board(), side) || !proves_no_mate(here, side))
                continue;
            ++proofs;
            CAPTURE(write_fen(here.setup()), side == Color::white);
            MatingSearch search{here, side, all_hopes, MatingSearch::Pruning::by_material};
            CHECK(search.run(budget) != Answer::yes);
        }
    }
    return proofs;
}

/// Plays games by chance until a mate, and asks of every position on the way whether it could
/// come to this. How many games ended in mate.
int attack_by_games(unsigned seed, int games)
{
    RandomPositions random{seed};
    const auto questions = verdicts::read(verdicts::ours);
    int mates = 0;
    for (int game = 0; game < games; ++game) {
        Position here = verdicts::any_position(random, questions);
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
            REQUIRE_FALSE(proves_no_mate(before, opponent(here.turn())));
        }
    }
    return mates;
}

}  // namespace

TEST_CASE("no mate is found where a proof says there is none", "[rules][mating][RUL-043]")
{
    CHECK(attack_proofs(1, 20'000, 4'000) > 500);
}

TEST_CASE("no game ends in a mate that was proved impossible", "[rules][mating][RUL-043]")
{
    CHECK(attack_by_games(2, 20'000) > 1'000);
}

TEST_CASE("thousands of proofs stand up to a long search", "[rules][mating][.slow]")
{
    CHECK(attack_proofs(3, 200'000, 50'000) > 5'000);
}

TEST_CASE("no mate of very many games was proved impossible", "[rules][mating][.slow]")
{
    CHECK(attack_by_games(4, 1'000'000) > 50'000);
}

TEST_CASE("nothing is proved of a position with a known mate", "[rules][mating][RUL-056]")
{
    for (const auto& question : verdicts::read(verdicts::ours))
        if (question.answer == Answer::yes) {
            CAPTURE(question.fen);
            CHECK_FALSE(proves_no_mate(position(question.fen), question.side));
        }
}

TEST_CASE("a wall is proved without playing a move", "[rules][mating][RUL-043]")
{
    struct Row {
        std::string_view fen;
        bool white;
        bool black;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", true, true},     // EX-5.2.2-9
        {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1", true, true},    // EX-5.2.2-10
        {"4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - - 0 1", false, false},  // a knight jumps
        {"4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", false, false},       // the wall has a gap
    }));
    CAPTURE(row.fen);
    CHECK(proves_no_mate(position(row.fen), Color::white) == row.white);
    CHECK(proves_no_mate(position(row.fen), Color::black) == row.black);
}
