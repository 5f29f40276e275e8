// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/speech/listener.hpp"
#include "tests/speech/surroundings.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <sys/socket.h>
#include <vector>

namespace tests {

/// How a daemon can behave.
enum class Manner {
    healthy,
    holds,     ///< begins to speak and goes on
    mute,      ///< takes text and never says that it speaks it
    deaf,      ///< reads and does not answer
    refuses,   ///< answers every SPEAK with an error
    babbles,   ///< answers with something else than the protocol
    hangs_up,  ///< closes the connection when it is to speak
};

/// Stands in for Speech Dispatcher, one client at a time, and takes down what it is sent.
class ScriptedDaemon {
public:
    explicit ScriptedDaemon(Manner manner) : manner_{manner} {}

    [[nodiscard]] std::string path() const { return folder_ / "socket"; }
    void behave(Manner manner) { manner_ = manner; }

    /// Whether it is sent this line in time.
    [[nodiscard]] bool wait_for(const std::string& line)
    {
        std::unique_lock lock{mutex_};
        return changed_.wait_for(lock, std::chrono::seconds{20},
                                 [&] { return std::ranges::find(lines_, line) != lines_.end(); });
    }
    [[nodiscard]] std::vector<std::string> lines()
    {
        const std::scoped_lock lock{mutex_};
        return lines_;
    }

private:
    void serve(int client)
    {
        std::string rest;
        std::array<char, 4096> bytes{};
        for (bool open = true; open && listener_.wait(client);) {
            const auto got = recv(client, bytes.data(), bytes.size(), 0);
            if (got <= 0)
                return;
            rest.append(bytes.data(), static_cast<std::size_t>(got));
            for (auto end = rest.find("\r\n"); open && end != std::string::npos;
                 end = rest.find("\r\n")) {
                open = take(client, rest.substr(0, end));
                rest.erase(0, end + 2);
            }
        }
    }

    bool take(int client, const std::string& line)
    {
        {
            const std::scoped_lock lock{mutex_};
            lines_.push_back(line);
            changed_.notify_all();
        }
        if (manner_ == Manner::hangs_up && line == "SPEAK")
            return false;
        if (manner_ == Manner::deaf)
            return true;
        const auto said =
            manner_ == Manner::babbles ? "HTTP/1.1 400 Bad Request\r\n" : answer(line);
        send(client, said.data(), said.size(), MSG_NOSIGNAL);
        return true;
    }

    std::string answer(const std::string& line)
    {
        if (in_text_ && line != ".")
            return "";
        if (in_text_)
            return spoken();
        if (line == "SPEAK" && manner_ == Manner::refuses)
            return "300 ERR INTERNAL\r\n";
        if (line == "SPEAK")
            return in_text_ = true, "230 OK RECEIVING DATA\r\n";
        if (line == "GET LANGUAGE")
            return "251-en-US\r\n251 OK GET RETURNED\r\n";
        if (line == "GET RATE")
            return "251-10\r\n251 OK GET RETURNED\r\n";
        return "200 OK\r\n";
    }

    std::string spoken()
    {
        in_text_ = false;
        const auto id = std::to_string(++messages_);
        const auto news = [&](const std::string& code, const std::string& what) {
            return code + '-' + id + "\r\n" + code + "-1\r\n" + code + ' ' + what + "\r\n";
        };
        const auto queued = "225-" + id + "\r\n225 OK MESSAGE QUEUED\r\n";
        if (manner_ == Manner::mute)
            return queued;
        const auto begun = queued + news("701", "BEGIN");
        return manner_ == Manner::holds ? begun : begun + news("702", "END");
    }

    Folder folder_;
    std::atomic<Manner> manner_;
    bool in_text_ = false;
    int messages_ = 0;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
    Listener listener_{path(), [this](int client) { serve(client); }};
};

}  // namespace tests
