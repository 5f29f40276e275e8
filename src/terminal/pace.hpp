// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"

#include <functional>
#include <optional>

namespace client::terminal {

/// The time of whoever waits: what it is, and what happens when it has come.
class Pace {
public:
    Pace() = default;
    Pace(const Pace&) = delete;
    Pace& operator=(const Pace&) = delete;
    Pace(Pace&&) = delete;
    Pace& operator=(Pace&&) = delete;
    virtual ~Pace() = default;

    [[nodiscard]] virtual rules::Instant now() const = 0;
    /// When that came which is being handled.
    [[nodiscard]] virtual rules::Instant moment() const = 0;
    /// From now on the time is this; for what begins or goes on.
    virtual void set_time(rules::Instant now) = 0;
    /// One alarm at a time; a new one takes the place of the old one, none takes it away. What came
    /// before it is handled first.
    virtual void wake_at(std::optional<rules::Instant> when, std::function<void()> wake) = 0;
    /// Called soon; from any thread.
    virtual void soon(std::function<void()> call) = 0;
    virtual void stop() = 0;
};

}  // namespace client::terminal
