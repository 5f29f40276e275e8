// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/enum_names.hpp"
#include "speech/finding.hpp"
#include "speech/installed_voice.hpp"
#include "speech/utterance.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace speech {

/// Why a voice cannot be heard.
enum class VoiceFault {
    no_library,     ///< the synthesiser is not installed
    no_voice_data,  ///< the synthesiser is there, its voices are not
    no_sound,       ///< no sound server and no sound device takes what is spoken
    no_daemon,      ///< Speech Dispatcher does not run
    daemon_silent,  ///< Speech Dispatcher runs, but does not answer or does not speak
    daemon_gone,    ///< Speech Dispatcher ended while we used it
    no_file,        ///< the file that takes the speech cannot be written
    stuck,          ///< an utterance began long ago and has not ended
};

/// The world is wrong: nothing can be heard this way, now.
class VoiceFailure : public std::runtime_error {
public:
    explicit VoiceFailure(VoiceFault why, Finding what = {})
        : std::runtime_error{"a voice cannot be heard"}, fault{why}, found{std::move(what)}
    {
    }

    VoiceFault fault;
    Finding found;
};

/// Whether White's men are told in a higher pitch than Black's.
enum class Colours : std::uint8_t { off, on };
inline constexpr EnumNames<Colours::on> colour_names{{{
    {Colours::off, "off"},
    {Colours::on, "on"},
}}};

/// How the user wants to hear; what is not set is left to the voice and its own settings.
/// Each from -100 to 100, where 0 is ordinary, as in Speech Dispatcher.
struct VoiceSettings {
    std::optional<int> rate = std::nullopt;
    std::optional<int> pitch = std::nullopt;
    std::optional<int> volume = std::nullopt;
    std::vector<std::string> names = {};  ///< of installed voices, each for its language
    Colours colours = Colours::off;

    bool operator==(const VoiceSettings&) const = default;
};

/// The settings as this utterance is to be heard.
[[nodiscard]] VoiceSettings settings_for(VoiceSettings settings, const Utterance& utterance);
/// Which of these voices speaks a language: one of the names, if it is installed, or else the
/// first.
[[nodiscard]] std::optional<std::string> voice_for(std::span<const InstalledVoice> installed,
                                                   std::span<const std::string> names,
                                                   std::string_view language);

/// A moment as the machine counts them, without leaps.
using Instant = std::chrono::steady_clock::time_point;

/// Numbers what a voice is given, so that late reports can be told apart; never 0.
using Ticket = std::uint64_t;

/// Was spoken to its end, or was dropped by the voice itself.
struct Finished {
    Ticket ticket = 0;

    bool operator==(const Finished&) const = default;
};

/// Nothing can be heard until `Regained`; what was being spoken was not heard, or not wholly.
struct Lost {
    VoiceFault fault = VoiceFault::stuck;

    bool operator==(const Lost&) const = default;
};

struct Regained {
    bool operator==(const Regained&) const = default;
};

using Report = std::variant<Finished, Lost, Regained>;

/// Told by any thread; returns at once and never calls the voice.
using Listener = std::function<void(const Report&)>;

/// Whatever can be heard. No call blocks; what becomes of it is told to the listener, which every
/// voice is given when it is made.
class Voice {
public:
    Voice() = default;
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;
    Voice(Voice&&) = delete;
    Voice& operator=(Voice&&) = delete;
    virtual ~Voice() = default;

    /// Says this instead of what is being said.
    virtual void speak(const Utterance& utterance, Ticket ticket) = 0;
    /// From now on it speaks so.
    virtual void use(const VoiceSettings& /*settings*/) {}
    /// Silence. What is cut is never reported as finished, unless it had just been.
    virtual void cancel() = 0;
};

}  // namespace speech
