// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/code_points.hpp"
#include "speech/braille.hpp"
#include "src/desk/bundle.hpp"
#include "src/store/chain.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/desk/desk.hpp"

#include <fmt/format.h>

#include <algorithm>

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
    CHECK(wanted.files.size() == 11);
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
    CHECK_THAT(desk.says("brf white"), Catch::EndsWith("1 E5 D5\n2 ND4\n"));
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

TEST_CASE("the record for files names the event and not the program, and tells the rulings",
          "[src][desk][NOT-021]")
{
    Desk bare{{"ruleset e18s"}};
    bare.type({"start", "e4"});
    CHECK_THAT(bare.says("pgn"), Catch::Contains("[Event \"?\"]") && !Catch::Contains("Annabella"));
    Desk desk{{"ruleset e18s", "time 90", "event Open of Brno", "site Brno", "round 3", "board 5",
               "player white Anna", "title white WGM", "rating white 2250", "fide white 12345"}};
    desk.type({"start", "e4", "", "arbiter warn white"});
    const auto pgn = desk.says("pgn");
    for (const auto* const tag :
         {"[Event \"Open of Brno\"]", "[Site \"Brno\"]", "[Round \"3\"]", "[Board \"5\"]",
          "[WhiteTitle \"WGM\"]", "[WhiteElo \"2250\"]", "[WhiteFideId \"12345\"]"})
        CHECK_THAT(pgn, Catch::Contains(tag));
    CHECK_THAT(pgn, Catch::Contains("warning"));
    const auto again = read_kept(desk.kept());
    REQUIRE(again);
    CHECK(again->head.data == desk.state().record->data());
}

TEST_CASE("a sheet has the signs of its edition, and the offer in every form",
          "[src][desk][NOT-014][NOT-016][NOT-017]")
{
    const std::vector<std::string> moves{"start", "f4", "e6", "g4 (=)", "Qh4#"};
    Desk old{{"ruleset e97s"}};
    old.type(moves);
    CHECK(old.says("sheet white") == "1. f4 e6\n2. g4 (=) Qh4++\n0-1\n");
    Desk desk{{"ruleset e18s"}};
    desk.type(moves);
    CHECK(desk.says("sheet white") == "1. f4 e6\n2. g4 (=) Qh4#\n0-1\n");
    CHECK_THAT(desk.says("pgn"), Catch::Contains("(=)"));
    Desk castled{{"ruleset e18s", "fen r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"}};
    castled.type({"start", "e1g1", "e8c8"});
    CHECK(castled.says("sheet black") == "1. 0-0 0-0-0\n");
}

TEST_CASE("braille has the letters of the notation, the British code only where it is asked for",
          "[src][desk][braille][ANN-026]")
{
    const std::vector<std::string> head{"ruleset e18s", "fen 4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1"};
    for (const std::string language : {"cs", "sk"}) {
        Desk desk{head, language};
        desk.type({"start", "b1d2"});
        CHECK_THAT(desk.says("braille white"), Catch::Contains("⠚⠃⠙⠆"));
        CHECK_THAT(desk.says("braille white british"), Catch::Contains("⠎⠃⠙⠆"));
        CHECK_THAT(desk.says("brf white"), Catch::Contains("JBD2"));
        CHECK_THAT(desk.says("braille white french"), !Catch::Contains("⠃⠙⠆"));
    }
}

TEST_CASE("each line of the log has both clocks", "[src][desk][NOT-039]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start"}, 1);
    desk.type({"e4"}, 3);
    desk.type({""}, 4);
    const auto log = desk.says("log", 4);
    CHECK_THAT(log, Catch::Contains("0:00:01 [5:00 5:00] start"));
    CHECK_THAT(log, Catch::Contains("0:00:03 [4:58 5:00] white move e4"));
    CHECK_THAT(log, Catch::Contains("0:00:04 [4:57 5:00] white press"));
}

TEST_CASE("papers tell the event, the players, the times, who signs and whether it is a tournament",
          "[src][desk][NOT-025][NOT-035]")
{
    const std::string tournament = GENERATE("on", "off");
    Desk desk{{"ruleset e18s", "time 5", "tournament " + tournament, "event Open of Brno",
               "round 3", "player white Anna", "title white WGM", "player black Boris"}};
    desk.type({"start", "e4", ""}, 1);
    desk.type({"black resign"}, 7);
    const auto files = wish<WriteFiles>(desk.line("export papers", Desk::at(7))).files;
    int sheets = 0;
    for (const auto& [name, text] : files) {
        if (name != "white.txt" && name != "black.txt")
            continue;
        ++sheets;
        for (const auto* const told :
             {"Open of Brno", "WGM Anna", "Boris", "e4", "1-0", "4:54", "Arbiter", "____",
              tournament == "on" ? "A tournament game" : "Not a tournament game"})
            CHECK_THAT(text, Catch::Contains(told));
    }
    CHECK(sheets == 2);
    const auto find = [&](const std::string& name) {
        return std::ranges::find(files, name, &client::host::wishes::File::name)->text;
    };
    CHECK_THAT(find("white.pdf"), Catch::StartsWith("%PDF-"));
    CHECK_THAT(find("rulings.pdf"), Catch::StartsWith("%PDF-"));
    CHECK_THAT(find("black.brf"), Catch::EndsWith("\f") && Catch::Contains("E4"));
    CHECK(client::store::changed_lines(find("rulings.txt")).empty());
    CHECK_THAT(find("rulings.txt"), Catch::Contains("black resign"));
}

TEST_CASE("that this machine can make no PDF is told with the papers", "[src][desk]")
{
    Desk desk{{"ruleset e18s", "time 5"}};
    desk.type({"start", "export papers"});
    auto& papers = desk.in_use().state().papers;
    REQUIRE(papers);
    REQUIRE(client::desk::has_pdf(papers->files));
    std::erase_if(papers->files, [](const auto& file) { return file.name.ends_with(".pdf"); });
    CHECK(
        text(desk.handle({client::host::inputs::FileWritten{.file = "papers/game.pgn"}}, begin)) ==
        "Written to papers\nPDF could not be made on this machine: the papers are there in all "
        "other forms\n");
}
