// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/read/read_session.hpp"
#include "src/screen/style.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace client::read {

/// Reading games as an activity: it goes on where it was after a game was played from there.
class Reading : public host::Activity {
public:
    /// Session and words must outlive it; `first` is what the session told when it was opened.
    Reading(ReadSession& session,
            words::ChosenWords& words,
            screen::ScreenStyle style,
            ReadReply first);

    /// The game that is to be played from where the reader was.
    [[nodiscard]] const std::optional<PlayOn>& play() const { return play_; }

    [[nodiscard]] words::ChosenWords& words() override { return words_; }
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant now) const override;
    [[nodiscard]] bool follows_voice() const override { return session_.due().has_value(); }
    [[nodiscard]] host::Attention attention() const override;
    [[nodiscard]] host::Scene scene(rules::Instant now) override;
    [[nodiscard]] bool is_learning() const override { return session_.cursor().learning; }
    [[nodiscard]] const commands::CommandTable* commands() const override
    {
        return &session_.names();
    }

private:
    [[nodiscard]] host::Reply begin(rules::Instant at);
    [[nodiscard]] host::Reply taken(ReadReply reply);

    ReadSession& session_;
    words::ChosenWords& words_;
    screen::ScreenStyle style_;
    std::optional<ReadReply> first_;
    std::optional<PlayOn> play_;
};

}  // namespace client::read
