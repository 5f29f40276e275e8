// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "src/commands/row.hpp"
#include "src/console/secret_line.hpp"
#include "src/console/text_line.hpp"
#include "src/terminal/loop.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Lines in and lines out. Nothing here knows chess: whoever has sentences to print and commands to
/// read can use it.
namespace client::console {

/// What a console reports. All calls come from the loop.
struct ConsoleEvents {
    std::function<void(const std::string& line)> line;
    /// The command of a key that is bound; it ends no line that is typed.
    std::function<void(const commands::Command& command)> command = [](const commands::Command&) {};
    std::function<void()> end;          ///< there will be no more lines
    std::function<void()> key = [] {};  ///< something is typed: voices fall silent
    /// A key, perhaps one without a name, is struck while nothing is typed: whether it is used up.
    /// Where nobody asks for keys, every one is typed.
    std::function<bool(const std::optional<keymaps::Key>& key)> struck{};
    /// What is typed so far, and behind how many characters the cursor stands.
    std::function<void(const std::string& text, std::size_t cursor)> typed = [](const std::string&,
                                                                                std::size_t) {};
    /// What the console tells of itself, for those who only hear.
    std::function<void(const std::string& sentence)> told = [](const std::string&) {};
    /// Whether what is typed so far is a secret, which is neither shown nor found again.
    Hides hides = [](const std::string&) { return false; };
    /// The words that begin so, for completion.
    std::function<std::vector<std::string>(const std::string& part)> complete =
        [](const std::string&) { return std::vector<std::string>{}; };
};

/// Whether the next line is wanted; at a terminal it is taken at any time.
enum class Readiness : std::uint8_t { ready, busy };

/// Where lines are typed and printed. It only ever appends: nothing that stands there is changed.
class Console {
public:
    Console() = default;
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;
    Console(Console&&) = delete;
    Console& operator=(Console&&) = delete;
    virtual ~Console() = default;

    /// Prints the lines whole. Then a line is read behind the prompt; what was half typed is kept.
    virtual void print(const std::vector<TextLine>& lines, const std::string& prompt) = 0;
    /// A script's next line waits until we are ready for it.
    virtual void set_readiness(Readiness readiness) = 0;
    /// Types these words where the cursor stands. Scripts have nobody to go on with them.
    virtual void begin_line(const std::string& /*words*/) {}
    /// Puts the cursor behind so many characters of what is typed.
    virtual void set_cursor(std::size_t /*characters*/) {}
    /// How long a line may be, of those that want it so long: a display may have less room.
    [[nodiscard]] virtual std::size_t width(std::size_t wanted) const { return wanted; }
    /// The move that was played last, for a display that has room for it beside what is typed.
    virtual void set_last_move(const std::string& /*move*/) {}
    /// A line to type in is opened, where keys are commands.
    virtual void open_line() {}
    /// The next page of a long announcement; nothing where there is no other.
    virtual std::vector<std::string> turn_page() { return {}; }
    /// Shows what has changed without a word.
    virtual void refresh() {}
    /// The bell of the terminal, for those whose voice is gone.
    virtual void ring();
    /// The last words: where the shell goes on, they are said there.
    virtual void bid_farewell(const std::vector<TextLine>& lines) { print(lines, ""); }
    /// What is half typed is not wanted any more (Ctrl-C).
    virtual void cancel_line() = 0;
    /// Leaves the terminal as it was found. Nothing is read after this.
    virtual void close() = 0;
};

/// GNU readline on the terminal.
[[nodiscard]] std::unique_ptr<Console> terminal_console(terminal::Loop& loop, ConsoleEvents events);
/// Standard input as a script: quiet, without prompts, complaints on standard error.
[[nodiscard]] std::unique_ptr<Console> filter_console(terminal::Loop& loop, ConsoleEvents events);
/// The right one for standard input and output.
[[nodiscard]] std::unique_ptr<Console> console(terminal::Loop& loop, ConsoleEvents events);

}  // namespace client::console
