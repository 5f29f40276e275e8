// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/desk/desk.hpp"

#include <algorithm>

namespace {

using namespace client::desk;
using namespace desk_tests;
using namespace rules;
using Lines = std::vector<std::string>;

const Lines head_lines{"ruleset e18s",      "time 90+30",         "blind white",
                       "player white Anna", "player black Boris", "announce cs"};

/// A game with something of everything that must survive.
Desk busy_desk()
{
    Desk desk{head_lines};
    desk.type({"start"}, 1);
    desk.type({"lift g1", "place f3", "announce jezdec na f3"}, 7);
    desk.type({"", "repeat jezdec f3", "executed"}, 9);
    desk.type({"d5", "black write d5", ""}, 12.5);
    desk.type({"arbiter lose white", "retract"}, 14);
    desk.type({"offer", "time white", "move f3f5", ""}, 20);
    static_cast<void>(desk.tick(Desk::at(25)));
    return desk;
}

}  // namespace

TEST_CASE("a game at the desk is taken over after a crash, with the clocks stopped",
          "[src][desk][ARB-071]")
{
    auto first = busy_desk();
    const auto log = first.says("log", 25);
    Session second{in("en")};
    CHECK(text(second.begin(first.kept() + "@29.0 white torn", std::optional{head(head_lines)})) ==
          "A game was left behind at the desk. Go on with it, yes or no?\n");
    // Answered later than some of its events happened: they keep their times.
    CHECK_THAT(text(second.line("yes", Desk::at(10))), Catch::EndsWith("No clock is running\n"));
    CHECK(second.latest() == Desk::at(25));
    auto now = second.game()->state();
    CHECK(now.paused == Color::white);
    CHECK(now.history == first.game()->state().history);
    CHECK(now.sheets == first.game()->state().sheets);
    CHECK(now.illegal_moves == first.game()->state().illegal_moves);
    for (const Color side : both_colors)
        CHECK(second.game()->clock().left(side, Desk::at(60)) ==
              first.game()->clock().left(side, Desk::at(25)));
    CHECK_THAT(text(second.line("log", Desk::at(26))), Catch::StartsWith(log));
    CHECK_THAT(text(second.line("e3", Desk::at(26))), Catch::Contains("not allowed"));
    CHECK(text(second.line("arbiter go", Desk::at(26))).ends_with("White's clock is running\n"));
    CHECK(text(second.line("Ng1", Desk::at(27))) == "jezdec na g1\n");
}

TEST_CASE("a game can be taken over as often as it is left", "[src][desk]")
{
    auto kept = busy_desk().kept();
    for (int i = 0; i < 3; ++i) {
        Session session{in("de")};
        static_cast<void>(session.begin(kept, std::nullopt));
        static_cast<void>(session.line("ja", begin));
        REQUIRE(session.game());
        CHECK(session.game()->record().size() == 2);
        CHECK(session.kept().starts_with(kept));
        kept = session.kept();
    }
}

TEST_CASE("a game that is not wanted now is put aside, not lost", "[src][desk]")
{
    Session session{in("en")};
    static_cast<void>(session.begin(busy_desk().kept(), std::nullopt));
    CHECK_THAT(text(session.line("perhaps", begin)), Catch::StartsWith("A game was left behind"));
    const auto reply = session.line("no", begin);
    CHECK(text(reply) == "Name of White? Nothing: without a name\n");
    CHECK(std::holds_alternative<PutAside>(reply.wish.value()));
}

TEST_CASE("wherever a crash tears the record, what stands before it is taken over", "[src][desk]")
{
    const auto whole = busy_desk().kept();
    const auto first_event = whole.find("\n@") + 1;
    for (std::size_t size = first_event + 1; size < whole.size(); size += 7) {
        CAPTURE(size);
        const auto torn = whole.substr(0, size);
        const auto kept = read_kept(torn);
        REQUIRE(kept);
        CHECK(kept->steps.size() ==
              static_cast<std::size_t>(
                  std::count(torn.begin() + static_cast<long>(first_event), torn.end(), '\n')));
        Session session{in("en")};
        CHECK_THAT(text(session.begin(torn, std::nullopt)),
                   Catch::StartsWith("A game was left behind"));
        static_cast<void>(session.line("y", begin));
        // What is begun anew stands behind all that was whole.
        if (!kept->steps.empty())
            CHECK(session.kept().starts_with(torn.substr(0, torn.rfind('\n') + 1)));
    }
    for (std::size_t size = 0; size <= first_event; size += 7)
        CHECK_FALSE(read_kept(whole.substr(0, size)));
    for (const auto* const rubbish : {"", "\n", "desk\n", "desk x\n@1 start\n", "time 5\n"}) {
        Session session{in("en")};
        CHECK_THAT(text(session.begin(rubbish, std::nullopt)), Catch::StartsWith("Name of White?"));
    }
}

TEST_CASE("an adjourned game is kept with its sealed move, which the log does not tell",
          "[src][desk][ADJ-001]")
{
    Desk first{{"ruleset e18s", "time 90"}};
    first.type({"start", "adjourn", "seal Nf3", "white press"});
    CHECK_THAT(first.says("log"), !Catch::Contains("Nf3"));
    Desk assisted{{"ruleset e18s", "time 90", "blind white", "assistant white f"}};
    assisted.type({"start", "adjourn"});
    CHECK_THAT(assisted.says("assistant white seal Nf3"), Catch::Contains("Article D.2.10.6"));
    CHECK_THAT(assisted.says("log"), !Catch::Contains("Nf3"));
    Session second{in("en")};
    static_cast<void>(second.begin(first.kept(), std::nullopt));
    static_cast<void>(second.line("yes", begin));
    static_cast<void>(second.line("resume", begin));
    CHECK_THAT(text(second.line("open", begin)), Catch::Contains("Springer Felix drei"));
}

TEST_CASE("a game that is over stays at the desk until it is left, with its papers", "[src][desk]")
{
    Desk first{{"ruleset e18s"}};
    first.type({"start", "e4", "black resign"});
    Session second{in("en")};
    static_cast<void>(second.begin(first.kept(), std::nullopt));
    static_cast<void>(second.line("yes", begin));
    CHECK_THAT(text(second.line("pgn", begin)), Catch::Contains("1. e4 1-0"));
}
