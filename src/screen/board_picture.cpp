// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/board_picture.hpp"

#include "src/screen/block_letters.hpp"
#include "src/screen/columns.hpp"

namespace client::screen {

namespace {

rules::Square square_at(const Scene& scene, int row, int column)
{
    const auto square = rules::Square::at(8 * (7 - row) + column);
    return scene.below == rules::Color::white ? square : rules::Square::at(63 - square.index());
}

terminal::Mark mark_of(const Scene& scene, rules::Square square)
{
    if (square == scene.cursor)
        return terminal::Mark::cursor;
    if (square == scene.selected)
        return terminal::Mark::selected;
    if (scene.last_move && (square == scene.last_move->first || square == scene.last_move->second))
        return terminal::Mark::last_move;
    return terminal::Mark::none;
}

/// Brackets, so that the marks need no colour.
std::string_view brackets(const Scene& scene, rules::Square square)
{
    const bool cursor = square == scene.cursor;
    if (square == scene.selected)
        return cursor ? "<>" : "()";
    return cursor ? "[]" : "  ";
}

/// What stands in the middle row of a small square.
std::string small_figure(const Scene& scene, rules::Square square)
{
    if (const auto piece = scene.board.at(square))
        return scene.pieces[static_cast<std::size_t>(index(piece->color))]
                           [static_cast<std::size_t>(index(piece->role))];
    return square.is_light() ? " " : ".";
}

/// A piece as it fills its square: in large print where there is room.
using Figure = std::vector<std::string>;

Figure figure(const Scene& scene, rules::Square square, SquareSize size)
{
    const auto small = small_figure(scene, square);
    if (scene.characters == Characters::ascii)
        return {small};
    auto large = block_letter(small, size.height);
    return large.empty() ? Figure{small} : large;
}

std::string centred(const std::string& text, int width)
{
    const int left = (width - columns(text)) / 2;
    const int right = width - columns(text) - left;
    return std::string(static_cast<std::size_t>(left), ' ') + text +
           std::string(static_cast<std::size_t>(right), ' ');
}

/// One row of one square.
terminal::Span
slice(const Scene& scene, rules::Square square, const Figure& figure, int row, SquareSize size)
{
    const int top = (size.height - static_cast<int>(figure.size())) / 2;
    const bool inside = row >= top && row < top + static_cast<int>(figure.size());
    const auto marks = brackets(scene, square);
    const auto text =
        centred(inside ? figure[static_cast<std::size_t>(row - top)] : "", size.width() - 2);
    return {std::string{marks[0]} + text + marks[1],
            {square.is_light() ? terminal::Ground::light : terminal::Ground::dark,
             mark_of(scene, square)}};
}

void add_rank(const Scene& scene, int rank_row, SquareSize size, std::vector<terminal::Line>& lines)
{
    std::vector<Figure> figures;
    for (int column = 0; column < 8; ++column)
        figures.push_back(figure(scene, square_at(scene, rank_row, column), size));
    const auto rank = square_at(scene, rank_row, 0).rank();
    for (int row = 0; row < size.height; ++row) {
        const bool named = row == (size.height - 1) / 2;
        terminal::Line line{{named ? std::string{digit(rank)} + ' ' : "  ", {}}};
        for (int column = 0; column < 8; ++column)
            line.push_back(slice(scene, square_at(scene, rank_row, column),
                                 figures[static_cast<std::size_t>(column)], row, size));
        lines.push_back(std::move(line));
    }
}

}  // namespace

terminal::Place middle(const Scene& scene, rules::Square square, SquareSize size)
{
    const auto seen =
        scene.below == rules::Color::white ? square : rules::Square::at(63 - square.index());
    return {(7 - index(seen.rank())) * size.height + (size.height - 1) / 2,
            2 + index(seen.file()) * size.width() + size.width() / 2};
}

std::vector<terminal::Line> board_picture(const Scene& scene, SquareSize size)
{
    std::vector<terminal::Line> lines;
    for (int rank_row = 0; rank_row < 8; ++rank_row)
        add_rank(scene, rank_row, size, lines);
    std::string names = "  ";
    for (int column = 0; column < 8; ++column)
        names += centred({letter(square_at(scene, 0, column).file())}, size.width());
    lines.push_back({{names, {}}});
    return lines;
}

}  // namespace client::screen
