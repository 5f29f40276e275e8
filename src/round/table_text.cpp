// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/table_text.hpp"

#include "src/round/text_columns.hpp"

#include <algorithm>
#include <utility>

namespace client::round {
namespace {

constexpr char quote = '"';

/// What the first line has most of; commas stand in names, too.
char separator_of(std::string_view line)
{
    char best = ',';
    for (const char each : {';', '\t'}) {
        const auto count = std::ranges::count(line, each);
        if (count > 0 && count >= std::ranges::count(line, best))
            best = each;
    }
    return best;
}

/// Takes a cell off the front of a line, and what parts it from the next. None: it has no end.
std::optional<std::string> take_cell(std::string_view& rest, char separator)
{
    std::string cell;
    const auto begin = without_blanks(rest.substr(0, rest.find(separator)));
    if (!begin.starts_with(quote)) {
        cell = begin;
        rest.remove_prefix(std::min(rest.find(separator), rest.size()));
        return cell;
    }
    rest.remove_prefix(rest.find(quote) + 1);
    for (auto end = rest.find(quote); end != std::string_view::npos; end = rest.find(quote)) {
        cell += rest.substr(0, end);
        rest.remove_prefix(end + 1);
        if (!rest.starts_with(quote)) {
            rest.remove_prefix(std::min(rest.find(separator), rest.size()));
            return cell;
        }
        cell += quote;
        rest.remove_prefix(1);
    }
    return std::nullopt;
}

TableRow read_row(std::size_t line, std::string_view text, char separator)
{
    TableRow row{.line = line, .cells = {}};
    for (bool more = true; more;) {
        auto cell = take_cell(text, separator);
        row.is_open = !cell;
        more = cell && text.starts_with(separator);
        if (more)
            text.remove_prefix(1);
        row.cells.push_back(std::move(cell).value_or(std::string{}));
    }
    return row;
}

}  // namespace

std::vector<TableRow> read_table(std::string_view text)
{
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    const auto encoding = encoding_of(text);
    std::vector<TableRow> rows;
    std::optional<char> separator;
    std::size_t number = 0;
    for (const auto& line : lines_of_file(text)) {
        ++number;
        if (without_blanks(line.text).empty())
            continue;
        if (!separator)
            separator = separator_of(line.text);
        rows.push_back(read_row(number, decoded(line.text, encoding), *separator));
    }
    return rows;
}

}  // namespace client::round
