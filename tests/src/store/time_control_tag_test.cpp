// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pgn.hpp"
#include "src/store/saved_game.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <utility>

namespace {

std::string pgn(const std::string& control)
{
    client::store::GameHead head;
    const auto read = rules::read_time_control(control);
    REQUIRE(read);
    head.options.control = *read;
    const auto score = client::store::score_of(rules::Game{head.options}, head);
    REQUIRE(score);
    return rules::write_pgn(*score);
}

}  // namespace

TEST_CASE("time controls are written as PGN has them", "[src][store][CLK-005]")
{
    static constexpr std::array<std::pair<const char*, const char*>, 26> rows{{
        {"fide-classic", "40/5400+30:1800+30"},
        {"classic-90-30", "5400+30"},
        {"two-hours", "40/7200:20/3600:900+30"},
        {"old-2h-30", "40/7200:1800"},
        {"rapid-25-10", "1500+10"},
        {"rapid-15-10", "900+10"},
        {"rapid-60", "3600"},
        {"rapid-30", "1800"},
        {"rapid-20", "1200"},
        {"blitz-3-2", "180+2"},
        {"blitz-5-3", "300+3"},
        {"blitz-5", "300"},
        {"blitz-10", "600"},
        {"bullet-1", "60"},
        {"bullet-2-1", "120+1"},
        {"us-90-d5", "5400"},
        {"us-60-d5", "3600"},
        {"us-30-d5", "1800"},
        {"bronstein-25-10", "1500"},
        {"hourglass-1", "*60"},
        {"hourglass-10", "*600"},
        {"long-75", "4500"},
        {"none", "-"},
        {"0:10", "10"},
        {"25;15", "?"},
        {"hourglass 1", "*60"},
    }};
    for (const auto& [control, tag] : rows) {
        CAPTURE(control);
        CHECK_THAT(pgn(control), Catch::Contains("[TimeControl \"" + std::string{tag} + "\"]\n"));
    }
}

TEST_CASE("what PGN has no form for stands in a comment before the first move", "[src][store]")
{
    CHECK_THAT(pgn("90d5"), Catch::Contains("{Time control 90d5}"));
    CHECK_THAT(pgn("25b10"), Catch::Contains("{Time control 25b10}"));
    CHECK_THAT(pgn("25;15"), Catch::Contains("{Time control 25;15}"));
    CHECK_THAT(pgn("40/90+30,30+30"), !Catch::Contains("{"));
}
