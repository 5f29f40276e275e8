// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/voice.hpp"

#include "speech/plain_text.hpp"
#include "speech/text.hpp"

#include <algorithm>

namespace speech {

namespace {

/// Enough to be told apart at once, and not so much that a voice becomes another.
constexpr int pitch_of_colour = 20;

}  // namespace

VoiceSettings settings_for(VoiceSettings settings, const Utterance& utterance)
{
    if (settings.colours == Colours::off || !utterance.side)
        return settings;
    const int change = *utterance.side == rules::Color::white ? pitch_of_colour : -pitch_of_colour;
    settings.pitch = std::clamp(settings.pitch.value_or(0) + change, -100, 100);
    return settings;
}

std::optional<std::string> voice_for(std::span<const InstalledVoice> installed,
                                     std::span<const std::string> names,
                                     std::string_view language)
{
    const InstalledVoice* first = nullptr;
    for (const auto& voice : installed) {
        if (primary_language(voice.language) != primary_language(language))
            continue;
        first = first == nullptr ? &voice : first;
        const auto is_voice = [&](const auto& name) { return fold(name) == fold(voice.name); };
        if (std::ranges::any_of(names, is_voice))
            return voice.name;
    }
    return first == nullptr ? std::nullopt : std::optional{first->name};
}

}  // namespace speech
