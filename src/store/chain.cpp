// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/chain.hpp"

#include "rules/sha256.hpp"

#include <fmt/format.h>

#include <optional>

namespace client::store {
namespace {

constexpr std::string_view mark = "# ";
constexpr std::size_t digits = 16;  ///< against a hand, not against a machine

std::string digest_of(std::string_view before, std::string_view lines)
{
    return rules::hexadecimal(rules::sha256(fmt::format("{}\n{}", before, lines)))
        .substr(0, digits);
}

/// The next line with its end; none where it is torn.
std::optional<std::string_view> take_whole_line(std::string_view& text)
{
    const auto size = text.find('\n') + 1;
    if (size == 0)
        return std::nullopt;
    const auto line = text.substr(0, size);
    text.remove_prefix(size);
    return line;
}

}  // namespace

std::string Chain::bind(std::string_view lines)
{
    digest_ = digest_of(digest_, lines);
    return fmt::format("{}{}{}\n", lines, mark, digest_);
}

bool is_digest(std::string_view line)
{
    if (line.ends_with('\n'))
        line.remove_suffix(1);
    return line.starts_with(mark) && line.size() == mark.size() + digits &&
           line.find_first_not_of("0123456789abcdef", mark.size()) == std::string_view::npos;
}

std::optional<std::string_view> BoundLines::next()
{
    const auto line = take_whole_line(rest_);
    if (!line)
        return std::nullopt;
    ++number_;
    return is_digest(*line) ? next() : std::optional{line->substr(0, line->size() - 1)};
}

bool BoundLines::next_begins_with(std::string_view beginning) const
{
    const auto line = BoundLines{*this}.next();
    return line && line->starts_with(beginning);
}

std::vector<LineRange> changed_lines(std::string_view text)
{
    std::vector<LineRange> changed;
    std::string before;
    std::string block;
    std::size_t number = 0;
    std::size_t first = 1;
    while (const auto line = take_whole_line(text)) {
        ++number;
        if (!is_digest(*line)) {
            block += *line;
            continue;
        }
        const auto digest = line->substr(mark.size(), digits);
        if (digest != digest_of(before, block))
            changed.push_back({first, number});
        before = digest;
        block.clear();
        first = number + 1;
    }
    if (!block.empty() && !before.empty())
        changed.push_back({first, number});
    return changed;
}

std::vector<LineRange> ranges_of(const std::vector<std::size_t>& lines)
{
    std::vector<LineRange> ranges;
    for (const auto line : lines)
        if (!ranges.empty() && ranges.back().last + 1 == line)
            ranges.back().last = line;
        else
            ranges.push_back({line, line});
    return ranges;
}

std::string written(const std::vector<LineRange>& lines)
{
    std::string all;
    for (const auto& [first, last] : lines)
        all += fmt::format("{}{}", all.empty() ? "" : ", ",
                           first == last ? fmt::format("{}", first)
                                         : fmt::format("{}-{}", first, last));
    return all;
}

}  // namespace client::store
