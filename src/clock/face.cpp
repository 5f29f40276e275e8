// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/face.hpp"

#include "src/screen/block_letters.hpp"
#include "src/screen/columns.hpp"

#include <algorithm>

namespace client::clock {
namespace {

using screen::Frame;
using screen::Size;

constexpr int letter_rows = 3;
constexpr int letter_columns = 5;
constexpr int least_announcement = 2;
constexpr int least_wide = 4;  ///< rows for two labels and two times

/// A text in large print, at most so many rows and columns; itself if there is no room.
std::vector<std::string> large(const std::string& text, int rows, int columns, Blocks blocks)
{
    const int across = static_cast<int>(text.size());
    const int scale =
        std::min(rows / letter_rows, (columns / std::max(across, 1) - 1) / letter_columns);
    if (blocks == Blocks::none || scale < 1)
        return {text};
    std::vector<std::string> lines(static_cast<std::size_t>(scale * letter_rows));
    for (const char letter : text) {
        const auto drawn = screen::block_letter(std::string{letter}, scale * letter_rows);
        for (std::size_t row = 0; row < lines.size(); ++row)
            lines[row] += (row < drawn.size() ? drawn[row] : "") + ' ';
    }
    return lines;
}

std::vector<std::string> wrapped(const std::vector<std::string>& announcement, int columns)
{
    std::vector<std::string> lines;
    for (const auto& line : announcement)
        std::ranges::move(screen::wrap(line, columns), std::back_inserter(lines));
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

std::string marked(const Face& face, rules::Color side, const std::string& text)
{
    return (face.running == side ? "> " : "  ") + text;
}

/// Both times in a few rows, if need be in one.
std::vector<std::string> narrow(const Face& face, int rows)
{
    std::vector<std::string> lines;
    for (const auto side : rules::both_colors) {
        const auto i = static_cast<std::size_t>(side);
        lines.push_back(
            marked(face, side, rows > 1 ? face.names[i] + ' ' + face.times[i] : face.times[i]));
    }
    return rows > 1 ? lines : std::vector{lines[0] + ' ' + lines[1]};
}

/// A label, the digits and, where there is room, a blank row for each side.
std::vector<std::string> wide(const Face& face, int rows, int columns, Blocks blocks)
{
    std::vector<std::string> lines;
    for (const auto side : rules::both_colors) {
        const auto i = static_cast<std::size_t>(side);
        lines.push_back(marked(face, side, face.names[i]));
        std::ranges::move(large(face.times[i], rows / 2 - 2, columns, blocks),
                          std::back_inserter(lines));
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
    const int told = std::clamp(static_cast<int>(announced.size()), least_announcement,
                                std::max(least_announcement, size.rows / 2));
    announce(frame, announced, face.number, told);
    const int room = size.rows - told - 1;  // the last row is for what is typed
    int row = told;
    for (const auto& line :
         room < least_wide ? narrow(face, room) : wide(face, room, size.columns, blocks))
        if (row < size.rows - 1)
            frame.lines[static_cast<std::size_t>(row++)] = {{screen::cut(line, size.columns), {}}};
    frame.lines.back() = {{std::string{screen::tail(face.typed, size.columns)}, {}}};
    return frame;
}

}  // namespace client::clock
