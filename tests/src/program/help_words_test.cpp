// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/program/help_words.hpp"

#include "src/program/program.hpp"
#include "tests/speech/shipped.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <set>
#include <string>
#include <toml++/toml.h>
#include <vector>

namespace {

using client::program::HelpWords;
using tests::run;

std::set<std::string> keys(const std::string& language, std::string_view section)
{
    const auto file = toml::parse_file("speech/words/options/" + language + ".toml");
    std::set<std::string> keys;
    for (const auto& [english, word] : *file[section].as_table()) {
        CAPTURE(language, english.str());
        CHECK_FALSE(word.value_or(std::string{}).empty());
        keys.emplace(english.str());
    }
    return keys;
}

/// What all the help of the program says in English.
std::string all_help()
{
    auto all = run({"--help"}).out;
    for (const auto& command : client::program::program_commands())
        all += run({std::string{command.name}, "--help"}).out;
    return all;
}

}  // namespace

TEST_CASE("the words of help are for what the help says, in every language alike", "[src][program]")
{
    const auto options = keys("cs", "options");
    const auto labels = keys("cs", "labels");
    for (const std::string language : {"de", "sk", "sr"}) {
        CAPTURE(language);
        CHECK(keys(language, "options") == options);
        CHECK(keys(language, "labels") == labels);
    }
    const auto help = all_help();
    for (const auto& english : options) {
        CAPTURE(english);
        CHECK(help.find(english) != std::string::npos);
    }
}

TEST_CASE("help is in the player's language", "[src][program]")
{
    struct Row {
        std::string language;
        std::vector<std::string> said;
    };
    const auto row = GENERATE(values<Row>({
        {"en", {"Play a game", "Usage: annabella play [OPTIONS]", "Two people at one keyboard"}},
        {"de", {"Eine Partie spielen", "Aufruf: annabella play [OPTIONEN]", "an einer Tastatur"}},
        {"cs", {"Zahrát partii", "Použití: annabella play [VOLBY]", "Dva lidé u jedné klávesnice"}},
        {"sk", {"Zahrať partiu", "Použitie: annabella play [VOĽBY]", "pri jednej klávesnici"}},
        {"sr", {"Igra partiju", "Upotreba: annabella play [OPCIJE]", "za jednom tastaturom"}},
        {"sr-Cyrl", {"Игра партију", "Употреба: annabella play [ОПЦИЈЕ]", "white, black, random"}},
    }));
    const auto out = run({"play", "--help", "--language", row.language}).out;
    for (const auto& said : row.said)
        CHECK_THAT(out, Catch::Contains(said));
    CHECK(out.find('`') == std::string::npos);
}

TEST_CASE("what has no words in a language is told in English", "[src][program]")
{
    const HelpWords czech{"speech/words", shipped::lexicon("cs")};
    CHECK(czech.of("Play a game") == "Zahrát partii");
    CHECK(czech.of("Something new") == "Something new");
    const HelpWords nowhere{"tests", shipped::lexicon("cs")};
    CHECK(nowhere.of("Play a game") == "Play a game");
}

TEST_CASE("a wrong position is told in the player's language", "[src][program]")
{
    struct Row {
        std::string language;
        std::string fen;
        std::string position;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "the FEN is wrong: the board has a letter that is no piece, at character 1",
         "the position is illegal: Black has no king"},
        {"de",
         "die FEN ist falsch: auf dem Brett steht ein Buchstabe, der keine Figur ist, bei Zeichen "
         "1",
         "die Stellung ist regelwidrig: Schwarz hat keinen König"},
        {"cs", "FEN je chybný: na šachovnici je písmeno, které není kámen, u znaku 1",
         "pozice je nepřípustná: černý nemá krále"},
        {"sk", "FEN je chybný: na šachovnici je písmeno, ktoré nie je figúrka, pri znaku 1",
         "pozícia je neprípustná: čierny nemá kráľa"},
        {"sr", "FEN je pogrešan: na tabli je slovo koje nije figura, kod znaka 1",
         "pozicija je nepravilna: crni nema kralja"},
        {"sr-Cyrl", "FEN је погрешан: на табли је слово које није фигура, код знака 1",
         "позиција је неправилна: црни нема краља"},
    }));
    for (const std::string command : {"say", "hear"}) {
        const auto err = [&](const std::string& fen) {
            return run({command, "--language", row.language, "--fen", fen, "e4"}).err;
        };
        CHECK(err("9/8/8/8/8/8/8/8 w - - 0 1") == "annabella " + command + ": " + row.fen + ".\n");
        CHECK(err("8/8/8/8/8/8/8/K7 w - - 0 1") ==
              "annabella " + command + ": " + row.position + ".\n");
    }
}
