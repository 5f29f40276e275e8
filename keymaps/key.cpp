// SPDX-License-Identifier: GPL-3.0-or-later
#include "keymaps/key.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace keymaps {

namespace {

constexpr std::array<std::string_view, 43> names{
    "up",
    "down",
    "left",
    "right",
    "enter",
    "space",
    "tab",
    "escape",
    "insert",
    "delete",
    "home",
    "backspace",
    "end",
    "page-up",
    "begin",
    "F1",
    "page-down",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "F7",
    "F8",
    "F9",
    "F10",
    "F11",
    "F12",
    // Of braille displays, as BRLTTY calls them.
    "fwinlt",
    "fwinrt",
    "lnup",
    "lndn",
    "prdifln",
    "nxdifln",
    "top",
    "bot",
    "return",
    "route",
    "back",
    "time",
    "info",
    "help",
    "mute",
};

bool is_name(std::string_view text)
{
    return std::ranges::find(names, text) != names.end();
}

/// How many bytes a character has that begins so; 0 for a byte that begins none.
std::size_t length_from(char first)
{
    const auto byte = static_cast<unsigned char>(first);
    if (byte < 0x80U)
        return 1;
    if (byte >= 0xC2U && byte < 0xE0U)
        return 2;
    if (byte >= 0xE0U && byte < 0xF0U)
        return 3;
    return byte >= 0xF0U && byte < 0xF5U ? 4 : 0;
}

bool is_continuation(char each)
{
    return (static_cast<unsigned char>(each) & 0xC0U) == 0x80U;
}

bool is_wide_control(std::string_view character)
{
    return character.size() == 2 && character[0] == '\xC2' && character[1] < '\xA0';
}

/// One character that a key can write. The blank is not among them: it is called space.
bool is_character(std::string_view text)
{
    if (text.empty() || text.size() != length_from(text[0]))
        return false;
    if (text.size() == 1)
        return text[0] > ' ' && text[0] < '\x7F';
    return std::ranges::all_of(text.substr(1), is_continuation) && !is_wide_control(text);
}

bool take(std::string_view& text, std::string_view prefix)
{
    // What is held down needs a key behind it: "alt+" alone is nothing.
    if (!text.starts_with(prefix) || text.size() == prefix.size())
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

/// Terminals send the same for a letter with Ctrl whether it is a capital or not.
bool is_capital(std::string_view text)
{
    return text.size() == 1 && text[0] >= 'A' && text[0] <= 'Z';
}

}  // namespace

std::span<const std::string_view> key_names()
{
    return names;
}

std::optional<Key> Key::parse(std::string_view text)
{
    Key key;
    key.ctrl_ = take(text, "ctrl+");
    key.alt_ = take(text, "alt+");
    key.shift_ = take(text, "shift+");
    const bool allowed = is_name(text) || (is_character(text) && !key.shift_);
    if (!allowed || (key.ctrl_ && is_capital(text)))
        return std::nullopt;
    key.bare_ = text;
    return key;
}

bool Key::writes() const
{
    const auto names = key_names();
    return text() == bare_ && std::ranges::find(names, bare_) == names.end();
}

std::string Key::text() const
{
    std::string text;
    if (ctrl_)
        text += "ctrl+";
    if (alt_)
        text += "alt+";
    if (shift_)
        text += "shift+";
    return text + bare_;
}

std::optional<Keys> parse_keys(std::string_view text)
{
    Keys keys;
    while (!text.empty()) {
        const auto length = std::min(text.find(' '), text.size());
        const auto key = Key::parse(text.substr(0, length));
        if (!key)
            return std::nullopt;
        keys.push_back(*key);
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    if (keys.empty())
        return std::nullopt;
    return keys;
}

std::string text(std::span<const Key> keys)
{
    std::string text;
    for (const auto& key : keys)
        text += (text.empty() ? "" : " ") + key.text();
    return text;
}

}  // namespace keymaps
