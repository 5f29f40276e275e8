// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/key_reader.hpp"

#include <catch2/catch.hpp>

#include <deque>
#include <string>
#include <vector>

using namespace client;

namespace {

/// What comes out of a terminal that has received these characters; {name} is a key it knows.
std::string keys_from(std::u32string_view received)
{
    std::deque<terminal::Pressed> waiting;
    for (const auto point : received)
        waiting.push_back(point == U'↑' ? terminal::Pressed{terminal::Pressed::Kind::named, 0, "up"}
                          : point == U'✗'
                              ? terminal::Pressed{terminal::Pressed::Kind::named, 0, {}}
                              : terminal::Pressed{terminal::Pressed::Kind::character, point, {}});
    terminal::KeyReader reader{[&] {
        if (waiting.empty())
            return terminal::Pressed{};
        const auto next = waiting.front();
        waiting.pop_front();
        return next;
    }};
    std::string keys;
    while (const auto stroke = reader.next())
        keys += (keys.empty() ? "" : " ") + (stroke->key ? stroke->key->text() : "?");
    return keys;
}

}  // namespace

TEST_CASE("what a terminal receives becomes keys", "[src][key_reader]")
{
    struct Row {
        std::u32string received;
        std::string keys;
    };
    const auto row = GENERATE(values<Row>({
        {U"aA1", "a A 1"},
        {U"äж€", "ä ж €"},
        {U"\r\n\t ", "enter enter tab space"},
        {U"\x7F\x08", "backspace backspace"},
        {U"\x12\x04", "ctrl+r ctrl+d"},
        {std::u32string(1, U'\0'), "ctrl+space"},
        {U"\x1F\x1C", "ctrl+_ ctrl+\\"},
        {U"↑", "up"},
        {U"✗", "?"},
        {U"\x1B", "escape"},
        {U"\x1B"
         "a",
         "alt+a"},
        {U"\x1B\x12", "ctrl+alt+r"},
        {U"\x1B↑", "alt+up"},
        {U"\x1B\x1B", "alt+escape"},
        {U"\x1B[1;7Dk", "? k"},      // nobody knows it, and it is no 1, no D
        {U"\x1B[<0;33;9Mk", "? k"},  // a mouse
        {U"\x1BOzk", "? k"},
        {U"\x1B[", "?"},
        {U"", ""},
    }));
    CHECK(keys_from(row.received) == row.keys);
}
