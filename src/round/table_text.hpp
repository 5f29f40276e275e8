// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A table as text (RFC 4180), with whichever of comma, semicolon and tab it has between columns.
namespace client::round {

struct TableRow {
    std::size_t line = 0;  ///< from 1
    std::vector<std::string> cells;
    bool is_open = false;  ///< a quotation mark has no end
};
/// Lines that say nothing are left out.
[[nodiscard]] std::vector<TableRow> read_table(std::string_view text);

}  // namespace client::round
