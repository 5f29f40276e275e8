// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/record_words.hpp"

#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <ctime>
#include <string>

using speech::date_words;
using speech::result_words;

TEST_CASE("results of records are words in every language", "[speech][lexicon]")
{
    struct Row {
        std::string language;
        std::string white;
        std::string draw;
        std::string open;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "White wins", "draw", "unfinished"},
        {"de", "Weiß gewinnt", "Remis", "nicht beendet"},
        {"cs", "bílý vyhrál", "remíza", "nedohraná"},
        {"sk", "biely vyhral", "remíza", "nedohraná"},
        {"sr", "beli je dobio", "remi", "nezavršena"},
        {"sr-Cyrl", "бели је добио", "реми", "незавршена"},
    }));
    const auto& lexicon = shipped::lexicon(row.language);
    CHECK(result_words(lexicon, "1-0") == row.white);
    CHECK(result_words(lexicon, "1/2-1/2") == row.draw);
    CHECK(result_words(lexicon, "½-½") == row.draw);
    CHECK(result_words(lexicon, "*") == row.open);
}

TEST_CASE("dates of records are words in every language", "[speech][lexicon]")
{
    struct Row {
        std::string language;
        std::string day;
        std::string month;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "May 17, 2024", "May 2024"},
        {"de", "17. Mai 2024", "Mai 2024"},
        {"cs", "17. května 2024", "květen 2024"},
        {"sk", "17. mája 2024", "máj 2024"},
        {"sr", "17. maj 2024.", "maj 2024."},
        {"sr-Cyrl", "17. мај 2024.", "мај 2024."},
    }));
    const auto& lexicon = shipped::lexicon(row.language);
    CHECK(date_words(lexicon, "2024.05.17") == row.day);
    CHECK(date_words(lexicon, "2024.05.??") == row.month);
    CHECK(date_words(lexicon, "2024.??.??") == "2024");
    for (const std::string other : {"????.??.??", "2024", "2024.13.01", "2023.02.29", "", "soon"})
        CHECK(date_words(lexicon, other) == other);
}

TEST_CASE("a moment is a day in words and a time", "[speech][lexicon]")
{
    std::tm local{};
    local.tm_year = 126;
    local.tm_mon = 2;
    local.tm_mday = 1;
    local.tm_hour = 9;
    local.tm_min = 5;
    CHECK(speech::moment_words(shipped::lexicon("cs"), local) == "1. března 2026, 9:05");
    CHECK(speech::moment_words(shipped::lexicon("en"), local) == "March 1, 2026, 9:05");
}
