// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/picture.hpp"

#include "src/screen/board_picture.hpp"
#include "src/screen/columns.hpp"

#include <algorithm>
#include <span>

namespace client::screen {

namespace {

using Rows = std::vector<std::string>;

constexpr int panel_gap = 2;
constexpr int narrowest_panel = 12;
constexpr int least_announcement = 3;
/// Both moves of a pair in one row: "100 Nbxd7+ Qe8xd7+".
constexpr int widest_pair = 20;

int count(const auto& container)
{
    return static_cast<int>(container.size());
}

/// A part of the screen: text is cut where it ends.
class Area {
public:
    Area(Frame& frame, Place corner, Size size) : frame_{frame}, corner_{corner}, size_{size} {}

    [[nodiscard]] int rows() const { return size_.rows; }
    [[nodiscard]] int width() const { return size_.columns; }
    [[nodiscard]] Place corner() const { return corner_; }

    void write(int row, Line line)
    {
        if (row >= size_.rows)
            return;
        auto& target = frame_.lines[static_cast<std::size_t>(corner_.row + row)];
        int used = 0;
        for (const auto& span : target)
            used += columns(span.text);
        if (used < corner_.column)
            target.push_back(
                {std::string(static_cast<std::size_t>(corner_.column - used), ' '), {}});
        std::ranges::move(line, std::back_inserter(target));
    }
    void write(int row, const std::string& text) { write(row, Line{{cut(text, width()), {}}}); }
    void write(std::span<const std::string> rows, int from = 0)
    {
        for (const auto& row : rows)
            write(from++, row);
    }

private:
    Frame& frame_;
    Place corner_;
    Size size_;
};

Rows wrapped(std::span<const std::string> lines, int width)
{
    Rows rows;
    for (const auto& line : lines)
        std::ranges::move(wrap(line, width), std::back_inserter(rows));
    return rows;
}

/// The page of an announcement that is shown: all of it, or the rows of one page and what tells
/// that there are more.
Rows page_of(const Scene& scene, int height, int width)
{
    const auto rows = wrapped(scene.announcement.lines, width);
    if (count(rows) <= height)
        return rows;
    const bool told = height > 1;
    const auto length = static_cast<std::size_t>(told ? height - 1 : height);
    const auto pages = (rows.size() + length - 1) / length;
    const auto begin = scene.announcement.page % pages * length;
    const auto end = std::min(begin + length, rows.size());
    Rows page{rows.begin() + static_cast<std::ptrdiff_t>(begin),
              rows.begin() + static_cast<std::ptrdiff_t>(end)};
    if (told)
        page.push_back(scene.more);
    return page;
}

void announce(const Scene& scene, Frame& frame, Area area)
{
    area.write(page_of(scene, area.rows(), area.width()));
    frame.cursor = area.corner();
}

/// The typed line; of a long one the end, where the cursor is.
void type(const TypedLine& typed, Frame& frame, Area area)
{
    const auto before = typed.prompt + ' ' + typed.text.substr(0, typed.cursor);
    const auto shown = tail(before, area.width() - 1);
    // An empty line looks like the announcement that opened it: there is nothing to send.
    area.write(0, typed.text.empty() ? typed.prompt
                                     : std::string{shown} + typed.text.substr(typed.cursor));
    area.write(wrapped(typed.candidates, area.width()), 1);
    frame.cursor = {area.corner().row, columns(shown)};
}

std::string pair_of(const MoveRow& row)
{
    return row.number + ' ' + row.white + (row.black.empty() ? "" : ' ' + row.black);
}

/// The moves as one line each: pairs where they fit, else single moves.
Rows move_lines(const Scene& scene, int width)
{
    Rows lines;
    for (const auto& row : scene.moves) {
        if (width >= widest_pair) {
            lines.push_back(pair_of(row));
            continue;
        }
        lines.push_back(row.number + ' ' + row.white);
        if (!row.black.empty())
            lines.push_back(std::string(row.number.size() + 1, ' ') + row.black);
    }
    return lines;
}

/// Facts in fixed places and the moves below them. When the rows are full the moves begin again at
/// the top: a list that scrolls would be read aloud from end to end.
void review(const Scene& scene, Area area)
{
    area.write(scene.facts);
    const int from = count(scene.facts);
    const int room = area.rows() - from;
    const auto lines = move_lines(scene, area.width());
    if (room <= 0 || lines.empty())
        return;
    const auto begin =
        (lines.size() - 1) / static_cast<std::size_t>(room) * static_cast<std::size_t>(room);
    area.write(std::span{lines}.subspan(begin), from);
}

/// Two announcement areas used in turn; what can be reviewed stands below them.
void draw_announcements(const Scene& scene, Frame& frame, Size size, int top)
{
    const int rows = size.rows - top;
    const int height = scene.facts.empty() ? std::max(rows / 2, 1) : std::clamp(rows / 4, 1, 6);
    // Past the middle, else a reader that compares screens takes a text said again for the old one.
    const int second = scene.facts.empty() ? height + 1 : height;
    const auto area = [&](unsigned turn) {
        const int first = std::min(top + static_cast<int>(turn % 2) * second, size.rows - 1);
        return Area{frame, {first, 0}, {std::min(height, size.rows - first), size.columns}};
    };
    if (!scene.typed) {
        announce(scene, frame, area(scene.announcement.number));
    } else {
        if (scene.typed->opened_at != scene.announcement.number)
            announce(scene, frame, area(scene.typed->opened_at + 1));
        type(*scene.typed, frame, area(scene.typed->opened_at));
    }
    const int below = top + 2 * height;
    if (!scene.facts.empty() && size.rows > below)
        review(scene, {frame, {below, 0}, {size.rows - below, size.columns}});
}

bool has_room(SquareSize square, Size size, Size beside)
{
    const auto board = square.board();
    return board.rows + beside.rows <= size.rows &&
           board.columns + panel_gap + beside.columns <= size.columns;
}

SquareSize square_size(const Scene& scene, Size size)
{
    const bool large = scene.board_size == BoardSize::large;
    const Size beside = large ? Size{least_announcement, narrowest_panel}
                              : Size{2 * least_announcement, 2 * widest_pair};
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

void draw_board(const Scene& scene, Frame& frame, Size size)
{
    frame.sending = Sending::differences;
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
        frame.cursor = middle(scene, scene.cursor, square);
        return;
    }
    if (scene.typed->opened_at != scene.announcement.number)
        announce(scene, frame, {frame, {board.rows + 1, 0}, {below.rows() - 1, size.columns}});
    type(*scene.typed, frame, below);
}

bool fits(Size size, Size needed)
{
    return size.rows >= needed.rows && size.columns >= needed.columns;
}

}  // namespace

Frame picture(const Scene& scene, Size size)
{
    Frame frame;
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
