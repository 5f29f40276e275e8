// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/result.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace client::train {

/// A number below this one, each as likely as the others.
using Chance = std::function<std::uint64_t(std::uint64_t below)>;

/// Why a file of puzzles cannot be used.
enum class PuzzleFileFault : std::uint8_t { cannot_be_opened, not_a_file, damaged, no_puzzles };

/// The bytes of a file of puzzles, read forward; never more of them in memory than are asked for.
class PuzzleBytes {
public:
    virtual ~PuzzleBytes() = default;

    /// At most so many bytes; none at the end, and where a packed file is damaged.
    [[nodiscard]] virtual std::size_t read(char* to, std::size_t most) = 0;
    virtual void rewind() = 0;
    /// Reading goes on somewhere else, by chance, as a rule in the middle of a line.
    virtual void jump(const Chance& chance) = 0;
    /// How many bytes lie before the next that is read.
    [[nodiscard]] virtual std::uint64_t place() const = 0;
    /// How many lines end before the place where the last jump led to.
    [[nodiscard]] virtual std::size_t lines_before_jump() = 0;
    [[nodiscard]] virtual bool is_damaged() const = 0;
};

/// Packed files are known by their first bytes, whatever their name is.
[[nodiscard]] rules::Result<std::unique_ptr<PuzzleBytes>, PuzzleFileFault>
open_puzzle_bytes(const std::string& path);

}  // namespace client::train
