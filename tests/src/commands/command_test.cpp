// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/command.hpp"

#include "speech/text.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace {

using client::commands::Command;
using client::commands::CommandNames;
using client::commands::Verb;

speech::Lexicon lexicon(const std::string& name)
{
    return speech::Lexicon::load("speech/words", name).value();
}

TEST_CASE("a line is a command only if what follows fits it", "[src][command]")
{
    const auto english = lexicon("en");
    const CommandNames names{english};
    struct Row {
        std::string line;
        Command command;
    };
    const auto row = GENERATE(values<Row>({
        {"clock", {Verb::clock}},
        {"c", {Verb::clock}},
        {"T", {Verb::clock}},
        {"  clock  ", {Verb::clock}},
        {"c 2 c 4", {Verb::move, "c 2 c 4", Verb::clock}},
        {"e4", {Verb::move, "e4"}},
        {"l", {Verb::last}},
        {"last 5", {Verb::last, "5"}},
        {"last five", {Verb::move, "last five", Verb::last}},
        {"last 0", {Verb::move, "last 0", Verb::last}},
        {"/clock", {Verb::clock}},
        {"/clock now", {Verb::move, "/clock now", Verb::clock}},
        {"/e4", {Verb::unknown, "e4"}},
        {"", {Verb::blank}},
        {" \t ", {Verb::blank}},
        {"claim", {Verb::claim}},
        {"claim fifty Kd2", {Verb::claim, "fifty Kd2"}},
        {"claim everything", {Verb::move, "claim everything", Verb::claim}},
        {"help clock", {Verb::help, "clock"}},
        {"? c", {Verb::help, "c"}},
    }));
    CAPTURE(row.line);
    CHECK(names.read(row.line) == row.command);
}

TEST_CASE("commands are understood in the player's language and in English", "[src][command]")
{
    const auto czech = lexicon("cs");
    const CommandNames names{czech};
    CHECK(names.read("hodiny").verb == Verb::clock);
    CHECK(names.read("CLOCK").verb == Verb::clock);
    CHECK(names.read("posledni 3") == Command{Verb::last, "3"});
    CHECK(names.read("reklamovat trojí Jf3") == Command{Verb::claim, "threefold Jf3"});
    CHECK(names.name(Verb::clock) == "hodiny");
    const auto cyrillic = lexicon("sr-Cyrl");
    CHECK(CommandNames{cyrillic}.read("сат").verb == Verb::clock);
    const auto german = lexicon("de");
    for (const auto* const moves : {"züge", "Zuege", "zuge"})  // as --ascii shows it, too
        CHECK(CommandNames{german}.read(moves).verb == Verb::moves);
}

TEST_CASE("every language names every command, and no word means two", "[src][command]")
{
    const std::string language = GENERATE("cs", "de", "sk", "sr", "sr-Cyrl");
    CAPTURE(language);
    std::set<std::string> known{"restart", "two",  "white", "black",    "threefold",
                                "fifty",   "king", "queen", "rook",     "bishop",
                                "knight",  "pawn", "piece", "diagonal", "line"};
    std::set<std::string> english;
    for (const auto& row : client::commands::command_table())
        english.emplace(row.name);
    known.insert(english.begin(), english.end());
    std::set<std::string> named;
    std::map<std::string, std::string> meanings;
    const auto loaded = lexicon(language);
    for (const auto& [meaning, word] : loaded.command_words()) {
        CAPTURE(meaning, word);
        CHECK(known.contains(meaning));
        CHECK(meanings.try_emplace(speech::fold(word), meaning).first->second == meaning);
        CHECK(word.find(' ') == std::string::npos);
        // Key files name commands in English, whatever the player speaks.
        CHECK((!english.contains(speech::fold(word)) || speech::fold(word) == meaning));
        named.insert(meaning);
    }
    CHECK(named == known);
}

TEST_CASE("names are completed in the player's language and in English", "[src][command]")
{
    const auto german = lexicon("de");
    const CommandNames names{german};
    CHECK(names.beginning_with("zur") == std::vector<std::string>{"zurück", "zurücknehmen"});
    CHECK(names.beginning_with("clo") == std::vector<std::string>{"clock"});
    CHECK(names.beginning_with("zz").empty());
}

TEST_CASE("every command stands in the manual, in the help and among the completions",
          "[src][command]")
{
    std::ifstream file{"man/annabella.1"};
    const std::string page{std::istreambuf_iterator<char>{file}, {}};
    const auto english = lexicon("en");
    const CommandNames names{english};
    for (const auto& row : client::commands::command_table()) {
        const std::string name{row.name};
        CAPTURE(name);
        CHECK_THAT(page, Catch::Contains(".It Cm " + name));
        CHECK_FALSE(english.say(row.help).empty());
        const auto found = names.beginning_with(name);
        CHECK(std::ranges::find(found, name) != found.end());
        CHECK(names.find(name) == row.verb);
    }
}

}  // namespace
