// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice.hpp"

#include <chrono>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace speech {

/// What Speech Dispatcher says at once: an answer to a command, or news of an utterance.
struct SsipMessage {
    int code = 0;
    std::vector<std::string> lines;  ///< without the code; the last one is for people

    /// News (begun, ended, …) may come at any time, between a command and its answer too.
    [[nodiscard]] bool is_news() const { return code >= 700 && code < 800; }
    [[nodiscard]] bool is_good() const { return code >= 200 && code < 300; }
    [[nodiscard]] std::string first() const { return lines.size() > 1 ? lines.front() : ""; }
};

/// Bytes to messages, whatever pieces they come in. Throws VoiceFailure on what is none.
class SsipReader {
public:
    void take(std::string_view bytes);
    [[nodiscard]] std::optional<SsipMessage> next();

private:
    void take_line(std::string_view line);

    std::string rest_;
    SsipMessage unfinished_;
    std::deque<SsipMessage> ready_;
};

/// What follows the command SPEAK, ended as the protocol wants; no text can end it sooner.
[[nodiscard]] std::string ssip_data(std::string_view text);

/// The priority of an utterance among all who speak through the daemon.
[[nodiscard]] std::string_view ssip_priority(Urgency urgency);

/// Where the user's daemon listens; `environment` gives the value of a variable, or none.
using Environment = std::function<std::optional<std::string>(const char* name)>;
[[nodiscard]] std::string speechd_socket(const Environment& environment);
/// The same for this process.
[[nodiscard]] std::string speechd_socket();

/// A connection to the daemon that never waits beyond its deadline. Throws VoiceFailure.
class SsipConnection {
public:
    /// `stop` is a descriptor that ends all waiting as soon as it can be read.
    SsipConnection(const std::string& socket, int stop);
    SsipConnection(const SsipConnection&) = delete;
    SsipConnection& operator=(const SsipConnection&) = delete;
    SsipConnection(SsipConnection&&) = delete;
    SsipConnection& operator=(SsipConnection&&) = delete;
    ~SsipConnection();

    /// The answer to one command; the news that come before it are kept.
    SsipMessage ask(std::string_view command, Instant deadline);
    /// Sends as much as the daemon takes at once, and does not want to know what becomes of it.
    void mention(std::string_view command) const noexcept;
    /// The next news that is already here.
    [[nodiscard]] std::optional<SsipMessage> news();
    /// Until news come, or `wake` can be read, or the deadline.
    void wait(int wake, Instant deadline);

private:
    void send(std::string_view bytes, Instant deadline) const;
    void receive();

    int socket_;
    int stop_;
    SsipReader reader_;
    std::deque<SsipMessage> news_;
};

}  // namespace speech
