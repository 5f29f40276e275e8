// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/input.hpp"
#include "src/host/wishes.hpp"
#include "src/terminal/pace.hpp"

#include <functional>
#include <thread>

namespace client::host {

/// Settles on a thread of its own what a game could not find out at once, so that nobody waits.
class Prover {
public:
    using Tell = std::function<void(const inputs::Settled& settled)>;

    /// What was settled is told through the pace, which outlives this.
    Prover(terminal::Pace& pace, Tell tell) : pace_{pace}, tell_{std::move(tell)} {}

    /// One question at a time: whatever it was before is dropped, and is not told.
    void settle(const wishes::Settle& wish);

private:
    void work(const std::stop_token& stop, const rules::OpenProof& proof) const;

    terminal::Pace& pace_;
    Tell tell_;
    std::jthread thread_;
};

}  // namespace client::host
