// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/board_picture.hpp"

#include "speech/enum_table.hpp"
#include "src/screen/block_letters.hpp"
#include "src/screen/columns.hpp"
#include "src/screen/silhouette.hpp"

#include <algorithm>
#include <utility>

namespace client::screen {

namespace {

using terminal::Mark;

rules::Square square_at(const Scene& scene, int row, int column)
{
    const auto square = rules::Square::at(8 * (7 - row) + column);
    return scene.below == rules::Color::white ? square : rules::Square::at(63 - square.index());
}

Mark mark_of(const Scene& scene, rules::Square square)
{
    if (square == scene.cursor)
        return Mark::cursor;
    if (square == scene.selected)
        return Mark::selected;
    if (square == scene.check)
        return Mark::check;
    if (std::ranges::find(scene.targets, square) != scene.targets.end())
        return Mark::target;
    if (scene.last_move && (square == scene.last_move->first || square == scene.last_move->second))
        return Mark::last_move;
    return Mark::none;
}

/// Signs on both sides of the piece, so that the marks need no colour.
std::string_view signs(const Scene& scene, rules::Square square)
{
    static constexpr speech::EnumTable<std::string_view, Mark::cursor> table{{{
        {Mark::none, "  "},
        {Mark::last_move, "=="},
        {Mark::target, "++"},
        {Mark::check, "!!"},
        {Mark::selected, "()"},
        {Mark::cursor, "[]"},
    }}};
    if (square == scene.cursor && square == scene.selected)
        return "<>";
    return table[mark_of(scene, square)];
}

/// A piece as it fills its plate: rows of characters.
using Figure = std::vector<std::string>;

/// A letter, as large as there is room.
Figure figure(const Scene& scene, rules::Square square, SquareSize size)
{
    const auto piece = scene.board.at(square);
    if (!piece)
        return {};
    const auto& small = scene.pieces[static_cast<std::size_t>(index(piece->color))]
                                    [static_cast<std::size_t>(index(piece->role))];
    if (scene.characters == Characters::ascii)
        return {small};
    auto large = block_letter(small, size.height);
    return large.empty() || columns(large.front()) > size.plate() ? Figure{small} : large;
}

std::string repeated(std::string_view sign, int times)
{
    std::string text;
    for (; times > 0; --times)
        text += sign;
    return text;
}

std::string centred(const std::string& text, int width, std::string_view fill = " ")
{
    const int left = (width - columns(text)) / 2;
    const int right = width - columns(text) - left;
    return repeated(fill, left) + text + repeated(fill, right);
}

/// What a square is filled with: where there are no colours, dark ones are told by it.
std::string_view filling(const Scene& scene, rules::Square square)
{
    if (scene.theme.coloured || square.is_light())
        return " ";
    return scene.characters == Characters::ascii ? ":" : "░";
}

/// The row of a figure that stands in that row of its square; "" above and below.
std::string row_of(const Figure& figure, int row, SquareSize size)
{
    const auto height = static_cast<int>(figure.size());
    const int top = (size.height - height) / 2;
    return row < top || row >= top + height ? "" : figure[static_cast<std::size_t>(row - top)];
}

terminal::Ink ink_of(const Scene& scene, rules::Square square)
{
    using enum terminal::Plate;
    const auto piece = scene.board.at(square);
    const auto side = piece && piece->color == rules::Color::white ? white : black;
    return {.ground = square.is_light() ? terminal::Ground::light : terminal::Ground::dark,
            .mark = mark_of(scene, square),
            .plate = piece ? side : none};
}

/// In fewer rows a rook looks like a queen: a letter is seen better there.
constexpr int least_drawn_height = 3;

/// The pixels of a plate: its piece, and above it a gap to the next plate where there is room.
class Tile {
public:
    Tile(const Scene& scene, rules::Square square, SquareSize size)
        : ink_{ink_of(scene, square)}, width_{size.plate()}, gap_{scene.theme.coloured &&
                                                                          size.height > 2
                                                                      ? 1
                                                                      : 0}
    {
        const auto piece = scene.board.at(square);
        const bool draws = scene.silhouettes && scene.characters == Characters::unicode &&
                           size.height >= least_drawn_height;
        if (piece && draws)
            drawn_ = silhouette(piece->role, width_, 2 * size.height - gap_);
        left_ = drawn_ ? (width_ - drawn_->width) / 2 : 0;
        top_ = drawn_ ? (2 * size.height - gap_ - drawn_->height) / 2 : 0;
    }
    [[nodiscard]] bool is_drawn() const { return drawn_.has_value(); }

