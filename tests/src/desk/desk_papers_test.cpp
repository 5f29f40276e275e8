// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/code_points.hpp"
#include "speech/braille.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/desk/desk.hpp"

#include <fmt/format.h>

/// What is written at the desk: sheets, both as text and as braille, and the log.

using namespace client::desk;
using namespace desk_tests;
namespace wishes = client::host::wishes;
using client::host::wishes::WriteFiles;
using namespace rules;

namespace {

/// Whether nothing but braille cells, blanks and ends of lines stands in it.
bool is_all_braille(std::string_view text)
{
    while (!text.empty()) {
        const auto first = decode_first(text);
        if (!first)
            return false;
        const bool cell = first->point >= U'\u2800' && first->point <= U'\u28ff';
        if (!cell && first->point != U' ' && first->point != U'\n')
            return false;
        text.remove_prefix(first->bytes);
    }
    return true;
}

}  // namespace

TEST_CASE("papers are written over the files of others only when asked", "[src][desk]")
{
    Desk desk{{"ruleset e18s"}};
    desk.type({"start"});
    using client::host::inputs::FileWritten;
    using client::host::wishes::Over;
    const auto becomes = [&](const FileWritten& outcome) {
        return text(desk.handle({outcome}, begin));
    };
    const auto first = wish<WriteFiles>(desk.line("export papers", begin));
    CHECK(first.over == Over::nothing);
    const FileWritten was_there{.file = "papers/game.pgn", .was_there = true};
    const std::string question = "papers/game.pgn is there already. Write over it, yes or no?\n";
    CHECK(becomes(was_there) == question);
    CHECK(desk.asks());
    CHECK(desk.says("perhaps") == question);
    CHECK(desk.says("no") == "Nothing is written\n");
    desk.type({"export papers"});
    CHECK(becomes(was_there) == question);
    const auto second = wish<WriteFiles>(desk.line("yes", begin));
    CHECK(second.over == Over::whatever_is_there);
    CHECK(second.files == first.files);
    CHECK(becomes({.file = "papers/game.pgn"}) == "Written to papers\n");
    CHECK_FALSE(desk.asks());
}

TEST_CASE("all papers of a game are written", "[src][desk][NOT-040][ANN-026]")
{
    Desk desk{{"ruleset e18s", "time 5", "player white Anna", "player black Boris"}};
    desk.type({"start", "e4", "", "e5", ""}, 1);
    desk.type({"white write e4", "white write e6?"}, 2);
    const auto pgn = desk.says("pgn", 3);
    CHECK_THAT(pgn, Catch::Contains("[White \"Anna\"]\n"));
    CHECK_THAT(pgn, Catch::Contains("[TimeControl \"300\"]\n"));
    CHECK_THAT(pgn, Catch::Contains("1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} *\n"));
    CHECK(desk.says("sheet white", 3) == "Anna - Boris\n1. e4 e6?\n");
    CHECK(desk.says("sheet black", 3) == "Anna - Boris\n1. e4 e5\n");
    CHECK_THAT(desk.says("braille black", 3), Catch::EndsWith("\n⠂ ⠑⠲ ⠑⠢\n"));
    CHECK_THAT(desk.says("brf black", 3), Catch::EndsWith("\n1 E4 E5\n"));
    const auto reply = desk.line("export papers", Desk::at(4));
    const auto wanted = wish<WriteFiles>(reply);
    CHECK(wanted.folder == "papers");
    CHECK(wanted.files.size() == 8);
}

TEST_CASE("on a braille sheet names, results and what is no move are braille too",
          "[src][desk][braille][ANN-026]")
{
    if (!speech::braille::has_literary()) {
        WARN("skipped: this program was built without liblouis");
        return;
    }
    const std::string language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    Desk desk{{"ruleset e18s", "player white Anna", "player black Jiří Dvořák"}, language};
    desk.type({"start", "e4", "e5"});
    desk.type({"white write e4", "white write e6?", "white offer", "white resign"});
    const auto white = desk.says("braille white");
    const auto black = desk.says("braille black");
    CHECK(is_all_braille(white));
    CHECK(is_all_braille(black));
    CHECK_THAT(black, Catch::Contains("\n⠂ ⠑⠲ ⠑⠢"));
    const auto names =
        speech::braille::literary("Anna - Jiří Dvořák", desk.state().words->language().language());
    REQUIRE(names);
    CHECK_THAT(black, Catch::StartsWith(*names + '\n'));
    CHECK_THAT(desk.says("brf black"), Catch::StartsWith(speech::braille::to_brf(*names) + '\n'));
}

