// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/screen_console.hpp"

#include "speech/overloaded.hpp"
#include "src/screen/picture.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>
#include <variant>

namespace client::screen {

namespace {

/// Where lines stay when they have been announced.
ToldPlace place_of(const std::vector<console::TextLine>& lines)
{
    const auto is_about = [&](console::Matter matter) {
        return std::ranges::find(lines, matter, &console::TextLine::matter) != lines.end();
    };
    if (is_about(console::Matter::move))
        return ToldPlace::moves;
    return is_about(console::Matter::clock) ? ToldPlace::clock : ToldPlace::answers;
}

}  // namespace

ScreenConsole::ScreenConsole(terminal::Loop& loop,
                             console::ConsoleEvents events,
                             ScreenEvents screen,
                             commands::BoundKeymap keymap)
    : loop_{loop}, events_{std::move(events)}, screen_{std::move(screen)},
      keyboard_{std::move(keymap), events_.complete}, ticking_{loop.context()}
{
    terminal_.emplace(loop.context(),
                      terminal::Terminal::Listener{.key = [this](const auto& key) { press(key); },
                                                   .resized = [this] { begin_anew(); },
                                                   .closed = [this] { events_.end(); },
                                                   .came = [this](auto came) { came_ = came; }});
}

void ScreenConsole::print(const std::vector<console::TextLine>& lines, const std::string& prompt)
{
    std::vector<std::string> said;
    for (const auto& line : lines)
        said.push_back(line.text);
    if (!prompt.empty())
        said.push_back(prompt);
    if (!said.empty())
        announce(std::move(said), place_of(lines));
    refresh();
}

void ScreenConsole::announce(std::vector<std::string> lines, ToldPlace place)
{
    const auto scene = screen_.look();
    const bool stays = terminal_ && has_places(scene, terminal_->size());
    told_.newest = stays ? place : ToldPlace::answers;
    // A move that was taken back, or has another in its place, does not stay.
    const auto kept = scene.plies - (told_.newest == ToldPlace::moves && scene.plies > 0 ? 1 : 0);
    std::erase_if(told_.moves, [&](const auto& each) { return each.plies > kept; });
    switch (told_.newest) {
    case ToldPlace::answers:
        announcement_ = {std::move(lines), announcement_.number + 1, 0};
        return;
    case ToldPlace::moves:
        told_.moves.push_back({std::move(lines), scene.plies});
        break;
    case ToldPlace::clock:
        told_.clock = {std::move(lines), told_.clock.number + 1, 0};
        break;
    }
    // What was typed, or answered before the move, is over.
    if (told_.newest == ToldPlace::moves || opened_at_ == announcement_.number)
        announcement_.lines.clear();
}

void ScreenConsole::begin_anew()
{
    auto told = std::exchange(told_, {});
    told_.clock.number = told.clock.number;
    if (told.newest == ToldPlace::moves)
        announcement_ = {std::move(told.moves.back().lines), announcement_.number + 1, 0};
    if (told.newest == ToldPlace::clock)
        announcement_ = {std::move(told.clock.lines), announcement_.number + 1, 0};
    refresh();
}

void ScreenConsole::set_readiness(console::Readiness /*readiness*/) {}

void ScreenConsole::begin_line(const std::string& words)
{
    if (!keyboard_.is_typing())
        open_line();
    keyboard_.editor().insert(words);
    tell_typed();
}

void ScreenConsole::set_cursor(std::size_t characters)
{
    keyboard_.editor().set_cursor(characters);
    tell_typed();
}

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
    for (const auto& line : farewell_)
        std::fputs((line.text + '\n').c_str(), stdout);
    std::fflush(stdout);
}

void ScreenConsole::open_line()
{
    keyboard_.open_line();
    opened_at_ = announcement_.number;
    refresh();
}

std::vector<std::string> ScreenConsole::turn_page()
{
    if (page_.empty())
        return {};
    // On the row not used last, as every announcement.
    ++announcement_.page;
    ++announcement_.number;
    told_.newest = ToldPlace::answers;
    refresh();
    return page_;
}

void ScreenConsole::press(const std::optional<keymaps::Key>& key)
{
    const terminal::Loop::Handling handling{loop_, came_};
    events_.key();
    if (key == keymaps::Key::parse("ctrl+l"))
        return terminal_->repaint();
    if (key && !keyboard_.is_typing())
        if (const auto answer = screen_.answer(*key))
            return events_.command(*answer);
    std::visit(speech::Overloaded{
                   [&](const struck::Line& line) { events_.line(line.text); },
                   [&](const struck::Bound& bound) { events_.command(bound.command); },
                   [&](const struck::Abandoned&) { screen_.abandoned(); },
                   [&](const struck::Typing&) { tell_typed(); },
                   [&](const commands::KeysStruck& keys) { screen_.keys(keys); },
               },
               keyboard_.press(key, screen_.lesson()));
}

void ScreenConsole::tell_typed()
{
    const auto& editor = keyboard_.editor();
    refresh();
    screen_.echo(editor.echo());
    events_.typed(editor.text(), editor.characters());
}

void ScreenConsole::refresh()
{
    if (!terminal_)
        return;
    auto scene = screen_.look();
    scene.theme.coloured = scene.theme.coloured && terminal_->has_colours();
    // Without eyes nothing is written but news: a clock that runs is none.
    if (scene.layout == Layout::announcements && scene.timed && facts_from_ == scene.plies)
        scene.facts = facts_;
    facts_ = scene.facts;
    facts_from_ = scene.plies;
    scene.announcement = announcement_;
    scene.told = told_;
    if (keyboard_.is_typing())
        scene.typed = {opened_at_, scene.prompt, keyboard_.editor().text(),
                       keyboard_.editor().cursor(), keyboard_.editor().candidates()};
    const auto frame = picture(scene, terminal_->size());
    page_ = frame.page;
    terminal_->show(frame, scene.theme);
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
