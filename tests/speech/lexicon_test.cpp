// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lexicon.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <unicode/unistr.h>
#include <vector>

using namespace speech;

namespace {

std::string file_text(const std::string& name)
{
    std::ifstream file{"speech/words/" + name + ".toml"};
    REQUIRE(file);
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::string replaced(std::string text, const std::string& old, const std::string& by)
{
    const auto at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), by);
}

std::string counted(const std::string& language, Message unit, int n)
{
    return shipped::lexicon(language).say(unit, {{"n", n}, {"shown", std::to_string(n)}});
}

}  // namespace

TEST_CASE("every shipped lexicon is whole", "[speech][lexicon]")
{
    CHECK(lexicon_names("speech/words") ==
          std::vector<std::string>{"cs", "de", "en", "fide", "sk", "sr", "sr-Cyrl"});
    for (const auto& name : shipped::names) {
        CAPTURE(name);
        CHECK(shipped::lexicon(name).has_messages() == (name != "fide"));
    }
}

TEST_CASE("counted things agree with their number",
          "[speech][lexicon][ANN-036][ANN-037][ANN-038][EX-NUM]")
{
    struct Row {
        int n;
        std::string cs_minute, sk_minute, sr_minute, sr_second, cs_move, sk_move, sr_move;
    };
    const auto row = GENERATE(values<Row>({
        {0, "minut", "minút", "minuta", "sekundi", "tahů", "ťahov", "poteza"},
        {1, "minuta", "minúta", "minut", "sekunda", "tah", "ťah", "potez"},
        {2, "minuty", "minúty", "minuta", "sekunde", "tahy", "ťahy", "poteza"},
        {4, "minuty", "minúty", "minuta", "sekunde", "tahy", "ťahy", "poteza"},
        {5, "minut", "minút", "minuta", "sekundi", "tahů", "ťahov", "poteza"},
        {11, "minut", "minút", "minuta", "sekundi", "tahů", "ťahov", "poteza"},
        {12, "minut", "minút", "minuta", "sekundi", "tahů", "ťahov", "poteza"},
        {21, "minut", "minút", "minut", "sekunda", "tahů", "ťahov", "potez"},
        {22, "minut", "minút", "minuta", "sekunde", "tahů", "ťahov", "poteza"},
        {25, "minut", "minút", "minuta", "sekundi", "tahů", "ťahov", "poteza"},
        {101, "minut", "minút", "minut", "sekunda", "tahů", "ťahov", "potez"},
        {111, "minut", "minút", "minuta", "sekundi", "tahů", "ťahov", "poteza"},
    }));
    const auto number = std::to_string(row.n) + ' ';
    CHECK(counted("cs", "minutes", row.n) == number + row.cs_minute);
    CHECK(counted("sk", "minutes", row.n) == number + row.sk_minute);
    CHECK(counted("sr", "minutes", row.n) == number + row.sr_minute);
    CHECK(counted("sr", "seconds", row.n) == number + row.sr_second);
    CHECK(counted("cs", "moves", row.n) == number + row.cs_move);
    CHECK(counted("sk", "moves", row.n) == number + row.sk_move);
    CHECK(counted("sr", "moves", row.n) == number + row.sr_move);
}

TEST_CASE("the other units agree likewise", "[speech][lexicon][ANN-038][ANN-039][ANN-040]")
{
    CHECK(counted("cs", "hours", 2) == "2 hodiny");
    CHECK(counted("sk", "hours", 5) == "5 hodín");
    CHECK(counted("sk", "seconds", 5) == "5 sekúnd");
    CHECK(counted("sr", "hours", 3) == "3 sata");
    CHECK(counted("sr-Cyrl", "hours", 5) == "5 сати");
    CHECK(counted("sr-Cyrl", "minutes", 21) == "21 минут");
    CHECK(counted("sr-Cyrl", "seconds", 22) == "22 секунде");
    CHECK(counted("sr", "points", 5) == "5 bodova");
    CHECK(counted("de", "moves", 1) == "1 Zug");
    CHECK(counted("de", "moves", 2) == "2 Züge");
    CHECK(counted("en", "minutes", 1) == "1 minute");
    CHECK(counted("en", "minutes", 0) == "0 minutes");
}

