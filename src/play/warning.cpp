// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/warning.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace client::play {

TimeWarnings::TimeWarnings(std::vector<rules::Duration> marks) : marks_{std::move(marks)}
{
    std::ranges::sort(marks_, std::greater{});
}

std::optional<rules::Duration> TimeWarnings::reached(const rules::Clock& clock, rules::Instant now)
{
    const auto side = clock.running();
    if (!clock.timed() || !side)
        return std::nullopt;
    const auto left = clock.shown(*side, now);
    auto& known = armed_.at(static_cast<std::size_t>(*side));
    if (!known)
        for (known.emplace(); const auto mark : marks_)
            known->push_back(left * 5 > mark * 6);  // not for a mark that is near from the start
    auto& armed = *known;
    std::optional<rules::Duration> reached;
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        if (left * 2 > marks_[i] * 3) {
            armed[i] = true;
        } else if (left <= marks_[i] && armed[i]) {
            armed[i] = false;
            reached = marks_[i];
        }
    }
    return reached;
}

std::optional<rules::Instant> TimeWarnings::next(const rules::Clock& clock,
                                                 rules::Instant now) const
{
    const auto fall = clock.next_fall();
    const auto side = clock.running();
    if (!fall || !side)
        return std::nullopt;
    const auto left = clock.shown(*side, now);
    const auto& armed = armed_.at(static_cast<std::size_t>(*side));
    for (std::size_t i = 0; armed && i < marks_.size(); ++i)
        if ((*armed)[i] && marks_[i] < left)
            return *fall - marks_[i];
    return std::nullopt;
}

}  // namespace client::play
