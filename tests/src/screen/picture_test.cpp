// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/picture.hpp"

#include "src/screen/board_picture.hpp"
#include "src/screen/columns.hpp"
#include "tests/src/screen/fixtures.hpp"
#include "tests/src/screen/scenes.hpp"

#include <catch2/catch.hpp>

#include <random>
#include <string>

using namespace client::screen;

namespace {

std::vector<std::string> rows_of(const client::terminal::Frame& frame)
{
    std::vector<std::string> rows;
    for (const auto& line : frame.lines)
        rows.push_back(text(line));
    return rows;
}

const client::terminal::Size small{12, 40};
const client::terminal::Size usual{24, 80};
const client::terminal::Size huge{60, 200};

}  // namespace

TEST_CASE("the picture is as it was looked at and found good", "[src][screen]")
{
    struct Row {
        std::string name;
        Layout layout;
        client::terminal::Size size;
    };
    const auto row = GENERATE(values<Row>({
        {"board-40x12", Layout::board, small},
        {"board-80x24", Layout::board, usual},
        {"board-200x60", Layout::board, huge},
        {"announcements-40x12", Layout::announcements, small},
        {"announcements-80x24", Layout::announcements, usual},
        {"announcements-200x60", Layout::announcements, huge},
        {"no-room-39x12", Layout::board, {12, 39}},
    }));
    CAPTURE(row.name);
    CHECK(fixtures::described(picture(scenes::spanish(row.layout), row.size)) ==
          fixtures::read(row.name));
}

TEST_CASE("the normal board leaves more room beside it than the large one", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::board);
    scene.board_size = BoardSize::normal;
    CHECK(fixtures::described(picture(scene, huge)) == fixtures::read("board-normal-200x60"));
}

TEST_CASE("the board is seen from either side", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::board);
    scene.below = rules::Color::black;
    const auto rows = rows_of(picture(scene, small));
    CHECK(rows[0].starts_with("1  R "));
    CHECK(rows[8].starts_with("   h  g  f  e  d  c  b  a"));
    CHECK(rows[4].find("[B]") == 2 + 6 * 3);
}

TEST_CASE("marks can be seen without any colour", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::board);
    CHECK(rows_of(picture(scene, small))[3].find("[B]") == 2 + 3);
    CHECK(rows_of(picture(scene, small))[5].find("(N)") == 2 + 5 * 3);
    scene.selected = scene.cursor;
    CHECK(rows_of(picture(scene, small))[3].find("<B>") == 2 + 3);
}

TEST_CASE("figurines take the place of letters", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::board);
    scene.pieces[0][static_cast<std::size_t>(index(rules::Role::bishop))] = "♗";
    CHECK(rows_of(picture(scene, small))[3].find("[♗]") != std::string::npos);
    CHECK(rows_of(picture(scene, huge))[24].find("♗") != std::string::npos);
}

TEST_CASE("a terminal that has ASCII only gets no large print", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::board);
    scene.characters = Characters::ascii;
    for (const auto each : text(picture(scene, huge)))
        REQUIRE(static_cast<unsigned char>(each) < 0x80);
}

TEST_CASE("announcements use two areas in turn with the cursor at their start", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::announcements);
    scene.facts.clear();
    const client::terminal::Size two_rows{2, 40};
    for (unsigned number = 1; number < 5; ++number) {
        scene.announcement = {{"number " + std::to_string(number)}, number, 0};
        const auto frame = picture(scene, two_rows);
        const int row = static_cast<int>(number % 2);
        CHECK(frame.cursor == client::terminal::Place{row, 0});
        CHECK(frame.sending == client::terminal::Sending::whole_rows);
        CHECK(rows_of(frame)[static_cast<std::size_t>(row)] == scene.announcement.lines[0]);
        CHECK(rows_of(frame)[static_cast<std::size_t>(1 - row)].empty());
    }
}

TEST_CASE("outside the board layout nothing but the announcement follows the cursor",
          "[src][screen]")
{
    auto scene = scenes::spanish(Layout::announcements);
    const auto before = picture(scene, usual).lines;
    scene.cursor = scenes::square("c5");
    scene.selected.reset();
    CHECK(picture(scene, usual).lines == before);
}

TEST_CASE("an answer has one line for each fact", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::announcements);
    scene.announcement = {{"White: 4:58", "Black: 5:00"}, 2, 0};
    const auto rows = rows_of(picture(scene, usual));
    CHECK(rows[0] == "White: 4:58");
    CHECK(rows[1] == "Black: 5:00");
}

TEST_CASE("an answer that is too long is turned over page by page", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::announcements);
    scene.announcement = {{"one", "two", "three", "four", "five"}, 0, 0};
    const auto page = [&](std::size_t number) {
        scene.announcement.page = number;
        auto rows = rows_of(picture(scene, small));
        rows.resize(3);
        return rows;
    };
    CHECK(page(0) == std::vector<std::string>{"one", "two", "more: Tab"});
    CHECK(page(1) == std::vector<std::string>{"three", "four", "more: Tab"});
    CHECK(page(2) == std::vector<std::string>{"five", "", ""});
    CHECK(page(3) == page(0));
}

