// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "src/terminal/pace.hpp"

#include <asio/io_context.hpp>
#include <asio/signal_set.hpp>
#include <asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <initializer_list>
#include <optional>

namespace client::terminal {

/// The one loop of the program: its time, its alarm and its signals. It sleeps until something
/// happens and never looks in vain.
class Loop : public Pace {
public:
    /// The time of the machine.
    using Time = std::chrono::steady_clock::time_point;

    /// While this is there, something is handled that came then: keys keep the time at which they
    /// were struck, however long they have waited.
    class Handling {
    public:
        Handling(Loop& loop, Time came) : loop_{loop}, before_{loop.came_} { loop.came_ = came; }
        ~Handling() { loop_.came_ = before_; }
        Handling(const Handling&) = delete;
        Handling& operator=(const Handling&) = delete;

    private:
        Loop& loop_;
        std::optional<Time> before_;
    };

    /// Time goes on from `begin`, which is not the beginning when a kept game goes on.
    explicit Loop(rules::Instant begin = {});

    [[nodiscard]] asio::io_context& context() { return context_; }
    [[nodiscard]] rules::Instant now() const override;
    [[nodiscard]] rules::Instant moment() const override;
    void set_time(rules::Instant now) override;
    void wake_at(std::optional<rules::Instant> when, std::function<void()> wake) override;
    void on_signals(std::initializer_list<int> signals, std::function<void(int)> handle);
    void soon(std::function<void()> call) override;

    /// Until it is stopped; then it can be run again.
    void run();
    /// Does what is there to be done already, without waiting for anything.
    void catch_up();
    void stop() override;
    [[nodiscard]] bool has_stopped() const { return context_.stopped(); }

private:
    void wait_for_signal();
    [[nodiscard]] rules::Instant instant(Time time) const;

    asio::io_context context_;
    asio::steady_timer alarm_;
    asio::signal_set signals_;
    std::function<void(int)> handle_signal_;
    rules::Instant begin_;
    Time began_;
    std::optional<Time> came_;
    unsigned alarms_ = 0;
};

}  // namespace client::terminal
