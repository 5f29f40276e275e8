// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"
#include "src/player/profile.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::player {

/// The questions of the first start: how somebody plays, and in which words moves are announced.
/// What the options or the settings already say is not asked.
class FirstStart {
public:
    FirstStart(std::optional<Profile> profile, std::optional<std::string> announce);

    /// Whether the player is known to hear this program: then nobody waits before speaking.
    [[nodiscard]] bool is_heard() const { return profile_ == Profile::voice; }
    [[nodiscard]] bool is_done() const { return profile_ && announce_; }
    /// The question that waits, line by line.
    [[nodiscard]] std::vector<std::string> question(const speech::Lexicon& language) const;
    /// What to say to an answer that is none; nothing if it is one.
    [[nodiscard]] std::optional<std::string>
    answer(const speech::Lexicon& language, std::string_view line, const std::string& own_language);

    [[nodiscard]] Profile profile() const { return *profile_; }
    [[nodiscard]] const std::string& announce() const { return *announce_; }

private:
    std::optional<Profile> profile_;
    std::optional<std::string> announce_;
};

}  // namespace client::player
