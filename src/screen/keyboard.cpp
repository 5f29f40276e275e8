// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/keyboard.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace client::screen {

namespace {

/// What must work in learn mode, lest nobody can leave it.
constexpr std::array<std::string_view, 2> leaves_learning{"learn", "release"};

}  // namespace

Struck Keyboard::press(const std::optional<keymaps::Key>& key)
{
    if (!key) {
        pending_.clear();
        return struck::Unbound{};
    }
    if (typing_)
        return type(*key);
    pending_.push_back(*key);
    const auto meaning = keymap_.find(pending_);
    if (meaning.kind == keymaps::Meaning::Kind::begun)
        return struck::Begun{pending_};
    const auto keys = std::exchange(pending_, {});
    if (meaning.kind == keymaps::Meaning::Kind::unbound)
        return struck::Unbound{keys};
    return bound(keys, meaning.command);
}

Struck Keyboard::bound(const keymaps::Keys& keys, std::string_view command) const
{
    const bool obeyed =
        !learning_ || std::ranges::find(leaves_learning, command) != leaves_learning.end();
    if (!obeyed)
        return struck::Learned{keys, std::string{command}};
    return struck::Line{'/' + std::string{command}};
}

void Keyboard::open_line()
{
    typing_ = true;
    editor_.open();
}

Struck Keyboard::type(const keymaps::Key& key)
{
    switch (editor_.press(key)) {
    case LineEditor::Outcome::entered:
        typing_ = false;
        return struck::Line{editor_.text()};
    case LineEditor::Outcome::abandoned:
        typing_ = false;
        return struck::Line{"/release"};
    case LineEditor::Outcome::unused:
        return struck::Unbound{{key}};
    case LineEditor::Outcome::typing:
        break;
    }
    return struck::Typing{};
}

}  // namespace client::screen
