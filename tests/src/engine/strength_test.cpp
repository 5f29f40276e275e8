// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/strength.hpp"

#include "rules/coordinates.hpp"
#include "rules/fen.hpp"
#include "tests/printers.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace client::engine;

namespace {

Score pawns(int centipawns)
{
    return {Score::Unit::centipawns, centipawns};
}

}  // namespace

TEST_CASE("each level plays at least as well as the one below", "[src][engine]")
{
    for (int number = lowest_level; number < highest_level; ++number) {
        CAPTURE(number);
        const Level low = level(number);
        const Level high = level(number + 1);
        CHECK(low.number == number);
        CHECK(low.slip_percent >= high.slip_percent);
        CHECK(low.slip_cost >= high.slip_cost);
        constexpr int no_limit = 1'000'000'000;
        CHECK(low.depth.value_or(no_limit) <= high.depth.value_or(no_limit));
        CHECK((low.nodes.value_or(no_limit) <= high.nodes.value_or(no_limit) || low.depth));
    }
    CHECK(level(0) == level(1));
    CHECK(level(99) == level(20));
    CHECK(level(20) == Level{});
}

TEST_CASE("a level errs as often as it says, and always alike with one seed", "[src][engine]")
{
    Chance one{7};
    Chance other{7};
    int errors = 0;
    for (int i = 0; i < 1000; ++i) {
        const bool erred = slips(level(1), one);
        CHECK(erred == slips(level(1), other));
        errors += erred ? 1 : 0;
    }
    CHECK(errors > 650);
    CHECK(errors < 850);
    CHECK_FALSE(slips(level(8), one));
}

TEST_CASE("an error costs no more than the level allows", "[src][engine]")
{
    const auto position = rules::Position::initial();
    const auto move = [&](const char* text) { return *rules::read_uci(position, text); };
    const std::vector<Candidate> candidates{
        {move("e2e4"), pawns(30)},
        {move("d2d4"), pawns(-80)},
        {move("g2g4"), pawns(-150)},
        {move("b1a3"), {Score::Unit::mate, -3}},
    };
    Chance chance{3};
    std::set<std::string> played;
    for (int i = 0; i < 200; ++i)
        played.insert(rules::write_uci(position, *slip(position, candidates, level(7), chance)));
    CHECK(played == std::set<std::string>{"e2e4", "d2d4"});
    for (int i = 0; i < 200; ++i)
        played.insert(rules::write_uci(position, *slip(position, candidates, level(1), chance)));
    CHECK(played.size() == candidates.size());
    CHECK_FALSE(slip(position, {}, level(1), chance));
}

TEST_CASE("a mate in one is given even by the one who errs", "[src][engine]")
{
    const auto position =
        *rules::Position::from(*rules::read_fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"));
    const auto mate = *rules::read_uci(position, "a1a8");
    const std::vector<Candidate> candidates{{*rules::read_uci(position, "a1a2"), pawns(500)}};
    Chance chance{1};
    CHECK(slip(position, candidates, level(1), chance) == mate);
}
