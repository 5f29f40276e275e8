// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/fields.hpp"

#include "rules/code_points.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace client::together {

namespace {

constexpr char between = '\t';
constexpr char line_end = '\n';

bool is_control(char each)
{
    return static_cast<unsigned char>(each) < ' ';
}

}  // namespace

std::string written(const Fields& fields)
{
    std::string line;
    for (const auto& field : fields) {
        line += line.empty() ? "" : std::string{between};
        std::ranges::replace_copy_if(field, std::back_inserter(line), is_control, ' ');
    }
    return std::string{rules::beginning(line, longest_line - 1)} + line_end;
}

Fields read_fields(std::string_view line)
{
    Fields fields;
    for (;;) {
        const auto end = line.find(between);
        fields.push_back(text::printable(line.substr(0, end)));
        if (end == std::string_view::npos)
            return fields;
        line.remove_prefix(end + 1);
    }
}

void LineReader::feed(std::string_view bytes)
{
    while (!too_long_ && !bytes.empty()) {
        const auto end = bytes.find(line_end);
        begun_ += bytes.substr(0, end);
        too_long_ = begun_.size() >= longest_;
        if (too_long_ || end == std::string_view::npos)
            return;
        lines_.push_back(std::exchange(begun_, {}));
        bytes.remove_prefix(end + 1);
    }
}

std::optional<std::string> LineReader::next()
{
    if (lines_.empty())
        return std::nullopt;
    auto line = std::move(lines_.front());
    lines_.pop_front();
    return line;
}

}  // namespace client::together
