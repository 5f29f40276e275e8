// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/desk_picture.hpp"

#include "src/screen/area.hpp"
#include "src/screen/board_picture.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace client::screen {
namespace {

using terminal::Frame;
using terminal::Size;

constexpr int label_columns = 11;
constexpr int gap = 2;
constexpr int title_rows = 1;
constexpr int typed_rows = 1;
constexpr int narrowest_panel = 24;

/// How the screen is shared out; it is the same for one board and for two, so that nothing moves
/// when a piece is lifted.
struct Shares {
    int time = 0;  ///< rows for each side's
    SquareSize square{};

    /// The sides are kept apart.
    [[nodiscard]] int clock() const { return time > 0 ? 2 * time + 1 : 0; }
};

int board_rows(SquareSize square)
{
    return title_rows + square.board().rows;
}

int room_for_a_time(Size size)
{
    return (size.rows - board_rows({}) - typed_rows - 1) / 2;
}

/// The digits first: they are read from afar.
int rows_of_a_time(const Face& face, Size size, Blocks blocks)
{
    const Size room{room_for_a_time(size), size.columns - label_columns - 1};
    std::size_t rows = 0;
    for (const auto& time : face.times)
        rows = std::max(rows, large_print(time, room, blocks).size());
    return static_cast<int>(rows);
}

bool has_room(SquareSize square, Size room)
{
    return board_rows(square) <= room.rows &&
           2 * (square.board().columns + gap) + narrowest_panel <= room.columns;
}

Shares shares_of(const DeskScene& scene, Size size, Blocks blocks)
{
    Shares shares;
    if (scene.face.has_times())
        shares.time = rows_of_a_time(scene.face, size, blocks);
    const Size room{size.rows - shares.clock() - typed_rows, size.columns};
    const bool large = scene.boards.front().scene.board_size == BoardSize::large;
    while (large && has_room({shares.square.height + 1}, room))
        ++shares.square.height;
    return shares;
}

/// Whose time it is, beside the digits; all of it is lit while the clock runs.
void draw_label(const Face& face, rules::Color side, Area area)
{
    const bool runs = face.running == side;
    const terminal::Ink ink{terminal::Ground::none,
                            runs ? terminal::Mark::cursor : terminal::Mark::none};
    const std::vector name{face.names[static_cast<std::size_t>(index(side))]};
    auto rows = wrapped(name, area.width() - 2);
    rows.resize(static_cast<std::size_t>(area.rows()));
    for (int row = 0; row < area.rows(); ++row) {
        auto text = (runs && row == 0 ? "> " : "  ") + rows[static_cast<std::size_t>(row)];
        text.append(static_cast<std::size_t>(std::max(area.width() - columns(text), 0)), ' ');
        area.write(row, terminal::Line{{text, ink}});
    }
}

void draw_clock(const Face& face, Frame& frame, Size size, int rows, Blocks blocks)
{
    for (const auto side : rules::both_colors) {
        const int top = side == rules::Color::white ? 0 : rows + 1;
        draw_label(face, side, {frame, {top, 0}, {rows, label_columns}});
        Area digits{frame, {top, label_columns + 1}, {rows, size.columns - label_columns - 1}};
        const Rows time = large_print(face.times[static_cast<std::size_t>(index(side))],
                                      {rows, digits.width()}, blocks);
        digits.write(time);
    }
}

/// Each has the row above it for its title.
void draw_boards(const DeskScene& scene, Frame& frame, int top, SquareSize square)
{
    const auto board = square.board();
    int column = 0;
    for (const auto& seen : scene.boards) {
        Area area{frame, {top, column}, {board_rows(square), board.columns}};
        area.write(0, "  " + seen.title);
        int row = title_rows;
        for (auto& line : board_picture(seen.scene, square))
            area.write(row++, std::move(line));
        column += board.columns + gap;
    }
}

/// What stands beside the boards, from the top: the next step, what was said last, and rulings.
struct Panel {
    Rows next;
    Rows announced;
    Rows rulings;

    [[nodiscard]] int rows() const { return count(next) + 1 + count(announced); }
};

/// A ruling that is being announced is told once.
Rows earlier_rulings(const DeskScene& scene, int width)
{
    Rows rows;
    for (const auto& ruling : scene.rulings)
        if (std::ranges::find(scene.face.announcement, ruling) == scene.face.announcement.end())
            std::ranges::move(wrap(ruling, width), std::back_inserter(rows));
    return rows;
}

Panel panel_of(const DeskScene& scene, int width)
{
    const std::vector next{scene.next};
    return {wrapped(next, width), wrapped(scene.face.announcement, width),
            earlier_rulings(scene, width)};
}

void draw_panel(const Panel& panel, Frame& frame, Area area)
{
    area.write(panel.next);
    const int said = count(panel.next) + 1;
    area.write(panel.announced, said);
    frame.cursor = {area.corner().row + said, area.corner().column};
    const int room = std::max(area.rows() - panel.rows() - 1, 0);
    const auto shown = std::min(panel.rulings.size(), static_cast<std::size_t>(room));
    area.write(std::span{panel.rulings}.last(shown), area.rows() - static_cast<int>(shown));
}

/// Whoever sits there types in the last row.
void draw_typed(const Face& face, Frame& frame, Size size)
{
    if (face.typed.empty())
        return;
    const auto before = face.typed.substr(0, face.typed_cursor);
    const auto shown = tail(before, size.columns - 1);
    Area area{frame, {size.rows - 1, 0}, {1, size.columns}};
    area.write(0, std::string{shown} + face.typed.substr(before.size()));
    frame.typed_row = size.rows - 1;
    frame.cursor = {size.rows - 1, columns(shown)};
}

}  // namespace

Frame picture(const DeskScene& scene, Size size, Blocks blocks)
{
    const bool fits =
        size.rows >= smallest_for_desk.rows && size.columns >= smallest_for_desk.columns;
    if (scene.boards.empty() || !fits)
        return picture(scene.face, size, blocks);
    const auto shares = shares_of(scene, size, blocks);
    const int left = count(scene.boards) * (shares.square.board().columns + gap);
    const Size beside{size.rows - shares.clock() - typed_rows, size.columns - left};
    const auto panel = panel_of(scene, beside.columns);
    if (panel.rows() > beside.rows)
        return picture(scene.face, size, blocks);
    Frame frame;
    frame.sending = terminal::Sending::differences;
    frame.lines.resize(static_cast<std::size_t>(size.rows));
    draw_clock(scene.face, frame, size, shares.time, blocks);
    draw_boards(scene, frame, shares.clock(), shares.square);
    draw_panel(panel, frame, {frame, {shares.clock(), left}, beside});
    draw_typed(scene.face, frame, size);
    return frame;
}

}  // namespace client::screen