TEST_CASE("a sheet that left the game behind is written in braille as far as it can be read",
          "[src][desk][ANN-026]")
{
    Desk desk{{"ruleset e18s"}};
    desk.type({"start", "e4", "e5", "white write e4", "white write d5", "white write exd5"});
    CHECK_THAT(desk.says("braille white"), Catch::StartsWith("⠂ ⠑⠲ ⠙⠢\n⠆ "));
}

TEST_CASE("a score that begins with Black's move has its number, on paper and aloud", "[src][desk]")
{
    Desk desk{{"fen 4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 12", "ruleset e18s"}};
    desk.type({"start", "e5", "e4"});
    CHECK(desk.says("sheet white") == "12. - e5\n13. e4\n");
    const auto read = desk_tests::read(desk.line("sheet white", begin));
    REQUIRE(read.size() == 2);
    CHECK_THAT(read.front().voice, Catch::StartsWith("12, "));
}

TEST_CASE("in a tournament the papers of the desk have no sign of check until the game is over",
          "[src][desk][ARB-059]")
{
    Desk desk{{"ruleset e18s", "time 5", "tournament on", "blind black"}};
    desk.type({"start", "e4", "", "f6", "", "Qh5", ""});
    for (const auto* const paper : {"pgn", "sheet white", "sheet black"}) {
        CAPTURE(paper);
        CHECK_THAT(desk.says(paper), Catch::Contains("Qh5") && !Catch::Contains("Qh5+"));
    }
    const auto plain = desk.says("braille white");
    CHECK_THAT(plain, !Catch::Contains("⠘"));  // the sign of check
    desk.type({"g6", "", "white resign"});
    for (const auto* const paper : {"pgn", "sheet white", "sheet black"})
        CHECK_THAT(desk.says(paper), Catch::Contains("Qh5+"));
    CHECK_THAT(desk.says("braille white"), Catch::Contains("⠘"));
}

TEST_CASE("number and offer of an entry stand once on paper, and check nowhere in a tournament",
          "[src][desk][NOT-017][ARB-059]")
{
    Desk desk{{"ruleset e18s", "time 5", "tournament on"}};
    desk.type({"start", "e4", "", "f6", "", "Qh5", "", "white write 1.e4 (=)", "white write f6",
               "white write 2. Dh5+ e.p. (=)"});
    CHECK(desk.says("sheet white") == "1. e4 (=) f6\n2. Dh5 (=)\n");
}

TEST_CASE("a paper does not tell that a move was illegal which nobody has noticed",
          "[src][desk][ARB-059]")
{
    Desk desk{{"ruleset e18rU", "time 30"}};
    desk.type({"start", "e2e5", "", "d7d5", "", "g1d4", ""});
    CHECK(desk.says("sheet black") == "1. e5 d5\n2. Nd4\n");
    CHECK_THAT(desk.says("brf white"), Catch::EndsWith("1 E5 D5\n2 SD4\n"));
}

TEST_CASE("papers that are asked for are read aloud, each move as it is announced", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5", "blind white", "player white Anna", "player black Boris"}};
    desk.type({"start", "e4", "", "repeat", "white write e4", "white write rubbish"});
    const auto heard = [&](const std::string& line) {
        std::string all;
        for (const auto& each : desk_tests::read(desk.line(line, begin)))
            all += fmt::format("{}: {}\n", each.language, each.voice);
        return all;
    };
    CHECK_THAT(heard("sheet white"), Catch::StartsWith("en: Anna - Boris\nde: 1, Bauer Eva vier") &&
                                         Catch::EndsWith("en: rubbish\n"));
    CHECK_THAT(heard("log"), Catch::Contains("white move e4\nde: Bauer Eva vier"));
    const auto boards = heard("boards");
    CHECK_THAT(boards,
               Catch::Contains("en: Board of White\n") && Catch::Contains("en: Board of Black\n"));
    desk.type({"executed"});
    CHECK_THAT(heard("boards"), !Catch::Contains("Board of Black"));  // they are the same
    CHECK(heard("pgn").empty());
    CHECK(heard("export papers").empty());
}