TEST_CASE("number words have the gender of what is counted", "[speech][lexicon][ANN-036]")
{
    CHECK(shipped::lexicon("cs").number_words(2, Counted::minutes) == "dvě");
    CHECK(shipped::lexicon("cs").number_words(2, Counted::moves) == "dva");
    CHECK(shipped::lexicon("sk").number_words(1, Counted::minutes) == "jedna");
    CHECK(shipped::lexicon("sr").number_words(2, Counted::seconds) == "dve");
    CHECK(shipped::lexicon("sr").number_words(2, Counted::minutes) == "dva");
    CHECK(shipped::lexicon("sr-Cyrl").number_words(2, Counted::seconds) == "две");
    CHECK(shipped::lexicon("de").number_words(1, Counted::minutes) == "eine");
    CHECK(shipped::lexicon("de").number_words(21, Counted::moves) == "einundzwanzig");
    CHECK(shipped::lexicon("en").number_words(12, Counted::plain) == "twelve");
}

TEST_CASE("the Cyrillic text is made of the Latin, and what is put in stays", "[speech][lexicon]")
{
    const auto& cyrillic = shipped::lexicon("sr-Cyrl");
    CHECK(cyrillic.say("flag", {{"side", "white"}}) == "Белом је пала заставица");
    CHECK(cyrillic.say("cause-blocked", {{"square", "d3"}}) == "пут је затворен на d3");
    CHECK(cyrillic.say("illegal-move", {{"n", 2}}) == "Неправилан потез, други пут");
    CHECK(cyrillic.move_words().pieces[5].screen == "краљ");
    CHECK(cyrillic.say("voice-unknown", {{"name", "x"}}) ==
          "Глас x не постоји; постоје auto, off, espeak и speechd");
    CHECK(cyrillic.say("mend-daemon-silent").find("pkill -u $USER speech-dispatch ") !=
          std::string::npos);
}

TEST_CASE("signs, abbreviations and foreign words stay Latin in a Cyrillic text",
          "[speech][lexicon]")
{
    const auto& cyrillic = shipped::lexicon("sr-Cyrl");
    CHECK(cyrillic.in_script("FEN je red teksta") == "FEN је ред текста");
    CHECK(cyrillic.in_script("Felix, x i QWERTY960") == "Felix, x и QWERTY960");
    CHECK(cyrillic.in_script("Njegov član III i A.4") == "Његов члан III и А.4");
    CHECK(cyrillic.in_script("`Anna, Hector`") == "Anna, Hector");
    CHECK(shipped::lexicon("sr").in_script("`Anna`, FEN") == "Anna, FEN");
}

TEST_CASE("a plain terminal gets transcribed text", "[speech][lexicon][ANN-003]")
{
    CHECK(shipped::lexicon("fide").ascii("Läufer schlägt Cesar sechs") ==
          "Laeufer schlaegt Cesar sechs");
    CHECK(shipped::lexicon("de").ascii("Weiß, Übung") == "Weiss, Uebung");
    CHECK(shipped::lexicon("cs").ascii("pěšec bere na šest, kůň") == "pesec bere na sest, kun");
    CHECK(shipped::lexicon("sk").ascii("kráľ, veľká rošáda, päť") == "kral, velka rosada, pat");
    CHECK(shipped::lexicon("sr").ascii("ponuđen, skakač, šah") == "ponudjen, skakac, sah");
    CHECK(shipped::lexicon("sr-Cyrl").ascii("скакач узима на e4, краљ") ==
          "skakac uzima na e4, kralj");
    CHECK(to_ascii("Петросян") == "Petrosan");
}

