// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/face_console.hpp"

#include <algorithm>
#include <utility>

namespace client::screen {
namespace {

Face& face_of(std::variant<Face, DeskScene>& seen)
{
    if (auto* const desk = std::get_if<DeskScene>(&seen))
        return desk->face;
    return std::get<Face>(seen);
}

}  // namespace

FaceConsole::FaceConsole(terminal::Loop& loop,
                         console::ConsoleEvents events,
                         Look look,
                         Typed typed)
    : loop_{loop}, events_{std::move(events)}, look_{std::move(look)}, typed_{std::move(typed)},
      editor_{events_.complete, events_.hides}
{
    terminal_.emplace(loop.context(),
                      terminal::Terminal::Listener{.key = [this](const auto& key) { press(key); },
                                                   .resized = [this] { show(); },
                                                   .closed = [this] { events_.end(); },
                                                   .came = [this](auto came) { came_ = came; }});
}

void FaceConsole::print(const std::vector<console::TextLine>& lines, const std::string& /*prompt*/)
{
    if (!lines.empty()) {
        announcement_.clear();
        for (const auto& line : lines)
            announcement_.push_back(line.text);
        ++announcements_;
        page_ = 0;
    }
    show();
}

/// What is heard whole may be longer than what can be seen at once.
bool FaceConsole::turns_page(const std::optional<keymaps::Key>& key)
{
    const auto name = key ? key->text() : "";
    if (!has_pages_ || (name != "page-down" && name != "page-up"))
        return false;
    page_ = name == "page-down" ? page_ + 1 : page_ - std::min<std::size_t>(page_, 1);
    show();
    return true;
}

void FaceConsole::set_cursor(std::size_t characters)
{
    editor_.set_cursor(characters);
    tell_typed();
}

void FaceConsole::cancel_line()
{
    editor_.open();
    show();
    events_.typed("", 0);
}

void FaceConsole::close()
{
    terminal_.reset();
}

void FaceConsole::press(const std::optional<keymaps::Key>& key)
{
    using Outcome = console::LineEditor::Outcome;
    const terminal::Loop::Handling handling{loop_, came_};
    if (turns_page(key))
        return;
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
        tell_typed();
    }
}

void FaceConsole::tell_typed()
{
    show();
    events_.typed(editor_.text(), editor_.characters());  // who knows of secrets knows first
    typed_(editor_.echo());
}

void FaceConsole::show()
{
    if (!terminal_)
        return;
    const auto size = terminal_->size();
    const auto blocks = terminal::Terminal::has_unicode() ? Blocks::unicode : Blocks::none;
    auto seen = look_();
    auto theme = terminal::Theme::high_contrast;
    if (const auto* const desk = std::get_if<DeskScene>(&seen))
        theme = desk->theme;
    complete(face_of(seen));
    const auto frame =
        std::visit([&](const auto& scene) { return picture(scene, size, blocks); }, seen);
    has_pages_ = !frame.page.empty();
    terminal_->show(frame, theme);
}

/// What a half-typed word could become is shown in place of what was said.
void FaceConsole::complete(Face& face) const
{
    const auto& candidates = editor_.candidates();
    face.announcement =
        candidates.empty() ? announcement_ : std::vector{console::listed(candidates)};
    face.number = announcements_;
    face.typed = console::open_part(events_.hides, editor_.text());
    face.typed_cursor = std::min(editor_.cursor(), face.typed.size());
    face.page = page_;
}

}  // namespace client::screen
