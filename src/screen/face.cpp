// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/face.hpp"

#include "src/screen/block_letters.hpp"
#include "src/screen/columns.hpp"

#include <algorithm>

namespace client::screen {
namespace {

using terminal::Frame;
using terminal::Size;

constexpr int letter_rows = 3;
constexpr int letter_columns = 5;
constexpr int least_announcement = 2;
constexpr int least_wide = 4;  ///< rows for two labels and two times
constexpr int narrow_rows = 2;

/// How many columns a letter has in large print; the signs between digits need less.
int breadth(char letter, int scale)
{
    return letter == ':' ? scale : letter_columns * scale;
}

int breadth(const std::string& text, int scale)
{
    int all = 0;
    for (const char letter : text)
        all += breadth(letter, scale) + 1;
    return all;
}

/// The middle of a row of blocks: each is a blank or has three bytes.
std::string middle(const std::string& row, int from, int columns)
{
    std::string part;
    std::size_t at = 0;
    for (int column = 0; column < from + columns && at < row.size(); ++column) {
        const std::size_t size = row[at] == ' ' ? 1 : 3;
        if (column >= from)
            part += row.substr(at, size);
        at += size;
    }
    return part;
}

/// A text in large print, at most so many rows and columns; itself if there is no room.
std::vector<std::string> large(const std::string& text, int rows, int columns, Blocks blocks)
{
    int scale = rows / letter_rows;
    while (scale > 0 && breadth(text, scale) > columns)
        --scale;
    if (blocks == Blocks::none || scale < 1)
        return {text};
    std::vector<std::string> lines(static_cast<std::size_t>(scale * letter_rows));
    for (const char letter : text) {
        const auto drawn = block_letter(std::string{letter}, scale * letter_rows);
        const int shown = breadth(letter, scale);
        for (std::size_t row = 0; row < lines.size(); ++row)
            lines[row] += middle(row < drawn.size() ? drawn[row] : "",
                                 (letter_columns * scale - shown) / 2, shown) +
                          ' ';
    }
    return lines;
}

std::vector<std::string> wrapped(const std::vector<std::string>& announcement, int columns)
{
    std::vector<std::string> lines;
    for (const auto& line : announcement)
        std::ranges::move(wrap(line, columns), std::back_inserter(lines));
    return lines;
}

void announce(Frame& frame, const std::vector<std::string>& lines, unsigned number, int rows)
{
    const bool one = lines.size() <= 1;
    const int first = one ? static_cast<int>(number % 2) : 0;
    frame.cursor = {first, 0};
    const int shown = std::min(static_cast<int>(lines.size()), rows - first);
    for (int row = 0; row < shown; ++row)
        frame.lines[static_cast<std::size_t>(first + row)] = {
            {lines[static_cast<std::size_t>(row)], {}}};
}

/// The rows of an announcement that are shown: all, or a page of them and how to see the next.
std::vector<std::string> page_of(const Face& face, std::vector<std::string> rows, int height)
{
    const auto room = static_cast<std::size_t>(std::max(height, 1));
    if (rows.size() <= room || room < 2 || face.more.empty())
        return rows;
    const auto length = room - 1;
    const auto pages = (rows.size() + length - 1) / length;
    const auto begin = face.page % pages * length;
    const auto end = std::min(begin + length, rows.size());
    std::vector<std::string> page{rows.begin() + static_cast<std::ptrdiff_t>(begin),
                                  rows.begin() + static_cast<std::ptrdiff_t>(end)};
    page.push_back(face.more);
    return page;
}

std::string marked(const Face& face, rules::Color side, const std::string& text)
{
    return (face.running == side ? "> " : "  ") + text;
}

terminal::Line plain(const std::string& text, int columns)
{
    return {{cut(text, columns), {}}};
}

/// As long as the screen is wide, for eyes that see little of it.
terminal::Line label(const Face& face, rules::Color side, int columns)
{
    auto text = cut(marked(face, side, face.names[static_cast<std::size_t>(side)]), columns);
    if (face.running != side)
        return plain(text, columns);
    text.append(static_cast<std::size_t>(std::max(columns - screen::columns(text), 0)), ' ');
    return {{text, {terminal::Ground::none, terminal::Mark::cursor}}};
}

/// Both times in a few rows, if need be in one; what is said of a side leaves its time the room.
std::vector<terminal::Line> narrow(const Face& face, int rows, int columns)
{
    std::array<std::string, 2> texts;
    for (const auto side : rules::both_colors) {
        const auto i = static_cast<std::size_t>(side);
        const int room = columns - screen::columns(marked(face, side, ' ' + face.times[i]));
        const auto name = rows > 1 ? cut(face.names[i], std::max(room, 0)) + ' ' : "";
        texts[i] = marked(face, side, name + face.times[i]);
    }
    if (rows > 1)
        return {plain(texts[0], columns), plain(texts[1], columns)};
    return {plain(texts[0] + ' ' + texts[1], columns)};
}

/// A label and the digits for each side.
std::vector<terminal::Line> wide(const Face& face, int rows, int columns, Blocks blocks)
{
    std::vector<terminal::Line> lines;
    for (const auto side : rules::both_colors) {
        lines.push_back(label(face, side, columns));
        const auto& time = face.times[static_cast<std::size_t>(side)];
        for (const auto& row : large(time, rows / 2 - 1, columns, blocks))
            lines.push_back(plain(row, columns));
    }
    return lines;
}

}  // namespace

Frame picture(const Face& face, Size size, Blocks blocks)
{
    Frame frame;
    frame.lines.resize(static_cast<std::size_t>(std::max(size.rows, 0)));
    if (size.rows < least_announcement + 1)
        return frame;
    const auto announced = wrapped(face.announcement, size.columns);
    const int most = std::max(least_announcement, size.rows - narrow_rows - 1);
    const auto page = page_of(face, announced, most);
    if (page.size() < announced.size())
        frame.page = page;
    const int told = std::clamp(static_cast<int>(page.size()), least_announcement, most);
    announce(frame, page, face.number, told);
    const int room = size.rows - told - 1;  // the last row is for what is typed
    int row = told;
    for (auto& line : room < least_wide ? narrow(face, room, size.columns)
                                        : wide(face, room, size.columns, blocks))
        if (row < size.rows - 1)
            frame.lines[static_cast<std::size_t>(row++)] = std::move(line);
    frame.lines.back() = {{std::string{tail(face.typed, size.columns)}, {}}};
    return frame;
}

}  // namespace client::screen
