// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/command_table.hpp"

#include "speech/messages.hpp"
#include "src/commands/arguments.hpp"
#include "src/commands/suggestion.hpp"
#include "src/text/edits.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace {

using namespace client::commands;
using rules::Color;
using speech::CommandArea;
using Strings = std::vector<std::string>;

/// A row as an activity has it: with what it does.
struct ToyRow : Row {
    int handled = 0;
};

constexpr std::array toys{
    ToyRow{{"clock", "c t", arguments::nothing, "help-clock"}, 1},
    ToyRow{{"last", "l", arguments::count, "help-last"}, 2},
    ToyRow{{"next", "", arguments::nothing, "help-next"}, 3},
    ToyRow{{"help", "?", arguments::command, "help-help"}, 4},
};
constexpr std::array others{
    ToyRow{{"next", "", arguments::own_words<1>, "help-next"}, 5},
};
/// As at the desk: a side in front, names of two words, own words behind them.
constexpr Row resign{.name = "resign",
                     .short_forms = "",
                     .argument = arguments::nothing,
                     .help = "help-resign",
                     .sides = Sides::may_be_said};
constexpr Row stop{"stop", "", arguments::own_words<1>, "help-pause"};
constexpr Row arbiter_go{"arbiter go", "", arguments::nothing, "help-go"};
constexpr Row arbiter_add{"arbiter add", "", arguments::own_words<1>, "help-clock-add"};
constexpr Row board{"board", "", arguments::text, "help-board"};
constexpr Row boards{"boards", "board", arguments::nothing, "help-board"};
constexpr Row offer{"offer", "draw", arguments::nothing, "help-draw"};

speech::Lexicon lexicon(const std::string& name)
{
    return speech::Lexicon::load("speech/words", name).value();
}

CommandTable playing(const std::string& language)
{
    return {lexicon(language),
            {{CommandArea::playing, std::span<const ToyRow>{toys}},
             {CommandArea::playing, std::span<const ToyRow>{others}}}};
}

CommandTable desk(const std::string& language)
{
    return {lexicon(language),
            {{CommandArea::desk,
              {&resign, &stop, &arbiter_go, &arbiter_add, &board, &boards, &offer}}}};
}

}  // namespace

TEST_CASE("a line is a command if what follows fits it, and of one name the first that fits",
          "[src][commands]")
{
    const auto table = playing("en");
    CHECK(table.read("clock") == Command{&toys[0]});
    CHECK(table.read("  T ") == Command{&toys[0]});
    CHECK(table.read("/clock") == Command{&toys[0]});
    CHECK(table.read("last 5") == Command{&toys[1], "5"});
    CHECK(table.read("last five") == Command{nullptr, "last five", &toys[1]});
    CHECK(table.read("/clock now") == Command{nullptr, "/clock now", &toys[0]});
    CHECK(table.read("next") == Command{&toys[2]});
    CHECK(table.read("next knight") == Command{&others[0], "knight"});
    CHECK(table.read("e4") == Command{nullptr, "e4"});
    CHECK(table.read(" \t ") == Command{});
    CHECK(table.knows("help c"));
    CHECK_FALSE(table.knows("help me"));
    CHECK(row_among(std::span<const ToyRow>{toys}, table.find("L"))->handled == 2);
    CHECK(row_among(std::span<const ToyRow>{others}, table.find("L")) == nullptr);
}

TEST_CASE("a command has words of the language, each with and without its marks, and English ones",
          "[src][commands]")
{
    const auto table = playing("sr");
    for (const auto* const line : {"sledeći skakač", "Sledeci SKAKAC", "next knight"})
        CHECK(table.read(line) == Command{&others[0], "knight"});
    CHECK(table.name(toys[1]) == "poslednji");
    CHECK(table.all_names(toys[0]) == "sat, clock, c, t");
    CHECK(playing("sr-Cyrl").read("сат") == Command{&toys[0]});
    for (const auto* const moves : {"weiß", "weiss", "WEISS"})
        CHECK(desk("de").english(moves) == "white");
}

