// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/key_reader.hpp"

#include "rules/code_points.hpp"

#include <string>

namespace client::terminal {

namespace {

constexpr char32_t escape = 0x1B;

/// As key files write it.
std::string name_of(char32_t point)
{
    switch (point) {
    case 0:
        return "ctrl+space";
    case '\t':
        return "tab";
    case '\n':
    case '\r':
        return "enter";
    case escape:
        return "escape";
    case ' ':
        return "space";
    case 0x08:
    case 0x7F:
        return "backspace";
    default:
        break;
    }
    if (point < ' ')
        return std::string{"ctrl+"} + "@abcdefghijklmnopqrstuvwxyz[\\]^_"[point];
    return rules::encode({&point, 1});
}

std::string name_of(const Pressed& pressed)
{
    return pressed.kind == Pressed::Kind::named ? std::string{pressed.name}
                                                : name_of(pressed.character);
}

/// Key files name Ctrl before Alt.
std::string with_alt(const std::string& name)
{
    const std::string_view ctrl = "ctrl+";
    if (name.starts_with(ctrl))
        return "ctrl+alt+" + name.substr(ctrl.size());
    return "alt+" + name;
}

}  // namespace

std::optional<Stroke> KeyReader::next()
{
    const auto pressed = receive_();
    if (pressed.kind == Pressed::Kind::nothing)
        return std::nullopt;
    if (pressed.kind == Pressed::Kind::character && pressed.character == escape)
        return after_escape();
    return Stroke{keymaps::Key::parse(name_of(pressed))};
}

Stroke KeyReader::after_escape()
{
    const auto pressed = receive_();
    if (pressed.kind == Pressed::Kind::nothing)
        return {keymaps::Key::parse("escape")};
    if (pressed.kind == Pressed::Kind::character &&
        (pressed.character == '[' || pressed.character == 'O'))
        return unknown_sequence();
    return {keymaps::Key::parse(with_alt(name_of(pressed)))};
}

Stroke KeyReader::unknown_sequence()
{
    // ECMA-48: parameters and intermediate characters until a final one from @ to ~.
    auto pressed = receive_();
    while (pressed.kind == Pressed::Kind::character && pressed.character < '@')
        pressed = receive_();
    return {};
}

}  // namespace client::terminal
