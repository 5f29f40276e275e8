// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/key_line.hpp"

#include "rules/code_points.hpp"
#include "src/key_reader.hpp"

#include <array>
#include <asio/posix/stream_descriptor.hpp>
#include <cstdio>
#include <optional>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace client::clock {

class KeyLine::Implementation {
public:
    Implementation(Loop& loop, KeyEvents events)
        : input_{loop.context(), dup(STDIN_FILENO)}, events_{std::move(events)}, reader_{[this] {
              return take();
          }}
    {
        take_keys();
        read();
    }
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;
    ~Implementation() { close(); }

    void print(const std::vector<std::string>& lines)
    {
        std::string text = typing_ && !typed_.empty() ? "\n" : "";
        for (const auto& line : lines)
            text += line + '\n';
        write(text + (typing_ ? typed_ : ""));
    }
    void ask_for_line() { typing_ = true; }
    void close()
    {
        if (std::exchange(closed_, true))
            return;
        input_.close();
        if (before_)
            tcsetattr(STDIN_FILENO, TCSANOW, &*before_);
    }

private:
    static void write(const std::string& text)
    {
        std::fputs(text.c_str(), stdout);
        std::fflush(stdout);
    }
    /// Each key at once and unseen; signals and the ends of printed lines stay as they are.
    void take_keys()
    {
        termios now{};
        if (tcgetattr(STDIN_FILENO, &now) != 0)
            return;
        before_ = now;
        now.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
        now.c_cc[VMIN] = 1;
        now.c_cc[VTIME] = 0;
        tcsetattr(STDIN_FILENO, TCSANOW, &now);
    }
    void read()
    {
        input_.async_read_some(asio::buffer(chunk_),
                               [this](const std::error_code& error, std::size_t size) {
                                   if (closed_)
                                       return;
                                   if (error) {
                                       events_.end();
                                       return;
                                   }
                                   received_.append(chunk_.data(), size);
                                   deliver();
                                   if (!closed_)
                                       read();
                               });
    }
    void deliver()
    {
        while (!closed_) {
            if (typing_) {
                if (!type())
                    return;
                continue;
            }
            const auto stroke = reader_.next();
            if (!stroke)
                return;
            events_.key(stroke->key);
        }
    }
    /// One character of a line; false when nothing has been received.
    bool type()
    {
        const auto pressed = take();
        if (pressed.kind == Pressed::Kind::nothing)
            return false;
        const char32_t point = pressed.character;
        if (point == '\n' || point == '\r') {
            typing_ = false;
            write("\n");
            events_.line(std::exchange(typed_, {}));
        } else if (point == 0x7F || point == 0x08) {
            rub_out();
        } else if (point == 0x04 && typed_.empty()) {  // Ctrl-D
            events_.end();
        } else if (point >= ' ') {
            const auto letter = rules::encode({&point, 1});
            typed_ += letter;
            write(letter);
        }
        return true;
    }
    void rub_out()
    {
        if (typed_.empty())
            return;
        while (typed_.size() > 1 && (static_cast<unsigned char>(typed_.back()) & 0xC0U) == 0x80U)
            typed_.pop_back();
        typed_.pop_back();
        write("\b \b");
    }
    /// The next character of what was received; bytes that are none are dropped.
    Pressed take()
    {
        while (!received_.empty()) {
            const auto first = rules::decode_first(received_);
            received_.erase(0, first ? first->bytes : 1);
            if (first)
                return {Pressed::Kind::character, first->point, {}};
        }
        return {};
    }

    asio::posix::stream_descriptor input_;
    KeyEvents events_;
    KeyReader reader_;
    std::array<char, 256> chunk_{};
    std::string received_;
    std::string typed_;
    std::optional<termios> before_;
    bool typing_ = false;
    bool closed_ = false;
};

KeyLine::KeyLine(Loop& loop, KeyEvents events)
    : implementation_{std::make_unique<Implementation>(loop, std::move(events))}
{
}

KeyLine::~KeyLine() = default;

void KeyLine::print(const std::vector<std::string>& lines)
{
    implementation_->print(lines);
}

void KeyLine::ask_for_line()
{
    implementation_->ask_for_line();
}

void KeyLine::close()
{
    implementation_->close();
}

}  // namespace client::clock
