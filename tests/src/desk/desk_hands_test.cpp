// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/desk/desk.hpp"

/// Whoever types is slower than the players, and makes mistakes.

using namespace client::desk;
using namespace desk_tests;
using namespace rules;

namespace {

Duration left(const Desk& desk, Color side, double seconds)
{
    return desk.game()->clock().left(side, Desk::at(seconds));
}

}  // namespace

TEST_CASE("a mistyped move is replaced, and all times stay", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    desk.type({"Nf3"}, 10);
    desk.type({""}, 11);
    const auto white = left(desk, Color::white, 20);
    const auto black = left(desk, Color::black, 20);
    CHECK(desk.says("amend Nh3", 20) == "Corrected: Nh3 instead of Nf3. All times stay\n");
    CHECK(desk.game()->record().back().san == "Nh3");
    CHECK(left(desk, Color::white, 20) == white);
    CHECK(left(desk, Color::black, 20) == black);
    Session again{in("en")};
    static_cast<void>(again.begin(desk.kept(), std::nullopt));
    static_cast<void>(again.line("yes", begin));
    CHECK(again.game()->record().back().san == "Nh3");
}

TEST_CASE("an illegal move that only the typist made goes with what it cost", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e2e5", "press"});
    REQUIRE(desk.game()->state().illegal_moves[Color::white] == 1);
    CHECK_THAT(desk.says("amend e4", 3), Catch::Contains("Corrected"));
    CHECK(desk.game()->state().illegal_moves[Color::white] == 0);
    CHECK(desk.game()->clock().running() == Color::black);
}

TEST_CASE("what cannot be amended is told, and changes nothing", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    CHECK_THAT(desk.says("amend e4"), Catch::Contains("no move that was typed"));
    desk.type({"e4", "", "e5", "", "Nf3", "", "Nc6", ""});
    const auto before = desk.game()->state();
    CHECK_THAT(desk.says("amend gibberish"), Catch::Contains("not understood"));
    CHECK(desk.game()->state() == before);
}

TEST_CASE("a press is stamped first, and the move is typed after it", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    CHECK(desk.says("pressed", 10) == "White has pressed. Now the move\n");
    CHECK_FALSE(desk.next_alarm());
    CHECK_THAT(desk.says("black claim threefold", 12), Catch::Contains("is awaited"));
    CHECK_THAT(desk.says("gibberish", 13), Catch::Contains("not understood"));
    CHECK(desk.says("e4", 15) == "Bauer Eva vier\nWhite has completed the move\n");
    CHECK(left(desk, Color::white, 15) == 290s);
    CHECK(left(desk, Color::black, 15) == 295s);
    desk.type({"pressed"}, 16);
    CHECK(desk.says("retract", 17) == "Nobody has pressed. The clock has run on\n");
    CHECK(desk.game()->clock().running() == Color::black);
    CHECK(left(desk, Color::black, 17) == 293s);
    desk.type({"e5"}, 18);
    CHECK(desk.says("pressed", 19) == "Black has completed the move\n");  // typed before
}

TEST_CASE("a flag does not fall while the move of a press is typed", "[src][desk]")
{
    Desk desk{{"ruleset e18bA", "time 0:10"}};
    desk.type({"start"});
    desk.type({"pressed"}, 9);
    CHECK(text(desk.tick(Desk::at(11))).empty());
    desk.type({"e4"}, 12);
    CHECK_FALSE(desk.game()->outcome());
    CHECK(desk.game()->clock().running() == Color::black);
}

TEST_CASE("a draw alone is asked about, and a lone key offers none", "[src][desk][ARB-034]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "e4"});
    CHECK(desk.says("draw") ==
          "What is meant? offer: a player offers a draw. claim threefold or claim fifty: he claims "
          "one. arbiter draw: the arbiter decides so\n");
    const auto reply = desk.key("offer", begin);
    CHECK(wish<client::host::wishes::BeginLine>(reply).words == "offer");
    CHECK_FALSE(desk.game()->state().offer);
    desk.type({"offer"});
    CHECK(desk.game()->state().offer == Color::white);
}

TEST_CASE("times and flags are the arbiter's, with or without his name", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"});
    CHECK_THAT(desk.says("set white 6:00"), Catch::Contains("added for White"));
    CHECK(left(desk, Color::white, 0) == 360s);
    CHECK_FALSE(desk.says("flag white").empty());
    CHECK_FALSE(desk.game()->outcome());  // the desk sees its own clock
}

TEST_CASE("the last move is said once more, and spelled, the pieces are told", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}, "de"};
    desk.type({"start"});
    CHECK(desk.says("letzter") == "Es ist noch kein Zug gemacht\n");
    desk.type({"Sf3"});
    CHECK(desk.says("letzter") == "Springer Felix drei\n");
    CHECK_FALSE(desk.says("buchstabieren").empty());
    CHECK_THAT(desk.says("figuren weiß"), Catch::Contains("f3"));
}

TEST_CASE("beside another clock the desk says what is to be set by hand", "[src][desk][ARB-080]")
{
    Desk desk{{"ruleset e18s", "time external 90"}};
    desk.type({"start", "e4", ""});
    desk.type({"e7e4"});
    CHECK_THAT(desk.says(""), Catch::Contains("Please set White's clock by hand: 2 minutes more"));
    CHECK_THAT(desk.says("moves"), !Catch::Contains("refused"));
    CHECK_THAT(desk.says("flag black"), Catch::Contains("White wins"));
}

TEST_CASE("beside another clock the half of it that a wrong claim costs in 1997 is told",
          "[src][desk][ARB-051]")
{
    Desk desk{{"ruleset e97s", "time external 90"}};
    desk.type({"start"});
    const auto told = desk.says("white claim threefold");
    CHECK_THAT(told, Catch::Contains("Please set White's clock by hand: half of the time that it "
                                     "shows less, but at most 3 minutes\n"));
    CHECK_THAT(told, Catch::Contains("Please set Black's clock by hand: 3 minutes more\n"));
    Desk later{{"ruleset e18s", "time external 90"}};
    later.type({"start"});
    CHECK_THAT(later.says("white claim threefold"), !Catch::Contains("half"));
}
