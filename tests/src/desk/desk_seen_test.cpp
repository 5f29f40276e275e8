// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/desk_picture.hpp"
#include "tests/src/desk/desk.hpp"

#include <string>
#include <variant>
#include <vector>

/// What the arbiter and the public see of the desk, and what nobody may see.

using namespace desk_tests;
using client::screen::DeskScene;

namespace {

std::unique_ptr<Desk> seen_desk(const std::vector<std::string>& lines)
{
    auto desk = std::make_unique<Desk>(lines);
    desk->in_use().state().settings.digits = client::player::Digits::run;
    return desk;
}

DeskScene look(Desk& desk, int second)
{
    return std::get<DeskScene>(desk.in_use().scene(begin + std::chrono::seconds{second}));
}

std::string shown(Desk& desk, int second)
{
    auto scene = look(desk, second);
    return client::terminal::text(
        client::screen::picture(scene, {40, 120}, client::screen::Blocks::none));
}

const std::vector<std::string> rated{"ruleset e18s",  "time 90+30",        "blind white",
                                     "tournament on", "player white Anna", "player black Boris"};

}  // namespace

TEST_CASE("the screen of the desk has both times and names, and whose clock runs", "[src][desk]")
{
    const auto desk = seen_desk(rated);
    desk->type({"start"});
    const auto scene = look(*desk, 10);
    CHECK(scene.face.names == std::array<std::string, 2>{"White Anna", "Black Boris"});
    CHECK(scene.face.times == std::array<std::string, 2>{"1:30:20", "1:30:30"});
    CHECK(scene.face.running == rules::Color::white);
    CHECK(scene.next == "Next: the move, as you would write or say it");
    CHECK(scene.boards.size() == 1);
}

TEST_CASE("the screen of the desk changes with each second of the clock", "[src][desk]")
{
    const auto desk = seen_desk(rated);
    CHECK_FALSE(desk->in_use().next_picture(begin));
    desk->type({"start"});
    CHECK(desk->in_use().next_picture(begin + 10s + 300ms) == begin + 11s + 1ms);
    desk->in_use().state().settings.digits = client::player::Digits::stand;
    CHECK_FALSE(desk->in_use().next_picture(begin + 10s));
}

TEST_CASE("digits that run are kept no more often than without them", "[src][desk]")
{
    const auto desk = seen_desk(rated);
    desk->type({"start"});
    const auto kept = desk->in_use().state().kept();
    for (int second = 1; second < 5; ++second)
        static_cast<void>(desk->in_use().handle({client::host::inputs::Tick{}},
                                                begin + std::chrono::seconds{second}));
    CHECK(desk->in_use().state().kept() == kept);
    static_cast<void>(desk->in_use().handle({client::host::inputs::Tick{}}, begin + 6s));
    CHECK(desk->in_use().state().kept() != kept);
}

TEST_CASE("both boards are seen while they differ", "[src][desk]")
{
    const auto desk = seen_desk(rated);
    desk->type({"start", "lift g1", "place f3"});
    const auto scene = look(*desk, 1);
    REQUIRE(scene.boards.size() == 2);
    CHECK(scene.boards[0].title == "Board of White");
    CHECK(scene.boards[0].scene.board.at(*rules::Square::parse("f3")));
    CHECK_FALSE(scene.boards[1].scene.board.at(*rules::Square::parse("f3")));
    desk->type({"announce", "executed"});
    CHECK(look(*desk, 1).boards.size() == 1);
}

TEST_CASE("until the press the screen shows an illegal move like any other", "[src][desk][ARB-075]")
{
    const auto scene_of = [](const std::string& square) {
        auto lines = rated;
        lines.emplace_back("fen rnbqk1nr/pppp1ppp/4p3/8/1b1P4/2N5/PPP1PPPP/R1BQKBNR w KQkq - 2 3");
        const auto desk = seen_desk(lines);
        desk->type({"start", "lift c3", "place " + square, "announce"});
        return look(*desk, 1);
    };
    const auto lawful = scene_of("c3");  // put back: for comparison only
    const auto pinned = scene_of("e4");
    CHECK(pinned.rulings.empty());
    CHECK(pinned.boards.size() == 2);
    CHECK(pinned.boards[0].scene.last_move ==
          std::pair{*rules::Square::parse("c3"), *rules::Square::parse("e4")});
    CHECK(pinned.face.running == lawful.face.running);
}

TEST_CASE("the sealed move is nowhere on the screen", "[src][desk]")
{
    const auto desk = seen_desk(rated);
    desk->type({"start", "white e4", "press", "adjourn", "seal Nc6"});
    const auto text = shown(*desk, 1);
    CHECK(text.find("Nc6") == std::string::npos);
    for (const auto& seen : look(*desk, 1).boards)
        CHECK_FALSE(seen.scene.board.at(*rules::Square::parse("c6")));
}

TEST_CASE("in a tournament no check is seen", "[src][desk]")
{
    auto lines = rated;
    lines.emplace_back("fen 4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    const auto desk = seen_desk(lines);
    desk->type({"start", "white Qd7", "press"});
    CHECK(shown(*desk, 1).find("heck") == std::string::npos);
}

TEST_CASE("the last rulings stay on the screen", "[src][desk]")
{
    const auto desk = seen_desk(rated);
    desk->type({"start", "black claim threefold", "note Clocks exchanged"});
    const auto scene = look(*desk, 1);
    REQUIRE_FALSE(scene.rulings.empty());
    CHECK(scene.rulings.back() == "note Clocks exchanged");
}

TEST_CASE("before the game the screen has neither boards nor times", "[src][desk]")
{
    client::desk::DeskInUse desk{with_keys(in("en"))};
    static_cast<void>(desk.handle({client::host::inputs::Begin{}}, begin));
    const auto scene = std::get<DeskScene>(desk.scene(begin));
    CHECK(scene.boards.empty());
    CHECK_FALSE(scene.face.has_times());
}

TEST_CASE("a display tells a move only when it has been completed", "[src][desk][ARB-075]")
{
    Desk desk{{"ruleset e18s", "time 90", "blind white"}};
    desk.type({"start", "white Nf3"});
    CHECK(desk.in_use().last_move().empty());
    desk.type({"press"});
    CHECK(desk.in_use().last_move() == "1 Nf3");
}

TEST_CASE("the log says once what was refused", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 90"}};
    desk.type({"start", "arbiter draw", "resign"});
    const auto log = desk.says("log");
    CHECK_THAT(log, Catch::Contains(" white resign: "));
    CHECK_THAT(log, !Catch::Contains("white resign: white resign"));
}
