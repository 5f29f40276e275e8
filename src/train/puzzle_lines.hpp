// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/puzzle_bytes.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace client::train {

/// The whole lines of a file of puzzles, some at a time.
class PuzzleLines {
public:
    /// A line that is longer is none of a puzzle; its end may be cut off.
    static constexpr std::size_t longest = 8192;

    explicit PuzzleLines(std::unique_ptr<PuzzleBytes> bytes);

    void rewind();
    /// Goes on at a line somewhere else.
    void jump(const Chance& chance);
    /// The next ones, which stay until the next call; none at the end of the file.
    [[nodiscard]] std::span<const std::string_view> next();
    /// The number of the first of them in the file, counted from 1.
    [[nodiscard]] std::size_t number();
    /// How far reading has come.
    [[nodiscard]] std::uint64_t place() const { return bytes_->place(); }
    [[nodiscard]] bool is_damaged() const { return bytes_->is_damaged(); }

private:
    void start_at(std::size_t lines_dropped);
    /// Reads on behind what is left of the last line; false at the end of the file.
    bool refill();
    /// Drops what belongs to a line whose beginning is not there.
    void drop_beginning();
    void part(bool at_end);

    std::unique_ptr<PuzzleBytes> bytes_;
    std::vector<char> block_;
    std::size_t filled_ = 0;
    std::size_t used_ = 0;  ///< bytes of the block that were given out
    std::vector<std::string_view> lines_;
    bool in_line_ = false;    ///< the block begins inside a line that is not wanted
    std::size_t passed_ = 0;  ///< lines since the last jump, before those given out
};

}  // namespace client::train
