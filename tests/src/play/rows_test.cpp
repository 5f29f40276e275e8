// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/rows.hpp"

#include "speech/text.hpp"
#include "src/play/handlers.hpp"
#include "src/train/rows.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

namespace {

using client::commands::Command;
using client::play::command_table;
namespace handlers = client::play::handlers;

/// The command that a handler carries out.
Command said(client::play::Handler handler, std::string argument = "")
{
    return {&client::play::row_of(handler), std::move(argument)};
}

/// A line that begins with a command which it does not fit.
Command misfit(std::string line, client::play::Handler handler)
{
    return {nullptr, std::move(line), &client::play::row_of(handler)};
}

speech::Lexicon lexicon(const std::string& name)
{
    return speech::Lexicon::load("speech/words", name).value();
}

TEST_CASE("a line is a command only if what follows fits it", "[src][command]")
{
    const auto english = lexicon("en");
    const auto names = command_table(english);
    struct Row {
        std::string line;
        Command command;
    };
    const auto row = GENERATE(values<Row>({
        {"clock", said(handlers::clock)},
        {"c", said(handlers::clock)},
        {"T", said(handlers::clock)},
        {"  clock  ", said(handlers::clock)},
        {"c 2 c 4", misfit("c 2 c 4", handlers::clock)},
        {"e4", {nullptr, "e4"}},
        {"l", said(handlers::last)},
        {"last 5", said(handlers::last, "5")},
        {"last five", misfit("last five", handlers::last)},
        {"last 0", misfit("last 0", handlers::last)},
        {"/clock", said(handlers::clock)},
        {"/clock now", misfit("/clock now", handlers::clock)},
        {"/e4", {nullptr, "/e4"}},
        {"", {}},
        {" \t ", {}},
        {"claim", said(handlers::claim)},
        {"claim fifty Kd2", said(handlers::claim, "fifty Kd2")},
        {"claim everything", misfit("claim everything", handlers::claim)},
        {"help clock", said(handlers::help, "clock")},
        {"? c", said(handlers::help, "c")},
    }));
    CAPTURE(row.line);
    CHECK(names.read(row.line) == row.command);
}

TEST_CASE("commands are understood in the player's language and in English", "[src][command]")
{
    const auto czech = lexicon("cs");
    const auto names = command_table(czech);
    CHECK(names.read("hodiny") == said(handlers::clock));
    CHECK(names.read("CLOCK") == said(handlers::clock));
    CHECK(names.read("posledni 3") == said(handlers::last, "3"));
    CHECK(names.read("reklamovat trojí Jf3") == said(handlers::claim, "threefold Jf3"));
    CHECK(names.name(client::play::row_of(handlers::clock)) == "hodiny");
    const auto cyrillic = lexicon("sr-Cyrl");
    CHECK(command_table(cyrillic).read("сат") == said(handlers::clock));
    const auto german = lexicon("de");
    for (const auto* const moves : {"züge", "Zuege", "zuge"})  // as --ascii shows it, too
        CHECK(command_table(german).read(moves) == said(handlers::moves));
}

TEST_CASE("every language names every command, and no word means two", "[src][command]")
{
    const std::string language = GENERATE("cs", "de", "sk", "sr", "sr-Cyrl");
    CAPTURE(language);
    std::set<std::string> known{"restart", "two",      "white", "black",   "threefold", "fifty",
                                "king",    "queen",    "rook",  "bishop",  "knight",    "pawn",
                                "piece",   "diagonal", "line",  "comment", "contents",  "is",
                                "words",   "notation", "both",  "on",      "off",       "random",
                                "none",    "all",      "aloud"};
    std::set<std::string> english;
    for (const auto& row : client::play::play_rows())
        english.emplace(row.name);
    for (const auto& row : client::train::train_rows())  // training speaks the words of a game
        english.emplace(row.name);
    known.insert(english.begin(), english.end());
    std::set<std::string> named;
    std::map<std::string, std::string> meanings;
    const auto loaded = lexicon(language);
    for (const auto& [meaning, word] : loaded.command_words()) {
        CAPTURE(meaning, word);
        CHECK(known.contains(meaning));
        CHECK(meanings.try_emplace(speech::fold(word), meaning).first->second == meaning);
        // What a command is called is one word; what is understood beside it may be two.
        CHECK(std::ranges::count(word, ' ') <= (named.contains(meaning) ? 1 : 0));
        // Key files name commands in English, whatever the player speaks.
        CHECK((!english.contains(speech::fold(word)) || speech::fold(word) == meaning));
        named.insert(meaning);
    }
    CHECK(named == known);
}

TEST_CASE("names are completed in the player's language and in English", "[src][command]")
{
    const auto german = lexicon("de");
    const auto names = command_table(german);
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
    const auto names = command_table(english);
    for (const auto& row : client::play::play_rows()) {
        const std::string name{row.name};
        CAPTURE(name);
        CHECK_THAT(page, Catch::Contains(".It Cm " + name));
        CHECK_FALSE(english.say(row.help).empty());
        const auto found = names.beginning_with(name);
        CHECK(std::ranges::find(found, name) != found.end());
        CHECK(names.find(name) == &row);
    }
}

}  // namespace
