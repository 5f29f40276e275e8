// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read_scene.hpp"

#include "rules/fen.hpp"
#include "src/screen/picture.hpp"
#include "tests/src/read/reader.hpp"

#include <catch2/catch.hpp>

using namespace client;
using tests::Reader;

namespace {

using Strings = std::vector<std::string>;

screen::Scene scene(Reader& reader, const screen::ScreenStyle& style = {})
{
    return scene_of(reader.session(), reader.words(), style);
}

/// The list of moves, a row to a string.
Strings listed(const screen::Scene& scene)
{
    Strings rows;
    for (const auto& row : scene.moves)
        rows.push_back(row.number + ' ' + row.white + ' ' + row.black);
    return rows;
}

rules::Square square(std::string_view name)
{
    return *rules::Square::parse(name);
}

}  // namespace

TEST_CASE("a reader sees the board where he is and the line that led there", "[src][read][scene]")
{
    Reader reader;
    reader.open(1);
    auto seen = scene(reader);
    CHECK(seen.board == rules::Position::initial().board());
    CHECK_FALSE(seen.last_move);
    CHECK(seen.moves.empty());
    CHECK(seen.facts == Strings{"Novak, Jana - Weber, Thomas, 1-0", "Move 1, White to move"});
    reader.type("2");
    seen = scene(reader);
    CHECK(seen.board.at(square("f3")) == rules::Piece{rules::Color::white, rules::Role::knight});
    CHECK(seen.last_move == std::pair{square("g1"), square("f3")});
    CHECK(listed(seen) == Strings{"1 e4 e5", "2 Nf3 "});
    CHECK(seen.plies == 3);
    CHECK(seen.facts ==
          Strings{"Novak, Jana - Weber, Thomas, 1-0", "Last move: 2 Nf3", "Move 2, Black to move"});
    CHECK_FALSE(seen.timed);
}

TEST_CASE("in a variation its own moves are seen", "[src][read][scene]")
{
    Reader reader;
    reader.open(1);
    reader.type("2");
    reader.type("variation");
    reader.type("forward");
    const auto seen = scene(reader);
    CHECK(listed(seen) == Strings{"1 e4 e5", "2 f4 exf4"});
    CHECK(seen.facts.at(1) == "Last move: 2... exf4");
}

TEST_CASE("a game that begins with Black is listed so", "[src][read][scene]")
{
    Reader reader{"[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 30\"]\n\n30... Kd7 31. O-O *\n"};
    reader.open(1);
    reader.type("end");
    CHECK(listed(scene(reader)) == Strings{"30 ... Kd7", "31 O-O "});
}

TEST_CASE("a game that went on after the Laws had ended it is seen whole", "[src][read][scene]")
{
    Reader reader{"[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd2 Kd7 2. Kd3 *\n"};
    reader.open(1);
    reader.type("end");
    CHECK(listed(scene(reader)) == Strings{"1 Kd2 Kd7", "2 Kd3 "});
    CHECK(scene(reader).last_move == std::pair{square("d2"), square("d3")});
    CHECK(reader.type("square d3") == "white king on d3, light square\n");
}

TEST_CASE("the board is seen from the side that was chosen, by eyes without what they see",
          "[src][read][scene]")
{
    Reader reader;
    reader.open(1);
    reader.type("2");
    reader.type("flip");
    screen::ScreenStyle style;
    style.layout = screen::Layout::board;
    style.figures = screen::Figures::figurines;
    const auto seen = scene(reader, style);
    CHECK(seen.below == rules::Color::black);
    CHECK(seen.pieces.at(0).at(static_cast<std::size_t>(rules::Role::king)) == "♔\uFE0E");
    CHECK(seen.facts == Strings{"Novak, Jana - Weber, Thomas, 1-0", "Move 2, Black to move"});
    const auto shown = terminal::text(picture(seen, {24, 80}));
    CHECK(shown.find("Novak, Jana") != std::string::npos);
    CHECK(shown.find("2 Nf3") != std::string::npos);
    style.review = screen::Review::told;
    CHECK(scene(reader, style).facts.empty());
}

TEST_CASE("a game that cannot be read leaves the board empty", "[src][read][scene]")
{
    Reader reader;
    reader.open(3);
    const auto seen = scene(reader);
    CHECK(seen.board == rules::Board{});
    CHECK(seen.facts.empty());
}
