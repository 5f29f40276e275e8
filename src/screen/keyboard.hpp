// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/commands/bound_keymap.hpp"
#include "src/commands/keys_struck.hpp"
#include "src/console/line_editor.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace client::screen {

/// What comes of a key.
namespace struck {

/// A typed line.
struct Line {
    std::string text;

    bool operator==(const Line&) const = default;
};
struct Bound {
    commands::Command command;

    bool operator==(const Bound&) const = default;
};
/// The line that was typed is not wanted any more.
struct Abandoned {
    bool operator==(const Abandoned&) const = default;
};
/// The line that is typed has changed.
struct Typing {
    bool operator==(const Typing&) const = default;
};

}  // namespace struck

using Struck = std::
    variant<struck::Line, struck::Bound, struck::Abandoned, struck::Typing, commands::KeysStruck>;

/// In learn mode keys tell what they do, but for those that leave it.
enum class Lesson : std::uint8_t { off, on };

/// The player's keys: they are looked up in the key map, or typed into the line when it is open.
class Keyboard {
public:
    Keyboard(commands::BoundKeymap keymap, console::Completion complete)
        : keymap_{std::move(keymap)}, editor_{std::move(complete)}
    {
    }

    [[nodiscard]] Struck press(const std::optional<keymaps::Key>& key, Lesson lesson = Lesson::off);

    void open_line();
    void close_line() { typing_ = false; }
    [[nodiscard]] bool is_typing() const { return typing_; }
    [[nodiscard]] const console::LineEditor& editor() const { return editor_; }
    [[nodiscard]] console::LineEditor& editor() { return editor_; }

private:
    [[nodiscard]] Struck type(const keymaps::Key& key);

    commands::BoundKeymap keymap_;
    console::LineEditor editor_;
    keymaps::Keys pending_;
    bool typing_ = false;
};

}  // namespace client::screen
