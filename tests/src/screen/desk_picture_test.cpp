// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/desk_picture.hpp"

#include "src/screen/columns.hpp"
#include "tests/src/screen/fixtures.hpp"
#include "tests/src/screen/scenes.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <random>

using namespace client::screen;
using client::terminal::Size;

namespace {

/// White has put his knight on f3, and nobody has moved it on Black's board yet.
DeskScene desk(std::size_t boards)
{
    DeskScene scene;
    scene.face = {.names = {"White Anna Nováková", "Black Boris Petrov"},
                  .times = {"1:29:50", "1:30:00"},
                  .running = rules::Color::white,
                  .announcement = {"Knight Felix three"},
                  .number = 1,
                  .typed = "",
                  .more = "More: Page Down"};
    auto seen = scenes::spanish(Layout::board);
    seen.cursor = std::nullopt;
    seen.selected = std::nullopt;
    scene.boards = {{boards == 2 ? "Board of White" : "", seen}};
    if (boards == 2) {
        seen.board = rules::Position::initial().board();
        scene.boards.push_back({"Board of Black", seen});
    }
    scene.next = "Next: the move, as you would write or say it";
    scene.rulings = {"White's claim is wrong, Article 9.5.3", "Black: 2 minutes more"};
    return scene;
}

int rows_with_blocks(const client::terminal::Frame& frame)
{
    return static_cast<int>(std::ranges::count_if(frame.lines, [](const auto& line) {
        return client::terminal::text(line).find("█") != std::string::npos;
    }));
}

}  // namespace

TEST_CASE("the desk on the screen is as it was looked at and found good", "[src][screen][desk]")
{
    struct Row {
        std::string name;
        std::size_t boards;
        Size size;
    };
    const auto row = GENERATE(values<Row>({
        {"desk-80x24", 1, {24, 80}},
        {"desk-two-boards-80x24", 2, {24, 80}},
        {"desk-120x40", 1, {40, 120}},
        {"desk-two-boards-120x40", 2, {40, 120}},
    }));
    CAPTURE(row.name);
    CHECK(fixtures::described(picture(desk(row.boards), row.size, Blocks::unicode)) ==
          fixtures::read(row.name));
}

TEST_CASE("the digits of the desk are as large as the screen allows", "[src][screen][desk]")
{
    struct Row {
        Size size;
        int rows;  ///< of large print, for each side
    };
    const auto row = GENERATE(values<Row>({
        {{18, 80}, 3},
        {{24, 80}, 6},
        {{40, 120}, 9},
        {{60, 200}, 18},
    }));
    CAPTURE(row.size.rows, row.size.columns);
    auto scene = desk(1);
    scene.boards.front().scene.characters = Characters::ascii;  // pieces without blocks
    CHECK(rows_with_blocks(picture(scene, row.size, Blocks::unicode)) == 2 * row.rows);
}

TEST_CASE("nothing moves on the screen of the desk when the boards differ", "[src][screen][desk]")
{
    const auto one = picture(desk(1), {24, 80}, Blocks::unicode);
    const auto two = picture(desk(2), {24, 80}, Blocks::unicode);
    for (std::size_t row = 0; row < 13; ++row)
        CHECK(client::terminal::text(one.lines[row]) == client::terminal::text(two.lines[row]));
    for (std::size_t row = 14; row < 22; ++row)
        CHECK(client::terminal::text(one.lines[row]).substr(0, 20) ==
              client::terminal::text(two.lines[row]).substr(0, 20));
}

TEST_CASE("what has no room beside the boards has the whole screen, page by page",
          "[src][screen][desk]")
{
    auto scene = desk(1);
    scene.face.announcement.assign(60, "a line of a paper");
    const auto frame = picture(scene, {24, 80}, Blocks::unicode);
    CHECK_FALSE(frame.page.empty());
    CHECK_THAT(client::terminal::text(frame), Catch::Contains("1:29:50"));
    CHECK_THAT(client::terminal::text(frame), Catch::Contains("More: Page Down"));
}

TEST_CASE("without a clock of its own the desk has larger boards", "[src][screen][desk]")
{
    auto scene = desk(1);
    scene.face.times = {};
    const auto frame = picture(scene, {60, 200}, Blocks::unicode);
    CHECK(client::terminal::text(frame.lines[33]).find("a  ") != std::string::npos);
}

TEST_CASE("before the game the screen of the desk has questions alone", "[src][screen][desk]")
{
    DeskScene scene;
    scene.face.announcement = {"White's name?"};
    scene.face.typed = "Anna";
    const auto frame = picture(scene, {24, 80}, Blocks::unicode);
    CHECK(client::terminal::text(frame.lines.front()) == "White's name?");
    CHECK(client::terminal::text(frame.lines.back()) == "Anna");
    for (std::size_t row = 1; row < 23; ++row)
        CHECK(client::terminal::text(frame.lines[row]).empty());
}

TEST_CASE("a ruling that is being told stands on the screen once", "[src][screen][desk]")
{
    auto scene = desk(1);
    scene.face.announcement = {scene.rulings.back()};
    const auto text = client::terminal::text(picture(scene, {24, 80}, Blocks::unicode));
    CHECK(text.find("2 minutes more") == text.rfind("2 minutes more"));
}

TEST_CASE("the screen of the desk fits every terminal", "[src][screen][desk]")
{
    std::mt19937 random{20261119};
    auto scene = desk(2);
    for (int i = 0; i < 1000; ++i) {
        const Size size{static_cast<int>(random() % 70), static_cast<int>(random() % 210)};
        scene.boards = desk(1 + random() % 2).boards;
        scene.face.announcement.assign(random() % 12, "a rather long announcement of šach mat");
        scene.face.typed.assign(random() % 300, 'x');
        scene.face.typed_cursor = scene.face.typed.size() / 2;
        const auto frame = picture(scene, size, i % 2 == 0 ? Blocks::unicode : Blocks::none);
        CAPTURE(size.rows, size.columns);
        REQUIRE(frame.lines.size() == static_cast<std::size_t>(size.rows));
        if (size.rows > 2 && size.columns > 2) {
            CHECK(frame.cursor.row < size.rows);
            CHECK(frame.cursor.column < size.columns);
            for (const auto& line : frame.lines)
                CHECK(columns(client::terminal::text(line)) <= size.columns);
        }
    }
}
