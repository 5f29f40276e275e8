// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/square.hpp"
#include "src/braille/display.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace client::braille {

/// Where the fingers go next.
enum class Pan : std::uint8_t {
    left,
    right,
    up,
    down,
    home,
    back,  ///< to the line that was left for the prompt or for news
};

/// What a display shows of the lines that are printed and typed. News stay in view until the next
/// key; then comes the prompt with what is typed, and before it the last move, or where the prompt
/// says nothing the last line, if both fit. A line
/// that is too long is read in windows that end between words. A prompt that said something is a
/// line like the others when the next one takes its place.
class View {
public:
    explicit View(int cells) : cells_{cells} {}

    void set_cells(int cells);
    /// How long a line may be that is read in one window.
    [[nodiscard]] std::size_t width(std::size_t wanted) const { return std::min(wanted, width()); }
    /// Lines that were printed, and the prompt that follows them.
    void print(const std::vector<std::string>& lines, const std::string& prompt);
    /// Shown beside what is typed.
    void set_last_move(const std::string& move);
    /// A key was pressed: this is typed so far, with the cursor behind so many characters.
    void type(const std::string& text, std::size_t cursor);
    void pan(Pan pan);
    /// Shown until the next key, which brings back what was in view; nobody reads it a second time.
    void notify(const std::string& text);

    [[nodiscard]] Shown shown() const;
    /// The square that a routing key points at: on a board line, or by its name in any other.
    [[nodiscard]] std::optional<rules::Square> square_at(int cell) const;
    /// Behind how many characters of what is typed it puts the cursor; none elsewhere.
    [[nodiscard]] std::optional<std::size_t> typed_at(int cell) const;
    [[nodiscard]] bool is_typing() const { return !typed_.empty(); }

private:
    [[nodiscard]] std::u32string line() const;
    [[nodiscard]] std::u32string prompt_line() const;
    [[nodiscard]] std::u32string before_prompt() const;
    [[nodiscard]] bool at_prompt() const { return !notice_ && place_ == lines_.size(); }
    [[nodiscard]] std::size_t width() const { return static_cast<std::size_t>(cells_); }
    [[nodiscard]] std::vector<std::size_t> windows() const;
    [[nodiscard]] std::size_t window_of(std::size_t place) const;
    [[nodiscard]] std::size_t cursor_place() const;
    [[nodiscard]] std::size_t in_view() const;
    void go_home();
    void leave();
    void dismiss_notice();
    void forget_oldest();

    struct Place {
        std::size_t line = 0;
        std::size_t offset = 0;
    };

    int cells_;
    std::vector<std::u32string> lines_;  ///< the newest; older ones are forgotten
    std::u32string prompt_;
    std::u32string last_move_;
    std::u32string answer_;  ///< what the prompt says and no line does
    std::optional<std::u32string> notice_{};
    std::u32string typed_;
    std::size_t cursor_ = 0;
    std::size_t place_ = 0;   ///< the line in view; behind the last is the prompt
    std::size_t offset_ = 0;  ///< the first character in view
    Place left_{};            ///< where the fingers were when the view left by itself
    std::size_t under_notice_ = 0;
};

}  // namespace client::braille
