// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lesson_sections.hpp"

#include <algorithm>
#include <utility>

namespace speech {

namespace {

/// A section with more broken lines is not worth the search for the rest of them.
constexpr std::size_t most_broken_lines = 6;

using Lines = std::vector<std::string_view>;

Lines lines_of(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const auto length = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, length));
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return lines;
}

std::string together(const Lines& lines)
{
    std::string text;
    for (const auto line : lines)
        text.append(line).append("\n");
    return text;
}

/// The place of the line to blame. A text that is not closed is noticed where the next line begins.
std::size_t blamed(const Lines& lines, const toml::parse_error& error)
{
    auto at = std::min<std::size_t>(error.source().begin.line, lines.size());
    at -= at > 0 ? 1 : 0;
    if (error.source().begin.column <= 1 && at > 0)
        --at;
    while (at > 0 && lines[at].empty())
        --at;
    return at;
}

/// Line by line without those that are broken, until the rest can be read.
void parse(LessonSection& section, Lines lines)
{
    while (!lines.empty() && section.broken.size() <= most_broken_lines) {
        try {
            section.values = toml::parse(together(lines));
            return;
        } catch (const toml::parse_error& error) {
            const auto at = blamed(lines, error);
            section.broken.push_back(section.first_line + static_cast<unsigned>(at));
            if (lines[at].empty())
                break;
            lines[at] = {};
        }
    }
    section.lost = !lines.empty();
}

std::string heading(std::string_view line)
{
    const auto end = line.find_last_not_of(" \t\r");
    return std::string{line.substr(0, end == std::string_view::npos ? 0 : end + 1)};
}

}  // namespace

std::vector<LessonSection> lesson_sections(std::string_view toml)
{
    std::vector<LessonSection> sections(1);
    const auto lines = lines_of(toml);
    auto begin = lines.begin();
    while (true) {
        const auto next = std::find_if(begin, lines.end(),
                                       [](std::string_view line) { return line.starts_with('['); });
        parse(sections.back(), {begin, next});
        if (next == lines.end())
            return sections;
        const auto number = static_cast<unsigned>(next - lines.begin()) + 1;
        begin = next + 1;
        sections.push_back({heading(*next), number, {}, number + 1});
    }
}

}  // namespace speech
