// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/round/exchange.hpp"
#include "src/round/state.hpp"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace client::round {

/// The boards of a round at one desk: whatever is typed is for the board in front, and the clocks
/// of all others go on.
class RoundInUse : public host::Activity {
public:
    explicit RoundInUse(RoundSettings settings) : state_{std::move(settings)} {}

    [[nodiscard]] words::ChosenWords& words() override;
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    [[nodiscard]] bool takes_keys() const override { return true; }
    [[nodiscard]] std::optional<host::Reply> strike(const std::optional<keymaps::Key>& key,
                                                    rules::Instant at) override;
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant now) const override;
    [[nodiscard]] std::optional<rules::Instant> next_picture(rules::Instant now) const override;
    [[nodiscard]] host::Scene scene(rules::Instant now) override;
    [[nodiscard]] host::Attention attention() const override;
    [[nodiscard]] const commands::CommandTable* commands() const override { return &state_.table; }
    [[nodiscard]] bool hides(std::string_view typed) const override;
    [[nodiscard]] bool is_in_tournament() const override;
    [[nodiscard]] std::string last_move() override;

    [[nodiscard]] const RoundState& state() const { return state_; }
    [[nodiscard]] RoundState& state() { return state_; }
    /// Boards at which something was done since the last time that this was asked.
    [[nodiscard]] std::vector<Board*> take_touched() { return std::exchange(state_.touched, {}); }

private:
    [[nodiscard]] host::Reply answer(rules::Instant at,
                                     const std::function<void(Exchange& exchange)>& handler);
    void hear(Exchange& exchange, const host::Input& input);

    RoundState state_;
};

}  // namespace client::round
