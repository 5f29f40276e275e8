// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/records.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace rules;

TEST_CASE("an entry of a score sheet is its move, whatever stands beside it",
          "[rules][records][NOT-017][NOT-029]")
{
    struct Row {
        std::string entry;
        std::string move;
    };
    const auto row = GENERATE(values<Row>({
        {"e4", "e4"},
        {"1.e4", "e4"},
        {"1. e4", "e4"},
        {"12...Nf6", "Nf6"},
        {"12 Nf6", "Nf6"},
        {"e4 (=)", "e4"},
        {"e4(=)", "e4"},
        {"1. e4 (=)", "e4"},
        {"exd6 e.p.", "exd6"},
        {"e4,", "e4"},
        {"5254", "5254"},  // by the numbers of the squares
        {"Nf3 d5", "Nf3 d5"},
        {"1-0", ""},
        {"7.", ""},
        {"(=)", ""},
        {"", ""},
        {"  e4  ", "e4"},
    }));
    CAPTURE(row.entry);
    CHECK(move_of_entry(row.entry) == row.move);
}

TEST_CASE("scores are compared by what they mean", "[rules][records][ANN-021]")
{
    const Position start = Position::initial();
    const std::vector<std::string> german{"1.Sf3", "d5 (=)", "2.g3", "Sf6"};
    const std::vector<std::string> plain{"Nf3", "d5", "g3", "Nf6"};
    const std::vector<std::string> other{"Nf3", "d5", "g3", "Nc6"};
    const auto same = compare_scores(start, {german, {}}, {plain, {}});
    CHECK(same.equal);
    CHECK_FALSE(same.first_difference);
    const auto differ = compare_scores(start, {german, {}}, {other, Letters::en});
    CHECK(differ.common.size() == 3);
    CHECK(differ.first_difference == 3U);
    CHECK_FALSE(differ.equal);
}
