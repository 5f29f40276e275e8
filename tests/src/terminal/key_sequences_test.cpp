// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/key_sequences.hpp"

#include "keymaps/key.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace client::terminal;

TEST_CASE("every sequence of a key has a name that key files can use", "[src][terminal]")
{
    for (const auto& [bytes, name] : key_sequences) {
        CAPTURE(name);
        const auto key = keymaps::Key::parse(name);
        REQUIRE(key);
        CHECK(key->text() == name);
    }
}

TEST_CASE("no key's sequence is the beginning of another's", "[src][terminal]")
{
    for (const auto& each : key_sequences) {
        CAPTURE(each.name);
        CHECK(each.bytes.starts_with('\x1B'));
        CHECK(1 == std::ranges::count_if(key_sequences, [&](const KeySequence& other) {
                  return other.bytes.starts_with(each.bytes);
              }));
    }
}
