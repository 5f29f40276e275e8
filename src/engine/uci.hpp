// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/engine/answers.hpp"
#include "src/engine/situation.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// The Universal Chess Interface as text: the lines of an engine to values, and requests to lines.
namespace client::engine::uci {

struct EngineName {
    std::string name;  ///< clean text of bounded length
};
/// A setting that the engine offers.
struct Option {
    std::string name;
    int min = 0;  ///< of a number
    int max = 0;
};
struct Introduced {};
struct Listening {};
/// What the engine thinks so far. Scores that are bounds only are left out.
struct Thought {
    int depth = 0;
    int rank = 1;  ///< 1 is the best line; more when several are asked for
    std::optional<Score> score;
    std::string_view line;  ///< moves, a part of the text that was read
};
struct Decision {
    std::string_view move;  ///< a part of the text that was read
};
/// Anything else: an engine may say what it likes.
struct Chatter {};

using Line = std::variant<Chatter, EngineName, Option, Introduced, Listening, Thought, Decision>;

[[nodiscard]] Line read_line(std::string_view text);

/// Moves that are legal one after the other from a position; what follows the first wrong one is
/// left out.
[[nodiscard]] std::vector<rules::Move> read_moves(rules::Position from, std::string_view text);

/// How far the engine may think; nothing set means without end.
struct Bounds {
    std::optional<Clocks> clocks{};
    std::optional<int> depth{};
    std::optional<std::uint64_t> nodes{};
    std::optional<std::chrono::milliseconds> time{};
};

[[nodiscard]] std::string position_line(const Situation& situation);
[[nodiscard]] std::string go_line(const Bounds& bounds);

/// Text from the engine that a person may hear: no control characters, not too long.
[[nodiscard]] std::string clean(std::string_view text);

}  // namespace client::engine::uci
