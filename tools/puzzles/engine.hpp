// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace puzzles {

/// One of the best lines of a search. A mate counts as many pawns, the nearer the more.
struct Line {
    std::vector<rules::Move> moves;
    int score = 0;  ///< hundredths of a pawn, for the side to move
};

inline constexpr int mate_score = 100'000;

/// How hard the engine looks: so many lines, and so many positions at most.
struct Effort {
    int lines = 1;
    std::int64_t positions = 0;
};

/// Stockfish as a program of its own. One thread, a bounded number of positions and an empty memory
/// before each search: the answers are the same in every run.
class Engine {
public:
    explicit Engine(const std::string& program);
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;
    Engine(Engine&&) = delete;
    Engine& operator=(Engine&&) = delete;
    ~Engine();

    /// The best lines, the best first; none where the game is over.
    [[nodiscard]] std::vector<Line> search(const rules::Position& position, Effort effort);

private:
    void say(const std::string& line);
    /// The next line of the engine; it has gone when there is none.
    std::string hear();
    void wait_until_ready();

    std::FILE* to_ = nullptr;
    std::FILE* from_ = nullptr;
    pid_t process_ = -1;
};

}  // namespace puzzles
