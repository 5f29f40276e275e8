// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/san.hpp"
#include "speech/announcer.hpp"
#include "tests/rules/walks.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

/// The rows EX-ANN-1 to EX-ANN-30 of the Laws' page, from announcements.table.
namespace announcements {

struct Row {
    std::string id;
    std::string fen;
    std::string san;
    speech::DrawOffer offer = speech::DrawOffer::none;
    std::string profile;
    std::string form;
    std::string words;

    [[nodiscard]] rules::Position position() const { return walks::position(fen); }
    [[nodiscard]] rules::Move move() const
    {
        const auto move = rules::read_san(position(), san);
        REQUIRE(move);
        return *move;
    }
};

inline speech::Form form(std::string_view name)
{
    if (name == "long")
        return speech::Form::long_form;
    return name == "terse" ? speech::Form::terse : speech::Form::normal;
}

inline std::vector<std::string> cells(const std::string& line)
{
    std::vector<std::string> cells;
    for (std::size_t begin = line.find_first_not_of(' '); begin != std::string::npos;) {
        const auto bar = line.find(" | ", begin);
        cells.push_back(line.substr(begin, bar - begin));
        begin = bar == std::string::npos ? bar : bar + 3;
    }
    return cells;
}

inline std::vector<Row> rows()
{
    std::ifstream file{"tests/speech/announcements.table"};
    REQUIRE(file);
    std::vector<Row> rows;
    Row row;
    for (std::string line; std::getline(file, line);) {
        const auto parts = cells(line);
        if (line.starts_with('#') || parts.size() != 3)
            continue;
        if (line.starts_with("EX-")) {
            const bool offer = parts[2].ends_with(" (=)");
            row.id = parts[0];
            row.fen = parts[1];
            row.san = parts[2].substr(0, parts[2].find(' '));
            row.offer = offer ? speech::DrawOffer::made : speech::DrawOffer::none;
            continue;
        }
        row.profile = parts[0];
        row.form = parts[1];
        row.words = parts[2];
        rows.push_back(row);
    }
    return rows;
}

}  // namespace announcements
