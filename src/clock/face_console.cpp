// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/face_console.hpp"

#include <utility>

namespace client::clock {

FaceConsole::FaceConsole(Loop& loop, ConsoleEvents events, Look look, Typed typed)
    : loop_{loop}, events_{std::move(events)}, look_{std::move(look)}, typed_{std::move(typed)},
      editor_{events_.complete}
{
    terminal_.emplace(loop.context(),
                      Terminal::Listener{.key = [this](const auto& key) { press(key); },
                                         .resized = [this] { show(); },
                                         .closed = [this] { events_.end(); },
                                         .came = [this] { came_ = Loop::Time::clock::now(); }});
}

void FaceConsole::print(const std::vector<TextLine>& lines, const std::string& /*prompt*/)
{
    if (!lines.empty()) {
        announcement_.clear();
        for (const auto& line : lines)
            announcement_.push_back(line.text);
        ++announcements_;
    }
    show();
}

void FaceConsole::cancel_line()
{
    editor_.open();
    show();
}

void FaceConsole::close()
{
    terminal_.reset();
}

void FaceConsole::press(const std::optional<keymaps::Key>& key)
{
    using Outcome = screen::LineEditor::Outcome;
    const Loop::Handling handling{loop_, came_};
    events_.key();
    if (editor_.text().empty() && events_.struck(key))
        return;
    const auto outcome = key ? editor_.press(*key) : Outcome::unused;
    if (outcome == Outcome::entered) {
        const auto line = editor_.text();
        editor_.open();
        events_.line(line);
    } else if (outcome == Outcome::abandoned) {
        cancel_line();
        events_.struck(key);  // whoever waits for the line is told that it does not come
    } else if (outcome == Outcome::typing) {
        show();
        typed_(editor_.echo());
    }
}

void FaceConsole::show()
{
    if (!terminal_)
        return;
    auto face = look_();
    face.announcement = announcement_;
    face.number = announcements_;
    face.typed = editor_.text();
    terminal_->show(
        picture(face, terminal_->size(), Terminal::has_unicode() ? Blocks::unicode : Blocks::none),
        screen::Theme::high_contrast);
}

}  // namespace client::clock
