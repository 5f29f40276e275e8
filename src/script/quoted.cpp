// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/quoted.hpp"

#include "src/base/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace client::script {
namespace {

constexpr std::string_view blanks = " \t\r";

bool is_control(char letter)
{
    return static_cast<unsigned char>(letter) < ' ' || letter == '\x7f';
}

bool begins_comment(std::string_view text)
{
    return text.starts_with('#') || text.find(" #") != std::string_view::npos;
}

/// The byte of \xHH, whose backslash is the first letter.
std::optional<char> byte(std::string_view escape)
{
    if (!escape.starts_with("\\x") || escape.size() < 4)
        return std::nullopt;
    const auto value = base::read_number<unsigned>(escape.substr(2, 2), 16);
    return value ? std::optional{static_cast<char>(*value)} : std::nullopt;
}

}  // namespace

std::string in_quotes(std::string_view text)
{
    std::string safe = "\"";
    for (const char letter : text) {
        if (is_control(letter) || letter == '#')
            safe += fmt::format("\\x{:02x}", static_cast<unsigned char>(letter));
        else if (letter == '"' || letter == '\\')
            safe += {'\\', letter};
        else
            safe += letter;
    }
    return safe + '"';
}

std::string plain_or_quoted(std::string_view text)
{
    const bool plain = !text.empty() && text.front() != '"' &&
                       blanks.find(text.front()) == std::string_view::npos &&
                       blanks.find(text.back()) == std::string_view::npos &&
                       std::ranges::none_of(text, is_control) && !begins_comment(text);
    return plain ? std::string{text} : in_quotes(text);
}

std::optional<std::string> take_quoted(text::Words& words)
{
    const std::string_view line = words.rest();
    if (!line.starts_with('"'))
        return std::nullopt;
    std::string text;
    std::size_t at = 1;
    while (at < line.size() && line[at] != '"') {
        const bool escaped = line[at] == '\\' && at + 1 < line.size();
        const auto letter = byte(line.substr(at));
        text += letter ? *letter : line[escaped ? at + 1 : at];
        at += letter ? 4 : (escaped ? 2 : 1);
    }
    const bool closed = at < line.size();
    if (!closed || (at + 1 < line.size() && blanks.find(line[at + 1]) == std::string_view::npos))
        return std::nullopt;
    words = text::Words{line.substr(at + 1)};
    return text;
}

}  // namespace client::script