TEST_CASE("a lexicon that lacks, exceeds or misuses a message is refused with file and line",
          "[speech][lexicon]")
{
    struct Row {
        std::string old;
        std::string by;
        std::string what;
    };
    const auto row = GENERATE(values<Row>({
        {"i-castle = \"I am about to castle\"\n", "", "the message i-castle is missing"},
        {"[messages]\n", "[messages]\nnonsense = \"x\"\n", "there is no nonsense among messages"},
        {"there is no square {square}", "no square", "no-such-square: square is not used"},
        {"there is no square {square}", "no {square} {place}",
         "no-such-square: there is nothing called place to put in"},
        {"there is no square {square}", "no {square, plural, other {x}}",
         "no-such-square: square cannot be used in this way"},
        {"there is no square {square}", "no {square, number}",
         "no-such-square: square cannot be used in this way"},
        {"there is no square {square}", "no {square", "no-such-square: the braces do not match"},
        {"[short]\n", "[short]\nnonsense = \"x\"\n", "there is no nonsense among short"},
        {"theirs: {time}", "theirs: {clock}",
         "time-opponent: there is nothing called clock to put in"},
        {"theirs: {time}", "theirs: {time", "time-opponent: the braces do not match"},
        {"king = \"king\"\n", "", "king is missing"},
        {"king = \"king\"\n", "king = 7\n", "king is no text"},
        {"king = \"king\"\n", "king = \"\"\n", "king must not be empty"},
        {"king = \"king\"\n", "king = \"k\\u001b[2J\"\n", "king has a control character"},
        {"\"piece\", \"origin\"", "\"origin\"", "order does not name piece"},
        {"language = \"en\"", "language = \"\"", "the language is no BCP 47 tag"},
        {"horse", "horse\", 3, \"", "knight is no text"},
    }));
    CAPTURE(row.what);
    const auto lexicon = Lexicon::read(replaced(file_text("en"), row.old, row.by), "my.toml");
    REQUIRE_FALSE(lexicon);
    const auto fault = std::ranges::find(lexicon.error(), row.what, &LexiconFault::what);
    for (const auto& each : lexicon.error())
        UNSCOPED_INFO(text(each));
    REQUIRE(fault != lexicon.error().end());
    CHECK(fault->file == "my.toml");
    CHECK(fault->line > 0);
}

TEST_CASE(
    "on a narrow display a message has its short form, if there is one, and the voice has not",
    "[speech][lexicon][braille]")
{
    const auto narrow = shipped::lexicon("en").narrow();
    CHECK(sentence(narrow, "clock-runs", {{"side", std::string_view{"black"}}}).screen ==
          "running: Black");
    CHECK(sentence(narrow, "clock-runs", {{"side", std::string_view{"black"}}}).voice ==
          "Black's clock is running");
    CHECK(narrow.say("clock-runs", {{"side", "black"}}) == "Black's clock is running");
    CHECK(sentence(narrow, "goodbye").screen == "Goodbye");
    CHECK(sentence(shipped::lexicon("en"), "clock-runs", {{"side", std::string_view{"black"}}})
              .screen == "Black's clock is running");
    const auto cyrillic = shipped::lexicon("sr-Cyrl").narrow();
    CHECK(sentence(cyrillic, "clock-runs", {{"side", std::string_view{"black"}}}).screen ==
          "ради: црни");
}

TEST_CASE("on a narrow display a refusal in a tournament begins with it",
          "[speech][lexicon][braille][ARB-059]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    const auto said = sentence(shipped::lexicon(language).narrow(), "not-in-tournament",
                               {{"command", std::string_view{"x"}}});
    CAPTURE(said.screen);
    CHECK(said.screen.ends_with(": x"));
}

