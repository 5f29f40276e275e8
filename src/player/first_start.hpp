// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/player/interview.hpp"
#include "src/player/profile.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::player {

/// The questions of the first start: how somebody plays, and in which words moves are announced.
/// What the options or the settings already say is not asked.
class FirstStart : public Interview {
public:
    FirstStart(std::optional<Profile> profile, std::optional<std::string> announce);

    /// Nobody waits before speaking to a player who is known to hear this program, and nothing is
    /// spoken over the reader of another one.
    [[nodiscard]] Aloud aloud() const override;
    [[nodiscard]] bool is_done() const override { return profile_ && announce_; }
    [[nodiscard]] std::vector<std::string> question(const speech::Lexicon& language) const override;
    [[nodiscard]] std::optional<std::string> answer(words::ChosenWords& words,
                                                    std::string_view line) override;
    void go_back() override;

    [[nodiscard]] Profile profile() const { return *profile_; }
    [[nodiscard]] const std::string& announce() const { return *announce_; }

private:
    std::optional<Profile> profile_;
    std::optional<std::string> announce_;
    bool asks_profile_;
};

}  // namespace client::player
