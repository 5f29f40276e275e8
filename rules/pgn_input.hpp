// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/pgn.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace rules {

/// A window on the bytes of a file: as much as one look ahead needs, never the whole.
///
/// Behind the last byte stands a zero, so that a scan needs no bound; before the first stands the
/// byte that was read before it (a line break at the beginning).
class PgnInput {
public:
    /// How far one can look ahead without asking twice: more than any sound word of a file.
    static constexpr std::size_t lookahead = 512;

    explicit PgnInput(ByteSource source);
    PgnInput(const PgnInput&) = delete;
    PgnInput& operator=(const PgnInput&) = delete;
    PgnInput(PgnInput&&) = delete;
    PgnInput& operator=(PgnInput&&) = delete;
    ~PgnInput() = default;

    [[nodiscard]] const char* cursor() const { return cursor_; }
    [[nodiscard]] const char* end() const { return end_; }
    [[nodiscard]] std::size_t line() const { return line_; }
    /// How many bytes lie before the cursor.
    [[nodiscard]] std::uint64_t offset() const
    {
        return dropped_ + static_cast<std::uint64_t>(cursor_ - (bytes_.data() + 1));
    }
    [[nodiscard]] std::string_view rest() const
    {
        return {cursor_, static_cast<std::size_t>(end_ - cursor_)};
    }
    [[nodiscard]] bool at_end()
    {
        prepare();
        return cursor_ == end_;
    }
    [[nodiscard]] bool at_line_start() const { return cursor_[-1] == '\n' || cursor_[-1] == '\r'; }

    void move_to(const char* place) { cursor_ = place; }
    void skip(std::size_t bytes) { cursor_ += bytes; }
    void count_lines(std::size_t lines) { line_ += lines; }

    /// Sees to it that the look ahead is there, as far as the file goes.
    void prepare()
    {
        if (static_cast<std::size_t>(end_ - cursor_) < lookahead && !drained_)
            refill();
    }
    /// Brings more bytes than there are now; false at the end of the file.
    bool refill();

    /// Passes the break at the cursor, one line even where two bytes make it.
    void pass_line_break();
    /// Goes to the break at the end of the line.
    void skip_line();

private:
    static constexpr std::size_t window = std::size_t{1} << 16;

    ByteSource source_;
    std::vector<char> bytes_;
    const char* cursor_;
    const char* end_;
    std::uint64_t dropped_ = 0;  ///< bytes before the window
    std::size_t line_ = 1;
    bool drained_ = false;
};

}  // namespace rules
