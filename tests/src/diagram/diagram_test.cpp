// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille.hpp"
#include "src/diagram/labels.hpp"
#include "src/diagram/png.hpp"
#include "src/diagram/rows.hpp"
#include "src/diagram/svg.hpp"
#include "tests/src/diagram/read_back.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <random>

namespace {

using client::diagram::Captions;
using client::diagram::Diagram;
using client::diagram::Look;
using rules::Color;
using rules::Square;

/// Any arrangement, with a third of the squares taken.
rules::Board some_board(std::mt19937& random)
{
    rules::Board board;
    for (int i = 0; i < 64; ++i)
        if (const auto drawn = random() % 36; drawn < 12)
            board.put(Square::at(i),
                      {static_cast<Color>(drawn / 6), static_cast<rules::Role>(drawn % 6)});
    return board;
}

std::string joined(const std::vector<std::string>& rows)
{
    return fmt::format("{}\n", fmt::join(rows, "\n"));
}

Captions captions()
{
    return {"A <title> & more", "what is marked",
            [](Square square, rules::Piece) { return "piece on " + square.name(); },
            [](const rules::SquareMark& mark) { return "mark on " + mark.square.name(); },
            [](const rules::Arrow& arrow) { return "arrow to " + arrow.to.name(); }};
}

TEST_CASE("Every form of a diagram reads back as its position, from both sides", "[src][diagram]")
{
    std::mt19937 random{23};
    for (int i = 0; i < 200; ++i) {
        const Diagram diagram{some_board(random), i % 2 == 0 ? Color::white : Color::black};
        CHECK(tests::read_text(joined(letter_rows(diagram))) == diagram.board);
        CHECK(tests::read_unicode(joined(figurine_rows(diagram))) == diagram.board);
        CHECK(tests::read_eight_dots(joined(eight_dot_rows(diagram))) == diagram.board);
        CHECK(tests::read_brf(speech::braille::to_brf(joined(six_dot_rows(diagram)))) ==
              diagram.board);
        CHECK(tests::read_svg(svg(diagram, captions(), Look::seen)) == diagram.board);
        CHECK(tests::read_svg(svg(diagram, captions(), Look::felt)) == diagram.board);
    }
}

TEST_CASE("A diagram of Black has h8's file first and the first rank above", "[src][diagram]")
{
    const auto rows = letter_rows(Diagram{{}, Color::black});
    CHECK(rows.front() == "1 - + - + - + - +");
    CHECK(rows.back() == "  h g f e d c b a");
    CHECK(square_at(Diagram{{}, Color::black}, {0, 0}).name() == "h1");
}

TEST_CASE("A row for an embosser fits on the narrowest paper", "[src][diagram]")
{
    for (const auto& row : six_dot_rows(Diagram{}))
        CHECK(rules::count_characters(row) <= 26);
}

TEST_CASE("A screen reader finds a title for each piece, mark and arrow of an SVG",
          "[src][diagram]")
{
    Diagram diagram;
    diagram.board.put(Square::parse("e4").value(), {Color::white, rules::Role::knight});
    diagram.marks = rules::marks_in("[%csl Re5] [%cal Gf3e5]");
    const auto drawn = svg(diagram, captions(), Look::seen);
    CHECK(drawn.find("<title>A &lt;title> &amp; more</title>") != std::string::npos);
    CHECK(
        drawn.find("<g id=\"e4\" class=\"white knight\" role=\"img\"><title>piece on e4</title>") !=
        std::string::npos);
    CHECK(drawn.find("<title>mark on e5</title>") != std::string::npos);
    CHECK(drawn.find("<title>arrow to e5</title>") != std::string::npos);
}

TEST_CASE("Paper that swells gets black and white alone", "[src][diagram]")
{
    Diagram diagram;
    diagram.marks = rules::marks_in("[%csl Re5,Gd4] [%cal Bf3e5]");
    const auto drawn = svg(diagram, captions(), Look::felt);
    static const std::regex tint{"#([0-9a-f]{6})"};
    for (std::sregex_iterator at{drawn.begin(), drawn.end(), tint}, end; at != end; ++at)
        CHECK(((*at)[1] == "000000" || (*at)[1] == "ffffff"));
}

TEST_CASE("An arrow that goes nowhere is not drawn", "[src][diagram]")
{
    Diagram diagram;
    diagram.marks = rules::marks_in("[%cal Ge4e4]");
    CHECK(svg(diagram, captions(), Look::seen).find("nan") == std::string::npos);
}

TEST_CASE("A PNG has its signature and the size of the picture", "[src][diagram]")
{
    const auto bytes = png({}, captions(), Look::seen);
    REQUIRE(bytes.size() > 24);
    CHECK(bytes.starts_with("\x89PNG\r\n\x1a\n"));
    CHECK(bytes.substr(16, 8) == std::string("\0\0\x03\x84\0\0\x03\x84", 8));
}

TEST_CASE("The braille name of a rank begins with the number sign", "[src][diagram]")
{
    const auto dots = [](char sign) {
        const auto drawn = client::diagram::braille_label(sign);
        return std::ranges::count(drawn, 'M');
    };
    CHECK(dots('a') == 1);
    CHECK(dots('h') == 3);
    CHECK(dots('1') == 5);
    CHECK(dots('7') == 8);
}

TEST_CASE("Every outline is closed and stays in its square", "[src][diagram]")
{
    for (const auto role : rules::all_roles) {
        const auto all = client::diagram::steps(client::diagram::outline(role));
        CHECK(all.front().stroke == client::diagram::Stroke::move);
        CHECK(all.back().stroke == client::diagram::Stroke::close);
        for (const auto& polygon : client::diagram::polygons(client::diagram::outline(role)))
            for (const auto& [x, y] : polygon)
                CHECK((x >= 4 && x <= 96 && y >= 4 && y <= 96));
    }
}

}  // namespace