TEST_CASE("a name may have two words, and a side may stand in front of some", "[src][commands]")
{
    const auto table = desk("de");
    CHECK(table.read("Schiedsrichter weiter") == Command{&arbiter_go});
    CHECK(table.read("arbiter go") == Command{&arbiter_go});
    CHECK(table.read("schiedsrichter hinzufügen weiß 2") == Command{&arbiter_add, "white 2"});
    CHECK(table.name(arbiter_add) == "schiedsrichter hinzufügen");
    CHECK(table.read("aufgeben") == Command{&resign});
    CHECK(table.read("weiß aufgeben") == Command{&resign, "", nullptr, Color::white});
    CHECK(table.read("schwarz e5") == Command{nullptr, "e5", nullptr, Color::black});
    CHECK(table.read("schwarz schiedsrichter weiter") ==
          Command{nullptr, "schiedsrichter weiter", nullptr, Color::black});
    CHECK(table.read("schwarz") == Command{nullptr, "schwarz"});
    CHECK(table.read("WHITE Resign") == Command{&resign, "", nullptr, Color::white});
    CHECK(table.read("anhalten krankheit Fieber") == Command{&stop, "illness Fieber"});
    CHECK(table.own("white resign") == "weiß aufgeben");
}

TEST_CASE("a short form in the language is understood where the name does not fit",
          "[src][commands]")
{
    const auto table = desk("de");
    CHECK(table.read("brett weiß 8/8") == Command{&board, "weiß 8/8"});
    CHECK(table.read("brett") == Command{&boards});
    CHECK(table.read("remis") == Command{&offer});
}

TEST_CASE("what a line begins with is completed in the language and in English", "[src][commands]")
{
    CHECK(playing("de").beginning_with("l") == Strings{"last", "letzter"});
    CHECK(playing("en").beginning_with("") == Strings{"clock", "help", "last", "next"});
    CHECK(desk("de").beginning_with("sch") == Strings{"schiedsrichter", "schwarz"});
    CHECK(desk("de").beginning_with("a") == Strings{"anhalten", "arbiter", "aufgeben"});
    CHECK(desk("de").beginning_with("x").empty());
}

TEST_CASE("for a slip of the finger there is one suggestion, or none", "[src][commands]")
{
    const auto table = playing("de");
    CHECK(table.suggestion("clokc") == "clock");
    CHECK(table.suggestion("/letzer 3") == "letzter");
    CHECK(table.suggestion("nxet") == "next");
    CHECK_FALSE(table.suggestion("e5"));
    CHECK_FALSE(table.suggestion("lt"));
    CHECK_FALSE(table.suggestion("chess"));
    CHECK(desk("de").suggestion("schidsrichter weitr") == "schiedsrichter weiter");
    CHECK(desk("en").suggestion("white resing") == "resign");
    CHECK_FALSE(desk("en").suggestion("boardx"));  // board or boards
}

TEST_CASE("a refusal asks whether another command was meant, in the player's language",
          "[src][commands]")
{
    const auto german = lexicon("de");
    const auto refused = [&](std::string_view line) {
        return with_suggestion(german, playing("de"), line, {"Was", "was"});
    };
    CHECK(refused("letzer").screen == "Was. Meinten Sie letzter?");
    CHECK(refused("letzer").voice == "was. Meinten Sie letzter?");
    CHECK(refused("nichts").screen == "Was");
    CHECK(refused("letzter?").screen == "Was");
}

TEST_CASE("letters that have changed places are one slip", "[src][text]")
{
    using client::text::edits;
    CHECK(edits("clock", "clock") == 0);
    CHECK(edits("lcock", "clock") == 1);
    CHECK(edits("clck", "clock") == 1);
    CHECK(edits("clocck", "clock") == 1);
    CHECK(edits("klok", "clock") == 2);
    CHECK(edits("сат", "саt") == 1);
    CHECK(edits("", "fen") == 3);
}