    /// One row of characters; two rows of pixels share it.
    void add_row(int row, terminal::Line& line) const
    {
        for (int column = 0; column < width_; ++column)
            add_cell(layer(column, 2 * row), layer(column, 2 * row + 1), line);
    }

private:
    [[nodiscard]] terminal::Layer layer(int x, int y) const
    {
        if (y < gap_)
            return terminal::Layer::square;
        const int column = x - left_;
        const int row = y - gap_ - top_;
        const bool inside = column >= 0 && row >= 0 && drawn_->at(column, row);
        return inside ? terminal::Layer::figure : terminal::Layer::plate;
    }

    /// Blanks wherever both pixels are alike: a font may leave gaps between full blocks.
    void add_cell(terminal::Layer upper, terminal::Layer lower, terminal::Line& line) const
    {
        auto ink = ink_;
        ink.behind = lower;
        ink.text = upper == lower ? terminal::Layer::figure : upper;
        const std::string text = upper == lower ? " " : "\u2580";
        if (line.back().ink == ink)
            line.back().text += text;
        else
            line.push_back({text, ink});
    }

    terminal::Ink ink_;
    int width_;
    int gap_;
    int left_ = 0;
    int top_ = 0;
    std::optional<Bitmap> drawn_;
};

/// A square in all its rows: its sign, the plate, its sign.
struct SquarePicture {
    Figure figure;
    Tile tile;
};

void add_slice(const Scene& scene,
               rules::Square square,
               const SquarePicture& drawn,
               int row,
               SquareSize size,
               terminal::Line& line)
{
    auto ink = ink_of(scene, square);
    const auto plate = std::exchange(ink.plate, terminal::Plate::none);
    const auto fill = filling(scene, square);
    const auto marks = signs(scene, square);
    const auto beside = repeated(fill, size.side() - 1);
    const auto sign = [&](char mark) {
        return mark == ' ' ? std::string{fill} : std::string{mark};
    };
    line.push_back({sign(marks[0]) + beside, ink});
    if (drawn.tile.is_drawn()) {
        drawn.tile.add_row(row, line);
    } else {
        const bool empty = plate == terminal::Plate::none;
        line.push_back({centred(row_of(drawn.figure, row, size), size.plate(), empty ? fill : " "),
                        ink_of(scene, square)});
    }
    line.push_back({beside + sign(marks[1]), ink});
}

/// The name of a rank or file, as large as its rows.
Figure name_of(const Scene& scene, char name, SquareSize size)
{
    if (!size.large_names() || scene.characters == Characters::ascii)
        return {{name}};
    return block_letter({&name, 1}, size.name_rows());
}

void add_rank(const Scene& scene, int rank_row, SquareSize size, std::vector<terminal::Line>& lines)
{
    std::vector<SquarePicture> squares;
    for (int column = 0; column < 8; ++column) {
        const auto square = square_at(scene, rank_row, column);
        squares.push_back({figure(scene, square, size), {scene, square, size}});
    }
    const auto name = name_of(scene, digit(square_at(scene, rank_row, 0).rank()), size);
    for (int row = 0; row < size.height; ++row) {
        const auto named = row_of(name, row, size);
        terminal::Line line{{named + repeated(" ", size.margin() - columns(named)), {}}};
        for (int column = 0; column < 8; ++column)
            add_slice(scene, square_at(scene, rank_row, column),
                      squares[static_cast<std::size_t>(column)], row, size, line);
        lines.push_back(std::move(line));
    }
}

void add_files(const Scene& scene, SquareSize size, std::vector<terminal::Line>& lines)
{
    Figure rows(static_cast<std::size_t>(size.name_rows()), repeated(" ", size.margin()));
    for (int column = 0; column < 8; ++column) {
        const auto name = name_of(scene, letter(square_at(scene, 0, column).file()), size);
        for (std::size_t row = 0; row < rows.size(); ++row)
            rows[row] += centred(row < name.size() ? name[row] : "", size.width());
    }
    for (auto& row : rows)
        lines.push_back({{std::move(row), {}}});
}

}  // namespace

terminal::Place mark_place(const Scene& scene, rules::Square square, SquareSize size)
{
    const auto seen =
        scene.below == rules::Color::white ? square : rules::Square::at(63 - square.index());
    return {(7 - index(seen.rank())) * size.height + (size.height - 1) / 2,
            size.margin() + index(seen.file()) * size.width()};
}

std::vector<terminal::Line> board_picture(const Scene& scene, SquareSize size)
{
    std::vector<terminal::Line> lines;
    for (int rank_row = 0; rank_row < 8; ++rank_row)
        add_rank(scene, rank_row, size, lines);
    add_files(scene, size, lines);
    return lines;
}

}  // namespace client::screen
