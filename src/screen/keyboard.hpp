// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/keymap.hpp"
#include "src/screen/line_editor.hpp"

#include <optional>
#include <string>
#include <variant>

namespace client::screen {

/// What comes of a key.
namespace struck {

/// A command or a typed line, to be obeyed.
struct Line {
    std::string text;

    bool operator==(const Line&) const = default;
};
/// The line that is typed has changed, or is no longer typed.
struct Typing {
    bool operator==(const Typing&) const = default;
};
/// More keys are needed.
struct Begun {
    keymaps::Keys keys;

    bool operator==(const Begun&) const = default;
};
/// Nothing is bound to these keys, or the key has no name at all.
struct Unbound {
    keymaps::Keys keys;

    bool operator==(const Unbound&) const = default;
};
/// In learn mode: what the keys would do.
struct Learned {
    keymaps::Keys keys;
    std::string command;

    bool operator==(const Learned&) const = default;
};

}  // namespace struck

using Struck =
    std::variant<struck::Line, struck::Typing, struck::Begun, struck::Unbound, struck::Learned>;

/// The player's keys: they are looked up in the key map, or typed into the line when it is open.
class Keyboard {
public:
    Keyboard(keymaps::Keymap keymap, Completion complete)
        : keymap_{std::move(keymap)}, editor_{std::move(complete)}
    {
    }

    [[nodiscard]] Struck press(const std::optional<keymaps::Key>& key);

    void open_line();
    [[nodiscard]] bool is_typing() const { return typing_; }
    [[nodiscard]] const LineEditor& editor() const { return editor_; }

    /// In learn mode keys tell what they do, but for the one that leaves it.
    void set_learning(bool learning) { learning_ = learning; }
    [[nodiscard]] bool is_learning() const { return learning_; }

private:
    [[nodiscard]] Struck type(const keymaps::Key& key);
    [[nodiscard]] Struck bound(const keymaps::Keys& keys, std::string_view command) const;

    keymaps::Keymap keymap_;
    LineEditor editor_;
    keymaps::Keys pending_;
    bool typing_ = false;
    bool learning_ = false;
};

}  // namespace client::screen
