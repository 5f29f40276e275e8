// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/notation.hpp"
#include "tests/printers.hpp"

#include <sstream>
#include <string>
#include <string_view>

using namespace rules;

namespace {

/// Plays moves as they stand in a book, numbers and draw offers left out.
Position played(std::string_view moves, Letters letters)
{
    Position here = Position::initial();
    std::istringstream words{std::string{moves}};
    for (std::string word; words >> word;) {
        if (const auto dot = word.find('.'); dot != std::string::npos && word[0] <= '9')
            word.erase(0, word[0] == '0' ? 0 : dot + 1);
        if (word == "e.p." || word == "(=)")
            continue;
        const auto move = find_move(here, word, letters);
        INFO(word);
        REQUIRE(move);
        here.play_unchecked(*move);
    }
    return here;
}

}  // namespace

TEST_CASE("three styles of one game lead to the same position", "[rules][notation][NOT-018]")
{
    const auto game = GENERATE(
        as<std::string_view>{},
        "1.e4 e5 2.Jf3 Jf6 3.d4 exd4 4.e5 Je4 5.Dxd4 d5 6.exd6 e.p. Jxd6 7.Sg5 Jc6 8.De3+ Se7 "
        "9.Jbd2 0-0 10.0-0-0 Ve8 11.Kb1 (=)",
        "1.e4 e5 2.Jf3 Jf6 3.d4 ed4 4.e5 Je4 5.Dd4 d5 6.ed6 Jd6 7.Sg5 Jc6 8.De3 Se7 9.Jbd2 0-0 "
        "10.0-0-0 Ve8 11.Kb1 (=)",
        "1.e2e4 e7e5 2.Jg1f3 Jg8f6 3.d2d4 e5xd4 4.e4e5 Jf6e4 5.Dd1xd4 d7d5 6.e5xd6 e.p. Je4xd6 "
        "7.Sc1g5 Jb8c6 8.Dd4e3 Sf8e7 9.Jb1d2 0-0 10.0-0-0 Vf8e8 11.Kc1b1 (=)");
    const auto letters = GENERATE(Letters::sk, Letters::cs);
    CHECK(write_fen(played(game, letters).setup()) ==
          "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
}

TEST_CASE("the sample game of 1997 and 2009 is read", "[rules][notation][NOT-019]")
{
    constexpr std::string_view game =
        "1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 4.Sd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Sxc3 8.Sxc3 Jxd5 9.Jf3 b6 "
        "10.Db3 Jxc3 11.bxc3 c5 12.Se2 cxd4 13.Jxd4 Ve8 14.0-0 Jd7 15.a4 Jc5 16.Db4 Sb7 17.a5";
    CHECK(write_fen(played(game, Letters::sk).setup()) ==
          "r2qr1k1/pb3ppp/1p6/P1n5/1Q1N4/2P5/4BPPP/R4RK1 b - - 0 17");
}
