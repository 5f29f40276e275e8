// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/other_voice.hpp"

#include <algorithm>
#include <utility>

namespace speech {

namespace {

/// Control characters of ASCII for just this: no text that is shown or typed has them.
constexpr char shift_out = '\x0e';
constexpr char language_ends = '\x1f';
constexpr char shift_in = '\x0f';

/// Up to the sign, which is taken out with it.
std::string_view take_until(std::string_view& text, char sign)
{
    const auto length = std::min(text.find(sign), text.size());
    const auto taken = text.substr(0, length);
    text.remove_prefix(std::min(length + 1, text.size()));
    return taken;
}

/// A full stop or a comma that another voice has left behind is no sentence.
bool is_spoken(std::string_view text)
{
    return text.find_first_not_of(" .,:;!?") != std::string_view::npos;
}

void add(std::vector<VoicePart>& parts, std::string_view language, std::string_view text)
{
    if (is_spoken(text))
        parts.push_back({std::string{language}, std::string{text}});
}

}  // namespace

Word in_voice(std::string_view language, Word word)
{
    std::string voice{shift_out};
    voice += language;
    voice += language_ends + word.voice + shift_in;
    return {std::move(word.screen), std::move(voice)};
}

std::vector<VoicePart> voice_parts(std::string_view voice, std::string_view language)
{
    std::vector<VoicePart> parts;
    while (!voice.empty()) {
        add(parts, language, take_until(voice, shift_out));
        const auto other = take_until(voice, language_ends);
        add(parts, other, take_until(voice, shift_in));
    }
    return parts;
}

}  // namespace speech
