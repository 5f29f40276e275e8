// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// Files of positions with the numbers of leaves of their move trees.
namespace perft_suites {

struct Count {
    int depth = 0;
    std::uint64_t nodes = 0;
};

struct Row {
    std::string fen;
    std::vector<Count> counts;
};

/// A line "FEN ;D1 20 ;D2 400", or "FEN;5;4865609;0" with one depth and its count.
inline Row row_from(const std::string& line)
{
    Row row;
    std::istringstream parts{line};
    std::getline(parts, row.fen, ';');
    std::vector<std::string> fields;
    for (std::string field; std::getline(parts, field, ';');)
        fields.push_back(field);
    REQUIRE_FALSE(fields.empty());
    if (fields[0][0] != 'D') {
        row.counts.push_back({std::stoi(fields.at(0)), std::stoull(fields.at(1))});
        return row;
    }
    for (const std::string& field : fields) {
        const auto blank = field.find(' ');
        row.counts.push_back({std::stoi(field.substr(1, blank)), std::stoull(field.substr(blank))});
    }
    return row;
}

/// Every line but the comments, which begin with '#'.
inline std::vector<Row> read(const std::filesystem::path& path)
{
    std::ifstream file{path};
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line[0] != '#')
            rows.push_back(row_from(line));
    return rows;
}

}  // namespace perft_suites
