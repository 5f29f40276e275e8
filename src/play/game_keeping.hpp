// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/keeping.hpp"
#include "src/play/playing.hpp"
#include "src/store/store.hpp"

#include <optional>

namespace client::play {

/// A game in the store: each event as it happens, and the time while a clock runs.
class GameKeeping : public host::Keeping {
public:
    GameKeeping(store::Store& store, Playing& playing) : store_{store}, playing_{playing} {}

    void set(store::Store::Open open) { open_ = open; }

    [[nodiscard]] host::Tidings keep(rules::Instant now) override;
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant now) const override;

private:
    [[nodiscard]] std::optional<rules::Instant> next_reach() const;
    [[nodiscard]] bool waits() const { return open_ && !store_.holds(*open_); }

    store::Store& store_;
    Playing& playing_;
    std::optional<store::Store::Open> open_;
    rules::Instant reached_{};
    rules::Instant tried_{};  ///< to write what could not be written
};

}  // namespace client::play
