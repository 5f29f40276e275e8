// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/installed_voice.hpp"
#include "speech/manner.hpp"
#include "speech/ssip.hpp"
#include "speech/voice.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace speech {

/// An utterance for the daemon, and when it was asked for.
struct SpeechdJob {
    Utterance utterance;
    Ticket ticket = 0;
    Instant given;
};

/// One connection to Speech Dispatcher from its settings to its end: one utterance at a time, each
/// watched until it ends. Throws VoiceFailure when nothing more can be expected of the daemon.
class SpeechdSession {
public:
    SpeechdSession(const std::string& socket,
                   const VoiceSettings& settings,
                   std::chrono::milliseconds patience,
                   int stop);
    SpeechdSession(const SpeechdSession&) = delete;
    SpeechdSession& operator=(const SpeechdSession&) = delete;
    SpeechdSession(SpeechdSession&&) = delete;
    SpeechdSession& operator=(SpeechdSession&&) = delete;
    ~SpeechdSession();

    /// What the daemon's present module could speak with.
    [[nodiscard]] std::vector<InstalledVoice> voices();
    /// Finds out without a sound whether the daemon's voice speaks.
    void prove();
    /// From now on it speaks so; what is not set stays as it is.
    void use(const VoiceSettings& settings);
    void begin(const SpeechdJob& job);
    void cancel();
    /// Until there is something to do: news, a wish (`wake` can be read), or patience has ended.
    void wait(int wake);
    /// The utterance that has ended since it was asked last.
    [[nodiscard]] std::optional<Ticket> take_ended();

private:
    struct Current {
        std::string id;  ///< the daemon's number
        Ticket ticket = 0;
        Urgency urgency = Urgency::normal;
        std::size_t length = 0;
        Instant deadline;  ///< of its beginning, then of its end
        bool begun = false;
        std::chrono::milliseconds reminded_after{50};  ///< twice as long each time
        Instant reminder = std::chrono::steady_clock::now() + reminded_after;

        [[nodiscard]] bool may_be_forgotten() const
        {
            return !begun && urgency != Urgency::background;
        }
    };

    SsipMessage ask(const std::string& command) { return connection_.ask(command, deadline_); }
    void set(const std::string& name, const std::string& value);
    void set_up(const VoiceSettings& settings);
    void choose_language(const std::string& tag);
    void choose_voice(const std::string& tag);
    void choose_pitch(const Utterance& utterance);
    void choose_rate(Pace pace, Haste haste);
    /// The daemon's number of the message; none when it has nothing to say.
    std::optional<std::string> send(const std::string& text, std::string_view priority);
    void wait(int wake, Instant until);
    void let_begin();
    void handle_news();
    void handle(const SsipMessage& news);
    void remind_when_late();
    void give_up_when_late();
    void end_current();

    SsipConnection connection_;
    std::chrono::milliseconds patience_;
    Instant deadline_;  ///< of the answers to what is being asked
    std::optional<Current> current_;
    std::optional<Ticket> ended_;
    std::string users_language_;
    std::string language_;
    VoiceSettings settings_;
    std::vector<InstalledVoice> installed_;  ///< where one of them is wanted by its name
    std::string voice_;
    int users_rate_ = 0;
    int users_pitch_ = 0;
    int pitch_ = 0;
    int change_of_rate_ = 0;
    std::string priority_;
};

}  // namespace speech
