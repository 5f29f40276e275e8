// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace keymaps {

/// The keys that have a name instead of a character, as key files write them.
[[nodiscard]] std::span<const std::string_view> key_names();

/// A key as it is pressed, read and written as text: "a", "A", "?", "left", "F1", "ctrl+r".
class Key {
public:
    [[nodiscard]] static std::optional<Key> parse(std::string_view text);

    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool has_ctrl() const { return ctrl_; }
    [[nodiscard]] bool has_alt() const { return alt_; }
    [[nodiscard]] bool has_shift() const { return shift_; }
    /// Without what is held down: one character, or one of the names.
    /// Whether it is a character that could be typed into a line.
    [[nodiscard]] bool writes() const;
    [[nodiscard]] const std::string& bare() const { return bare_; }

    auto operator<=>(const Key&) const = default;

private:
    Key() = default;

    bool ctrl_ = false;
    bool alt_ = false;
    bool shift_ = false;  // of named keys only: the shift of a letter is its capital
    std::string bare_;
};

/// Keys pressed one after the other: "f a".
using Keys = std::vector<Key>;
[[nodiscard]] std::optional<Keys> parse_keys(std::string_view text);
[[nodiscard]] std::string text(std::span<const Key> keys);

}  // namespace keymaps
