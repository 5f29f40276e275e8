// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/retraction.hpp"

#include "rules/chess960.hpp"
#include "rules/fen.hpp"
#include "rules/position.hpp"
#include "tests/printers.hpp"
#include "tests/rules/random_positions.hpp"
#include "tests/rules/walks.hpp"

#include <string_view>
#include <vector>

using namespace rules;

namespace {

bool claimed_impossible(std::string_view fen)
{
    const auto setup = read_fen(fen);
    INFO(fen);
    REQUIRE(setup);
    const auto found = faults(*setup);
    return found == std::vector{SetupFault::check_impossible};
}

}  // namespace

TEST_CASE("a check that no last move can give is found", "[rules][setup][retraction]")
{
    struct Row {
        std::string_view fen;
        std::string_view why;
    };
    const auto row = GENERATE(values<Row>({
        {"8/8/8/8/8/2b1k1b1/8/3RKR2 w - - 0 1", "two bishops from the two sides"},
        {"8/1B6/3r4/2rkr3/3r4/1B6/8/7K b - - 0 1", "two bishops of one square colour"},
        {"4k3/8/8/8/8/8/3p1p2/4K3 w - - 0 1", "two pawns"},
        {"7k/8/8/8/8/2n1n3/8/3K4 w - - 0 1", "two knights"},
        {"4k3/8/8/4r3/8/8/8/2n1K2r w - - 0 1", "two rooks at right angles"},
        {"k3r3/8/8/8/7b/8/3p4/4K3 w - - 0 1", "three men at once"},
        {"4k3/8/8/8/8/5n2/8/r3K3 w - - 0 1", "a rook and a knight that did not come from its line"},
        {"k3r3/8/8/b7/8/8/8/4K3 w - - 0 1", "a rook and a bishop that did not"},
        {"k7/8/8/b7/8/8/8/r3K3 w - - 0 1", "a bishop and a rook that did not"},
        {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
         "a bishop that has nowhere to have come from"},
    }));
    CAPTURE(row.fen, row.why);
    CHECK(claimed_impossible(row.fen));
    CHECK(Position::from(*read_fen(row.fen)));  // it can be played from all the same
}

TEST_CASE("a check that some last move can give is not doubted", "[rules][setup][retraction]")
{
    struct Row {
        std::string_view fen;
        std::string_view move;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "a rook comes"},
        {"4k3/8/8/8/8/3n4/8/r3K3 w - - 0 1", "a knight uncovers a rook and gives check"},
        {"k3r3/8/8/8/8/2n5/8/4K3 w - - 0 1", "a knight uncovers a rook"},
        {"k3r3/8/8/8/8/8/5n2/4K3 w - - 0 1", "no check but the rook's"},
        {"k3r3/8/8/8/8/8/3b4/4K3 w - - 0 1", "a bishop uncovers a rook and gives check"},
        {"k7/8/8/b7/8/8/8/3rK3 w - - 0 1", "a rook uncovers a bishop and gives check"},
        {"8/8/8/8/8/8/3p4/k3K3 w - - 0 1", "a pawn gives check"},
        {"8/8/8/8/7b/5k2/8/4K3 w - - 0 1", "a king uncovers a bishop"},
        {"1k6/8/8/8/8/8/8/3qK3 w - - 0 1", "a pawn promotes or a queen comes"},
        {"k3r3/8/8/8/8/8/8/3qK3 w - - 0 1", "a capture on d1 by a pawn of e2 promotes"},
        {"k3R3/8/8/8/8/8/8/4K3 b - - 0 1", "a pawn promotes to a rook"},
        {"3k4/8/8/8/8/8/8/2KR4 b - - 0 1", "castling long gives check"},
        {"5k2/8/8/8/8/8/8/5RK1 b - - 0 1", "castling short gives check"},
        {"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "a double step gives check"},
        {"4k3/8/8/3Pp3/8/8/8/K3r3 w - - 0 1", "a rook comes"},
        // White has captured en passant: the pawn left e5, the captured one d5.
        {"8/8/3P4/k6R/8/8/8/4K3 b - - 0 1", "two pawns leave the rank"},
        {"3k4/8/3P4/8/7B/8/8/3RK3 b - - 0 1", "the pawn leaves the bishop's diagonal"},
        {"8/4k3/3P4/8/8/8/8/4R1K1 b - - 0 1", "en passant with check by pawn and rook"},
    }));
    CAPTURE(row.fen, row.move);
    CHECK(faults(*read_fen(row.fen)).empty());
}

TEST_CASE("the last move was the double step that the FEN tells of", "[rules][setup][retraction]")
{
    // The rook's check was there before d2-d4.
    CHECK(claimed_impossible("8/8/8/8/k2Pp3/8/8/R3K3 b - d3 0 1"));
    CHECK_FALSE(claimed_impossible("8/8/8/8/k2Pp3/8/8/R3K3 b - - 0 1"));
}

TEST_CASE("Chess960 castling may give a check that chess cannot", "[rules][setup][retraction]")
{
    // Neither rook nor king has another last move that did not find the black king attacked
    // already, and in chess the rook would have come from a1.
    auto setup = read_fen("8/8/8/8/8/8/3P4/B1KR3k b - - 0 1");
    REQUIRE(setup);
    CHECK_FALSE(check_can_arise(*setup));
    setup->variant = Variant::chess960;
    CHECK(check_can_arise(*setup));
}

TEST_CASE("no check of any game is claimed impossible", "[rules][setup][retraction]")
{
    RandomPositions random{11};
    int checks = 0;
    for (int game = 0; game < 3000; ++game) {
        Position here = game % 3 == 0   ? *chess960_position(static_cast<int>(random.below(960)))
                        : game % 3 == 1 ? random.castle()
                                        : random.any();
        for (int ply = 0; ply < 60 && here.has_legal_move(); ++ply) {
            const auto moves = here.legal_moves();
            Move move = moves[random.below(static_cast<unsigned>(moves.size()))];
            for (const Move other : moves)  // checks, above all double ones, are what matters here
                if (const auto next = here.after_unchecked(other);
                    next.checkers().many() || (next.in_check() && random.one_in(8)))
                    move = other;
            here.play_unchecked(move);
            if (!here.in_check())
                continue;
            ++checks;
            CAPTURE(write_fen(here.setup()));
            CHECK(check_can_arise(here.setup()));
        }
    }
    CHECK(checks > 10'000);
}
