// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/picture.hpp"

#include "src/screen/announcement_picture.hpp"
#include "src/screen/board_picture.hpp"

#include <algorithm>
#include <span>

namespace client::screen {

namespace {

constexpr int panel_gap = 2;
constexpr int narrowest_panel = 12;
constexpr int least_announcement = 3;

bool has_room(SquareSize square, terminal::Size size, terminal::Size beside)
{
    const auto board = square.board();
    return board.rows + beside.rows <= size.rows &&
           board.columns + panel_gap + beside.columns <= size.columns;
}

SquareSize square_size(const Scene& scene, terminal::Size size)
{
    const bool large = scene.board_size == BoardSize::large;
    const terminal::Size beside = large ? terminal::Size{least_announcement, narrowest_panel}
                                        : terminal::Size{2 * least_announcement, 2 * widest_pair};
    SquareSize square;
    while (has_room({square.height + 1}, size, beside))
        ++square.height;
    return square;
}

/// Clocks and moves beside the board, the newest moves in sight.
void draw_panel(const Scene& scene, Area area)
{
    Rows rows;
    for (const auto& fact : scene.facts)
        std::ranges::move(wrap(fact, area.width()), std::back_inserter(rows));
    area.write(rows);
    const int room = std::max(area.rows() - count(rows) - 1, 0);
    const auto lines = move_lines(scene, area.width());
    const auto shown = std::min(lines.size(), static_cast<std::size_t>(room));
    area.write(std::span{lines}.last(shown), count(rows) + 1);
}

void draw_board(const Scene& scene, terminal::Frame& frame, terminal::Size size)
{
    frame.sending = terminal::Sending::differences;
    const auto square = square_size(scene, size);
    const auto board = square.board();
    Area on_left{frame, {0, 0}, board};
    int row = 0;
    for (auto& line : board_picture(scene, square))
        on_left.write(row++, std::move(line));
    const int column = board.columns + panel_gap;
    draw_panel(scene, {frame, {0, column}, {board.rows, size.columns - column}});
    const Area below{frame, {board.rows, 0}, {size.rows - board.rows, size.columns}};
    if (!scene.typed) {
        announce(scene, frame, below);
        if (scene.cursor)
            frame.cursor = middle(scene, *scene.cursor, square);
        return;
    }
    if (scene.typed->opened_at != scene.announcement.number)
        announce(scene, frame, {frame, {board.rows + 1, 0}, {below.rows() - 1, size.columns}});
    type(*scene.typed, frame, below);
}

bool fits(terminal::Size size, terminal::Size needed)
{
    return size.rows >= needed.rows && size.columns >= needed.columns;
}

}  // namespace

terminal::Frame picture(const Scene& scene, terminal::Size size)
{
    terminal::Frame frame;
    frame.lines.resize(static_cast<std::size_t>(std::max(size.rows, 0)));
    if (size.rows < 1 || size.columns < 1)
        return frame;
    if (scene.layout == Layout::board && fits(size, smallest_for_board)) {
        draw_board(scene, frame, size);
        return frame;
    }
    int top = 0;
    const bool told = scene.layout == Layout::board || !fits(size, smallest);
    if (told && size.rows > 2) {
        auto rows = wrap(scene.too_small, size.columns);
        rows.resize(std::min(rows.size(), static_cast<std::size_t>(size.rows - 2)));
        Area{frame, {0, 0}, {count(rows), size.columns}}.write(rows);
        top = count(rows);
    }
    draw_announcements(scene, frame, size, top);
    return frame;
}

}  // namespace client::screen
