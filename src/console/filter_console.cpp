// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/console/console.hpp"
#include "src/terminal/at_terminal.hpp"

#include <array>
#include <asio/posix/stream_descriptor.hpp>
#include <iostream>
#include <string>
#include <unistd.h>
#include <utility>

namespace client::console {

namespace {

/// No line that anybody types is so long; the rest of one is dropped.
constexpr std::size_t longest_line = 4096;

/// Lines that one console had taken in and not delivered belong to the next.
std::string& undelivered()
{
    static std::string lines;
    return lines;
}

class FilterConsole : public Console {
public:
    FilterConsole(terminal::Loop& loop, ConsoleEvents events)
        : loop_{loop}, input_{loop.context(), dup(STDIN_FILENO)}, events_{std::move(events)},
          pending_{std::exchange(undelivered(), {})}
    {
        loop_.soon([this] { deliver(); });
        read();
    }

    void print(const std::vector<TextLine>& lines, const std::string& /*prompt*/) override
    {
        for (const auto& line : lines)
            (line.tone == Tone::plain ? std::cout : std::cerr) << line.text << '\n';
        std::cout.flush();
        std::cerr.flush();
    }
    void set_readiness(Readiness readiness) override
    {
        const bool again = readiness == Readiness::ready && readiness_ == Readiness::busy;
        readiness_ = readiness;
        if (again)
            loop_.soon([this] { deliver(); });
    }
    void cancel_line() override {}
    void close() override
    {
        if (std::exchange(closed_, true))
            return;
        undelivered() = std::move(pending_);
        input_.close();
    }

private:
    void read()
    {
        input_.async_read_some(asio::buffer(chunk_),
                               [this](const std::error_code& error, std::size_t size) {
                                   if (closed_)
                                       return;
                                   pending_.append(chunk_.data(), size);
                                   ended_ = static_cast<bool>(error);
                                   deliver();
                                   if (!ended_ && !closed_)
                                       read();
                               });
    }
    void deliver()
    {
        while (readiness_ == Readiness::ready && !closed_ && !loop_.has_stopped()) {
            const auto end = pending_.find('\n');
            const bool last = end == std::string::npos;
            if (last && pending_.size() > longest_line)
                pending_.resize(longest_line);
            if (last && !ended_)
                return;
            if (last && pending_.empty())
                return finish();
            const auto line = pending_.substr(0, end);
            pending_.erase(0, last ? end : end + 1);
            events_.line(line);
        }
    }
    void finish()
    {
        if (!std::exchange(finished_, true))
            events_.end();
    }

    terminal::Loop& loop_;
    asio::posix::stream_descriptor input_;
    ConsoleEvents events_;
    std::array<char, 4096> chunk_{};
    std::string pending_;
    Readiness readiness_ = Readiness::ready;
    bool ended_ = false;
    bool closed_ = false;
    bool finished_ = false;
};

}  // namespace

void Console::ring()
{
    terminal::ring_bell();
}

std::unique_ptr<Console> filter_console(terminal::Loop& loop, ConsoleEvents events)
{
    return std::make_unique<FilterConsole>(loop, std::move(events));
}

std::unique_ptr<Console> console(terminal::Loop& loop, ConsoleEvents events)
{
    return terminal::is_at_terminal() ? terminal_console(loop, std::move(events))
                                      : filter_console(loop, std::move(events));
}

}  // namespace client::console
