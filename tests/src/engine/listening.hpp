// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/engine/engine.hpp"

#include <catch2/catch.hpp>

#include <asio.hpp>
#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <utility>

namespace tests {

/// An engine, the loop it reports through, and everything it has said.
class Listening {
public:
    explicit Listening(client::engine::Launch launch)
        : engine_{std::make_unique<client::engine::Engine>(
              loop_, std::move(launch), [this](const auto& report) { hear(report); })}
    {
    }

    [[nodiscard]] client::engine::Engine& engine() { return *engine_; }
    [[nodiscard]] asio::io_context& loop() { return loop_; }
    void destroy() { engine_.reset(); }
    /// The next report ends the engine that makes it.
    void destroy_when_told() { destroys_ = true; }

    /// The next thing that is said; it fails after a time that no loaded machine needs.
    [[nodiscard]] client::engine::Report next()
    {
        loop_.restart();
        const auto last = std::chrono::steady_clock::now() + std::chrono::minutes{4};
        while (reports_.empty() && std::chrono::steady_clock::now() < last)
            loop_.run_one_until(last);
        REQUIRE_FALSE(reports_.empty());
        const auto report = std::move(reports_.front());
        reports_.pop_front();
        return report;
    }
    template <class Wanted>
    [[nodiscard]] Wanted next_as()
    {
        const auto report = next();
        REQUIRE(std::holds_alternative<Wanted>(report));
        return std::get<Wanted>(report);
    }
    /// Whether anything is said before the loop has nothing more to do.
    [[nodiscard]] bool silent_to_the_end()
    {
        loop_.restart();
        loop_.run();
        return reports_.empty();
    }

private:
    void hear(const client::engine::Report& report)
    {
        reports_.push_back(report);
        if (destroys_)
            engine_.reset();
    }

    asio::io_context loop_;
    std::deque<client::engine::Report> reports_;
    bool destroys_ = false;
    std::unique_ptr<client::engine::Engine> engine_;
};

/// The initial position, or where some moves in an engine's own writing lead from it.
[[nodiscard]] inline client::engine::Situation
situation(const rules::Position& start = rules::Position::initial(),
          std::vector<rules::Move> moves = {})
{
    auto made = client::engine::Situation::of(start, std::move(moves));
    REQUIRE(made);
    return *std::move(made);
}

}  // namespace tests
