// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/square.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What programs write into comments of a score beside words: marks on squares [%csl Re5],
/// arrows [%cal Gf3e5] and evaluations [%eval 0.25].
namespace rules {

enum class MarkColor : std::uint8_t { red, yellow, green, blue };

struct SquareMark {
    Square square{};
    MarkColor color{};

    bool operator==(const SquareMark&) const = default;
};

struct Arrow {
    Square from{};
    Square to{};
    MarkColor color{};

    bool operator==(const Arrow&) const = default;
};

struct Marks {
    std::vector<SquareMark> squares;
    std::vector<Arrow> arrows;

    [[nodiscard]] bool empty() const { return squares.empty() && arrows.empty(); }
    bool operator==(const Marks&) const = default;
};

/// In the order in which they are written; what is no mark is passed over.
[[nodiscard]] Marks marks_in(std::string_view comment);

/// As comments have them; empty where there are none.
[[nodiscard]] std::string marks_comment(const Marks& marks);

/// What an engine thought, as White sees it: hundredths of a pawn, or moves to mate, negative when
/// Black mates.
struct WrittenEvaluation {
    int centipawns = 0;
    std::optional<int> mate_in{};

    bool operator==(const WrittenEvaluation&) const = default;
};

/// [%eval 0.25], [%eval -3.1,18] with a depth, [%eval #-4].
[[nodiscard]] std::optional<WrittenEvaluation> evaluation_in(std::string_view comment);

}  // namespace rules
