// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/clock.hpp"
#include "rules/instant.hpp"

#include <array>
#include <optional>
#include <vector>

namespace client::play {

/// Tells when little time is left: once at each mark, and again only after the time has risen well
/// above it.
class TimeWarnings {
public:
    explicit TimeWarnings(std::vector<rules::Duration> marks);

    /// The mark that the running side has just reached, if any.
    [[nodiscard]] std::optional<rules::Duration> reached(const rules::Clock& clock,
                                                         rules::Instant now);
    /// When the running side will reach its next one.
    [[nodiscard]] std::optional<rules::Instant> next(const rules::Clock& clock,
                                                     rules::Instant now) const;

private:
    using Armed = std::vector<bool>;
    std::vector<rules::Duration> marks_;           ///< the longest first
    std::array<std::optional<Armed>, 2> armed_{};  ///< none: that clock has not run yet
};

}  // namespace client::play
