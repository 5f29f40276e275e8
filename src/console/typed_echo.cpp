// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/console/typed_echo.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace client::console {
namespace {

using Characters = std::vector<std::string>;

Characters characters_of(std::string_view text)
{
    Characters all;
    for (const char byte : text) {
        if (all.empty() || !rules::continues_character(byte))
            all.emplace_back();
        all.back() += byte;
    }
    return all;
}

Echo echo_of(Characters::const_iterator begin, Characters::const_iterator end)
{
    if (begin == end)
        return {};
    std::string text;
    for (auto each = begin; each != end; ++each)
        text += *each;
    return {end - begin == 1 ? Echo::Kind::character : Echo::Kind::text, text};
}

/// What the longer one has and the shorter one has not, if that is in one place.
std::optional<Echo> more_in(const Characters& longer, const Characters& shorter)
{
    const auto first = std::ranges::mismatch(longer, shorter);
    const auto place = first.in1 - longer.begin();
    const auto more = static_cast<std::ptrdiff_t>(longer.size() - shorter.size());
    if (!std::equal(longer.begin() + place + more, longer.end(), shorter.begin() + place))
        return std::nullopt;
    return echo_of(longer.begin() + place, longer.begin() + place + more);
}

}  // namespace

Echo echo_between(const EditedLine& before, const EditedLine& after)
{
    const auto old = characters_of(before.text);
    const auto now = characters_of(after.text);
    if (now == old) {
        const bool reached = after.cursor != before.cursor && after.cursor < now.size();
        return reached ? Echo{Echo::Kind::character, now[after.cursor]} : Echo{};
    }
    const bool removed = now.size() < old.size();
    auto changed = removed                   ? more_in(old, now)
                   : now.size() > old.size() ? more_in(now, old)
                                             : std::nullopt;
    if (!changed)
        return echo_of(now.begin(), now.end());
    changed->removed = removed;
    return *changed;
}

}  // namespace client::console
