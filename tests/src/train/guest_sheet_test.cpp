// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/guest_sheet.hpp"

#include "src/paper/brf.hpp"
#include "src/paper/pdf.hpp"
#include "src/paper/plain.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/paper/printed.hpp"
#include "tests/src/store/folder.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>

using namespace client;
using Catch::Contains;
using tests::flowing;
using tests::found_in;

namespace {

paper::Document sheet(const std::string& language)
{
    const auto& lexicon = shipped::lexicon(language);
    const auto course = train::GuestCourse::load("guest", lexicon);
    REQUIRE(course);
    return train::guest_sheet(*course, lexicon, shipped::lexicon("fide"));
}

/// Blanks and hyphens are where a line may end.
std::string solid(std::string text)
{
    std::erase_if(
        text, [](char sign) { return sign == ' ' || sign == '\n' || sign == '\f' || sign == '-'; });
    return text;
}

}  // namespace

TEST_CASE("the guest's sheet is one page of A4 in every language", "[train][guest][paper]")
{
    const auto language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    const auto page = sheet(language);
    const tests::Folder folder;
    const auto pdf = paper::as_pdf(page);
    const auto about = flowing(found_in(pdf, "pdfinfo", folder.path()));
    CHECK_THAT(about, Contains("Pages: 1 "));
    CHECK_THAT(about, Contains("(A4)"));
    CHECK_THAT(about, Contains("Title: " + page.title));
    // Every text can be read again, wherever its lines end.
    const auto read = solid(found_in(pdf, "pdftotext", folder.path()));
    (void)rewritten(page, [&](std::string_view text) {
        CHECK_THAT(read, Contains(solid(std::string{text})));
        return std::string{text};
    });
}

TEST_CASE("the type of the guest's sheet can be read at a board", "[train][guest][paper]")
{
    const auto language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    const tests::Folder folder;
    const auto boxes = found_in(paper::as_pdf(sheet(language)), "pdftotext -bbox", folder.path());
    const std::regex word{"<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" "
                          "yMax=\"([0-9.]+)\""};
    int words = 0;
    for (std::sregex_iterator each{boxes.begin(), boxes.end(), word}, end; each != end; ++each) {
        ++words;
        CHECK(std::stod((*each)[4]) - std::stod((*each)[2]) > 12.5);  // of type of 11 points
        CHECK(std::stod((*each)[1]) > 30);
        CHECK(std::stod((*each)[3]) < 566);
        CHECK(std::stod((*each)[4]) < 812);
    }
    CHECK(words > 200);
}

TEST_CASE("the guest's sheet is written as text", "[train][guest][paper]")
{
    const auto text = paper::as_text(sheet("en"));
    CHECK(
        text.starts_with("Playing a blind opponent\n\n"
                         "Two boards, one position: announce, repeat, make it, press.\n\n"
                         "Your move\n"
                         "1. Make it on your board.\n"
                         "2. Announce it, piece and square: “Springer Felix drei”. Clearer still:\n"
                         "   “Springer Gustav eins nach Felix drei”.\n"));
    CHECK_THAT(text, Contains("The words\nFile\na  Anna    AH-na\nb  Bella   BELL-a\n"));
    CHECK_THAT(text, Contains("\nPiece\nking    König     KER-nikh\n"));
    CHECK_THAT(paper::as_text(sheet("de")), Contains("\nFigur\nK  König\nD  Dame\nT  Turm\n"));
    CHECK_THAT(paper::as_text(sheet("sr-Cyrl")), Contains("\nкраљ    König     кених\n"));
}

TEST_CASE("the guest's sheet is written for an embosser", "[train][guest][paper]")
{
    CHECK_THAT(paper::as_brf(sheet("de")), Contains("\f    DIE W[RTER\nLINIE\nA  ANNA\n"));
    CHECK_THAT(paper::as_brf(sheet("sr-Cyrl")), Contains("\nKRA<    .KOENIG    KENIH\n"));
    const auto language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    const auto brf = paper::as_brf(sheet(language));
    CHECK(std::ranges::all_of(brf, [](char sign) {
        return sign == '\n' || sign == '\f' || (sign >= ' ' && sign < '`');
    }));
    CHECK(std::ranges::count(brf, '\f') <= 5);
}

TEST_CASE("the guest's sheet is written to a file by its ending", "[train][guest][paper]")
{
    const tests::Folder folder;
    const auto file = folder.path() / "sheet.brf";
    CHECK(train::write_guest_sheet(shipped::lexicon("cs"), file) == std::nullopt);
    std::ifstream stream{file, std::ios::binary};
    const std::string written{std::istreambuf_iterator<char>{stream}, {}};
    CHECK(written == paper::as_brf(sheet("cs")));
    CHECK(train::write_guest_sheet(shipped::lexicon("cs"), file)->why == paper::Fault::was_there);
    CHECK(train::write_guest_sheet(shipped::lexicon("cs"), folder.path() / "sheet.doc")->why ==
          paper::Fault::unknown_form);
}
