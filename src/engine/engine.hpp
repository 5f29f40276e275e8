// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/engine/answers.hpp"
#include "src/engine/situation.hpp"
#include "src/engine/strength.hpp"

#include <asio/io_context.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace client::engine {

/// How long an engine may keep us waiting.
struct Patience {
    std::chrono::milliseconds greeting{15'000};
    std::chrono::milliseconds readiness{15'000};
    std::chrono::milliseconds answer{60'000};  ///< beyond the time that its clock or level gives it
    std::chrono::milliseconds stop{10'000};
};

/// Which program is started, and how it is to play.
struct Launch {
    std::string program = "stockfish";  ///< a name or a path
    std::vector<std::string> arguments;
    Strength strength = level(3);
    std::uint32_t seed = 1;  ///< of the errors that low levels make
    Patience patience;
};

/// What hints and evaluations cost: a fraction of a second, and always the same answer.
inline constexpr std::uint64_t analysis_nodes = 150'000;

/// A UCI engine in a process of its own. Every call returns at once; what the engine says reaches
/// the listener from the loop, already checked. Requests are answered in their order. When the
/// engine is at fault the listener is told once, and every later request is in vain.
class Engine {
public:
    /// May destroy the engine that calls it.
    using Listener = std::function<void(const Report& report)>;

    Engine(asio::io_context& loop, Launch launch, Listener listener);
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    Engine(Engine&&) = delete;
    Engine& operator=(Engine&&) = delete;
    /// Ends the program; nothing is told any more.
    ~Engine();

    /// Answered by BestMove.
    void play(Situation situation, std::optional<Clocks> clocks);
    /// With all strength, whatever the level. Answered by Evaluation.
    void analyse(Situation situation, std::uint64_t nodes = analysis_nodes);
    /// What was asked need not be answered, and will not be.
    void stop();

private:
    class Conversation;
    std::shared_ptr<Conversation> conversation_;
};

}  // namespace client::engine
