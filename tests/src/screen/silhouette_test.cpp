// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/silhouette.hpp"

#include "rules/code_points.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace {

using client::screen::Bitmap;
using client::screen::silhouette;
using rules::Role;

TEST_CASE("A silhouette is as large as its room, and no two pieces are alike in any",
          "[src][screen][silhouette]")
{
    for (const auto& [width, height] : {std::pair{5, 4},
                                        {7, 6},
                                        {9, 8},
                                        {11, 10},
                                        {13, 12},
                                        {17, 16},
                                        {25, 24},
                                        {10, 8},
                                        {20, 20}}) {
        std::set<std::vector<bool>> seen;
        for (const auto role : rules::all_roles) {
            const auto drawn = silhouette(role, width, height).value();
            CHECK(drawn.width == width);
            CHECK(drawn.height == height);
            CHECK(std::ranges::count(drawn.pixels, true) >= 5);
            seen.insert(drawn.pixels);
        }
        CHECK(seen.size() == 6);
    }
}

TEST_CASE("Where a piece could not be told there is no silhouette", "[src][screen][silhouette]")
{
    CHECK_FALSE(silhouette(Role::king, 4, 4));
    CHECK_FALSE(silhouette(Role::king, 5, 3));
}

TEST_CASE("Pieces of equal halves stand in the middle of a room of odd width",
          "[src][screen][silhouette]")
{
    for (const auto role : {Role::pawn, Role::rook, Role::queen, Role::king})
        for (const int height : {4, 6, 8, 12, 16, 24}) {
            const auto drawn = silhouette(role, height + 1, height).value();
            for (int y = 0; y < height; ++y)
                for (int x = 0; x <= height; ++x)
                    CHECK(drawn.at(x, y) == drawn.at(height - x, y));
        }
}

TEST_CASE("Half blocks hold two rows of pixels in one of characters", "[src][screen][silhouette]")
{
    const Bitmap four{2, 3, {true, false, true, true, false, true}};
    CHECK(half_blocks(four) == std::vector<std::string>{"█▄", " ▀"});
    const auto rook = half_blocks(silhouette(Role::rook, 5, 4).value());
    CHECK(rook == std::vector<std::string>{"▀▄█▄▀", "▄███▄"});
}

TEST_CASE("Braille dots hold four rows of pixels in one of characters", "[src][screen][silhouette]")
{
    const Bitmap cell{
        3, 4, {true, false, true, false, true, false, false, false, false, true, false, false}};
    CHECK(braille_dots(cell) == std::vector<std::string>{"⡑⠁"});
    CHECK(rules::count_characters(braille_dots(silhouette(Role::king, 10, 8).value())[0]) == 5);
}

}  // namespace
