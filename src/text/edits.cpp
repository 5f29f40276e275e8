// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/text/edits.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

namespace client::text {

std::size_t edits(std::string_view one, std::string_view other)
{
    const auto first = rules::decode(one);
    const auto second = rules::decode(other);
    // Row by row: the edits between the beginnings of both words.
    std::vector<std::size_t> earlier(second.size() + 1);
    std::vector<std::size_t> before(second.size() + 1);
    std::vector<std::size_t> now(second.size() + 1);
    std::iota(before.begin(), before.end(), std::size_t{0});
    for (std::size_t i = 1; i <= first.size(); ++i) {
        now[0] = i;
        for (std::size_t j = 1; j <= second.size(); ++j) {
            const std::size_t wrong = first[i - 1] == second[j - 1] ? 0 : 1;
            now[j] = std::min({before[j] + 1, now[j - 1] + 1, before[j - 1] + wrong});
            if (i > 1 && j > 1 && first[i - 1] == second[j - 2] && first[i - 2] == second[j - 1])
                now[j] = std::min(now[j], earlier[j - 2] + 1);
        }
        std::swap(earlier, before);
        std::swap(before, now);
    }
    return before.back();
}

std::size_t length(std::string_view text)
{
    return rules::decode(text).size();
}

}  // namespace client::text
