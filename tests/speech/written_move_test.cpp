// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/written_move.hpp"

#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace speech;

TEST_CASE("a move that somebody wrote is words for a voice, whatever the position",
          "[speech][written-move]")
{
    struct Row {
        std::string written;
        std::string voice;
    };
    const auto row = GENERATE(values<Row>({
        {"Nf3", "knight to f three"},
        {"nf3", "knight to f three"},
        {"e4", "pawn to e four"},
        {"exd5", "pawn e takes d five"},
        {"Nbd7", "knight b to d seven"},
        {"Qxf7#", "queen takes f seven, checkmate"},
        {"Rad1+", "rook a, to d one, check"},
        {"e8=Q", "pawn to e eight, promotes to queen"},
        {"e2e4", "e two, e four"},  // nothing tells the piece
        {"O-O-O", "castles long"},
        {"--", "passes"},
        {"N1f3", "N1f3"},                 // a lone rank would be heard as part of the target
        {"bxc4", "pawn b takes c four"},  // the exact case wins
        {"BC4", "BC4"},                   // a pawn or a bishop
        {"Nf9", "Nf9"},
        {"clock", "clock"},
        {"knight f3", "knight f3"},
        {"", ""},
        {"\xff", "\xff"},
    }));
    CAPTURE(row.written);
    const auto word =
        written_move(Announcer{shipped::lexicon("en")}, row.written, rules::Letters::en);
    CHECK(word.screen == row.written);
    CHECK(word.voice == row.voice);
}

TEST_CASE("a written move is read in the letters and said in the form of the player",
          "[speech][written-move]")
{
    const Announcer terse{shipped::lexicon("de"),
                          {.form = Form::terse, .file_names = &shipped::lexicon("fide")}};
    CHECK(written_move(terse, "Sf3", rules::Letters::de).voice == "Springer Felix drei");
    CHECK(written_move(terse, "Nf3", rules::Letters::de).voice == "Nf3");
    CHECK(written_move(terse, "e4", rules::Letters::de).voice == "Eva vier");
}
