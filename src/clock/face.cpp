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

void announce(Frame& frame, const Face& face, Size size, int rows)
{
    std::vector<std::string> lines;
    for (const auto& line : face.announcement)
        std::ranges::move(screen::wrap(line, size.columns), std::back_inserter(lines));
    const bool one = lines.size() <= 1;
    const int first = one ? static_cast<int>(face.number % 2) : 0;
    frame.cursor = {first, 0};
    const int shown = std::min(static_cast<int>(lines.size()), rows - first);
    for (int row = 0; row < shown; ++row)
        frame.lines[static_cast<std::size_t>(first + row)] = {
            {lines[static_cast<std::size_t>(row)], {}}};
}

}  // namespace

Frame picture(const Face& face, Size size, Blocks blocks)
{
    Frame frame;
    frame.lines.resize(static_cast<std::size_t>(std::max(size.rows, 0)));
    if (size.rows < least_announcement + 1)
        return frame;
    const bool many = face.announcement.size() > 1;
    const int told = many ? std::max(least_announcement, size.rows / 2) : least_announcement;
    announce(frame, face, size, told);
    // A label, the digits and a blank row for each side; the last row is for what is typed.
    const int each = (size.rows - told - 1) / 2 - 1;
    int row = told;
    for (const auto side : rules::both_colors) {
        const auto i = static_cast<std::size_t>(side);
        const std::string mark = face.running == side ? "> " : "  ";
        std::vector<std::string> lines{screen::cut(mark + face.names[i], size.columns)};
        std::ranges::move(large(face.times[i], each - 1, size.columns, blocks),
                          std::back_inserter(lines));
        for (auto& line : lines)
            if (row < size.rows - 1)
                frame.lines[static_cast<std::size_t>(row++)] = {{std::move(line), {}}};
    }
    frame.lines.back() = {{std::string{screen::tail(face.typed, size.columns)}, {}}};
    return frame;
}

}  // namespace client::clock
