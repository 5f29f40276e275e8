// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/player/first_start.hpp"

#include <optional>
#include <string>
#include <vector>

namespace client::play {

/// What is asked before the first game. Each question is printed at once, and spoken when nobody
/// answers: whoever has a screen reader would hear it twice.
class FirstQuestions : public host::Activity {
public:
    /// Both must outlive it.
    FirstQuestions(words::ChosenWords& words, player::FirstStart& start)
        : words_{words}, start_{start}
    {
    }

    [[nodiscard]] words::ChosenWords& words() override { return words_; }
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    void typing() override { due_.reset(); }
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant) const override { return due_; }

private:
    [[nodiscard]] host::Reply ask(std::vector<std::string> lines, rules::Instant at);
    [[nodiscard]] host::Reply answer(const std::string& line, rules::Instant at);
    [[nodiscard]] host::Reply read_out() const;

    words::ChosenWords& words_;
    player::FirstStart& start_;
    std::vector<std::string> asked_;
    std::optional<rules::Instant> due_;  ///< when it is spoken
};

}  // namespace client::play
