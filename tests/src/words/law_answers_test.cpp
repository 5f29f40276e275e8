// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/law_answers.hpp"

#include "src/clock/command_table.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/clock/talk.hpp"
#include "tests/src/desk/desk.hpp"
#include "tests/src/read/reader.hpp"

#include <catch2/catch.hpp>

using namespace client;
using Catch::Contains;
using Catch::StartsWith;
using rules::Edition;

namespace {

/// Somebody with the book of the Laws.
class Asker {
public:
    Asker(const std::string& language, Edition edition) : reader_{edition}
    {
        words::WordOptions options;
        options.language = language;
        words_.emplace(options);
    }
    std::string law(std::string_view asked) { return read(law_answer(*words_, reader_, asked)); }
    std::string what(std::string_view asked) { return read(term_answer(*words_, reader_, asked)); }

private:
    static std::string read(const words::LawAnswer& answer)
    {
        std::string all = answer.found ? "" : "none: ";
        for (const auto& line : answer.lines)
            all += line.screen + '\n';
        return all;
    }

    words::LawReader reader_;
    std::optional<words::ChosenWords> words_;
};

}  // namespace

TEST_CASE("the book goes on from the article told last", "[src][laws]")
{
    Asker asker{"en", Edition::e2018};
    CHECK_THAT(asker.law("next"), StartsWith("1: "));  // from the beginning
    CHECK_THAT(asker.law("9.4"), StartsWith("9.4: "));
    CHECK_THAT(asker.law("next"), StartsWith("9.5: "));
    CHECK_THAT(asker.law("previous"), StartsWith("9.4: "));
    CHECK_THAT(asker.law("III.6"), StartsWith("III.6: "));
    CHECK(asker.law("next") == "none: There is no article after III.6\n");
    CHECK_THAT(asker.law("99"), StartsWith("none: There is no article 99\n"));
    CHECK_THAT(asker.law("previous"), StartsWith("III.5"));
}

TEST_CASE("a comment belongs to the text, whatever its number is", "[src][laws]")
{
    Asker new_laws{"en", Edition::e2018};
    CHECK_THAT(new_laws.law("4.2 comment"), StartsWith("Comment on 4: "));
    CHECK_THAT(new_laws.law("comment"), StartsWith("Comment on 4: "));
    CHECK(new_laws.law("99 comment") == "none: There is no comment on 99\n");
    Asker nobody{"en", Edition::e2018};
    CHECK_THAT(nobody.law("comment"), StartsWith("Articles: "));
}

TEST_CASE("a word of chess is explained, and the article about it is the next to be read",
          "[src][laws]")
{
    Asker asker{"en", Edition::e2018};
    CHECK_THAT(asker.what("stalemate"), Contains("Also in: 5.2.1\n"));
    CHECK_THAT(asker.law("next"), StartsWith("5.2.2"));
    CHECK(asker.what("zzz") == "none: Not in the glossary: zzz\n");
    CHECK_THAT(asker.what(""), StartsWith("Terms: ") && Contains(", stalemate, "));
}

TEST_CASE("places in the book are understood in the player's words, what is searched for stays",
          "[src][laws]")
{
    const auto table = clock::clock_commands(shipped::lexicon("de"));
    CHECK(words::fit_law(table, "nächster") == "next");
    CHECK(words::fit_law(table, "Inhalt") == "contents");
    CHECK(words::fit_law(table, "9.2 Kommentar") == "9.2 comment");
    CHECK(words::fit_law(table, "nächster Zug") == "nächster Zug");
    CHECK(words::fit_term(table, "ist Patt") == "Patt");
    CHECK(words::fit_term(table, "Patt") == "Patt");
}

TEST_CASE("no language lacks a text of the Laws or of the glossary", "[src][laws]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    const auto& lexicon = shipped::lexicon(language);
    const std::vector<std::string> none;
    CHECK(speech::LawBook::load("speech/words", lexicon).value().missing() == none);
    CHECK(speech::Glossary::load("speech/words", lexicon).value().missing() == none);
}