TEST_CASE("on a narrow display the first eighteen cells tell apart what decides",
          "[speech][lexicon][braille]")
{
    const std::vector<std::vector<Message>> kinds{
        {"claim-correct", "claim-wrong", "claim-inadmissible", "claim-deferred"},
        {"irregular-press-before-announce", "irregular-press-without-move"},
        {"opened", "opened-illegal"},
        {"captured-last", "captured-nothing"},
        {"premove-dropped", "premove-gone"},
        {"goodbye", "goodbye-kept", "goodbye-unkept"},
        {"desk-take-off", "desk-take-off-pawn", "desk-put-rook", "desk-put-king", "desk-put-new"},
        {"desk-nothing-to-press", "desk-unannounced", "desk-unfinished"},
    };
    const std::string language = GENERATE(from_range(shipped::languages));
    const auto lexicon = shipped::lexicon(language).narrow();
    for (const auto& kind : kinds) {
        std::set<std::string> beginnings;
        for (const auto message : kind) {
            const auto said = sentence(lexicon, message,
                                       {{"side", std::string_view{"black"}},
                                        {"man", std::string_view{"x"}},
                                        {"move", std::string_view{"Nf3"}},
                                        {"square", std::string_view{"e8"}},
                                        {"left", std::string_view{"x"}},
                                        {"reason", std::string_view{"x"}},
                                        {"command", std::string_view{"x"}}});
            std::string cells;
            const auto whole = icu::UnicodeString::fromUTF8(said.screen);
            whole.tempSubString(0, 18).toUTF8String(cells);
            CAPTURE(language, said.screen);
            CHECK(beginnings.insert(cells).second);
        }
    }
}

TEST_CASE("a command has one word or several, and the first is the one that is shown",
          "[speech][lexicon]")
{
    auto text = replaced(file_text("sr"), "clock = [\"sat\", \"vreme\"]", "clock = \"sat\"");
    text = replaced(text, "silent = [\"tiho\"]", "silent = [\"tiho\", \"mir\"]");
    const auto read = Lexicon::read(text, "sr");
    REQUIRE(read);
    std::vector<std::string> words;
    for (const auto& [meaning, word] : read->command_words())
        if (meaning == "clock" || meaning == "silent")
            words.push_back(word);
    CHECK(words == std::vector<std::string>{"sat", "tiho", "mir"});
    CHECK_FALSE(Lexicon::read(replaced(text, "clock = \"sat\"", "clock = []"), "sr"));
}

TEST_CASE("a file that is no TOML is named with the line", "[speech][lexicon]")
{
    const auto lexicon = Lexicon::read("name = \"x\"\n\nvoice = = 3\n", "my.toml");
    REQUIRE_FALSE(lexicon);
    CHECK(lexicon.error().front().line == 3);
    CHECK(text(lexicon.error().front()).starts_with("my.toml, line 3: "));
}

TEST_CASE("a lexicon that is not there is a fault, and no name leaves the folder",
          "[speech][lexicon]")
{
    for (const auto* const name : {"xx", "../words/en", "", "/etc/passwd"})
        CHECK_FALSE(Lexicon::load("speech/words", name));
}

TEST_CASE("a damaged or hostile lexicon never crashes", "[speech][lexicon]")
{
    std::mt19937 random{20180101};
    const auto whole = file_text("sr");
    for (int i = 0; i < 150; ++i) {
        auto damaged = whole;
        for (int j = 0; j < 3; ++j)
            damaged[random() % damaged.size()] = static_cast<char>(random());
        if (i % 3 == 0)
            damaged.resize(random() % damaged.size());
        const auto script = i % 2 == 0 ? Script::own : Script::other;
        const auto lexicon = Lexicon::read(damaged, "damaged.toml", script);
        if (lexicon)
            CHECK_FALSE(lexicon->say("flag", {{"side", "white"}}).empty());
    }
    std::string deep = "i-castle = \"";
    for (int i = 0; i < 20000; ++i)
        deep += "{n, plural, other {";
    CHECK_FALSE(Lexicon::read(replaced(file_text("en"), "i-castle = \"", deep), "deep.toml"));
    CHECK_FALSE(Lexicon::read(std::string(300'000, '['), "long.toml"));
    CHECK_FALSE(Lexicon::read(std::string(20'000, '['), "nested.toml"));
}
