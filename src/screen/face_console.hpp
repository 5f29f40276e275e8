// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/console/console.hpp"
#include "src/console/line_editor.hpp"
#include "src/screen/desk_picture.hpp"
#include "src/terminal/terminal.hpp"

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace client::screen {

/// Lines in and lines out on the screen with the large digits: what is printed is announced at the
/// top, a line is typed in the last row.
class FaceConsole : public console::Console {
public:
    /// The clock or the desk as it is to be seen now.
    using Look = std::function<std::variant<Face, DeskScene>()>;

    /// What a key did to the line that is typed.
    using Typed = std::function<void(const console::Echo& key)>;

    FaceConsole(terminal::Loop& loop, console::ConsoleEvents events, Look look, Typed typed);

    /// Without lines the digits alone are shown anew.
    void print(const std::vector<console::TextLine>& lines, const std::string& prompt) override;
    void set_readiness(console::Readiness /*readiness*/) override {}
    void set_cursor(std::size_t characters) override;
    void refresh() override { show(); }
    void cancel_line() override;
    void close() override;

private:
    void press(const std::optional<keymaps::Key>& key);
    [[nodiscard]] bool turns_page(const std::optional<keymaps::Key>& key);
    void tell_typed();
    void show();
    void complete(Face& face) const;

    terminal::Loop& loop_;
    terminal::Loop::Time came_{};  ///< the keys that are being told
    console::ConsoleEvents events_;
    Look look_;
    Typed typed_;
    console::LineEditor editor_;
    std::vector<std::string> announcement_;
    unsigned announcements_ = 0;
    std::size_t page_ = 0;
    bool has_pages_ = false;  ///< what is announced
    std::optional<terminal::Terminal> terminal_;
};

}  // namespace client::screen
