// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/lines.hpp"

#include "src/text/words.hpp"

#include <fmt/format.h>

#include <istream>
#include <ostream>

namespace client::script {
namespace {

/// What some editors put before the first letter.
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

/// A comment begins a line or follows a blank; the sign after a move is mate.
std::string_view without_comment(std::string_view line)
{
    for (std::size_t i = 0; i < line.size(); ++i)
        if (line[i] == '#' && (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t'))
            return line.substr(0, i);
    return line;
}

}  // namespace

bool read_lines(std::istream& in, std::string_view name, std::ostream& err, const TakeLine& take)
{
    std::string text;
    for (int number = 1; std::getline(in, text); ++number) {
        const bool marked = number == 1 && text.starts_with(byte_order_mark);
        const text::Words words{
            without_comment(std::string_view{text}.substr(marked ? byte_order_mark.size() : 0))};
        if (words.empty())
            continue;
        if (const auto done = take(words.rest()); !done) {
            err << fmt::format("{}:{}: expected {}\n", name, number, done.error());
            return false;
        }
    }
    if (in.bad())
        err << fmt::format("{}: cannot be read\n", name);
    return !in.bad();
}

}  // namespace client::script
