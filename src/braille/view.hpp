// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/square.hpp"
#include "src/braille/display.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace client::braille {

/// Where the fingers go next.
enum class Pan : std::uint8_t { left, right, up, down, home };

/// What a display shows of the lines that are printed and typed. News stay in view until the next
/// key; then comes the prompt with what is typed, and before it the last line, if both fit. A line
/// that is too long is read in windows that end between words.
class View {
public:
    explicit View(int cells) : cells_{cells} {}

    void set_cells(int cells);
    /// Lines that were printed, and the prompt that follows them.
    void print(const std::vector<std::string>& lines, const std::string& prompt);
    /// A key was pressed: this is typed so far, with the cursor behind so many characters.
    void type(const std::string& text, std::size_t cursor);
    void pan(Pan pan);

    [[nodiscard]] Shown shown() const;
    /// The square that a routing key points at: on a board line, or by its name in any other.
    [[nodiscard]] std::optional<rules::Square> square_at(int cell) const;

private:
    [[nodiscard]] std::u32string line() const;
    [[nodiscard]] std::u32string prompt_line() const;
    [[nodiscard]] std::size_t before_prompt() const;
    [[nodiscard]] bool at_prompt() const { return place_ == lines_.size(); }
    [[nodiscard]] std::size_t width() const { return static_cast<std::size_t>(cells_); }
    [[nodiscard]] std::vector<std::size_t> windows() const;
    [[nodiscard]] std::size_t window_of(std::size_t place) const;
    [[nodiscard]] std::size_t cursor_place() const;
    [[nodiscard]] std::size_t in_view() const;
    void go_home();

    int cells_;
    std::vector<std::u32string> lines_;  ///< the newest; older ones are forgotten
    std::u32string prompt_;
    std::u32string typed_;
    std::size_t cursor_ = 0;
    std::size_t place_ = 0;   ///< the line in view; behind the last is the prompt
    std::size_t offset_ = 0;  ///< the first character in view
};

}  // namespace client::braille