TEST_CASE("the Laws can be asked beside the clock", "[src][clock][laws]")
{
    clock_tests::Talk talk{"en", "5"};
    static_cast<void>(talk.session.begin());
    CHECK_THAT(talk.says("law 6.8"), StartsWith("6.8: "));
    CHECK_THAT(talk.says("law next"), StartsWith("6.9: "));
    CHECK_THAT(talk.says("what is stalemate"), Contains("Also in: 5.2.1\n"));
    clock_tests::Talk czech{"cs", "5"};
    static_cast<void>(czech.session.begin());
    CHECK_THAT(czech.says("pravidlo 6.8"), StartsWith("6.8: "));
    CHECK_THAT(czech.says("pravidlo další"), StartsWith("6.9: "));
    CHECK_THAT(czech.says("co je pat"), Contains("Také v: 5.2.1\n"));
}

TEST_CASE("who asks why is told the article, and has read it then", "[src][laws]")
{
    words::WordOptions options;
    options.language = "en";
    words::ChosenWords words{options};
    words::LawReader reader;
    CHECK_FALSE(words::why_answer(words, reader).found);
    reader.rulings = {{"7.5.5", {"Illegal move", "Illegal move"}}, {"4.3"}};
    const auto told = words::why_answer(words, reader);
    REQUIRE(told.found);
    CHECK(told.lines.front().screen == "Illegal move");
    CHECK_THAT(told.lines[1].screen, StartsWith("7.5.5: "));
    CHECK_THAT(told.lines[2].screen, StartsWith("4.3: "));
    CHECK(reader.told == "4.3");
}

TEST_CASE("beside the clock a fallen flag has its article", "[src][clock][laws]")
{
    clock_tests::Talk talk{"en", "5"};
    static_cast<void>(talk.session.begin());
    CHECK(talk.says("why") == "Nothing was ruled or refused that an article stands behind\n");
    CHECK_THAT(talk.says("white"), !Contains("6."));
    static_cast<void>(talk.says("pause"));
    CHECK_THAT(talk.says("why"), StartsWith("6.11: "));
    clock_tests::Talk czech{"cs", "5"};
    static_cast<void>(czech.session.begin());
    static_cast<void>(czech.says("black"));
    static_cast<void>(czech.says("stop"));
    CHECK_THAT(czech.says("proč"), StartsWith("6.11: "));
}

TEST_CASE("the desk tells its last ruling again, with the text of its article", "[src][desk][laws]")
{
    desk_tests::Desk desk{{"ruleset e97s", "time 30", "blind white"}};
    desk.type({"start", "move e2e5"});
    CHECK_THAT(desk.says(""), Contains("Article 7.4\n"));
    CHECK_THAT(desk.says("why"), Contains("Article 7.4\n7.4: "));
    desk_tests::Desk serbian{{"ruleset e18s", "time 30"}, "sr"};
    serbian.type({"start", "offer"});
    CHECK_THAT(serbian.says("zašto"), Contains("\n9.1.2: "));
}

TEST_CASE("the desk tells the Laws of the game's edition", "[src][desk][laws][TRN-017]")
{
    desk_tests::Desk old{{"ruleset e97s", "time 30"}};
    CHECK_THAT(old.says("law 10.2"), StartsWith("10.2: "));
    CHECK_THAT(old.says("law contents"), StartsWith("The Laws of 1997\n1: "));
    desk_tests::Desk german{{"ruleset e18s", "time 30"}, "de"};
    CHECK_THAT(german.says("regel 9.4"), StartsWith("9.4: "));
    CHECK_THAT(german.says("regel voriger"), StartsWith("9.3"));
    CHECK_THAT(german.says("was ist Patt"), Contains("Auch in: 5.2.1\n"));
}

TEST_CASE("who reads games can ask for the Laws, also before a game is open", "[src][read][laws]")
{
    tests::Reader reader;
    CHECK_THAT(reader.type("law 9.4"), StartsWith("9.4: "));
    CHECK_THAT(reader.type("law next"), StartsWith("9.5: "));
    CHECK_THAT(reader.type("what is stalemate"), Contains("Also in: 5.2.1\n"));
    CHECK_THAT(reader.type("square h8"), Contains("king"));
    CHECK_THAT(reader.type("leave"), StartsWith("This is the position of the game"));
}
