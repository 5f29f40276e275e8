// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/line_text.hpp"
#include "src/play/session.hpp"

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
    client::words::WordOptions options;
    options.language = "en";
    options.announce = "en";
    client::words::ChosenWords words{options};
    const client::host::LineText text{words, client::player::Profile::screen_reader};
    client::play::SessionOptions session_options;
    session_options.game.mode = rules::Mode::guarded;
    client::play::Session session{session_options, words};
    auto said = text.lines(session.handle(client::play::inputs::Begin{}, {}).tidings);
    const auto lines = transcript();
    REQUIRE(lines.size() > 10);
    std::size_t next = 0;
    for (const auto& line : lines) {
        CAPTURE(line);
        REQUIRE(next < said.size());
        CHECK(line.starts_with(said[next].text));
        const auto typed = behind(line, said[next].text);
        ++next;
        if (typed.empty())
            continue;
        CHECK(next == said.size());
        said = text.lines(session.handle_line(typed, {}).tidings);
        next = 0;
    }
    CHECK(next == said.size());
}

}  // namespace
