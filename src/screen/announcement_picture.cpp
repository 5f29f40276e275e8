// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/announcement_picture.hpp"

#include "src/console/line_editor.hpp"

#include <utility>

namespace client::screen {

namespace {

/// Below it there is room for announcements only.
constexpr int least_rows_for_places = 6;

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
    if (told && end < rows.size())
        page.push_back(scene.more);
    return page;
}

std::string pair_of(const MoveRow& row)
{
    return row.number + ' ' + row.white + (row.black.empty() ? "" : ' ' + row.black);
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

/// The rows of the parts of the screen, from the top.
struct Shares {
    int clock = 0;    ///< for both times; there are two such parts, used in turn
    int moves = 0;    ///< for moves as they were announced
    int answers = 0;  ///< for everything else; there are two such parts, used in turn
};

constexpr int rows_of_times = 3;

/// Answers stand at the bottom, and nothing but blanks between them and the newest move: a reader
/// that is told the first and the last change on a screen reads what stands between them, too.
Shares shares_of(const Scene& scene, int rows)
{
    if (scene.review == Review::facts)
        return {0, 0, std::clamp(rows / 4, 1, 6)};
    if (rows < least_rows_for_places)
        return {0, 0, std::max(rows / 2, 1)};
    const int clock = scene.timed && rows >= 2 * least_rows_for_places ? rows_of_times : 0;
    const int answers = std::clamp((rows - 2 * clock) / 4, 1, 6);
    return {clock, rows - 2 * clock - 2 * answers, answers};
}

/// The announced moves that have room, and the row at which the newest begins. When the rows are
/// full they begin again at the top: a list that scrolls would be read aloud from end to end.
std::pair<Rows, int> told_moves(const Scene& scene, Area area)
{
    Rows rows;
    int newest = 0;
    for (const auto& move : scene.told.moves) {
        const auto lines = wrapped(move.lines, area.width());
        if (count(rows) + count(lines) > area.rows())
            rows.clear();
        newest = count(rows);
        std::ranges::copy(lines, std::back_inserter(rows));
    }
    return {rows, newest};
}

/// A reader that compares screens takes a text said again for the old one that has moved. So by
/// turns it ends in a blank that is another character, or where there is none in a full stop, and
/// is heard.
Rows renewed(const Scene& scene, Rows rows, unsigned turn)
{
    if (scene.review == Review::told && turn % 2 != 0)
        for (auto& row : rows)
            row += scene.characters == Characters::unicode ? "\u00A0" : ".";
    return rows;
}

/// One of two areas, by turns.
Area by_turns(terminal::Frame& frame, terminal::Size size, int first, int height, unsigned turn)
{
    const int row = std::min(first + static_cast<int>(turn % 2) * height, size.rows - 1);
    return {frame, {row, 0}, {std::min(height, size.rows - row), size.columns}};
}

/// What was announced stays where it was announced; the cursor goes to the newest.
void draw_told(
    const Scene& scene, terminal::Frame& frame, terminal::Size size, int top, Shares shares)
{
    auto clock = by_turns(frame, size, top, shares.clock, scene.told.clock.number);
    clock.write(
        renewed(scene, wrapped(scene.told.clock.lines, size.columns), scene.told.clock.number));
    Area list{frame, {top + 2 * shares.clock, 0}, {shares.moves, size.columns}};
    const auto [rows, newest] = told_moves(scene, list);
    list.write(rows);
    if (scene.typed)
        return;
    if (scene.told.newest == ToldPlace::clock)
        frame.cursor = clock.corner();
    if (scene.told.newest == ToldPlace::moves)
        frame.cursor = {list.corner().row + newest, 0};
}

}  // namespace

void announce(const Scene& scene, terminal::Frame& frame, Area area)
{
    const auto page = page_of(scene, area.rows(), area.width());
    if (page != wrapped(scene.announcement.lines, area.width()))
        frame.page = page;
    area.write(renewed(scene, page, scene.announcement.number));
    frame.cursor = area.corner();
}

void type(const TypedLine& typed, terminal::Frame& frame, Area area)
{
    const auto before = typed.prompt + ' ' + typed.text.substr(0, typed.cursor);
    const auto shown = tail(before, area.width() - 1);
    // An empty line looks like the announcement that opened it: there is nothing to send.
    area.write(0, typed.text.empty() ? typed.prompt
                                     : std::string{shown} + typed.text.substr(typed.cursor));
    if (!typed.candidates.empty())
        area.write(wrap(console::listed(typed.candidates), area.width()), 1);
    frame.typed_row = area.corner().row;
    frame.cursor = {area.corner().row, columns(shown)};
}

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

void draw_announcements(const Scene& scene, terminal::Frame& frame, terminal::Size size, int top)
{
    const auto shares = shares_of(scene, size.rows - top);
    const int first = top + 2 * shares.clock + shares.moves;
    const auto area = [&](unsigned turn) {
        return by_turns(frame, size, first, shares.answers, turn);
    };
    if (!scene.typed) {
        announce(scene, frame, area(scene.announcement.number));
    } else {
        if (scene.typed->opened_at != scene.announcement.number)
            announce(scene, frame, area(scene.typed->opened_at + 1));
        type(*scene.typed, frame, area(scene.typed->opened_at));
    }
    if (shares.moves > 0)
        draw_told(scene, frame, size, top, shares);
    const int end = first + 2 * shares.answers;
    if (scene.review == Review::facts && size.rows > end)
        review(scene, {frame, {end, 0}, {size.rows - end, size.columns}});
}

bool has_places(const Scene& scene, terminal::Size size)
{
    return scene.review == Review::told && size.rows >= least_rows_for_places;
}

}  // namespace client::screen
