// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "src/console/secret_line.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace client::console {

/// The words that begin so.
using Completion = std::function<std::vector<std::string>(const std::string& part)>;

[[nodiscard]] std::string listed(const std::vector<std::string>& words);

/// What a key did to the line, for those who cannot see it.
struct Echo {
    enum class Kind : std::uint8_t {
        character,  ///< written, removed, or reached: its text
        text,       ///< several characters, or other lines
        end,        ///< there is nothing more in that direction
    };
    Kind kind = Kind::end;
    std::string text{};
    bool removed = false;

    bool operator==(const Echo&) const = default;
};

/// The line that is typed above the board's keys: the usual editing, a history, and completion.
class LineEditor {
public:
    enum class Outcome : std::uint8_t {
        typing,
        entered,    ///< take the text
        abandoned,  ///< Escape, or Backspace in an empty line
        unused,     ///< the key means nothing here
    };

    /// What is hidden when it is entered is not found again.
    explicit LineEditor(
        Completion complete, Hides hides = [](const std::string&) { return false; })
        : complete_{std::move(complete)}, hides_{std::move(hides)}
    {
    }

    /// Begins a new line.
    void open();
    Outcome press(const keymaps::Key& key);
    /// Types all of it where the cursor stands.
    void insert(const std::string& words);
    /// Puts the cursor behind so many characters.
    void set_cursor(std::size_t characters);

    [[nodiscard]] const std::string& text() const { return text_; }
    /// Of the key that was pressed last.
    [[nodiscard]] const Echo& echo() const { return echo_; }
    [[nodiscard]] std::size_t cursor() const { return cursor_; }  ///< in bytes
    /// How many characters stand before the cursor.
    [[nodiscard]] std::size_t characters() const;
    /// What Tab left open: the words that could be meant.
    [[nodiscard]] const std::vector<std::string>& candidates() const { return candidates_; }

private:
    using Action = void (LineEditor::*)();
    struct Row;
    static const Row* find(const std::string& key);

    /// The whole characters from one place to another are what the key was about.
    void tell(std::size_t begin, std::size_t end);
    void tell_reached();
    void erase(std::size_t begin, std::size_t end);
    void to_left();
    void to_right();
    void to_start();
    void to_end();
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
    Hides hides_;
    std::string text_;
    std::size_t cursor_ = 0;
    std::vector<std::string> history_;
    std::size_t recalled_ = 0;  ///< the size of the history: the new line itself
    std::vector<std::string> candidates_;
    Echo echo_;
};

}  // namespace client::console
