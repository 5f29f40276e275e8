// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/phrasebook.hpp"

#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

using namespace speech;

namespace {

constexpr std::array rows{MessageRow{"greeting", "name"}, MessageRow{"plums", "n"}};
constexpr Chapter chapter{"toy", rows};

rules::Result<Phrasebook, Lexicon::Faults> book(std::string_view toml,
                                                const std::string& language = "en")
{
    return Phrasebook::read(toml, "toy.toml", chapter, shipped::lexicon(language));
}

constexpr auto whole = R"([messages]
greeting = "Zdravo, {name}"
plums = "{n, plural, one {# šljiva} few {# šljive} other {# šljiva}}"
[short]
plums = "{n}"
[heard]
plum = ["šljiva", "plava"]
)";

}  // namespace

TEST_CASE("a chapter is told in its language, its script, and short where there is little room",
          "[speech][phrasebook]")
{
    const auto said = [](const Phrasebook& book) {
        return book.sentence({chapter, "plums"}, {{"n", 3}});
    };
    CHECK(said(*book(whole, "sr")).screen == "3 šljive");
    CHECK(said(*book(whole, "sr-Cyrl")).screen == "3 шљиве");
    const std::string_view name = "Ana";
    CHECK(book(whole, "sr-Cyrl")->sentence({chapter, "greeting"}, {{"name", name}}).screen ==
          "Здраво, Ana");
    const auto narrow = shipped::lexicon("sr").narrow();
    const auto short_book = Phrasebook::read(whole, "toy.toml", chapter, narrow);
    CHECK(said(*short_book).screen == "3");
    CHECK(said(*short_book).voice == "3 šljive");
}

TEST_CASE("words of a chapter are understood with and without their marks", "[speech][phrasebook]")
{
    const auto read = book(whole, "sr");
    for (const auto* const word : {"šljiva", "Sljiva", "PLAVA", "plum"})
        CHECK(read->meaning(word) == "plum");
    CHECK_FALSE(read->meaning("kruška"));
    CHECK(read->own("plum") == "šljiva");
    CHECK(read->own("pear") == "pear");
}

TEST_CASE("a chapter that lacks, exceeds or misuses a sentence is refused with file and line",
          "[speech][phrasebook]")
{
    struct Row {
        std::string toml;
        std::string what;
    };
    const auto row = GENERATE(values<Row>({
        {"[messages]\nplums = \"{n}\"\n", "the message greeting is missing"},
        {"[messages]\ngreeting = \"x\"\nplums = \"{n}\"\n", "greeting: name is not used"},
        {"[messages]\ngreeting = \"{you}\"\n", "greeting: there is nothing called you to put in"},
        {"[messages]\nnonsense = \"x\"\n", "there is no nonsense among messages"},
        {"[short]\nnonsense = \"x\"\n", "there is no nonsense among short"},
        {"[messages]\ngreeting = 7\n", "greeting is no text"},
        {"[messages]\ngreeting = \"a\\u001bb\"\n", "greeting is no text"},
        {"[heard]\nplum = \"x\"\n", "plum is no list of words"},
        {"[heard]\nplum = [3]\n", "plum is no list of words"},
        {"[other]\n", "other means nothing here"},
    }));
    const auto read = book(row.toml);
    REQUIRE_FALSE(read);
    CAPTURE(row.what);
    const auto fault = std::ranges::find(read.error(), row.what, &LexiconFault::what);
    REQUIRE(fault != read.error().end());
    CHECK(fault->file == "toy.toml");
    CHECK(fault->line > 0);
}

TEST_CASE("a chapter that is no TOML, or not there, is a fault", "[speech][phrasebook]")
{
    CHECK(book("[messages\n").error().front().line == 1);
    CHECK_FALSE(Phrasebook::load("speech/words", chapter, shipped::lexicon("en")));
}
