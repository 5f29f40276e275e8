// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/keyboard.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace client::screen {

namespace {

using Kind = commands::KeysStruck::Kind;

/// What must work in learn mode, lest nobody can leave it.
constexpr std::array<std::string_view, 2> leaves_learning{"learn", "release"};

bool is_obeyed(std::string_view command, Lesson lesson)
{
    return lesson == Lesson::off ||
           std::ranges::find(leaves_learning, command) != leaves_learning.end();
}

}  // namespace

Struck Keyboard::press(const std::optional<keymaps::Key>& key, Lesson lesson)
{
    if (!key) {
        pending_.clear();
        return commands::KeysStruck{Kind::unbound, {}};
    }
    if (typing_)
        return type(*key);
    pending_.push_back(*key);
    auto meaning = keymap_.find(pending_);
    if (meaning.kind == keymaps::Meaning::Kind::begun)
        return commands::KeysStruck{Kind::begun, pending_};
    auto keys = std::exchange(pending_, {});
    if (meaning.kind == keymaps::Meaning::Kind::unbound)
        return commands::KeysStruck{Kind::unbound, std::move(keys)};
    if (!is_obeyed(meaning.name, lesson))
        return commands::KeysStruck{Kind::learned, std::move(keys), std::move(meaning.command)};
    return struck::Bound{std::move(meaning.command)};
}

void Keyboard::open_line()
{
    typing_ = true;
    editor_.open();
}

Struck Keyboard::type(const keymaps::Key& key)
{
    switch (editor_.press(key)) {
    case console::LineEditor::Outcome::entered:
        typing_ = false;
        return struck::Line{editor_.text()};
    case console::LineEditor::Outcome::abandoned:
        typing_ = false;
        return struck::Abandoned{};
    case console::LineEditor::Outcome::unused:
        return commands::KeysStruck{Kind::unbound, {key}};
    case console::LineEditor::Outcome::typing:
        break;
    }
    return struck::Typing{};
}

}  // namespace client::screen
