// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/screen/style.hpp"
#include "src/train/state.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::train {

struct Exchange;

/// Training as an activity: the list of drills, and one drill after the other.
class Training : public host::Activity {
public:
    /// The words must outlive it.
    Training(TrainingOptions options,
             words::ChosenWords& words,
             Progress progress,
             screen::ScreenStyle style = {});

    [[nodiscard]] words::ChosenWords& words() override { return words_; }
    [[nodiscard]] const commands::CommandTable* commands() const override
    {
        return &state_.commands;
    }
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant now) const override;
    /// The time for an answer begins when the question has been heard.
    [[nodiscard]] bool follows_voice() const override { return due({}).has_value(); }
    [[nodiscard]] host::Scene scene(rules::Instant now) override;
    [[nodiscard]] host::Attention attention() const override;
    [[nodiscard]] bool is_learning() const override { return state_.board.cursor().learning; }
    [[nodiscard]] std::vector<std::string> completions(const std::string& part) const override;

    [[nodiscard]] const State& state() const { return state_; }
    /// Where an engine plays along and is to move now.
    [[nodiscard]] std::optional<engine::Situation> engines_turn() const;

private:
    void begin(Exchange& exchange);
    void hear(Exchange& exchange, std::string_view line);
    void obey(Exchange& exchange, const commands::Command& command);
    void tick(Exchange& exchange);

    State state_;
    words::ChosenWords& words_;
    screen::ScreenStyle style_;
};

}  // namespace client::train
