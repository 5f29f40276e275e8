// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/voice_choice.hpp"

#include "speech/cued_voice.hpp"
#include "speech/espeak_voice.hpp"
#include "speech/speechd_voice.hpp"
#include "speech/ssip.hpp"
#include "speech/text_voice.hpp"

#include <array>
#include <utility>

namespace speech {

namespace {

using Kind = VoiceChoice::Kind;

struct Name {
    std::string_view text;
    Kind kind;
    bool has_file;
};

constexpr std::array names{
    Name{"auto", Kind::automatic, false}, Name{"off", Kind::off, false},
    Name{"espeak", Kind::espeak, false},  Name{"speechd", Kind::speechd, false},
    Name{"wav:", Kind::wav, true},        Name{"text:", Kind::text, true},
};

VoiceLink synthesised(std::string name, SoundMaker sound, const VoiceSettings& settings)
{
    return {std::move(name), [sound = std::move(sound), settings](Listener listener) {
                return std::make_unique<EspeakVoice>(sound, settings, std::move(listener));
            }};
}

VoiceLink espeak(const VoiceSettings& settings)
{
    return synthesised("espeak", open_sound, settings);
}

VoiceLink speechd(const VoiceSettings& settings)
{
    return {"speechd", [settings](Listener listener) {
                return std::make_unique<SpeechdVoice>(
                    SpeechdVoice::Options{speechd_socket(), settings}, std::move(listener));
            }};
}

/// Earcons before the words of a voice that has none of its own.
VoiceLink cued(VoiceLink link, const VoiceSettings& settings)
{
    link.make = [words = link.make, settings](Listener listener) {
        return std::make_unique<CuedVoice>(open_sound, words, std::move(listener), settings);
    };
    return link;
}

VoiceLink earcons_alone(const VoiceSettings& settings)
{
    return cued({"sounds", nullptr}, settings);
}

VoiceLink tried_first(VoiceLink link)
{
    link.expected = false;
    return link;
}

VoiceLink text(const std::string& file)
{
    return {"text", [file](Listener listener) {
                return std::make_unique<TextVoice>(file, std::move(listener));
            }};
}

}  // namespace

std::optional<VoiceChoice> read_voice_choice(std::string_view text)
{
    for (const auto& name : names) {
        if (!name.has_file && text == name.text)
            return VoiceChoice{name.kind};
        if (name.has_file && text.starts_with(name.text) && text.size() > name.text.size())
            return VoiceChoice{name.kind, std::string{text.substr(name.text.size())}};
    }
    return std::nullopt;
}

std::vector<VoiceLink>
voices_for(const VoiceChoice& choice, const VoiceSettings& settings, Sounds sounds, Ears ears)
{
    const bool by_daemon = choice.kind == Kind::automatic || choice.kind == Kind::speechd;
    if (by_daemon && ears == Ears::apart)
        return {espeak(settings)};
    const bool sounding = sounds == Sounds::on;
    const auto daemon = [&] {
        return sounding ? cued(speechd(settings), settings) : speechd(settings);
    };
    switch (choice.kind) {
    case Kind::automatic:
        return {tried_first(daemon()), espeak(settings)};
    case Kind::off:
        return sounding ? std::vector{earcons_alone(settings)} : std::vector<VoiceLink>{};
    case Kind::espeak:
        return {espeak(settings)};
    case Kind::speechd:
        return {daemon(), espeak(settings)};
    case Kind::wav:
        return {synthesised("wav", wav_sound(choice.file), settings)};
    case Kind::text:
        return {text(choice.file)};
    }
    return {};
}

}  // namespace speech
