// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/score_text.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace rules {
namespace {

constexpr unsigned char byte(char c) { return static_cast<unsigned char>(c); }
constexpr bool is_control(char c) { return byte(c) < 0x20 || c == 0x7f; }

/// Eight bytes at once: whether each is printable ASCII. Adding carries into the top bit of a byte
/// from 0x7f on; subtracting borrows out of it below 0x20.
constexpr bool all_printable(std::uint64_t eight)
{
    constexpr std::uint64_t ones = 0x0101010101010101ULL;
    constexpr std::uint64_t tops = 0x80 * ones;
    return (((eight - 0x20 * ones) | (eight + ones) | eight) & tops) == 0;
}

bool all_printable(std::string_view text)
{
    std::size_t at = 0;
    std::uint64_t eight = 0;
    for (; at + sizeof eight <= text.size(); at += sizeof eight) {
        std::memcpy(&eight, text.data() + at, sizeof eight);
        if (!all_printable(eight))
            return false;
    }
    for (; at < text.size(); ++at)
        if (is_control(text[at]) || byte(text[at]) > 0x7e)
            return false;
    return true;
}

/// How long the character is that begins here; 0 when no UTF-8 character does.
std::size_t utf8_length(std::string_view text)
{
    const auto follows = [&](std::size_t at, unsigned low = 0x80, unsigned high = 0xbf) {
        return at < text.size() && byte(text[at]) >= low && byte(text[at]) <= high;
    };
    const unsigned first = byte(text[0]);
    if (first < 0x80)
        return 1;
    if (first >= 0xc2 && first <= 0xdf)
        return follows(1) ? 2 : 0;
    if (first >= 0xe0 && first <= 0xef) {
        // Neither longer than needed nor a surrogate.
        const bool second =
            follows(1, first == 0xe0 ? 0xa0 : 0x80, first == 0xed ? 0x9f : 0xbf);
        return second && follows(2) ? 3 : 0;
    }
    if (first >= 0xf0 && first <= 0xf4) {
        const bool second =
            follows(1, first == 0xf0 ? 0x90 : 0x80, first == 0xf4 ? 0x8f : 0xbf);
        return second && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

/// What Windows-1252 has at 0x80 to 0x9f, where Latin-1 has control characters.
constexpr std::array<std::uint16_t, 32> windows_1252{
    0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178};

void add_latin1(std::string& text, char c)
{
    const unsigned code = byte(c) >= 0x80 && byte(c) < 0xa0 ? windows_1252[byte(c) - 0x80U] : byte(c);
    if (code < 0x80) {
        text += c;
    } else if (code < 0x800) {
        text += static_cast<char>(0xc0U | (code >> 6));
        text += static_cast<char>(0x80U | (code & 0x3fU));
    } else {
        text += static_cast<char>(0xe0U | (code >> 12));
        text += static_cast<char>(0x80U | ((code >> 6) & 0x3fU));
        text += static_cast<char>(0x80U | (code & 0x3fU));
    }
}

std::string latin1_to_utf8(std::string_view bytes)
{
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 4);
    for (const char c : bytes)
        add_latin1(text, c);
    return text;
}

/// A control character of two bytes, U+0080 to U+009F.
bool is_high_control(std::string_view text, std::size_t at)
{
    return byte(text[at]) == 0xc2 && at + 1 < text.size() && byte(text[at + 1]) < 0xa0;
}

/// The end of a run of blanks and control characters, and whether it had one of the latter.
struct Run {
    std::size_t end = 0;
    bool control = false;
};

Run run_of_blanks(std::string_view text, std::size_t at)
{
    Run run{at};
    while (run.end < text.size()) {
        if (is_high_control(text, run.end))
            ++run.end;
        else if (!is_control(text[run.end]) && text[run.end] != ' ')
            break;
        run.control |= text[run.end] != ' ';
        ++run.end;
    }
    return run;
}

std::string without_controls(std::string_view text)
{
    std::string kept;
    kept.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Run run = run_of_blanks(text, at);
        if (run.end == at) {
            kept += text[at++];
            continue;
        }
        const bool inside = !kept.empty() && run.end < text.size();
        kept.append(!inside ? 0 : run.control ? 1 : run.end - at, ' ');
        at = run.end;
    }
    return kept;
}

}  // namespace

std::optional<PlainText> PlainText::from(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    if (!all_printable(text))
        return std::nullopt;
    return PlainText{text};
}

bool is_utf8(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string cleaned(std::string_view bytes)
{
    return is_utf8(bytes) ? without_controls(bytes) : without_controls(latin1_to_utf8(bytes));
}

std::string_view beginning(std::string_view utf8, std::size_t most)
{
    if (utf8.size() <= most)
        return utf8;
    while (most > 0 && (byte(utf8[most]) & 0xc0U) == 0x80)
        --most;
    return utf8.substr(0, most);
}

}  // namespace rules
