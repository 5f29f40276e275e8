// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/desk/exchange.hpp"
#include "src/desk/state.hpp"
#include "src/host/activity.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::desk {

/// The referee's desk in use: what is typed at the board goes in with its time, sentences come out.
class DeskInUse : public host::Activity {
public:
    explicit DeskInUse(DeskSettings settings) : state_{std::move(settings)} {}

    [[nodiscard]] words::ChosenWords& words() override { return *state_.words; }
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    /// What the clocks show is noted, though nothing has happened.
    [[nodiscard]] host::Reply note_times(rules::Instant at);
    [[nodiscard]] bool takes_keys() const override { return true; }
    /// A key is a command unless something is asked.
    [[nodiscard]] std::optional<host::Reply> strike(const std::optional<keymaps::Key>& key,
                                                    rules::Instant at) override;
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant now) const override;
    [[nodiscard]] std::optional<rules::Instant> next_picture(rules::Instant now) const override;
    [[nodiscard]] host::Scene scene(rules::Instant now) override;
    [[nodiscard]] host::Attention attention() const override;
    [[nodiscard]] const commands::CommandTable* commands() const override { return &state_.table; }
    [[nodiscard]] bool hides(std::string_view typed) const override;
    [[nodiscard]] bool is_in_tournament() const override { return state_.is_in_tournament(); }
    [[nodiscard]] std::string last_move() override;

    [[nodiscard]] const DeskState& state() const { return state_; }
    [[nodiscard]] DeskState& state() { return state_; }

private:
    [[nodiscard]] host::Reply answer(rules::Instant at,
                                     const std::function<void(Exchange& exchange)>& handler);
    [[nodiscard]] host::Reply pass_time(rules::Instant at);

    DeskState state_;
};

}  // namespace client::desk
