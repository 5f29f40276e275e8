// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace puzzles {

/// What a puzzle is about first of all: each kind is wanted so many times.
enum class Kind : std::uint8_t {
    mate_in_one,
    mate_in_two,
    mate_in_three,
    back_rank,
    hanging_piece,
    fork,
    pin,
    skewer,
    discovered_attack,
    promotion,
    opposition,
    pawn_ending,
    queen_ending,
    rook_ending,
};

/// Whether a kind is proved when it is found, or only guessed and left to an engine.
enum class Found : std::uint8_t { proved, guessed };

/// A kind, how many are wanted, and what one of a single move is reckoned to be worth in rating: an
/// estimate, since nobody has played them yet.
struct KindRow {
    std::string_view name;
    std::size_t wanted = 0;
    int rating = 0;
    Found found = Found::proved;
};
inline constexpr std::array kind_table{
    KindRow{"mate in one", 120, 600},
    KindRow{"mate in two", 190, 800},
    KindRow{"mate in three", 120, 1000},
    KindRow{"back rank mate", 40, 700},
    KindRow{"hanging piece", 40, 700, Found::guessed},
    KindRow{"fork", 60, 850, Found::guessed},
    KindRow{"pin", 20, 1000, Found::guessed},
    KindRow{"skewer", 20, 950, Found::guessed},
    KindRow{"discovered attack", 25, 1050, Found::guessed},
    KindRow{"promotion", 20, 950, Found::guessed},
    KindRow{"opposition", 45, 1000},
    KindRow{"pawn ending", 30, 1100},
    KindRow{"queen ending", 30, 1000},
    KindRow{"rook ending", 40, 1100},
};

/// A puzzle on its way: the opponent's move, then ours and theirs by turns, ours the last.
struct Draft {
    rules::Position before;
    rules::Move first;
    std::vector<rules::Move> solution;
    std::vector<std::string> themes;
    Kind kind{};

    [[nodiscard]] std::size_t own_moves() const { return (solution.size() + 1) / 2; }
    [[nodiscard]] rules::Position start() const { return before.after_unchecked(first); }
};

/// Chance that is the same on every machine.
class Dice {
public:
    explicit Dice(std::uint64_t seed) : numbers_{seed} {}

    /// A number from 0 up to one less than so many.
    std::size_t below(std::size_t many) { return static_cast<std::size_t>(numbers_() % many); }
    bool chance(std::size_t percent) { return below(100) < percent; }

private:
    std::mt19937_64 numbers_;
};

}  // namespace puzzles
