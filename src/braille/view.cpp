// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/braille/view.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace client::braille {

namespace {

constexpr std::size_t most_lines = 500;

std::optional<rules::Square> square(char32_t file, char32_t rank)
{
    if (file < U'a' || file > U'h' || rank < U'1' || rank > U'8')
        return std::nullopt;
    return rules::Square{static_cast<rules::File>(file - U'a'),
                         static_cast<rules::Rank>(rank - U'1')};
}

/// "8 -+-+k+-+": the number of a rank, a blank and eight squares; as a prompt with a colon.
bool is_rank(const std::u32string& line)
{
    return line.size() >= 10 && line[0] >= U'1' && line[0] <= U'8' && line[1] == U' ' &&
           std::min(line.find_first_of(U" :", 2), line.size()) == 10;
}

/// A prompt that says something is the newest answer itself, and nothing goes before it.
bool is_answer(const std::u32string& prompt)
{
    return std::ranges::any_of(prompt, [](char32_t each) {
        return (each >= U'0' && each <= U'9') || (each >= U'A' && each <= U'Z') ||
               (each >= U'a' && each <= U'z') || each > U'\x7f';
    });
}

/// What a prompt says, without what shows that something can be typed behind it; nothing if it is
/// only the beginning of a line.
std::u32string said_by(const std::u32string& prompt)
{
    if (!is_answer(prompt) || prompt.ends_with(U"... "))
        return {};
    return prompt.substr(0, prompt.find_last_not_of(U" :") + 1);
}

/// Where the windows begin that show so many characters of a line: behind a blank, but in a word
/// that is longer than the display.
std::vector<std::size_t> windows_of(const std::u32string& line, std::size_t width)
{
    std::vector<std::size_t> windows{0};
    while (line.size() - windows.back() > width) {
        const auto first = windows.back();
        const auto blank = line.rfind(U' ', first + width);
        const bool between = blank != std::u32string::npos && blank > first;
        windows.push_back(between ? blank + 1 : first + width);
    }
    return windows;
}

}  // namespace

void View::set_cells(int cells)
{
    dismiss_notice();
    cells_ = std::max(cells, 1);
    offset_ = 0;
    if (at_prompt())
        go_home();
}

void View::print(const std::vector<std::string>& lines, const std::string& prompt)
{
    leave();
    auto decoded = rules::decode(prompt);
    const bool other = decoded != prompt_;
    if (other && !answer_.empty())
        lines_.push_back(std::exchange(answer_, {}));
    const auto news = lines_.size();
    for (const auto& each : lines)
        lines_.push_back(rules::decode(each));
    prompt_ = std::move(decoded);
    if (other && std::ranges::none_of(lines_.begin() + static_cast<std::ptrdiff_t>(news),
                                      lines_.end(), [&](const std::u32string& each) {
                                          return each.starts_with(said_by(prompt_));
                                      }))
        answer_ = said_by(prompt_);
    place_ = news;
    offset_ = 0;
    forget_oldest();
    if (lines.empty())
        go_home();
}

void View::forget_oldest()
{
    if (lines_.size() <= most_lines)
        return;
    const auto old = std::min(lines_.size() - most_lines, place_);
    lines_.erase(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(old));
    place_ -= old;
    left_ = old > left_.line ? Place{} : Place{left_.line - old, left_.offset};
}

/// The view goes away by itself from a line that somebody may be reading.
void View::leave()
{
    dismiss_notice();
    if (!at_prompt())
        left_ = {place_, offset_};
}

void View::notify(const std::string& text)
{
    dismiss_notice();
    under_notice_ = std::exchange(offset_, 0);
    notice_ = rules::decode(text);
}

void View::dismiss_notice()
{
    if (std::exchange(notice_, std::nullopt))
        offset_ = under_notice_;
}

void View::set_last_move(const std::string& move)
{
    last_move_ = rules::decode(move);
}

void View::type(const std::string& text, std::size_t cursor)
{
    leave();
    typed_ = rules::decode(text);
    cursor_ = std::min(cursor, typed_.size());
    go_home();
}

