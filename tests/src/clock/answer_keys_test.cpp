// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/answer_keys.hpp"

#include "src/words/chosen_words.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace {

using client::clock::AnswerKeys;
using keymaps::Key;

keymaps::Keymap keymap(const std::string& toml)
{
    std::vector<keymaps::KeymapFault> faults;
    return keymaps::Keymap::read(
        toml, "test", [](std::string_view) { return true; }, faults);
}

keymaps::Keymap usual()
{
    std::vector<keymaps::KeymapFault> faults;
    return keymaps::Keymap::load(
        "keymaps/clock.toml", [](std::string_view) { return true; }, faults);
}

AnswerKeys answers(const std::string& language, const keymaps::Keymap& keys)
{
    client::words::WordOptions options;
    options.language = language;
    client::words::ChosenWords words{options};
    return {words.language(), keys};
}

}  // namespace

TEST_CASE("a question is answered by the first letter of yes and no, but never by a press",
          "[src][clock]")
{
    struct Row {
        std::string language;
        std::string yes;
        std::string no;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "y", "n"},
        {"de", "y", "n"},  // j is Black's press
        {"cs", "y", "n"},  // a is White's
        {"sk", "y", "n"},
        {"sr", "y", "n"},  // d is White's
        {"sr-Cyrl", "д", "н"},
    }));
    CAPTURE(row.language);
    const auto keys = usual();
    const auto given = answers(row.language, keys);
    CHECK(given.key_of("yes") == Key::parse(row.yes));
    CHECK(given.key_of("no") == Key::parse(row.no));
    CHECK_FALSE(given.key_of("quit"));
    for (const auto* const yes : {row.yes.c_str(), "y", "Y"})
        CHECK(given.answer_of(*Key::parse(yes)) == "yes");
    for (const auto* const no : {row.no.c_str(), "n"})
        CHECK(given.answer_of(*Key::parse(no)) == "no");
    for (const auto& binding : keys.bindings())
        if (binding.command == "white" || binding.command == "black")
            CHECK_FALSE(given.answer_of(binding.keys.front()));
    CHECK_FALSE(given.answer_of(*Key::parse("enter")));
}

TEST_CASE("where no key is in the way a question has the player's own letters", "[src][clock]")
{
    const auto given = answers("de", keymap("1 = \"white\"\n2 = \"black\"\n"));
    CHECK(given.key_of("yes") == Key::parse("j"));
    CHECK(given.answer_of(*Key::parse("j")) == "yes");
    CHECK(given.answer_of(*Key::parse("y")) == "yes");
}

TEST_CASE("where all its letters press the clock, Enter and Escape answer", "[src][clock]")
{
    const auto given = answers("en", keymap("y = \"white\"\nn = \"black\"\n"));
    CHECK(given.key_of("yes") == Key::parse("enter"));
    CHECK(given.answer_of(*Key::parse("enter")) == "yes");
    CHECK(given.key_of("no") == Key::parse("escape"));
    CHECK_FALSE(given.answer_of(*Key::parse("y")));
}
