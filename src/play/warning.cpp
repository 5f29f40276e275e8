// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/warning.hpp"

namespace client::play {

std::optional<rules::Duration> TimeWarnings::reached(const rules::Clock& clock, rules::Instant now)
{
    const auto side = clock.running();
    if (!clock.timed() || !side)
        return std::nullopt;
    const auto left = clock.shown(*side, now);
    auto& known = armed_.at(static_cast<std::size_t>(*side));
    if (!known) {
        known.emplace();
        for (std::size_t i = 0; i < marks.size(); ++i)
            (*known)[i] = left * 5 > marks[i] * 6;  // not for a mark that is near from the start
    }
    auto& armed = *known;
    std::optional<rules::Duration> mark;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (left * 2 > marks[i] * 3) {
            armed[i] = true;
        } else if (left <= marks[i] && armed[i]) {
            armed[i] = false;
            mark = marks[i];
        }
    }
    return mark;
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
    for (std::size_t i = 0; armed && i < marks.size(); ++i)
        if ((*armed)[i] && marks[i] < left)
            return *fall - marks[i];
    return std::nullopt;
}

}  // namespace client::play
