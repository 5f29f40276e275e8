// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/score_text.hpp"

#include "rules/code_points.hpp"
#include "rules/obeyed.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace rules {
namespace {

constexpr unsigned char byte(char c)
{
    return static_cast<unsigned char>(c);
}
constexpr bool is_control(char c)
{
    return byte(c) < 0x20 || c == 0x7f;
}

constexpr std::uint64_t ones = 0x0101010101010101ULL;
constexpr std::uint64_t top_bits = 0x80 * ones;

/// Eight bytes of the text as one number; none when there are fewer.
std::optional<std::uint64_t> eight_at(std::string_view text, std::size_t at)
{
    std::uint64_t eight = 0;
    if (text.size() - at < sizeof eight)
        return std::nullopt;
    std::memcpy(&eight, text.data() + at, sizeof eight);
    return eight;
}

bool eight_ascii(std::string_view text, std::size_t at)
{
    const auto eight = eight_at(text, at);
    return eight && (*eight & top_bits) == 0;
}

/// Adding carries into the top bit of a byte from 0x7f on; subtracting borrows out of it below
/// 0x20.
bool eight_printable(std::string_view text, std::size_t at)
{
    const auto eight = eight_at(text, at);
    return eight && (((*eight - 0x20 * ones) | (*eight + ones) | *eight) & top_bits) == 0;
}

bool all_printable(std::string_view text)
{
    std::size_t at = 0;
    while (eight_printable(text, at))
        at += 8;
    for (; at < text.size(); ++at)
        if (is_control(text[at]) || byte(text[at]) > 0x7e)
            return false;
    return true;
}

/// What Windows-1252 has at 0x80 to 0x9f, where Latin-1 has control characters.
constexpr std::array<std::uint16_t, 32> windows_1252{
    0x20ac, 0xfffd, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0xfffd, 0x017d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0xfffd, 0x017e, 0x0178};

void add_latin1(std::string& text, char c)
{
    const unsigned code =
        byte(c) >= 0x80 && byte(c) < 0xa0 ? windows_1252[byte(c) - 0x80U] : byte(c);
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

/// What is obeyed instead of being shown at this place of UTF-8 text, and its bytes.
struct Found {
    Obeyed how = Obeyed::no;
    std::size_t bytes = 1;
};
Found found_at(std::string_view text, std::size_t at)
{
    if (byte(text[at]) < 0x80)
        return {is_control(text[at]) ? Obeyed::as_break : Obeyed::no};
    const auto first = decode_first(text.substr(at));
    return first ? Found{obeyed(first->point), first->bytes} : Found{};
}

/// The first place from here on where something is obeyed.
std::size_t find_obeyed(std::string_view text, std::size_t at)
{
    while (at < text.size()) {
        if (eight_printable(text, at)) {
            at += 8;
            continue;
        }
        const auto found = found_at(text, at);
        if (found.how != Obeyed::no)
            break;
        at += found.bytes;
    }
    return at;
}

/// The end of a run of blanks and of what is obeyed, and whether it parts what stands beside it.
struct Gap {
    std::size_t end;
    bool parts = false;
};
Gap gap_at(std::string_view text, std::size_t at)
{
    Gap gap{at};
    while (gap.end < text.size()) {
        const auto found = found_at(text, gap.end);
        const bool blank = text[gap.end] == ' ';
        if (found.how == Obeyed::no && !blank)
            break;
        gap.parts = gap.parts || blank || found.how == Obeyed::as_break;
        gap.end += found.bytes;
    }
    return gap;
}

}  // namespace

std::string_view trimmed(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

std::optional<CleanText> CleanText::if_plain(std::string_view text)
{
    text = trimmed(text);
    if (!all_printable(text))
        return std::nullopt;
    return CleanText{text};
}

CleanText CleanText::without_beginning(std::size_t bytes) const
{
    return CleanText{trimmed(text_.substr(bytes))};
}

std::optional<CleanValue> CleanValue::if_plain(std::string_view text)
{
    return all_printable(text) ? std::optional{CleanValue{text}} : std::nullopt;
}

CleanText TextCleaner::clean(std::string_view bytes)
{
    keep_clean(bytes);
    return CleanText{trimmed(kept_)};
}

CleanValue TextCleaner::clean_value(std::string_view bytes)
{
    keep_clean(bytes);
    return CleanValue{kept_};
}

void TextCleaner::keep_clean(std::string_view bytes)
{
    if (!is_utf8(bytes)) {
        converted_.clear();
        for (const char c : bytes)
            add_latin1(converted_, c);
        bytes = converted_;
    }
    kept_.clear();
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t obeyed_at = find_obeyed(bytes, at);
        kept_.append(bytes.substr(at, obeyed_at - at));
        if (obeyed_at == bytes.size())
            return;
        const auto gap = gap_at(bytes, obeyed_at);
        at = gap.end;
        const bool parts = gap.parts || kept_.ends_with(' ');
        while (kept_.ends_with(' '))
            kept_.pop_back();
        if (parts && at < bytes.size() && !kept_.empty())
            kept_ += ' ';
    }
}

bool is_utf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (eight_ascii(text, at)) {
            at += 8;
            continue;
        }
        const auto first = decode_first(text.substr(at));
        if (!first)
            return false;
        at += first->bytes;
    }
    return true;
}

}  // namespace rules
