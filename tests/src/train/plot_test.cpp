// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/plot.hpp"

#include "src/train/training.hpp"
#include "tests/src/train/drilling.hpp"

#include <array>
#include <chrono>

using namespace client;
using namespace client::train;

namespace {

/// So many questions of each quarter, of which some were known.
Progress trained(std::array<int, 4> right, int asked)
{
    Progress progress;
    const base::CalendarTime day{std::chrono::days{20'000}};
    for (int quarter = 1; quarter <= 4; ++quarter)
        for (int i = 0; i < asked; ++i)
            progress.add({day, "colour", "a1", 1, quarter,
                          i < right.at(static_cast<std::size_t>(quarter - 1))
                              ? store::Outcome::right
                              : store::Outcome::wrong});
    return progress;
}

}  // namespace

TEST_CASE("what was reached is drawn in bars, the whole and each quarter", "[src][train]")
{
    tests::Drilling with;
    const auto progress = trained({10, 8, 5, 1}, 10);
    const auto lines = plot(with.teller, *find_drill("colour"), *progress.of("colour"));
    REQUIRE(lines.size() == 5);
    CHECK(lines[0].screen == "######.... 60 percent: colour, level 1");
    CHECK(lines[1].screen == "########## 100 percent in quarter 1");
    CHECK(lines[2].screen == "########.. 80 percent in quarter 2");
    CHECK(lines[3].screen == "#####..... 50 percent in quarter 3");
    CHECK(lines[4].screen == "#......... 10 percent in quarter 4");
}

TEST_CASE("a voice says the numbers of a plot and not its bars", "[src][train]")
{
    tests::Drilling with;
    const auto progress = trained({10, 8, 5, 1}, 10);
    for (const auto& line : plot(with.teller, *find_drill("colour"), *progress.of("colour"))) {
        CHECK(line.voice.find('#') == std::string::npos);
        CHECK(line.voice.find("percent") != std::string::npos);
    }
}

TEST_CASE("whoever gets tired hears it quarter by quarter", "[src][train]")
{
    client::words::ChosenWords words{tests::words_in("en")};
    Training training{{}, words, trained({10, 8, 5, 1}, 10)};
    const auto said = [&](const std::string& line) {
        std::vector<std::string> all;
        for (const auto& tiding : training.handle({host::inputs::Line{line}}, {}).tidings)
            for (const auto& each : std::get<host::tidings::Said>(tiding).lines)
                all.push_back(each.screen);
        return all;
    };
    const auto sentences = said("progress");
    REQUIRE(sentences.size() == 3);
    CHECK(sentences[1] == "colour, quarter by quarter of a session: 100, 80, 50, 10 percent");
    CHECK(sentences[2].starts_with("colour: 100 percent right at the beginning of a session, 10"));
    CHECK(said("progress plot").front() == "######.... 60 percent: colour, level 1");
}
