// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice_chain.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace speech {

/// Who is to speak, as the player chose.
struct VoiceChoice {
    enum class Kind {
        automatic,  ///< Speech Dispatcher if a daemon answers, otherwise espeak-ng
        off,
        espeak,
        speechd,  ///< espeak-ng takes over when it is lost
        wav,
        text,
    };

    Kind kind = Kind::automatic;
    std::string file{};  ///< of wav and text

    bool operator==(const VoiceChoice&) const = default;
};

/// `auto`, `off`, `espeak`, `speechd`, `wav:FILE` or `text:FILE`.
[[nodiscard]] std::optional<VoiceChoice> read_voice_choice(std::string_view text);

/// Whether utterances may have earcons, which are then heard with every voice, and without one.
enum class Sounds { off, on };
/// Whether utterances may be for one ear alone. Speech Dispatcher would let both hear them.
enum class Ears { shared, apart };

/// The voices of a choice. Nothing is loaded, opened or written before the first is needed.
[[nodiscard]] std::vector<VoiceLink> voices_for(const VoiceChoice& choice,
                                                const VoiceSettings& settings,
                                                Sounds sounds = Sounds::off,
                                                Ears ears = Ears::shared);

}  // namespace speech
