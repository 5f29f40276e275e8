// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/commands/bound_keymap.hpp"

#include "src/play/rows.hpp"
#include "tests/src/person.hpp"

#include <catch2/catch.hpp>

using namespace client;
using commands::BoundKeymap;
using Kind = keymaps::Meaning::Kind;

namespace {

keymaps::Keymap keymap()
{
    std::vector<keymaps::KeymapFault> faults;
    auto keys = keymaps::Keymap::read(
        "t = 'clock'\nn = 'next knight'\n'f a' = 'file a'\nx = 'pan-left'\n", "keys.toml",
        [](std::string_view) { return true; }, faults);
    CHECK(faults.empty());
    return keys;
}

BoundKeymap::Meaning meaning(const BoundKeymap& keys, std::string_view struck)
{
    return keys.find(*keymaps::parse_keys(struck));
}

/// The table and its language are gone when the keys are struck.
BoundKeymap bound_in(const std::string& language)
{
    words::ChosenWords words{tests::words_in(language)};
    const auto table = play::command_table(words.language());
    return {keymap(), &table};
}

}  // namespace

TEST_CASE("a key brings the row of its command, in every language", "[src][commands]")
{
    const auto keys = bound_in(GENERATE("en", "de", "sr"));
    const auto next = meaning(keys, "n");
    CHECK(next.kind == Kind::bound);
    REQUIRE(next.command.row != nullptr);
    CHECK(next.command.row->name == "next");
    CHECK(next.command.argument == "knight");
    CHECK(in_english(next.command) == next.name);
    CHECK(in_english(meaning(keys, "f a").command) == "file a");
}

TEST_CASE("keys that are no command bring none", "[src][commands]")
{
    const auto keys = bound_in("en");
    CHECK(meaning(keys, "f").kind == Kind::begun);
    CHECK(meaning(keys, "q").kind == Kind::unbound);
    CHECK(meaning(keys, "q").command == commands::Command{});
    const auto of_display = meaning(keys, "x");
    CHECK(of_display.name == "pan-left");
    CHECK(of_display.command.row == nullptr);
}

TEST_CASE("where nobody has a table keys bring their words", "[src][commands]")
{
    const BoundKeymap keys{keymap(), nullptr};
    CHECK(meaning(keys, "n").command == commands::Command{nullptr, "next knight"});
}
