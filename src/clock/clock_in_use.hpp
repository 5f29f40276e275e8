// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "src/clock/clock_keys.hpp"
#include "src/clock/exchange.hpp"
#include "src/clock/state.hpp"
#include "src/host/activity.hpp"
#include "src/player/interface_choice.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::clock {

/// What the clock is used with. Without a control in the options it asks for one.
struct ClockSettings {
    Options options;
    std::optional<UseLog> log{};            ///< in a tournament
    std::string voice = "off";              ///< as --voice has it
    int rate = 0;                           ///< of the voice
    std::optional<keymaps::Keymap> keys{};  ///< none: a script
    player::Digits digits = player::Digits::stand;
    std::string journal{};  ///< a clock that was left behind, offered first, stopped
};

/// The talking clock in use: lines and keys in, sentences out.
class ClockInUse : public host::Activity {
public:
    /// The words must outlive it.
    ClockInUse(words::ChosenWords& words, ClockSettings settings);

    [[nodiscard]] words::ChosenWords& words() override { return words_; }
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    [[nodiscard]] bool takes_keys() const override { return true; }
    /// Keys act at once, but for answers and for a line that a key has asked for.
    [[nodiscard]] std::optional<host::Reply> strike(const std::optional<keymaps::Key>& key,
                                                    rules::Instant at) override;
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant now) const override;
    [[nodiscard]] std::optional<rules::Instant> next_picture(rules::Instant now) const override;
    [[nodiscard]] host::Scene scene(rules::Instant now) override;
    [[nodiscard]] const commands::CommandTable* commands() const override { return &table_; }
    [[nodiscard]] bool is_in_tournament() const override { return state_.log.has_value(); }

    [[nodiscard]] const ClockState& state() const { return state_; }

private:
    [[nodiscard]] host::Reply answer(rules::Instant at,
                                     const std::function<void(Exchange& exchange)>& handler);
    [[nodiscard]] Reading reading(rules::Instant now) const;

    words::ChosenWords& words_;
    commands::CommandTable table_;
    ClockKeys keys_;
    player::Digits digits_;
    ClockState state_;
    Reading told_{};  ///< when something was told last: what digits show that do not run
};

}  // namespace client::clock
