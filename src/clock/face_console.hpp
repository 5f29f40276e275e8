// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/clock/face.hpp"
#include "src/line/console.hpp"
#include "src/screen/line_editor.hpp"
#include "src/terminal.hpp"

#include <functional>
#include <string>
#include <vector>

namespace client::clock {

/// Lines in and lines out on the screen with the large digits: what is printed is announced at the
/// top, a line is typed in the last row.
class FaceConsole : public Console {
public:
    /// The times as they are to be seen now.
    using Look = std::function<Face()>;

    /// What a key did to the line that is typed.
    using Typed = std::function<void(const screen::Echo& key)>;

    FaceConsole(Loop& loop, ConsoleEvents events, Look look, Typed typed);

    /// Without lines the digits alone are shown anew.
    void print(const std::vector<TextLine>& lines, const std::string& prompt) override;
    void set_readiness(Readiness /*readiness*/) override {}
    void set_cursor(std::size_t characters) override;
    void cancel_line() override;
    void close() override;

private:
    void press(const std::optional<keymaps::Key>& key);
    [[nodiscard]] bool turns_page(const std::optional<keymaps::Key>& key);
    void tell_typed();
    void show();

    Loop& loop_;
    Loop::Time came_{};  ///< the keys that are being told
    ConsoleEvents events_;
    Look look_;
    Typed typed_;
    screen::LineEditor editor_;
    std::vector<std::string> announcement_;
    unsigned announcements_ = 0;
    std::size_t page_ = 0;
    bool has_pages_ = false;  ///< what is announced
    std::optional<Terminal> terminal_;
};

}  // namespace client::clock
