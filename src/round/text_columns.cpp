// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/text_columns.hpp"

#include <algorithm>

namespace client::round {
namespace {

unsigned char byte_at(std::string_view text, std::size_t place)
{
    return static_cast<unsigned char>(text[place]);
}

bool goes_on(std::string_view text, std::size_t place)
{
    return place < text.size() && (byte_at(text, place) & 0xC0U) == 0x80U;
}

/// How many bytes the letter that begins there has; none where it is no UTF-8.
std::size_t letter_size(std::string_view text, std::size_t place)
{
    const auto first = byte_at(text, place);
    const std::size_t size = first < 0x80 ? 1 : first >> 5U == 6 ? 2 : first >> 4U == 14 ? 3 : 4;
    if (size == 1)
        return 1;
    if (first < 0xC2 || first > 0xF4)
        return 0;
    for (std::size_t i = 1; i < size; ++i)
        if (!goes_on(text, place + i))
            return 0;
    return size;
}

std::string from_latin(char letter)
{
    const auto code = static_cast<unsigned char>(letter);
    if (code < 0x80)
        return {letter};
    return {static_cast<char>(0xC0U | (code >> 6U)), static_cast<char>(0x80U | (code & 0x3FU))};
}

}  // namespace

Encoding encoding_of(std::string_view text)
{
    for (std::size_t place = 0; place < text.size();) {
        const auto size = letter_size(text, place);
        if (size == 0)
            return Encoding::latin1;
        place += size;
    }
    return Encoding::utf8;
}

std::string decoded(std::string_view text, Encoding encoding)
{
    if (encoding == Encoding::utf8)
        return std::string{text};
    std::string letters;
    for (const char each : text)
        letters += from_latin(each);
    return letters;
}

TextColumns::TextColumns(std::string_view line, Counted counted) : line_{line}, counted_{counted}
{
    find_columns();
}

void TextColumns::find_columns()
{
    begins_.clear();
    for (std::size_t place = 0; place < line_.size(); ++place)
        if (counted_ == Counted::bytes || !goes_on(line_, place))
            begins_.push_back(place);
    begins_.push_back(line_.size());
}

std::string_view TextColumns::at(std::size_t first, std::size_t last) const
{
    if (first > count())
        return {};
    const auto begin = begins_[first - 1];
    return std::string_view{line_}.substr(begin, begins_[std::min(last, count())] - begin);
}

std::string_view TextColumns::word_at(std::size_t first, std::size_t last) const
{
    return without_blanks(at(first, last));
}

void TextColumns::put(std::size_t first, std::string_view text)
{
    const auto wanted = first - 1 + text.size();
    if (count() < wanted)
        line_.append(wanted - count(), ' ');
    find_columns();
    const auto begin = begins_[first - 1];
    line_.replace(begin, begins_[wanted] - begin, text);
    find_columns();
}

std::vector<FileLine> lines_of_file(std::string_view text)
{
    std::vector<FileLine> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of("\r\n"), text.size());
        const auto rest = text.substr(end);
        const std::size_t size = rest.starts_with("\r\n") ? 2 : rest.empty() ? 0 : 1;
        lines.push_back({std::string{text.substr(0, end)}, std::string{rest.substr(0, size)}});
        text = rest.substr(size);
    }
    return lines;
}

std::string_view without_blanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const auto first = std::min(text.find_first_not_of(blanks), text.size());
    text.remove_prefix(first);
    return text.substr(0, text.find_last_not_of(blanks) + 1);
}

}  // namespace client::round
