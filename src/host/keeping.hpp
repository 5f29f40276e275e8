// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "src/host/tidings.hpp"

#include <optional>

namespace client::host {

/// Where an activity survives a crash.
class Keeping {
public:
    Keeping() = default;
    Keeping(const Keeping&) = delete;
    Keeping& operator=(const Keeping&) = delete;
    Keeping(Keeping&&) = delete;
    Keeping& operator=(Keeping&&) = delete;
    virtual ~Keeping() = default;

    /// What has happened is on the disk when this returns; otherwise that is what it tells.
    [[nodiscard]] virtual Tidings keep(rules::Instant now) = 0;
    /// When it is to be done again though nothing happens; a running clock goes on.
    [[nodiscard]] virtual std::optional<rules::Instant> due(rules::Instant /*now*/) const
    {
        return std::nullopt;
    }
    /// What an earlier run left behind is not wanted, and lies where it does no harm.
    virtual void put_aside() {}
    /// Nothing is to be taken up again.
    virtual void forget() {}
};

/// Of what is not kept.
class NoKeeping : public Keeping {
public:
    [[nodiscard]] Tidings keep(rules::Instant /*now*/) override { return {}; }
};

}  // namespace client::host
