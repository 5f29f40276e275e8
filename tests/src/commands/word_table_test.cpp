// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/word_table.hpp"

#include <catch2/catch.hpp>

namespace {

using client::commands::WordTable;

WordTable german()
{
    return WordTable{{{"add", "gib"}, {"white", "weiß"}, {"white", "weiss"}, {"go", "weiter"}}};
}

}  // namespace

TEST_CASE("a typed line is put into English word by word, and English stays", "[src][word_table]")
{
    CHECK(german().in_english("Gib WEISS 2") == "add white 2");
    CHECK(german().in_english("  gib   weiß  0:30 ") == "add white 0:30");
    CHECK(german().in_english("add white Nf3") == "add white Nf3");
    CHECK(german().in_english("").empty());
    CHECK(german().english("weiter") == "go");
    CHECK(german().english("Sg1-f3") == "Sg1-f3");
}

TEST_CASE("the player's own word is the first of its list", "[src][word_table]")
{
    CHECK(german().own("white") == "weiß");
    CHECK(german().own("pause") == "pause");
}

TEST_CASE("words are completed in the player's language and in English", "[src][word_table]")
{
    const std::vector<std::string> names{"add", "go", "white"};
    CHECK(german().beginning_with("g", names) == std::vector<std::string>{"gib", "go"});
    CHECK(german().beginning_with("w", names) ==
          std::vector<std::string>{"weiter", "weiß", "white"});
    CHECK(german().beginning_with("x", names).empty());
}
