// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/lexicon.hpp"

#include <string>
#include <string_view>
#include <vector>

/// Words of another language within a sentence: each is spoken by its own voice.
namespace speech {

/// The word with a sign to whoever speaks it that its language is this one, a BCP 47 tag.
[[nodiscard]] Word in_voice(std::string_view language, Word word);

/// What one voice says in one go.
struct VoicePart {
    std::string language;
    std::string voice;

    bool operator==(const VoicePart&) const = default;
};

/// A text for voices by the languages of its parts, its signs taken out; what has none is of the
/// first language.
[[nodiscard]] std::vector<VoicePart> voice_parts(std::string_view voice, std::string_view language);

}  // namespace speech
