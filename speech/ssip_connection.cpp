// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/ssip.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace speech {

namespace {

[[noreturn]] void silent()
{
    throw VoiceFailure{VoiceFault::daemon_silent, Message{"found-daemon-silent"}};
}

[[noreturn]] void gone()
{
    throw VoiceFailure{VoiceFault::daemon_gone, Message{"found-daemon-gone"}};
}

/// Rounded up, so that no deadline is polled for again and again in its last millisecond.
int milliseconds_until(Instant deadline)
{
    using namespace std::chrono;
    const auto left = ceil<milliseconds>(deadline - steady_clock::now());
    return static_cast<int>(std::clamp(left, milliseconds{0}, milliseconds{hours{1}}).count());
}

/// Which of the two can be used; a negative descriptor never can.
struct Usable {
    bool first = false;
    bool second = false;
};

Usable wait_for(int first, short what, int second, Instant deadline)
{
    std::array<pollfd, 2> wanted{pollfd{first, what, 0}, pollfd{second, POLLIN, 0}};
    const auto ready = poll(wanted.data(), wanted.size(), milliseconds_until(deadline));
    if (ready <= 0)  // an interruption looks like nothing, and the caller asks again
        return {};
    return {wanted[0].revents != 0, wanted[1].revents != 0};
}

int connected_socket(const std::string& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.empty() || path.size() >= sizeof address.sun_path)
        throw VoiceFailure{VoiceFault::no_daemon, Message{"found-daemon-nowhere"}};
    std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
    const int made = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (made < 0)
        throw VoiceFailure{VoiceFault::no_daemon, std::string{std::strerror(errno)}};
    if (connect(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
        return made;
    const int error = errno;
    close(made);
    if (error == EAGAIN)  // it runs, but has long ceased to accept anyone
        silent();
    throw VoiceFailure{VoiceFault::no_daemon, path + ": " + std::strerror(error)};
}

}  // namespace

SsipConnection::SsipConnection(const std::string& socket, int stop)
    : socket_{connected_socket(socket)}, stop_{stop}
{
}

SsipConnection::~SsipConnection()
{
    close(socket_);
}

SsipMessage SsipConnection::ask(std::string_view command, Instant deadline)
{
    send(std::string{command} + "\r\n", deadline);
    for (;;) {
        while (auto message = reader_.next()) {
            if (!message->is_news())
                return *message;
            news_.push_back(std::move(*message));
        }
        const auto usable = wait_for(socket_, POLLIN, stop_, deadline);
        if (usable.second)
            gone();
        if (usable.first)
            receive();
        else if (std::chrono::steady_clock::now() >= deadline)
            silent();
    }
}

void SsipConnection::mention(std::string_view command) const noexcept
{
    std::array<char, 64> line{};
    const auto size = command.copy(line.data(), line.size() - 2);
    line[size] = '\r';
    line[size + 1] = '\n';
    ::send(socket_, line.data(), size + 2, MSG_NOSIGNAL);
}

std::optional<SsipMessage> SsipConnection::news()
{
    while (auto message = reader_.next())
        if (message->is_news())
            news_.push_back(std::move(*message));
    if (news_.empty())
        return std::nullopt;
    auto oldest = std::move(news_.front());
    news_.pop_front();
    return oldest;
}

void SsipConnection::wait(int wake, Instant deadline)
{
    if (wait_for(socket_, POLLIN, wake, deadline).first)
        receive();
}

void SsipConnection::send(std::string_view bytes, Instant deadline) const
{
    while (!bytes.empty()) {
        const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        } else if (errno != EAGAIN && errno != EINTR) {
            gone();
        } else {
            if (wait_for(socket_, POLLOUT, stop_, deadline).second)
                gone();
            if (std::chrono::steady_clock::now() >= deadline)
                silent();
        }
    }
}

void SsipConnection::receive()
{
    std::array<char, 4096> bytes{};
    const auto got = recv(socket_, bytes.data(), bytes.size(), 0);
    if (got > 0)
        reader_.take({bytes.data(), static_cast<std::size_t>(got)});
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        gone();
}

}  // namespace speech
