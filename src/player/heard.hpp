// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/installed_voice.hpp"
#include "speech/voice.hpp"

#include <optional>
#include <string>
#include <vector>

/// What can be heard on this machine, found out without a sound.
namespace client::player {

/// The languages that have a file of words, whatever script they are written in.
[[nodiscard]] std::vector<std::string> spoken_languages();

/// What was found out about one part. No fault: it works.
struct Heard {
    std::optional<speech::VoiceFault> fault;
    speech::Finding found;                       ///< who answers, or the reason
    std::vector<speech::InstalledVoice> voices;  ///< those of our languages
};

/// Each of these comes back within seconds, whatever hangs.
[[nodiscard]] Heard look_at_espeak();
[[nodiscard]] Heard look_at_sound();
[[nodiscard]] Heard look_at_speechd();

}  // namespace client::player
