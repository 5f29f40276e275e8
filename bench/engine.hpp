// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bench/processor_time.hpp"

#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace bench {

/// What an engine counted, and the processor time from the question to the answer.
struct EngineCount {
    std::uint64_t nodes = 0;
    Seconds time{};
};

/// A chess engine that answers "go perft", run as a program of its own beside this one.
class Engine {
public:
    /// None when there is no such program in PATH or /usr/games.
    [[nodiscard]] static std::optional<Engine> start(const std::string& program);
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    Engine(Engine&& other) noexcept;
    Engine& operator=(Engine&&) = delete;
    ~Engine();

    void set_position(std::string_view fen);
    [[nodiscard]] EngineCount perft(int depth);

private:
    Engine(pid_t process, std::FILE* to, std::FILE* from);

    void say(const std::string& line);
    /// The rest of the next line that begins like this.
    std::string hear(std::string_view beginning);

    pid_t process_;
    std::FILE* to_;
    std::FILE* from_;
};

}  // namespace bench
