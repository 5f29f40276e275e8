// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstring>
#include <functional>
#include <poll.h>
#include <string>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace tests {

/// A server at a socket of the file system, with one client at a time, on a thread of its own.
class Listener {
public:
    /// Talks to a client until it leaves, or wait() says that the test is over.
    using Serve = std::function<void(int client)>;

    Listener(const std::string& path, Serve serve) : serve_{std::move(serve)}
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
        socket_ = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
        listen(socket_, 4);
        thread_ = std::thread{[this] { run(); }};
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    Listener(Listener&&) = delete;
    Listener& operator=(Listener&&) = delete;
    ~Listener()
    {
        ending_ = true;
        thread_.join();
        close(socket_);
    }

    /// Whether something can be read there; not when the test is over.
    [[nodiscard]] bool wait(int descriptor) const
    {
        while (!ending_) {
            pollfd wanted{descriptor, POLLIN, 0};
            if (poll(&wanted, 1, 20) > 0)
                return true;
        }
        return false;
    }

private:
    void run()
    {
        while (wait(socket_)) {
            const int client = accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
            serve_(client);
            close(client);
        }
    }

    Serve serve_;
    std::atomic<bool> ending_{false};
    int socket_ = -1;
    std::thread thread_;
};

}  // namespace tests
