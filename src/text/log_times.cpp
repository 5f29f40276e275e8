// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/text/log_times.hpp"

#include "src/base/calendar.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace client::text {

std::string clock_face(rules::Instant at)
{
    const auto seconds = at.time_since_epoch().count() / 1000;
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::string calendar(base::CalendarTime day)
{
    return fmt::format("{:%Y-%m-%d %H:%M:%S}",
                       fmt::localtime(std::chrono::system_clock::to_time_t(day)));
}

std::string lines_of(const std::vector<std::string>& lines)
{
    std::string text;
    for (const auto& line : lines)
        text += line + '\n';
    return text;
}

std::optional<std::string_view> take_line(std::string_view& text)
{
    const auto end = text.find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    const auto line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

}  // namespace client::text
