// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/pdf.hpp"

#include "tests/src/paper/printed.hpp"
#include "tests/src/paper/sample.hpp"
#include "tests/src/store/folder.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace client::paper;
using Catch::Contains;
using tests::flowing;
using tests::found_in;

namespace {

Document long_document(Extent extent, int items)
{
    Document document{.title = "Long", .language = "cs", .blocks = {}, .extent = extent};
    Items all;
    for (int i = 1; i <= items; ++i)
        all.texts.push_back("položka číslo " + std::to_string(i) + " konec");
    document.blocks.emplace_back(all);
    return document;
}

}  // namespace

TEST_CASE("everything that a document holds can be read in its PDF", "[paper][pdf]")
{
    const tests::Folder folder;
    const auto text =
        flowing(found_in(as_pdf(tests::sample_document()), "pdftotext -layout", folder.path()));
    for (const auto* const part :
         {"Score sheet", "Players", "each of them announces what the other repeats.", "1. first",
          "2. second", "• point", "White Black", "1 e4 e5", "2 Nf3", "Later", "3 Bb5"}) {
        CAPTURE(part);
        CHECK_THAT(text, Contains(part));
    }
}

TEST_CASE("a PDF is A4, has its fonts in it, and tells its title and its structure", "[paper][pdf]")
{
    const tests::Folder folder;
    const auto pdf = as_pdf(tests::sample_document());
    CHECK(pdf.starts_with("%PDF-"));
    const auto about = flowing(found_in(pdf, "pdfinfo", folder.path()));
    CHECK_THAT(about, Contains("Title: Score sheet"));
    CHECK_THAT(about, Contains("(A4)"));
    CHECK_THAT(about, Contains("Tagged: yes"));
    CHECK_THAT(about, Contains("Pages: 1 "));
    const auto fonts = flowing(found_in(pdf, "pdffonts", folder.path()));
    CHECK_THAT(fonts, Contains("yes yes yes"));  // embedded, only what is used, with its letters
    CHECK_THAT(fonts, !Contains(" no "));
    const auto structure = flowing(found_in(pdf, "pdfinfo -struct-text", folder.path()));
    for (const auto* const part : {"H1", "H2", "Table", "TR", "TD", "LI"})
        CHECK_THAT(structure, Contains(part));
}

TEST_CASE("the letters of all our languages are on paper", "[paper][pdf]")
{
    const std::string letters = "ěščřžýáíéúůťďň ľĺŕôä äöüß đćžčš ЂђЉљЊњЋћЏџЖжШш „“ »«";
    const tests::Folder folder;
    const auto pdf = as_pdf({.title = "ABC", .language = "sr", .blocks = {Paragraph{letters}}});
    CHECK_THAT(found_in(pdf, "pdftotext", folder.path()), Contains(letters));
}

TEST_CASE("a long document goes on from page to page and loses nothing", "[paper][pdf]")
{
    const tests::Folder folder;
    const auto pdf = as_pdf(long_document(Extent::any, 120));
    const auto text = flowing(found_in(pdf, "pdftotext -layout", folder.path()));
    for (int i = 1; i <= 120; ++i)
        CHECK_THAT(text, Contains("položka číslo " + std::to_string(i) + " konec"));
    CHECK_THAT(text, Contains("1/3"));
    CHECK_THAT(text, Contains("3/3"));
    CHECK_THAT(flowing(found_in(pdf, "pdfinfo", folder.path())), Contains("Pages: 3 "));
}

TEST_CASE("what is to be one page is set in smaller type, but not in any", "[paper][pdf]")
{
    const tests::Folder folder;
    const auto pages = [&](int items) {
        const auto about = flowing(
            found_in(as_pdf(long_document(Extent::one_page, items)), "pdfinfo", folder.path()));
        return about.substr(about.find("Pages: "), 8);
    };
    CHECK(pages(30) == "Pages: 1");
    CHECK(pages(50) == "Pages: 1");
    CHECK(pages(90) == "Pages: 2");
}

TEST_CASE("a table that is too wide for the paper breaks its cells", "[paper][pdf]")
{
    const std::string cell = "so many words that one line of a page of paper cannot hold them all";
    const tests::Folder folder;
    const auto pdf = as_pdf({.title = "Wide",
                             .language = "en",
                             .blocks = {Tables{{Table{"", {}, {{"1", cell, cell}}}}}}});
    const auto text = flowing(found_in(pdf, "pdftotext -layout", folder.path()));
    for (const auto* const word : {"so many", "page of paper", "hold them all"})
        CHECK_THAT(text, Contains(word));
}
