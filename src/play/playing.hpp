// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/play/session.hpp"
#include "src/screen/style.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace client::play {

/// A game as an activity: its session, and what is seen of it.
class Playing : public host::Activity {
public:
    /// The words must outlive it.
    Playing(words::ChosenWords& words, screen::ScreenStyle style) : words_{words}, style_{style} {}

    /// Another game takes the place of the one that was played; it begins with the next input.
    void set_up(SessionOptions options);
    /// The same with a game that was kept.
    void set_up(SessionOptions options, store::SavedGame saved);
    /// The same with a game that another one plays, too.
    void set_up(SessionOptions options, std::shared_ptr<SharedGame> shared);
    [[nodiscard]] Session& session() { return *session_; }

    [[nodiscard]] words::ChosenWords& words() override { return words_; }
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant now) const override;
    [[nodiscard]] host::Attention attention() const override;
    [[nodiscard]] host::Scene scene(rules::Instant now) override;
    [[nodiscard]] bool is_learning() const override;
    [[nodiscard]] const commands::CommandTable* commands() const override
    {
        return &session_->names();
    }
    [[nodiscard]] std::vector<std::string> completions(const std::string& part) const override;
    [[nodiscard]] std::optional<commands::Command>
    answer_of(const keymaps::Key& key) const override;
    [[nodiscard]] bool is_in_tournament() const override { return session_->state().tournament(); }
    [[nodiscard]] std::optional<rules::Color> speaker() const override;
    [[nodiscard]] std::string last_move() override;

private:
    [[nodiscard]] host::Reply take(const host::inputs::Reported& reported, rules::Instant at);

    words::ChosenWords& words_;
    screen::ScreenStyle style_;
    std::optional<Session> session_;
};

}  // namespace client::play