/// The last move beside what is typed, or the last line before a prompt that says nothing.
std::u32string View::before_prompt() const
{
    const bool answers = is_answer(prompt_);
    if (answers ? !is_typing() || prompt_.starts_with(last_move_) : lines_.empty())
        return {};
    const auto& text = answers ? last_move_ : lines_.back();
    const auto needed = text.size() + 1 + prompt_.size() + typed_.size();
    return needed < width() ? text + U' ' : std::u32string{};
}

std::u32string View::prompt_line() const
{
    return before_prompt() + prompt_ + typed_;
}

std::u32string View::line() const
{
    if (notice_)
        return *notice_;
    return at_prompt() ? prompt_line() : lines_[place_];
}

std::size_t View::cursor_place() const
{
    return before_prompt().size() + prompt_.size() + cursor_;
}

/// The cursor has a cell behind the prompt and what is typed.
std::vector<std::size_t> View::windows() const
{
    return windows_of(at_prompt() ? line() + U'_' : line(), width());
}

/// The window that shows this character.
std::size_t View::window_of(std::size_t place) const
{
    const auto all = windows();
    return *std::prev(std::ranges::upper_bound(all, place));
}

/// How many characters the window shows.
std::size_t View::in_view() const
{
    const auto all = windows();
    const auto next = std::ranges::upper_bound(all, offset_);
    return std::min((next == all.end() ? line().size() : *next) - offset_, width());
}

void View::go_home()
{
    place_ = lines_.size();
    offset_ = window_of(cursor_place());
}

void View::pan(Pan pan)
{
    if (notice_ && (pan != Pan::right || offset_ == windows().back()))
        return dismiss_notice();
    switch (pan) {
    case Pan::left:
        if (offset_ > 0)
            offset_ = window_of(offset_ - 1);
        else if (place_ > 0)
            --place_, offset_ = windows().back();
        break;
    case Pan::right:
        if (const auto all = windows(); offset_ < all.back())
            offset_ = *std::ranges::upper_bound(all, offset_);
        else if (!at_prompt())
            offset_ = 0, ++place_;
        break;
    case Pan::up:
        place_ -= place_ > 0 ? 1 : 0;
        offset_ = 0;
        break;
    case Pan::down:
        place_ += at_prompt() ? 0 : 1;
        offset_ = 0;
        break;
    case Pan::home:
        leave();
        go_home();
        break;
    case Pan::back: {
        const Place here{place_, offset_};
        place_ = std::min(left_.line, lines_.size());
        offset_ = window_of(left_.offset);
        left_ = here;
        break;
    }
    }
}

Shown View::shown() const
{
    Shown shown{rules::encode(line().substr(offset_, in_view())), 0};
    const auto cursor = cursor_place();
    if (at_prompt() && cursor >= offset_ && cursor - offset_ < width())
        shown.cursor = static_cast<int>(cursor - offset_) + 1;
    return shown;
}

std::optional<rules::Square> View::square_at(int cell) const
{
    auto whole = line();
    const auto touched = static_cast<std::size_t>(std::max(cell, 0));
    if (touched >= in_view())
        return std::nullopt;
    auto at = offset_ + touched;
    // What stands before the prompt is a line of its own.
    if (const auto before = at_prompt() ? before_prompt().size() : 0; at >= before)
        whole.erase(0, before), at -= before;
    else
        whole.resize(before);
    if (is_rank(whole))
        return at < 2 || at > 9 ? std::nullopt
                                : square(static_cast<char32_t>(U'a' + at - 2), whole[0]);
    if (at + 1 < whole.size())
        if (const auto found = square(whole[at], whole[at + 1]))
            return found;
    return at > 0 ? square(whole[at - 1], whole[at]) : std::nullopt;
}

std::optional<std::size_t> View::typed_at(int cell) const
{
    const auto begin = before_prompt().size() + prompt_.size();
    const auto at = offset_ + static_cast<std::size_t>(std::max(cell, 0));
    if (!at_prompt() || !is_typing() || at < begin)
        return std::nullopt;
    return std::min(at - begin, typed_.size());
}

}  // namespace client::braille
