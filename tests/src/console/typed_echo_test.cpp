// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/console/typed_echo.hpp"

#include <catch2/catch.hpp>

using client::console::Echo;
using client::console::echo_between;
using client::console::EditedLine;

TEST_CASE("what a key did is told from the line before and after it", "[src][screen]")
{
    struct Row {
        EditedLine before;
        EditedLine after;
        Echo echo;
    };
    using Kind = Echo::Kind;
    const auto row = GENERATE(values<Row>({
        {{"", 0}, {"a", 1}, {Kind::character, "a"}},
        {{"a", 1}, {"aa", 2}, {Kind::character, "a"}},
        {{"wei", 3}, {"weiß", 4}, {Kind::character, "ß"}},
        {{"e4", 1}, {"e24", 2}, {Kind::character, "2"}},  // between the others
        {{"weiß", 4}, {"wei", 3}, {Kind::character, "ß", true}},
        {{"add white", 9}, {"add ", 4}, {Kind::text, "white", true}},
        {{"add", 3}, {"", 0}, {Kind::text, "add", true}},
        {{"weiß", 4}, {"weiß", 3}, {Kind::character, "ß"}},  // reached
        {{"add", 2}, {"add", 3}, {Kind::end, ""}},
        {{"add", 0}, {"add", 0}, {Kind::end, ""}},            // nothing more to the left
        {{"pause", 5}, {"add 2", 5}, {Kind::text, "add 2"}},  // another line
        {{"go", 2}, {"add 2", 5}, {Kind::text, "add 2"}},
        {{"", 0}, {"period", 6}, {Kind::text, "period"}},  // recalled
    }));
    CAPTURE(row.before.text, row.after.text);
    CHECK(echo_between(row.before, row.after) == row.echo);
}
