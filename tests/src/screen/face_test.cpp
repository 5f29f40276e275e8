// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/face.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace client::screen;

Face face()
{
    return {{"White", "Black"},
            {"4:59", "5:00"},
            rules::Color::black,
            {"Black's clock is running"},
            1,
            ""};
}

}  // namespace

TEST_CASE("the face has large digits where there is room", "[src][clock]")
{
    const auto frame = picture(face(), {24, 80}, Blocks::unicode);
    CHECK(frame.lines.size() == 24);
    const auto text = client::terminal::text(frame);
    CHECK_THAT(text, Catch::Contains("> Black"));
    CHECK_THAT(text, Catch::Contains("  White"));
    CHECK_THAT(text, Catch::Contains("█"));
    CHECK(text.find("4:59") == std::string::npos);
    for (const auto& line : frame.lines)
        CHECK(client::terminal::text(line).size() <= 3U * 80U);  // three bytes to a block
}

TEST_CASE("the digits are as large as the screen allows", "[src][clock]")
{
    struct Row {
        client::terminal::Size size;
        std::string time;
        int rows;  ///< of large print
    };
    const auto row = GENERATE(values<Row>({
        {{12, 40}, "1:30:58", 3},
        {{24, 80}, "1:30:58", 6},
        {{24, 80}, "4:59", 9},
        {{60, 200}, "1:30:58", 21},
        {{12, 33}, "1:30:58", 0},  // a column too few
    }));
    CAPTURE(row.size.rows, row.time);
    auto shown = face();
    shown.times = {row.time, "0:00"};
    const auto frame = picture(shown, row.size, Blocks::unicode);
    int rows = 0;
    for (int line = 3; !client::terminal::text(frame.lines.at(static_cast<std::size_t>(line)))
                            .starts_with("> Black");
         ++line)
        rows +=
            client::terminal::text(frame.lines[static_cast<std::size_t>(line)]) == row.time ? 0 : 1;
    CHECK(rows == row.rows);
}

TEST_CASE("a bar as wide as the screen stands above the time that runs", "[src][clock]")
{
    const auto frame = picture(face(), {24, 80}, Blocks::unicode);
    int bars = 0;
    for (const auto& line : frame.lines)
        if (line.size() == 1 && line.front().ink.mark == client::terminal::Mark::cursor) {
            ++bars;
            CHECK(line.front().text.size() == 80);
            CHECK(line.front().text.starts_with("> Black "));
        }
    CHECK(bars == 1);
}

TEST_CASE("an announcement that has no room is seen page by page", "[src][clock]")
{
    auto shown = face();
    shown.more = "More: Page Down";
    shown.announcement.clear();
    for (int line = 1; line <= 20; ++line)
        shown.announcement.push_back("line " + std::to_string(line));
    using client::terminal::text;
    const auto whole = picture(shown, {24, 80}, Blocks::unicode);
    CHECK(whole.page.empty());
    CHECK_THAT(text(whole), Catch::Contains("line 20") && Catch::Contains("> Black 5:00"));
    const client::terminal::Size size{12, 40};
    const auto first = picture(shown, size, Blocks::unicode);
    CHECK(text(first.lines[0]) == "line 1");
    CHECK(text(first.lines[8]) == "More: Page Down");
    CHECK(text(first.lines[10]) == "> Black 5:00");
    shown.page = 2;
    CHECK_THAT(text(picture(shown, size, Blocks::unicode)), Catch::Contains("line 20"));
    shown.page = 3;  // and from the beginning
    CHECK(text(picture(shown, size, Blocks::unicode).lines[0]) == "line 1");
}

TEST_CASE("a fallen flag leaves its side's time in sight", "[src][clock]")
{
    auto shown = face();
    shown.names[0] = "White's flag has fallen. White's flag fell first";
    shown.times[0] = "0:00";
    const auto frame = picture(shown, {5, 30}, Blocks::unicode);
    CHECK(client::terminal::text(frame.lines[2]) == "  White's flag has fallen 0:00");
}

TEST_CASE("the face has plain digits where there is no room or no block", "[src][clock]")
{
    CHECK_THAT(client::terminal::text(picture(face(), {8, 20}, Blocks::unicode)),
               Catch::Contains("4:59"));
    CHECK_THAT(client::terminal::text(picture(face(), {24, 80}, Blocks::none)),
               Catch::Contains("5:00"));
    for (int rows = 0; rows < 30; ++rows)
        for (const int columns : {1, 10, 39, 200})
            CHECK(picture(face(), {rows, columns}, Blocks::unicode).lines.size() ==
                  static_cast<std::size_t>(rows));
}

TEST_CASE("however small the face, both times are on it", "[src][clock]")
{
    auto shown = face();
    shown.times = {"1:02:05", "1:01:59"};
    for (int rows = 4; rows < 30; ++rows) {
        CAPTURE(rows);
        const auto text = client::terminal::text(picture(shown, {rows, 20}, Blocks::unicode));
        CHECK_THAT(text, Catch::Contains("1:02:05") && Catch::Contains("1:01:59"));
    }
    const auto frame = picture(shown, {5, 20}, Blocks::unicode);
    CHECK(client::terminal::text(frame.lines[2]) == "  White 1:02:05");
    CHECK(client::terminal::text(frame.lines[3]) == "> Black 1:01:59");
}

TEST_CASE("an announcement of several rows is whole, and both times below it", "[src][clock]")
{
    auto shown = face();
    shown.announcement = {"Clock set: 40 moves in 1 hour, 30 minutes, increment 30 seconds. White "
                          "presses with a, s, d, f, g, Black with h, j, k, l, semicolon. The end"};
    for (const client::terminal::Size size : {client::terminal::Size{18, 60}, {24, 80}, {12, 40}}) {
        CAPTURE(size.rows);
        const auto text = client::terminal::text(picture(shown, size, Blocks::none));
        CHECK_THAT(text, Catch::Contains("The end") && Catch::Contains("4:59") &&
                             Catch::Contains("5:00"));
    }
}

TEST_CASE("two rows take turns for announcements, with the cursor before them", "[src][clock]")
{
    auto shown = face();
    const auto first = picture(shown, {24, 80}, Blocks::unicode);
    ++shown.number;
    const auto second = picture(shown, {24, 80}, Blocks::unicode);
    CHECK(first.cursor == client::terminal::Place{1, 0});
    CHECK(second.cursor == client::terminal::Place{0, 0});
    CHECK(client::terminal::text(first.lines[1]) == "Black's clock is running");
    CHECK(client::terminal::text(first.lines[0]).empty());
}
