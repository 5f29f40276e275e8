// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/law_book.hpp"

#include "speech/law_number.hpp"
#include "speech/law_search.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace speech;
using rules::Edition;

namespace {

constexpr std::array editions{Edition::e1997, Edition::e2009, Edition::e2018, Edition::e2023};

const LawBook& book(const std::string& language)
{
    static std::map<std::string, LawBook> read;
    if (const auto known = read.find(language); known != read.end())
        return known->second;
    auto loaded = LawBook::load("speech/words", shipped::lexicon(language));
    if (!loaded)
        for (const auto& fault : loaded.error())
            UNSCOPED_INFO(text(fault));
    REQUIRE(loaded);
    return read.emplace(language, *std::move(loaded)).first->second;
}

std::vector<std::string> numbers(const LawBook& book, Edition edition = Edition::e2018)
{
    std::vector<std::string> all;
    for (const auto& article : book.articles(edition))
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

/// What an edition counts as its articles: the second level, and the third in the second part of
/// the appendix for the blind.
std::ptrdiff_t count_of_articles(Edition edition)
{
    const std::string blind = edition == Edition::e2009 ? "E.2" : "D.2";
    const bool has_blind = edition != Edition::e1997;
    return std::ranges::count_if(numbers(book("en"), edition), [&](const std::string& number) {
        const auto normal = law_number(number);
        const auto parts = law_order(normal).size();
        if (has_blind && (normal == blind || containing_law(normal) == blind))
            return parts == 3;
        return parts == 2;
    });
}

}  // namespace

TEST_CASE("every edition has all its articles", "[speech][laws]")
{
    CHECK(count_of_articles(Edition::e1997) == 114);
    CHECK(count_of_articles(Edition::e2009) == 125);
    CHECK(count_of_articles(Edition::e2018) == 142);
    CHECK(count_of_articles(Edition::e2023) == 142);
}

TEST_CASE("every language has the same articles of the Laws", "[speech][laws]")
{
    for (const auto edition : editions)
        for (const auto& language : shipped::languages) {
            CAPTURE(language, edition);
            CHECK(numbers(book(language), edition) == numbers(book("en"), edition));
        }
}

TEST_CASE("no text of the Laws needs signs that a reader spells", "[speech][laws]")
{
    for (const auto edition : editions)
        for (const auto& article : book("en").articles(edition)) {
            CAPTURE(article.number, article.text);
            CHECK(article.text.find_first_of("()[]{}=+#*/<>\"_") == std::string::npos);
        }
}

TEST_CASE("English has every text", "[speech][laws]")
{
    CHECK(book("en").missing().empty());
}

TEST_CASE("a text that a language lacks is told in English, and it says so", "[speech][laws]")
{
    const Sheet rows{"[texts]\n\"1.1\" = \"1.1 1.1 1.1 1.1\"\n"
                     "\"1.2\" = \"1.2 1.2 1.2 1.2\"\n",
                     "articles.toml"};
    const Sheet czech{"[texts]\n\"1.1\" = \"Bílý začíná.\"\n", "cs.toml"};
    const Sheet english{"[texts]\n\"1.1\" = \"White begins.\"\n\"1.2\" = \"No pass.\"\n",
                        "en.toml"};
    const auto& cs = shipped::lexicon("cs");
    const auto read_book = LawBook::read(rows, czech, english, cs);
    REQUIRE(read_book);
    CHECK(read_book->missing() == std::vector<std::string>{"1.2"});
    CHECK(read(law_words(cs, *read_book, "1.1")) == "1.1: Bílý začíná.\n");
    CHECK(read(law_words(cs, *read_book, "1.2")) == "Anglicky. 1.2: No pass.\n");
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
    CHECK(place("I.14") < place("II"));
    CHECK(place("II.3.2.7") < place("III"));
    CHECK(all.back() == "III.6");
    const auto old = numbers(book("en"), Edition::e2009);
    CHECK(old.back() == "G13");
    CHECK(std::ranges::find(old, "4.3.b") - std::ranges::find(old, "4.3.a") == 1);
}

TEST_CASE("every number of an edition is found as that edition writes it", "[speech][laws]")
{
    for (const auto edition : editions)
        for (const auto& number : numbers(book("en"), edition)) {
            CAPTURE(number, edition);
            const auto found = book("en").find(number, edition);
            REQUIRE(found);
            CHECK(found->number == number);
            CHECK(law_number(law_number(number)) == law_number(number));
        }
}

TEST_CASE("every number of each edition answers with its own article in each language",
          "[speech][laws][TRN-017]")
{
    for (const auto& language : shipped::languages)
        for (const auto edition : editions)
            for (const auto& number : numbers(book(language), edition)) {
                CAPTURE(language, edition, number);
                const auto& lexicon = shipped::lexicon(language);
                const auto told = law_words(lexicon, book(language), number, edition);
                CHECK(told.front().screen.starts_with(number + ": "));
            }
}

TEST_CASE("an article is found by its number in any usual form", "[speech][laws]")
{
    struct Row {
        std::string asked;
        std::string number;
        Edition edition = Edition::e2018;
    };
    const auto row = GENERATE(values<Row>({
        {"9.2", "9.2"},
        {"9.2.1", "9.2.1"},
        {"9.2.1.1", "9.2.1.1"},
        {"9.2.2.1", "9.2.2.1"},  // has the text of 9.2.2
        {"7.5.5", "7.5.5"},
        {"9,3", "9.3"},
        {"article 9.3.", "9.3"},
        {"D", "D"},
        {"d2.1", "D.2.1"},
        {"d 2 6", "D.2.6"},
        {"Д.2.6", "D.2.6"},
        {"Д 2 6", "D.2.6"},
        {"А.4.2", "A.4.2"},  // Cyrillic A
        {"Б2", "B.2"},
        {"ц.13", "C.13"},
        {"ИИИ.5", "III.5"},
        {"члан 5.2", "5.2"},
        {"D.2.1", "D.2.1"},
        {"a4", "A.4"},
        {"A1.2", ""},
        {"A.4.2", "A.4.2"},
        {"Guideline III", "III"},
        {"iii.5", "III.5"},
        {"12.9.3", "12.9.3"},
        {"10", "10"},
        {"12", "12"},
        {"13", ""},
        {"13", "13", Edition::e2009},
        {"4.3a", "4.3.a", Edition::e2009},
        {"a 4 d 1", "A4.d.1", Edition::e2009},
        {"e29", ""},
        {"E2.9", "E2.9", Edition::e2009},
        {"Е.2.9", "E2.9", Edition::e2009},  // Cyrillic E
        {"3.8.a.II", "3.8.a.ii", Edition::e2009},
        {"guideline 8", "G8", Edition::e2009},
        {"article 8", "8", Edition::e2009},
        {"8", "8", Edition::e2009},
        {"A1.a", "A1.a", Edition::e1997},
        {"A10", "A10", Edition::e1997},
        {"8.1.1.2", "8.1.1.2", Edition::e2023},
        {"8.1.1.2", ""},
        {"Z", ""},
        {"", ""},
        {"...", ""},
        {"\x1b[31m", ""},
        {"99999999999999999999.1", ""},
    }));
    CAPTURE(row.asked);
    const auto found = book("en").find(row.asked, row.edition);
    CHECK((found ? found->number : "") == row.number);
}

TEST_CASE("a number without a text of its own has that of its article", "[speech][laws]")
{
    const auto part = book("en").find("12.9.3");
    REQUIRE(part);
    CHECK(part->part_of == "12.9");
    CHECK(part->text == book("en").find("12.9")->text);
    CHECK(book("en").find("12.9")->part_of.empty());
    const auto deep = book("en").find("C.10.1.2");
    REQUIRE(deep);
    CHECK(deep->part_of == "C.10");
    CHECK(book("en").nearest("9.4.7")->number == "9.4");
    CHECK_FALSE(book("en").nearest("99"));
}

TEST_CASE("the same number says in every edition what that edition says", "[speech][laws]")
{
    const auto says = [](std::string_view number, Edition edition) {
        return book("en").find(number, edition)->text;
    };
    CHECK(says("4.7", Edition::e2009) == says("4.8", Edition::e2018));
    CHECK(says("13.4", Edition::e1997) != says("13.4", Edition::e2009));
    CHECK(says("9.4", Edition::e1997) != says("9.4", Edition::e2018));
    CHECK(says("9.6", Edition::e1997) == says("5.2.2", Edition::e2018));
    CHECK(says("A1", Edition::e1997) == says("I.1", Edition::e2018));
    CHECK(says("5.1.2", Edition::e2018) != says("5.1.2", Edition::e2023));
    CHECK(says("D1", Edition::e2009) == says("III.6", Edition::e2023));
}

TEST_CASE("the book is walked from article to article", "[speech][laws]")
{
    const auto& english = book("en");
    CHECK(english.next("9.4")->number == "9.5");
    CHECK(english.next("9")->number == "9.1");
    CHECK(english.next("9.2.2.1")->number == "9.3");
    CHECK(english.previous("9.5")->number == "9.4");
    CHECK(english.previous("A")->number == "12.9");
    CHECK(english.previous("3.8.2.1.2")->number == "3.8.2.1");
    CHECK_FALSE(english.previous("1"));
    CHECK_FALSE(english.next("III.6"));
    CHECK_FALSE(english.next("99"));
    CHECK(english.next("14.1", Edition::e1997)->number == "A");
    for (const auto edition : editions) {
        std::size_t steps = 1;
        for (auto at = english.find("1", edition); (at = english.next(at->number, edition));
             ++steps)
            REQUIRE(english.previous(at->number, edition));
        CHECK(steps == english.articles(edition).size());
    }
}

TEST_CASE("contents name the chapters of an edition", "[speech][laws]")
{
    const auto chapters = [](Edition edition) {
        std::string all;
        for (const auto& each : book("en").contents(edition))
            all += each.number + ' ';
        return all;
    };
    CHECK(chapters(Edition::e1997) == "1 2 3 4 5 6 7 8 9 10 11 12 13 14 A B C D E ");
    CHECK(chapters(Edition::e2009) == "1 2 3 4 5 6 7 8 9 10 11 12 13 14 A B C D E F G ");
    CHECK(chapters(Edition::e2018) == "1 2 3 4 5 6 7 8 9 10 11 12 A B C D I II III ");
    const auto lines = law_contents(shipped::lexicon("en"), book("en"), Edition::e1997);
    REQUIRE(lines.size() == 20);
    CHECK(lines.front().screen == "The Laws of 1997");
    CHECK(lines[15].screen == "A: Adjourned games.");
}

TEST_CASE("an article is found by the words that it speaks of", "[speech][laws]")
{
    const auto best = [](std::string_view words, Edition edition = Edition::e2018) {
        const auto found = book("en").search(words, edition);
        return found.empty() ? std::string{} : found.front().number;
    };
    CHECK(best("stalemate") == "5.2.1");
    CHECK(best("stalemate", Edition::e1997) == "5.2");
    CHECK(best("CASTLING") == "3.8.2");
    CHECK(best("en passant") == "3.7.4");
    CHECK(best("slip of the tongue") == "D.2.8");
    CHECK(best("dead position") == "5.2.2");
    CHECK(best("zzz").empty());
    CHECK(best("").empty());
}

TEST_CASE("words are compared without their endings", "[speech][laws]")
{
    CHECK(same_stem("castling", "castle"));
    CHECK(same_stem("rosada", "rosady"));
    CHECK(same_stem("pat", "patu"));
    CHECK(same_stem("a", "a"));
    CHECK(same_stem("hra", "hry"));
    CHECK(same_stem("strelec", "strelce"));
    CHECK(same_stem("stopped", "stop"));
    CHECK_FALSE(same_stem("mate", "material"));
    CHECK_FALSE(same_stem("partie", "partiar"));
    CHECK_FALSE(same_stem("pat", "patrne"));
    CHECK_FALSE(same_stem("a", "b"));
    CHECK(search_words("Рокада, пат и Ђ!") == std::vector<std::string>{"rokada", "pat", "i", "đ"});
    CHECK(search_words("e2e4") == std::vector<std::string>{"e", "2", "e", "4"});
    CHECK(search_words("\xff\xc3") != std::vector<std::string>{"x"});  // broken text is no harm
}

TEST_CASE("an answer names the article and what else there is", "[speech][laws]")
{
    const auto& en = shipped::lexicon("en");
    const auto& english = book("en");
    CHECK(read(law_words(en, english, "9.4")) ==
          "9.4: Whoever touches a piece loses the claim for this move.\n");
    CHECK(read(law_words(en, english, "9.4", Edition::e1997)) ==
          "9.4: Whoever makes a move without claiming loses the claim for this move.\n");
    CHECK(read(law_words(en, english, "5")) ==
          "5: How a game ends on the board.\nMore: 5.1, 5.2\n");
    CHECK(read(law_words(en, english, "D")).ends_with("\nMore: D.1, D.2\n"));
    CHECK(read(law_words(en, english, "D.2")).ends_with(", D.2.9, D.2.10, D.2.11\n"));
    CHECK(
        read(law_words(en, english, "12.9.1")).starts_with("12.9.1 belongs to 12.9: The arbiter"));
    const std::string list = "Articles: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, A, B, C, D, I, II, "
                             "III\n";
    CHECK(read(law_words(en, english, "13")) == "There is no article 13\n" + list);
    CHECK(read(law_words(en, english, "")) == list);
    CHECK(
        read(law_words(en, english, "9.4.7")) ==
        "There is no article 9.4.7\n9.4: Whoever touches a piece loses the claim for this move.\n");
    CHECK(read(law_words(en, english, "slip of the tongue")).starts_with("D.2.8: A slip"));
    CHECK(read(law_words(en, english, "50 zzz")) == "There is no article 50 zzz\n" + list);
    const auto& cs = shipped::lexicon("cs");
    CHECK(read(law_words(cs, book("cs"), "9.4")) ==
          "9.4: Kdo se dotkne kamene, ztrácí pro tento tah právo na reklamaci.\n");
}

TEST_CASE("steps through the book end at its ends", "[speech][laws]")
{
    const auto& en = shipped::lexicon("en");
    const auto step = [&](std::string_view from, LawStep which) {
        return read(law_step(en, book("en"), from, which, Edition::e2018));
    };
    CHECK(step("9.3.2", LawStep::next) ==
          "9.4: Whoever touches a piece loses the claim for this move.\n");
    CHECK(step("1", LawStep::previous) == "There is no article before 1\n");
    CHECK(step("III.6", LawStep::next) == "There is no article after III.6\n");
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
        std::string numbers;
        std::string texts;
        unsigned line;
    };
    const std::string one = "[texts]\n\"9.2\" = \"9.2 9.2 9.2 9.2\"\n";
    const std::string sound = "[texts]\n\"9.2\" = \"sound\"\n";
    const auto row = GENERATE_COPY(values<Row>({
        {one, sound + "\"Q.1\" = \"no such article\"\n", 3},
        {one, "[texts]\n\"9.2\" = 3\n", 2},
        {one, "[texts]\n\"9.2\" = \"\"\n", 2},
        {one, "[texts]\n\"9.2\" = \"\\u001b[31m\"\n", 2},
        {one, "no toml", 1},
        {one, sound + "[comments]\n\"9.9\" = \"on nothing\"\n", 4},
        {"[texts]\n\"9.2\" = \"9.2 9.2 9.2\"\n", "", 2},
        {"[texts]\n\"9.2\" = \"9.2 9.2 9.2 Q.2\"\n", sound, 2},
        {one + "\"9.3\" = \"9.2 - - -\"\n", sound + "\"9.3\" = \"twice\"\n", 3},
        {one + "[parts]\n1997 = \"8.1\"\n", sound, 4},
        {"no toml", "", 1},
    }));
    CAPTURE(row.numbers, row.texts);
    const auto read = LawBook::read({row.numbers, "articles.toml"}, {row.texts, "cs.toml"},
                                    {sound, "en.toml"}, shipped::lexicon("cs"));
    REQUIRE_FALSE(read);
    CHECK(read.error()[0].line == row.line);
    CHECK_FALSE(LawBook::load("speech/nowhere", shipped::lexicon("en")));
}

TEST_CASE("arbiters are told more about some articles", "[speech][laws]")
{
    const auto& en = shipped::lexicon("en");
    const auto& english = book("en");
    REQUIRE(english.comment("9.4"));
    CHECK(english.comment("9.4")->text ==
          "The right to claim returns with the next move, but not for the past.");
    CHECK(english.comment("9.2.1.1")->number == "9.2");
    CHECK(english.comment("4.3.1")->number == "4");
    CHECK_FALSE(english.comment("2.2"));
    CHECK_FALSE(english.comment(""));
    CHECK(read(law_comment(en, english, "9.4")).starts_with("Comment on 9.4: The right"));
    CHECK(read(law_comment(en, english, "2.2")) == "There is no comment on 2.2\n");
}

TEST_CASE("a gap that English has too is a fault", "[speech][laws]")
{
    const Sheet rows{"[texts]\n\"9.2\" = \"9.2 9.2 9.2 9.2\"\n", "articles.toml"};
    const Sheet nothing{"[texts]\n", "en.toml"};
    CHECK_FALSE(LawBook::read(rows, nothing, nothing, shipped::lexicon("en")));
}
