// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/console/line_editor.hpp"

#include "rules/code_points.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace client::console {

namespace {

using rules::continues_character;

std::size_t next(const std::string& text, std::size_t at)
{
    at += at < text.size() ? 1 : 0;
    while (at < text.size() && continues_character(text[at]))
        ++at;
    return at;
}

std::size_t previous(const std::string& text, std::size_t at)
{
    while (at > 0 && continues_character(text[--at]))
        ;
    return at;
}

/// What all of these begin with, whole characters only.
std::string common_beginning(const std::vector<std::string>& words)
{
    std::string common = words.front();
    for (const auto& word : words) {
        const auto [end, other] = std::ranges::mismatch(common, word);
        common.erase(end, common.end());
    }
    while (!common.empty() && common.size() < words.front().size() &&
           continues_character(words.front()[common.size()]))
        common.pop_back();
    return common;
}

}  // namespace

/// A key and what it does to the line.
struct LineEditor::Row {
    std::string_view key;
    Action action;
};

const LineEditor::Row* LineEditor::find(const std::string& key)
{
    static constexpr std::array rows{
        Row{"left", &LineEditor::to_left},
        Row{"right", &LineEditor::to_right},
        Row{"home", &LineEditor::to_start},
        Row{"end", &LineEditor::to_end},
        Row{"up", &LineEditor::older},
        Row{"down", &LineEditor::newer},
        Row{"tab", &LineEditor::complete},
        Row{"backspace", &LineEditor::erase_before},
        Row{"delete", &LineEditor::erase_behind},
        // As readline has them.
        Row{"ctrl+a", &LineEditor::to_start},
        Row{"ctrl+e", &LineEditor::to_end},
        Row{"ctrl+b", &LineEditor::to_left},
        Row{"ctrl+f", &LineEditor::to_right},
        Row{"ctrl+p", &LineEditor::older},
        Row{"ctrl+n", &LineEditor::newer},
        Row{"ctrl+u", &LineEditor::erase_to_start},
        Row{"ctrl+k", &LineEditor::erase_to_end},
        Row{"ctrl+w", &LineEditor::erase_word},
    };
    const auto* const row = std::ranges::find(rows, key, &Row::key);
    return row == rows.end() ? nullptr : row;
}

void LineEditor::open()
{
    text_.clear();
    cursor_ = 0;
    recalled_ = history_.size();
    candidates_.clear();
}

std::string listed(const std::vector<std::string>& words)
{
    std::string list;
    for (const auto& word : words)
        list += (list.empty() ? "" : ", ") + word;
    return list;
}

LineEditor::Outcome LineEditor::press(const keymaps::Key& key)
{
    candidates_.clear();
    echo_ = {};
    const auto name = key.text();
    if (name == "enter") {
        if (!text_.empty() && !hides_(text_) && (history_.empty() || history_.back() != text_))
            history_.push_back(text_);
        return Outcome::entered;
    }
    if (name == "escape" || name == "ctrl+c" || (name == "backspace" && text_.empty()))
        return Outcome::abandoned;
    if (const auto* const row = find(name)) {
        (this->*row->action)();
        return Outcome::typing;
    }
    if (!key.writes() && name != "space")
        return Outcome::unused;
    insert(key.writes() ? name : " ");
    return Outcome::typing;
}

void LineEditor::insert(const std::string& words)
{
    candidates_.clear();
    text_.insert(cursor_, words);
    cursor_ += words.size();
    tell(cursor_ - words.size(), cursor_);
}

void LineEditor::set_cursor(std::size_t characters)
{
    candidates_.clear();
    cursor_ = 0;
    for (; characters > 0; --characters)
        cursor_ = next(text_, cursor_);
    tell_reached();
}

std::size_t LineEditor::characters() const
{
    return rules::decode(std::string_view{text_}.substr(0, cursor_)).size();
}

void LineEditor::tell(std::size_t begin, std::size_t end)
{
    if (begin == end)
        echo_ = {};
    else
        echo_ = {end == next(text_, begin) ? Echo::Kind::character : Echo::Kind::text,
                 text_.substr(begin, end - begin)};
}

void LineEditor::tell_reached()
{
    tell(cursor_, next(text_, cursor_));
}

void LineEditor::erase(std::size_t begin, std::size_t end)
{
    tell(begin, end);
    echo_.removed = begin != end;
    text_.erase(begin, end - begin);
    cursor_ = begin;
}

void LineEditor::to_left()
{
    const bool moves = cursor_ > 0;
    cursor_ = previous(text_, cursor_);
    if (moves)
        tell_reached();
}

void LineEditor::to_right()
{
    cursor_ = next(text_, cursor_);
    tell_reached();
}

void LineEditor::to_start()
{
    cursor_ = 0;
    tell_reached();
}

void LineEditor::to_end()
{
    cursor_ = text_.size();
}

void LineEditor::erase_before()
{
    erase(previous(text_, cursor_), cursor_);
}

void LineEditor::erase_behind()
{
    erase(cursor_, next(text_, cursor_));
}

void LineEditor::erase_to_start()
{
    erase(0, cursor_);
}

void LineEditor::erase_to_end()
{
    erase(cursor_, text_.size());
}

void LineEditor::erase_word()
{
    auto begin = cursor_;
    while (begin > 0 && text_[begin - 1] == ' ')
        --begin;
    while (begin > 0 && text_[begin - 1] != ' ')
        --begin;
    erase(begin, cursor_);
}

void LineEditor::older()
{
    recalled_ -= recalled_ > 0 ? 1 : 0;
    recall();
}

void LineEditor::newer()
{
    recalled_ += recalled_ < history_.size() ? 1 : 0;
    recall();
}

void LineEditor::recall()
{
    text_ = recalled_ < history_.size() ? history_[recalled_] : "";
    cursor_ = text_.size();
    tell(0, text_.size());
}

void LineEditor::complete()
{
    // Only the first word of a line is a command.
    const std::size_t begin = text_.starts_with('/') ? 1 : 0;
    if (cursor_ < begin || text_.substr(0, cursor_).find(' ') != std::string::npos)
        return;
    auto words = complete_(text_.substr(begin, cursor_ - begin));
    if (words.empty())
        return;
    const auto common = words.size() == 1 ? words.front() + ' ' : common_beginning(words);
    text_.replace(begin, cursor_ - begin, common);
    cursor_ = begin + common.size();
    tell(begin, cursor_);
    if (words.size() == 1)
        return;
    echo_ = {Echo::Kind::text, listed(words)};
    candidates_ = std::move(words);
}

}  // namespace client::console
