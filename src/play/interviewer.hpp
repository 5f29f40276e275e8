// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/player/interview.hpp"

#include <optional>
#include <string>
#include <vector>

namespace client::play {

/// Asks what there is to be asked before a game. Each question is printed at once; help, a question
/// mark or a wrong answer repeats it, back goes to the one before, quit leaves.
class Interviewer : public host::Activity {
public:
    /// Both must outlive it.
    Interviewer(words::ChosenWords& words, player::Interview& interview)
        : words_{words}, interview_{interview}
    {
    }

    [[nodiscard]] words::ChosenWords& words() override { return words_; }
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    void typing() override { due_.reset(); }
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant) const override { return due_; }

private:
    [[nodiscard]] host::Reply ask(rules::Instant at, const std::optional<std::string>& first = {});
    [[nodiscard]] host::Reply answer(const std::string& line, rules::Instant at);
    [[nodiscard]] host::Reply read_out() const;

    words::ChosenWords& words_;
    player::Interview& interview_;
    std::vector<std::string> asked_;
    std::optional<rules::Instant> due_;  ///< when it is spoken
};

}  // namespace client::play
