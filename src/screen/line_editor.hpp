// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace client::screen {

/// The words that begin so.
using Completion = std::function<std::vector<std::string>(const std::string& part)>;

/// The line that is typed above the board's keys: the usual editing, a history, and completion.
class LineEditor {
public:
    enum class Outcome : std::uint8_t {
        typing,
        entered,    ///< take the text
        abandoned,  ///< Escape, or Backspace in an empty line
        unused,     ///< the key means nothing here
    };

    explicit LineEditor(Completion complete) : complete_{std::move(complete)} {}

    /// Begins a new line.
    void open();
    Outcome press(const keymaps::Key& key);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::size_t cursor() const { return cursor_; }  ///< in bytes
    /// What Tab left open: the words that could be meant.
    [[nodiscard]] const std::vector<std::string>& candidates() const { return candidates_; }

private:
    using Action = void (LineEditor::*)();
    struct Row;
    static const Row* find(const std::string& key);

    void insert(const std::string& character);
    void to_left();
    void to_right();
    void to_start() { cursor_ = 0; }
    void to_end() { cursor_ = text_.size(); }
    void erase_before();
    void erase_behind();
    void erase_to_start();
    void erase_to_end();
    void erase_word();
    void older();
    void newer();
    void complete();
    void recall();

    Completion complete_;
    std::string text_;
    std::size_t cursor_ = 0;
    std::vector<std::string> history_;
    std::size_t recalled_ = 0;  ///< the size of the history: the new line itself
    std::vector<std::string> candidates_;
};

}  // namespace client::screen