TEST_CASE("the typed line stands where it was opened", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::announcements);
    scene.announcement = {{"Line:"}, 6, 0};
    const auto opened = picture(scene, usual).lines;
    scene.typed = {6, "Line:", "", 0};
    // What the reader has read already is not sent again.
    CHECK(picture(scene, usual).lines == opened);
    CHECK(picture(scene, usual).cursor == client::terminal::Place{0, 6});
    scene.typed = {6, "Line:", "clock", 2, {"clock", "claim"}};
    const auto frame = picture(scene, usual);
    CHECK(rows_of(frame)[0] == "Line: clock");
    CHECK(rows_of(frame)[1] == "clock, claim");
    CHECK(frame.cursor == client::terminal::Place{0, 8});
    // A reader takes the differences for the echo of the keys.
    CHECK(frame.typed_row == 0);
}

TEST_CASE("what is announced while a line is typed leaves it alone", "[src][screen]")
{
    for (const auto layout : {Layout::announcements, Layout::board}) {
        auto scene = scenes::spanish(layout);
        scene.typed = {6, "Line:", "e4", 2};
        for (unsigned number = 7; number < 10; ++number) {
            scene.announcement = {{"news " + std::to_string(number)}, number, 0};
            const auto frame = picture(scene, usual);
            const auto all = text(frame);
            CHECK(all.find("Line: e4\n") != std::string::npos);
            CHECK(all.find(scene.announcement.lines[0]) != std::string::npos);
            CHECK(frame.cursor.column == 8);
        }
    }
}

TEST_CASE("of a long typed line the part at the cursor is seen", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::announcements);
    std::string typed = "z";
    for (int i = 0; i < 30; ++i)
        typed = "ä" + typed;
    scene.typed = {6, "Line:", typed, typed.size()};
    const auto frame = picture(scene, {12, 20});
    std::string end = "z";
    for (int i = 0; i < 18; ++i)
        end = "ä" + end;
    CHECK(rows_of(frame)[0] == end);
    CHECK(frame.cursor == client::terminal::Place{0, 19});
}

TEST_CASE("what was announced to a reader stays where it was announced", "[src][screen]")
{
    auto scene = scenes::reader();
    const auto rows = rows_of(picture(scene, usual));
    CHECK(rows[0].empty());  // where the times stood before
    CHECK(rows[3] == "White: 5 minutes\u00A0");
    CHECK(rows[4] == "Black: 4 minutes\u00A0");
    CHECK(rows[6] == "1 e4, pawn to e4");
    CHECK(rows[7] == "1... e5, pawn to e5");
    CHECK(rows[16] == "e4 empty");
    CHECK(picture(scene, usual).cursor == client::terminal::Place{16, 0});
    scene.told.newest = ToldPlace::moves;
    CHECK(picture(scene, usual).cursor == client::terminal::Place{7, 0});
    scene.told.newest = ToldPlace::clock;
    CHECK(picture(scene, usual).cursor == client::terminal::Place{3, 0});
    // Who types is left alone.
    scene.typed = {6, "Line:", "e4", 2};
    CHECK(picture(scene, usual).cursor == client::terminal::Place{16, 8});
}

TEST_CASE("a text said again differs, so that a reader that compares screens hears it",
          "[src][screen]")
{
    auto scene = scenes::reader();
    const auto said = [&](unsigned number) {
        scene.announcement.number = number;
        const auto frame = picture(scene, usual);
        return text(frame.lines[static_cast<std::size_t>(frame.cursor.row)]);
    };
    CHECK(said(6) == "e4 empty");
    CHECK(said(7) == "e4 empty\u00A0");
    scene.characters = Characters::ascii;
    CHECK(said(6) == "e4 empty");
    CHECK(said(7) == "e4 empty.");
}

TEST_CASE("nothing is written for a reader but what was announced", "[src][screen]")
{
    auto scene = scenes::reader();
    scene.told = {};
    scene.announcement.lines = {"e4 empty"};
    for (const int rows : {1, 2, 5, 6, 12, 24, 60}) {
        std::string all;
        for (const auto& row : rows_of(picture(scene, {rows, 80})))
            all += row;
        CAPTURE(rows);
        CHECK(all == "e4 empty");
    }
}

