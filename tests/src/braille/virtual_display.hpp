// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/braille/display.hpp"
#include "tests/speech/child.hpp"
#include "tests/speech/listener.hpp"
#include "tests/speech/reports.hpp"
#include "tests/speech/surroundings.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <condition_variable>
#include <filesystem>
#include <future>
#include <mutex>
#include <netinet/in.h>
#include <optional>
#include <string>
#include <sys/socket.h>
#include <vector>

namespace tests {

/// A braille display made of text, for BRLTTY's driver "vr": it knows what it shows, and its keys
/// can be pressed.
class VirtualDisplay {
public:
    explicit VirtualDisplay(int cells) : cells_{cells} {}

    [[nodiscard]] std::string path() const { return folder_ / "display"; }

    /// Whether this is shown in time, and blanks behind it.
    [[nodiscard]] bool shows(const std::string& text)
    {
        std::unique_lock lock{mutex_};
        return changed_.wait_for(lock, patience, [&] { return shown_ == text; });
    }
    [[nodiscard]] std::string shown()
    {
        const std::scoped_lock lock{mutex_};
        return shown_;
    }
    /// "FwinRt", "Route 3"
    void press(const std::string& key)
    {
        const std::scoped_lock lock{mutex_};
        const auto line = key + '\n';
        if (client_ >= 0)
            send(client_, line.data(), line.size(), MSG_NOSIGNAL);
    }
    /// BRLTTY goes on without it, and looks for it every five seconds.
    void unplug()
    {
        const std::scoped_lock lock{mutex_};
        plugged_ = false;
        shutdown(client_, SHUT_RDWR);
    }
    void plug()
    {
        const std::scoped_lock lock{mutex_};
        plugged_ = true;
    }

private:
    [[nodiscard]] bool is_plugged()
    {
        const std::scoped_lock lock{mutex_};
        return plugged_;
    }
    void serve(int client)
    {
        if (!is_plugged())
            return;
        set_client(client);
        const auto greeting = "cells " + std::to_string(cells_) + '\n';
        send(client, greeting.data(), greeting.size(), MSG_NOSIGNAL);
        listen_to(client);
        set_client(-1);
    }
    void set_client(int client)
    {
        const std::scoped_lock lock{mutex_};
        client_ = client;
    }
    void listen_to(int client)
    {
        std::string rest;
        std::array<char, 4096> bytes{};
        while (listener_.wait(client)) {
            const auto got = recv(client, bytes.data(), bytes.size(), 0);
            if (got <= 0)
                return;
            rest.append(bytes.data(), static_cast<std::size_t>(got));
            for (auto end = rest.find('\n'); end != std::string::npos; end = rest.find('\n')) {
                take(rest.substr(0, end));
                rest.erase(0, end + 1);
            }
        }
    }
    /// Letters beyond ASCII come as bytes: "\XC3".
    static std::string read(const std::string& quoted)
    {
        std::string text;
        for (std::size_t i = 0; i < quoted.size(); ++i)
            if (quoted.compare(i, 2, "\\X") == 0) {
                text += static_cast<char>(std::stoi(quoted.substr(i + 2, 2), nullptr, 16));
                i += 3;
            } else {
                text += quoted[i];
            }
        return text;
    }
    void take(const std::string& line)
    {
        const std::string visual = "Visual \"";
        if (!line.starts_with(visual))
            return;
        auto text = read(line.substr(visual.size(), line.rfind('"') - visual.size()));
        text.erase(text.find_last_not_of(' ') + 1);
        const std::scoped_lock lock{mutex_};
        shown_ = text;
        changed_.notify_all();
    }

    Folder folder_;
    int cells_;
    int client_ = -1;
    bool plugged_ = true;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::string shown_;
    Listener listener_{path(), [this](int client) { serve(client); }};
};

/// A real BRLTTY of our own at such a display. It neither knows nor disturbs one of the user.
class Brltty {
public:
    explicit Brltty(const VirtualDisplay& display) : display_{display.path()} { start(); }

    [[nodiscard]] static bool is_installed()
    {
        return std::filesystem::exists("/usr/bin/brltty") ||
               std::filesystem::exists("/bin/brltty") || std::filesystem::exists("/sbin/brltty");
    }

    /// As BrlAPI's clients write it.
    [[nodiscard]] std::string host() const
    {
        constexpr int first_port = 4101;
        return "127.0.0.1:" + std::to_string(port_ - first_port);
    }
    void kill() { server_->send(SIGKILL), server_.reset(); }
    void freeze() const { server_->send(SIGSTOP); }
    void thaw() const { server_->send(SIGCONT); }
    void start()
    {
        const auto here = folder_.path().string();
        server_.emplace(std::vector<std::string>{"brltty", "-n",
                                                 "-e",     "-q",
                                                 "-f",     "/dev/null",
                                                 "-U",     here,
                                                 "-W",     here,
                                                 "-P",     folder_ / "pid",
                                                 "-b",     "vr",
                                                 "-d",     "client:" + display_,
                                                 "-x",     "no",
                                                 "-s",     "no",
                                                 "-A",     "auth=none,host=" + host(),
                                                 "-t",     "en",
                                                 "-M",     "10"});
    }

private:
    /// One that nobody uses; asked before BRLTTY takes it.
    static int free_port()
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        const int probe = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        bind(probe, reinterpret_cast<const sockaddr*>(&address), size);
        getsockname(probe, reinterpret_cast<sockaddr*>(&address), &size);
        close(probe);
        return ntohs(address.sin_port);
    }

    Folder folder_;
    std::string display_;
    int port_ = free_port();
    std::optional<Child> server_;
};

/// A BRLTTY that has begun to answer: until then its display would be told as lost.
struct Ready {
    explicit Ready(const Brltty& brltty)
    {
        std::promise<void> found;
        std::once_flag once;
        const client::braille::Display probe{
            {brltty.host(), 8, speech::BackOff{{std::chrono::milliseconds{50}}}},
            [&](const client::braille::DisplayNews& news) {
                if (std::holds_alternative<client::braille::Found>(news))
                    std::call_once(once, [&] { found.set_value(); });
            }};
        REQUIRE(found.get_future().wait_for(3 * patience) == std::future_status::ready);
    }
};

inline bool brltty_is_missing()
{
    if (!Brltty::is_installed())
        WARN("skipped: brltty is not installed");
    return !Brltty::is_installed();
}

}  // namespace tests
