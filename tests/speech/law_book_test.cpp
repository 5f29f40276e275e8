// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_book.hpp"

#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace speech;

namespace {

LawBook book(const std::string& language)
{
    auto read = LawBook::load("speech/words", shipped::lexicon(language));
    if (!read)
        for (const auto& fault : read.error())
            UNSCOPED_INFO(text(fault));
    REQUIRE(read);
    return *std::move(read);
}

std::vector<std::string> numbers(const LawBook& book)
{
    std::vector<std::string> all;
    for (const auto& article : book.articles())
        all.push_back(article.number);
    return all;
}

std::string read(const std::vector<Word>& lines)
{
    std::string all;
    for (const auto& line : lines)
        all += line.screen + '\n';
    return all;
}

}  // namespace

TEST_CASE("every language has the same articles of the Laws", "[speech][laws]")
{
    const auto english = numbers(book("en"));
    CHECK(english.size() > 100);
    for (const auto& language : shipped::languages) {
        CAPTURE(language);
        CHECK(numbers(book(language)) == english);
    }
}

TEST_CASE("articles stand in the order of the Laws", "[speech][laws]")
{
    const auto all = numbers(book("en"));
    const auto place = [&](std::string_view number) {
        return std::ranges::find(all, number) - all.begin();
    };
    CHECK(place("3.9") < place("3.10"));
    CHECK(place("9.6") < place("11.3"));
    CHECK(place("12.9") < place("A"));
    CHECK(place("D.2.9") < place("D.2.10"));
    CHECK(place("I.13") < place("III"));
}

TEST_CASE("an article is found by its number in any usual form", "[speech][laws]")
{
    struct Row {
        std::string asked;
        std::string number;
    };
    const auto row = GENERATE(values<Row>({
        {"9.2", "9.2"},
        {"9.2.1", "9.2"},  // the nearest that there is
        {"9.2.1.1", "9.2"},
        {"7.5.5", "7.5.5"},
        {"9,3", "9.3"},
        {"article 9.3.", "9.3"},
        {"D", "D"},
        {"d2.1", "D.2.1"},
        {"D.2.1", "D.2.1"},
        {"a4", "A.4"},
        {"A.4.2", "A.4"},
        {"Guideline III", "III"},
        {"iii.5", "III.5"},
        {"12.9.3", "12.9"},
        {"10", ""},
        {"12", ""},
        {"Z", ""},
        {"", ""},
        {"...", ""},
        {"\x1b[31m", ""},
        {"99999999999999999999.1", ""},
    }));
    CAPTURE(row.asked);
    const auto found = book("en").find(row.asked);
    CHECK((found ? found->number : "") == row.number);
}

TEST_CASE("an answer names the article and what else there is", "[speech][laws]")
{
    const auto& en = shipped::lexicon("en");
    const auto english = book("en");
    CHECK(read(law_words(en, english, "9.4")) ==
          "9.4: Who touches a piece loses the claim for this move.\n");
    CHECK(read(law_words(en, english, "5")) ==
          "5: How a game ends on the board.\nMore: 5.1, 5.2\n");
    CHECK(read(law_words(en, english, "D")).ends_with("\nMore: D.1, D.2\n"));
    CHECK(read(law_words(en, english, "D.2")).ends_with(", D.2.9, D.2.10, D.2.11\n"));
    const std::string list = "Articles: 1, 2, 3, 4, 5, 6, 7, 8, 9, 11.3, 12.9, A, B, D, I, III\n";
    CHECK(read(law_words(en, english, "10")) == "There is no article 10\n" + list);
    CHECK(read(law_words(en, english, "")) == list);
    const auto& cs = shipped::lexicon("cs");
    CHECK(read(law_words(cs, book("cs"), "9.4")) ==
          "9.4: Kdo se dotkne kamene, ztrácí pro tento tah právo na reklamaci.\n");
}

TEST_CASE("Serbian articles are also told in Cyrillic", "[speech][laws]")
{
    const auto article = book("sr-Cyrl").find("9.4");
    REQUIRE(article);
    CHECK(article->text == "Ко додирне фигуру, губи за тај потез право на рекламацију.");
}

TEST_CASE("a book with faults is refused with their lines", "[speech][laws]")
{
    struct Row {
        std::string toml;
        unsigned line;
    };
    const auto row = GENERATE(values<Row>({
        {"\"1\" = \"sound\"\n\"Q.1\" = \"no such chapter\"\n", 2},
        {"\"9.2\" = 3\n", 1},
        {"\"9.2\" = \"\"\n", 1},
        {"\"9.2\" = \"\\u001b[31m\"\n", 1},
        {"\"9..2\" = \"twice\"\n", 1},
        {"no toml", 1},
    }));
    CAPTURE(row.toml);
    const auto read = LawBook::read(row.toml, "laws.toml", shipped::lexicon("en"));
    REQUIRE_FALSE(read);
    REQUIRE(read.error().size() == 1);
    CHECK(read.error()[0].line == row.line);
    CHECK_FALSE(LawBook::load("speech/nowhere", shipped::lexicon("en")));
}