TEST_CASE("moves told to a reader begin again at the top when the rows are full", "[src][screen]")
{
    auto scene = scenes::reader();
    scene.timed = false;
    scene.told.newest = ToldPlace::moves;
    scene.told.moves.clear();
    const auto list = [&] {
        const auto rows = rows_of(picture(scene, small));
        return std::vector<std::string>{rows.begin(), rows.begin() + 6};
    };
    for (int number = 1; number <= 6; ++number)
        scene.told.moves.push_back({{std::to_string(number)}, static_cast<std::size_t>(number)});
    CHECK(list() == std::vector<std::string>{"1", "2", "3", "4", "5", "6"});
    CHECK(picture(scene, small).cursor == client::terminal::Place{5, 0});
    scene.told.moves.push_back({{"7", "Checkmate"}, 7});
    CHECK(list() == std::vector<std::string>{"7", "Checkmate", "", "", "", ""});
    CHECK(picture(scene, small).cursor == client::terminal::Place{0, 0});
}

TEST_CASE("moves in fixed places begin again at the top when the rows are full", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::announcements);
    scene.moves.clear();
    for (int number = 1; number <= 10; ++number)
        scene.moves.push_back({std::to_string(number), "e4", "e5"});
    // Two areas of six rows and three facts leave nine rows.
    const auto rows = rows_of(picture(scene, usual));
    CHECK(rows[12] == "Last move: 3 Bb5");
    CHECK(rows[15] == "10 e4 e5");
    CHECK(rows[16].empty());
}

TEST_CASE("the newest moves stay in sight beside the board", "[src][screen]")
{
    auto scene = scenes::spanish(Layout::board);
    scene.moves.clear();
    for (int number = 1; number <= 100; ++number)
        scene.moves.push_back({std::to_string(number), "Nb1-d2", "Qe8xd7+"});
    CHECK(text(picture(scene, usual)).find("100 Nb1-d2 Qe8xd7+") != std::string::npos);
    const auto narrow = text(picture(scene, small));
    CHECK(narrow.find("100 Nb1-d2\n") != std::string::npos);
    CHECK(narrow.find("    Qe8xd7+\n") != std::string::npos);
}

TEST_CASE("no picture is larger than its terminal", "[src][screen]")
{
    std::mt19937 random{20261116};
    auto scene = scenes::spanish(Layout::board);
    for (int i = 0; i < 1000; ++i) {
        const client::terminal::Size size{static_cast<int>(random() % 70),
                                          static_cast<int>(random() % 210)};
        scene.layout = random() % 2 == 0 ? Layout::board : Layout::announcements;
        scene.review = random() % 2 == 0 ? Review::facts : Review::told;
        scene.timed = random() % 2 == 0;
        scene.told = scenes::reader().told;
        scene.told.newest = static_cast<ToldPlace>(random() % 3);
        scene.announcement.number = static_cast<unsigned>(i);
        scene.announcement.lines.assign(random() % 12, "a rather long announcement of šach mat");
        const auto frame = picture(scene, size);
        CAPTURE(size.rows, size.columns);
        REQUIRE(frame.lines.size() == static_cast<std::size_t>(size.rows));
        if (size.rows > 0 && size.columns > 0) {
            CHECK(frame.cursor.row < size.rows);
            CHECK(frame.cursor.column < size.columns);
        }
        for (const auto& row : rows_of(frame))
            CHECK(columns(row) <= size.columns);
    }
}

TEST_CASE("text is measured in columns", "[src][screen]")
{
    CHECK(columns("šach") == 4);
    CHECK(columns("s\u030Cach") == 4);
    CHECK(columns("将") == 2);
    CHECK(columns("\xFF\xFE") == 2);
    CHECK(cut("žluťoučký", 4) == "žluť");
    CHECK(tail("žluťoučký", 3) == "čký");
    CHECK(wrap("one two three", 7) == std::vector<std::string>{"one two", "three"});
    CHECK(wrap("abcdefgh", 3) == std::vector<std::string>{"abc", "def", "gh"});
    CHECK(wrap("", 3) == std::vector<std::string>{""});
    CHECK(wrap("将将", 1) == std::vector<std::string>{"将", "将"});
}

TEST_CASE("every theme tells the marks apart", "[src][screen]")
{
    for (const auto theme :
         {client::terminal::Theme::high_contrast, client::terminal::Theme::monochrome,
          client::terminal::Theme::colour}) {
        CHECK(client::terminal::attributes(theme, {}) == client::terminal::Attributes{});
        for (const auto ground :
             {client::terminal::Ground::light, client::terminal::Ground::dark}) {
            const auto plain =
                client::terminal::attributes(theme, {ground, client::terminal::Mark::none});
            const auto cursor =
                client::terminal::attributes(theme, {ground, client::terminal::Mark::cursor});
            const auto selected =
                client::terminal::attributes(theme, {ground, client::terminal::Mark::selected});
            CHECK(plain != cursor);
            CHECK(plain != selected);
            CHECK(cursor != selected);
            CHECK(
                (theme != client::terminal::Theme::monochrome || !(cursor.text || cursor.ground)));
        }
    }
}
