// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/console/console.hpp"
#include "src/screen/keyboard.hpp"
#include "src/screen/scene.hpp"
#include "src/terminal/terminal.hpp"

#include <asio/steady_timer.hpp>
#include <functional>
#include <optional>

namespace client::screen {

/// What the screen asks of the one who knows the game, and tells besides lines.
struct ScreenEvents {
    std::function<void(const commands::KeysStruck&)> keys;  ///< keys that are no command
    std::function<Scene()> look;                            ///< what there is to be seen now
    std::function<Lesson()> lesson;
    std::function<void()> abandoned = [] {};  ///< the line that was typed is not wanted any more
    std::function<void(const console::Echo&)> echo = [](const console::Echo&) {};
    /// What a key says to a question that waits; nothing else is asked of most keys.
    std::function<std::optional<commands::Command>(const keymaps::Key&)> answer =
        [](const keymaps::Key&) { return std::nullopt; };
};

/// Lines in and lines out on the board's screen: a key is a line, an answer is an announcement.
class ScreenConsole : public console::Console {
public:
    ScreenConsole(terminal::Loop& loop,
                  console::ConsoleEvents events,
                  ScreenEvents screen,
                  commands::BoundKeymap keymap);

    void print(const std::vector<console::TextLine>& lines, const std::string& prompt) override;
    void set_readiness(console::Readiness readiness) override;
    void begin_line(const std::string& words) override;
    void set_cursor(std::size_t characters) override;
    void cancel_line() override;
    void close() override;

    void open_line() override;
    std::vector<std::string> turn_page() override;
    /// Said where the shell goes on, and not on the screen before: a reader would read it twice.
    void bid_farewell(const std::vector<console::TextLine>& lines) override { farewell_ = lines; }
    void refresh() override;

private:
    void announce(std::vector<std::string> lines, ToldPlace place);
    /// A reader hears all that is written on an empty screen: it is the newest announcement alone.
    void begin_anew();
    void press(const std::optional<keymaps::Key>& key);
    void tell_typed();
    void tick();

    terminal::Loop& loop_;
    terminal::Loop::Time came_{};  ///< the keys that are being told
    console::ConsoleEvents events_;
    ScreenEvents screen_;
    Keyboard keyboard_;
    Announcement announcement_;
    Told told_;
    unsigned opened_at_ = 0;
    std::vector<console::TextLine> farewell_;
    std::vector<std::string> facts_;         ///< as of the last news
    std::optional<std::size_t> facts_from_;  ///< the ply they belong to
    std::vector<std::string> page_;          ///< that is shown, where there are several
    asio::steady_timer ticking_;
    std::optional<terminal::Terminal> terminal_;
};

}  // namespace client::screen
