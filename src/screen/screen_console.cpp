// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/screen_console.hpp"

#include "speech/overloaded.hpp"
#include "src/screen/picture.hpp"

#include <chrono>
#include <cstdio>
#include <utility>
#include <variant>

namespace client::screen {

ScreenConsole::ScreenConsole(Loop& loop,
                             ConsoleEvents events,
                             ScreenEvents screen,
                             keymaps::Keymap keymap)
    : events_{std::move(events)}, screen_{std::move(screen)},
      keyboard_{std::move(keymap), events_.complete}, ticking_{loop.context()}
{
    terminal_.emplace(loop.context(),
                      Terminal::Listener{.key = [this](const auto& key) { press(key); },
                                         .resized = [this] { refresh(); },
                                         .closed = [this] { events_.end(); }});
}

void ScreenConsole::print(const std::vector<TextLine>& lines, const std::string& prompt)
{
    std::vector<std::string> said;
    for (const auto& line : lines)
        said.push_back(line.text);
    if (!prompt.empty())
        said.push_back(prompt);
    if (!said.empty())
        announcement_ = {std::move(said), announcement_.number + 1, 0};
    refresh();
}

void ScreenConsole::set_readiness(Readiness /*readiness*/) {}

void ScreenConsole::cancel_line()
{
    keyboard_.close_line();
    refresh();
}

void ScreenConsole::close()
{
    if (!terminal_)
        return;
    ticking_.cancel();
    terminal_.reset();
    // What was said last is gone with the screen; it is left where the shell goes on.
    for (const auto& line : announcement_.lines)
        std::fputs((line + '\n').c_str(), stdout);
    std::fflush(stdout);
}

void ScreenConsole::obey(wishes::ScreenAct act)
{
    if (act == wishes::ScreenAct::turn_page) {
        ++announcement_.page;
    } else {
        keyboard_.open_line();
        opened_at_ = announcement_.number;
    }
    refresh();
}

void ScreenConsole::press(const std::optional<keymaps::Key>& key)
{
    events_.key();
    std::visit(speech::Overloaded{
                   [&](const struck::Line& line) { events_.line(line.text); },
                   [&](const struck::Typing&) { refresh(); },
                   [&](const inputs::KeysStruck& keys) { screen_.keys(keys); },
               },
               keyboard_.press(key, screen_.lesson()));
}

void ScreenConsole::refresh()
{
    if (!terminal_)
        return;
    auto scene = screen_.look();
    // Without eyes nothing is written but news: a clock that runs is none.
    if (scene.layout == Layout::announcements && facts_from_ == scene.plies)
        scene.facts = facts_;
    facts_ = scene.facts;
    facts_from_ = scene.plies;
    scene.announcement = announcement_;
    if (keyboard_.is_typing())
        scene.typed = {opened_at_, scene.prompt, keyboard_.editor().text(),
                       keyboard_.editor().cursor(), keyboard_.editor().candidates()};
    terminal_->show(picture(scene, terminal_->size()), scene.theme);
    if (scene.layout == Layout::board && scene.clock_runs)
        tick();
}

void ScreenConsole::tick()
{
    ticking_.expires_after(std::chrono::seconds{1});
    ticking_.async_wait([this](const std::error_code& error) {
        if (!error)
            refresh();
    });
}

}  // namespace client::screen
