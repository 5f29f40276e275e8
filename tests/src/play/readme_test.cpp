// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/src/dialogue.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

/// The lines of the first game in README.md.
std::vector<std::string> transcript()
{
    constexpr std::string_view margin = "    ";
    std::ifstream file{"README.md"};
    std::vector<std::string> lines;
    bool in_game = false;
    for (std::string line; std::getline(file, line);) {
        in_game = in_game || line == "    Two players";
        if (in_game && !line.starts_with(margin))
            break;
        if (in_game)
            lines.push_back(line.substr(margin.size()));
    }
    return lines;
}

/// What was typed behind a prompt.
std::string behind(const std::string& line, const std::string& prompt)
{
    const auto after = prompt.size() + (prompt.ends_with('?') ? 1 : 2);
    return line.size() > after ? line.substr(after) : "";
}

TEST_CASE("the first game of the README goes as it is told", "[src][session][readme]")
{
    const auto lines = transcript();
    REQUIRE(lines.size() > 10);
    tests::Dialogue dialogue;
    CHECK(dialogue.line("begin") == "");
    for (const auto& line : lines) {
        CAPTURE(line);
        const auto said = dialogue.next();
        REQUIRE(said);
        CHECK(line.starts_with(*said));
        CHECK(dialogue.line("hear " + *said) == "");
        if (const auto typed = behind(line, *said); !typed.empty())
            CHECK(dialogue.line("type " + typed) == "");
    }
    CHECK(dialogue.line("wish quit") == "");
    CHECK(dialogue.rest() == "");
}

}  // namespace
