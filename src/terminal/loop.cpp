// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/loop.hpp"

#include <algorithm>
#include <asio/post.hpp>
#include <utility>

namespace client::terminal {

using Machine = std::chrono::steady_clock;

Loop::Loop(rules::Instant begin)
    : alarm_{context_}, signals_{context_}, begin_{begin}, began_{Machine::now()}
{
}

rules::Instant Loop::now() const
{
    return instant(Machine::now());
}

rules::Instant Loop::moment() const
{
    return came_ ? instant(*came_) : now();
}

/// What came before a game goes on is not before its time.
rules::Instant Loop::instant(Time time) const
{
    return begin_ + std::chrono::duration_cast<rules::Duration>(std::max(time, began_) - began_);
}

void Loop::set_time(rules::Instant now)
{
    begin_ = now;
    began_ = Machine::now();
}

void Loop::wake_at(std::optional<rules::Instant> when, std::function<void()> wake)
{
    alarm_.cancel();
    ++alarms_;
    if (!when)
        return;
    // Rounded up: at the alarm, the instant has come.
    alarm_.expires_at(began_ + (*when - begin_) + rules::Duration{1});
    alarm_.async_wait([this, alarm = alarms_, wake = std::move(wake)](const auto& error) {
        if (!error)
            soon([this, alarm, wake] {
                if (alarm == alarms_)
                    wake();
            });
    });
}

void Loop::on_signals(std::initializer_list<int> signals, std::function<void(int)> handle)
{
    for (const int signal : signals)
        signals_.add(signal);
    handle_signal_ = std::move(handle);
    wait_for_signal();
}

void Loop::wait_for_signal()
{
    signals_.async_wait([this](const std::error_code& error, int signal) {
        if (error)
            return;
        handle_signal_(signal);
        wait_for_signal();
    });
}

void Loop::soon(std::function<void()> call)
{
    asio::post(context_, std::move(call));
}

void Loop::run()
{
    context_.restart();
    context_.run();
}

void Loop::catch_up()
{
    context_.restart();
    context_.poll();
}

void Loop::stop()
{
    context_.stop();
}

}  // namespace client::terminal
