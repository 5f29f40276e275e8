// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/said_control.hpp"

#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <string>

namespace {

TEST_CASE("a time control is understood as people write and say it", "[speech][said_control]")
{
    struct Row {
        std::string language;
        std::string said;
        std::string written;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "90+30", "90+30"},
        {"en", "90 + 30", "90+30"},
        {"en", "5|3", "5+3"},
        {"en", "5 3", "5+3"},
        {"en", "5m", "5"},
        {"en", "5 min", "5"},
        {"en", "2h", "120"},
        {"en", "blitz", "5+3"},
        {"en", "Rapid", "15+10"},
        {"en", "ninety plus thirty", "90+30"},
        {"en", "ninety-five minutes plus thirty seconds", "95+30"},
        {"en", "40/90+30,30+30", "40/90+30,30+30"},
        {"en", "hourglass 1", "hourglass 1"},
        {"en", "rapid-25-10", "25+10"},
        {"de", "neunzig plus dreißig", "90+30"},
        {"de", "fünf Minuten plus drei Sekunden", "5+3"},
        {"cs", "patnáct plus deset", "15+10"},
        {"cs", "pět minut", "5"},
        {"sk", "pätnásť plus desať", "15+10"},
        {"sr", "petnaest plus deset", "15+10"},
        {"en", "soon", ""},
        {"en", "5 apples", ""},
        {"en", "", ""},
    }));
    CAPTURE(row.language, row.said);
    const auto control = speech::read_control(shipped::lexicon(row.language), row.said);
    CHECK((control ? rules::write_time_control(*control) : "") == row.written);
}

}  // namespace
