// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace client::terminal {

/// What the terminal has received: a character, or a key that it knows as a whole.
struct Pressed {
    enum class Kind : std::uint8_t { nothing, character, named };
    Kind kind = Kind::nothing;
    char32_t character = 0;
    std::string_view name;  ///< empty for a key that has none
};

/// A key was pressed; we may not know which.
struct Stroke {
    std::optional<keymaps::Key> key;

    bool operator==(const Stroke&) const = default;
};

/// Makes keys of what a terminal receives: Escape before a character is Alt, and a sequence that
/// nobody knows is one key without a name, not a handful of letters that would each do something.
class KeyReader {
public:
    explicit KeyReader(std::function<Pressed()> receive) : receive_{std::move(receive)} {}

    /// The next key, or nothing when nothing more has been received.
    [[nodiscard]] std::optional<Stroke> next();

private:
    [[nodiscard]] Stroke after_escape();
    [[nodiscard]] Stroke unknown_sequence();

    std::function<Pressed()> receive_;
};

}  // namespace client::terminal
