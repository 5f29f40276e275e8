// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/ssip.hpp"

#include "speech/messages.hpp"
#include "speech/plain_text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace speech {

namespace {

/// No message of the daemon is larger; the longest is the list of all voices.
constexpr std::size_t largest_message = 1U << 20U;

[[noreturn]] void nonsense()
{
    throw VoiceFailure{VoiceFault::daemon_silent, Message{"found-daemon-other"}};
}

std::optional<std::string> variable(const char* name)
{
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0' ? std::optional<std::string>{value} : std::nullopt;
}

}  // namespace

void SsipReader::take(std::string_view bytes)
{
    rest_ += bytes;
    for (auto end = rest_.find('\n'); end != std::string::npos; end = rest_.find('\n')) {
        auto line = std::string_view{rest_}.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        take_line(line);
        rest_.erase(0, end + 1);
    }
    if (rest_.size() > largest_message || unfinished_.lines.size() > largest_message / 16)
        nonsense();
}

void SsipReader::take_line(std::string_view line)
{
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    if (line.size() < 4 || !std::ranges::all_of(line.substr(0, 3), is_digit) ||
        (line[3] != ' ' && line[3] != '-'))
        nonsense();
    unfinished_.code = (line[0] - '0') * 100 + (line[1] - '0') * 10 + (line[2] - '0');
    unfinished_.lines.emplace_back(line.substr(4));
    if (line[3] == ' ')
        ready_.push_back(std::exchange(unfinished_, {}));
}

std::optional<SsipMessage> SsipReader::next()
{
    if (ready_.empty())
        return std::nullopt;
    auto message = std::move(ready_.front());
    ready_.pop_front();
    return message;
}

std::string ssip_data(std::string_view text)
{
    const auto line = plain_text(text);
    return (line.starts_with('.') ? "." : "") + line + "\r\n.";
}

std::string_view ssip_priority(Urgency urgency)
{
    // In the order of Urgency.
    constexpr std::array<std::string_view, 4> priorities{"NOTIFICATION", "TEXT", "MESSAGE",
                                                         "IMPORTANT"};
    return priorities.at(static_cast<std::size_t>(urgency));
}

std::string speechd_socket(const Environment& environment)
{
    constexpr std::string_view method = "unix_socket:";
    const auto address = environment("SPEECHD_ADDRESS");
    if (address && address->starts_with(method))
        return address->substr(method.size());
    for (const auto& [name, folder] :
         {std::pair{"XDG_RUNTIME_DIR", ""}, std::pair{"XDG_CACHE_HOME", ""},
          std::pair{"HOME", "/.cache"}})
        if (const auto base = environment(name))
            return *base + folder + "/speech-dispatcher/speechd.sock";
    return "";
}

std::string speechd_socket()
{
    return speechd_socket(variable);
}

}  // namespace speech
