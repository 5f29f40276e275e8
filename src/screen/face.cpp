// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/face.hpp"

#include "src/screen/area.hpp"
#include "src/screen/columns.hpp"
#include "src/screen/large_print.hpp"

#include <algorithm>

namespace client::screen {
namespace {

using terminal::Frame;
using terminal::Size;

constexpr int least_announcement = 2;
constexpr int least_wide = 4;  ///< rows for two labels and two times
constexpr int narrow_rows = 2;

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
std::vector<std::string> page_of(const Face& face, std::vector<std::string> rows, Size size)
{
    const auto room = static_cast<std::size_t>(std::max(size.rows, 1));
    if (rows.size() <= room || room < 2 || face.more.empty())
        return rows;
    const auto length = room - 1;
    const auto pages = (rows.size() + length - 1) / length;
    const auto begin = face.page % pages * length;
    const auto end = std::min(begin + length, rows.size());
    std::vector<std::string> page{rows.begin() + static_cast<std::ptrdiff_t>(begin),
                                  rows.begin() + static_cast<std::ptrdiff_t>(end)};
    page.push_back(cut(face.more, size.columns));
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
        for (const auto& row : large_print(time, {rows / 2 - 1, columns}, blocks))
            lines.push_back(plain(row, columns));
    }
    return lines;
}

std::vector<terminal::Line> clock_of(const Face& face, Size room, Blocks blocks)
{
    if (!face.has_times())
        return {};
    return room.rows < least_wide ? narrow(face, room.rows, room.columns)
                                  : wide(face, room.rows, room.columns, blocks);
}

}  // namespace

Frame picture(const Face& face, Size size, Blocks blocks)
{
    Frame frame;
    frame.lines.resize(static_cast<std::size_t>(std::max(size.rows, 0)));
    if (size.rows < least_announcement + 1)
        return frame;
    const auto announced = wrapped(face.announcement, size.columns);
    const int times = face.has_times() ? narrow_rows : 0;
    const int most = std::max(least_announcement, size.rows - times - 1);
    const auto page = page_of(face, announced, {most, size.columns});
    if (page.size() < announced.size())
        frame.page = page;
    const int told = std::clamp(static_cast<int>(page.size()), least_announcement, most);
    announce(frame, page, face.number, told);
    const int room = size.rows - told - 1;  // the last row is for what is typed
    int row = told;
    for (auto& line : clock_of(face, {room, size.columns}, blocks))
        if (row < size.rows - 1)
            frame.lines[static_cast<std::size_t>(row++)] = std::move(line);
    frame.lines.back() = {{std::string{tail(face.typed, size.columns)}, {}}};
    return frame;
}

}  // namespace client::screen
