// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/text/words.hpp"

#include <algorithm>

namespace client::text {
namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace

Words::Words(std::string_view text) : rest_{trimmed(text)} {}

std::string_view Words::peek() const
{
    return rest_.substr(0, std::min(rest_.size(), rest_.find_first_of(blanks)));
}

std::string_view Words::next()
{
    const std::string_view word = peek();
    rest_ = trimmed(rest_.substr(word.size()));
    return word;
}

}  // namespace client::text
