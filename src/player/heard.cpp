// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/player/heard.hpp"

#include "speech/espeak.hpp"
#include "speech/messages.hpp"
#include "speech/plain_text.hpp"
#include "speech/sound.hpp"
#include "speech/speechd_session.hpp"
#include "speech/ssip.hpp"
#include "src/words/chosen_words.hpp"

#include <algorithm>
#include <chrono>
#include <future>
#include <memory>
#include <thread>
#include <utility>

namespace client::player {

namespace {

using namespace std::chrono_literals;
using speech::Message;
using speech::VoiceFailure;
using speech::VoiceFault;

/// Whoever hangs never answers; a thread that asked a sound server is then left behind.
constexpr auto longest_look = 3s;

std::vector<speech::InstalledVoice> ours(std::vector<speech::InstalledVoice> voices)
{
    std::erase_if(voices, [known = spoken_languages()](const speech::InstalledVoice& voice) {
        const auto language = speech::primary_language(voice.language);
        // A plus makes a variant of a voice: there are a hundred of each.
        return voice.language.empty() || voice.name.find('+') != std::string::npos ||
               std::ranges::find(known, language) == known.end();
    });
    return voices;
}

Heard sound()
{
    constexpr int any_rate = 22050;
    try {
        static_cast<void>(speech::open_pulse_sound(any_rate));
        return {std::nullopt, Message{"found-pulse"}, {}};
    } catch (const VoiceFailure&) {
        static_cast<void>(speech::open_alsa_sound(any_rate));
        return {std::nullopt, Message{"found-alsa"}, {}};
    }
}

template <class Look>
Heard caught(const Look& look)
{
    try {
        return look();
    } catch (const VoiceFailure& failure) {
        return {failure.fault, failure.found, {}};
    }
}

}  // namespace

std::vector<std::string> spoken_languages()
{
    auto names = words::language_names();
    for (auto& name : names)
        name = speech::primary_language(name);
    const auto again = std::ranges::unique(names);
    names.erase(again.begin(), again.end());
    return names;
}

Heard look_at_espeak()
{
    return caught([] {
        return Heard{std::nullopt, {}, ours(speech::Espeak::instance().voices())};
    });
}

Heard look_at_sound()
{
    const auto answer = std::make_shared<std::promise<Heard>>();
    auto found = answer->get_future();
    std::thread{[answer] { answer->set_value(caught(sound)); }}.detach();
    if (found.wait_for(longest_look) == std::future_status::ready)
        return found.get();
    return {VoiceFault::stuck, Message{"found-no-answer"}, {}};
}

Heard look_at_speechd()
{
    return caught([] {
        speech::SpeechdSession session{speech::speechd_socket(), {}, longest_look, -1};
        auto voices = ours(session.voices());
        session.prove();
        return Heard{std::nullopt, {}, std::move(voices)};
    });
}

}  // namespace client::player
