// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/face.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace client::clock;

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
    const auto text = client::screen::text(frame);
    CHECK_THAT(text, Catch::Contains("> Black"));
    CHECK_THAT(text, Catch::Contains("  White"));
    CHECK_THAT(text, Catch::Contains("█"));
    CHECK(text.find("4:59") == std::string::npos);
    for (const auto& line : frame.lines)
        CHECK(client::screen::text(line).size() <= 3U * 80U);  // three bytes to a block
}

TEST_CASE("the face has plain digits where there is no room or no block", "[src][clock]")
{
    CHECK_THAT(client::screen::text(picture(face(), {8, 20}, Blocks::unicode)),
               Catch::Contains("4:59"));
    CHECK_THAT(client::screen::text(picture(face(), {24, 80}, Blocks::none)),
               Catch::Contains("5:00"));
    for (int rows = 0; rows < 30; ++rows)
        for (const int columns : {1, 10, 39, 200})
            CHECK(picture(face(), {rows, columns}, Blocks::unicode).lines.size() ==
                  static_cast<std::size_t>(rows));
}

TEST_CASE("two rows take turns for announcements, with the cursor before them", "[src][clock]")
{
    auto shown = face();
    const auto first = picture(shown, {24, 80}, Blocks::unicode);
    ++shown.number;
    const auto second = picture(shown, {24, 80}, Blocks::unicode);
    CHECK(first.cursor == client::screen::Place{1, 0});
    CHECK(second.cursor == client::screen::Place{0, 0});
    CHECK(client::screen::text(first.lines[1]) == "Black's clock is running");
    CHECK(client::screen::text(first.lines[0]).empty());
}
