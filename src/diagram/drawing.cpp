// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/diagram/drawing.hpp"

#include "speech/names.hpp"
#include "src/diagram/labels.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstddef>

namespace client::diagram {
namespace {

using rules::Color;
using rules::Square;

constexpr double square_size = 100;
constexpr Point board_corner{90, 10};
constexpr Tint black{0x000000};
constexpr Tint white{0xffffff};

/// What differs between pictures for eyes and for fingers.
struct Paint {
    Tint light;
    Tint dark;
    double outline;  ///< of pieces, on both sides of the line
    double grid;
};
constexpr std::array<Paint, 2> paints{{
    {Tint{0xe8e4d8}, Tint{0x9aa5ad}, 5, 3},
    {white, white, 10, 8},
}};
/// By colour of the mark, which has a shape of its own as well.
constexpr std::array<Tint, 4> mark_tints{Tint{0xc00000}, Tint{0xf0c000}, Tint{0x007000},
                                         Tint{0x0040c0}};
constexpr std::array<std::string_view, 4> mark_shapes{
    "M6 6 L94 6 L94 94 L6 94 Z",
    "M50 3 L97 50 L50 97 L3 50 Z",
    "M50 4 C75 4 96 25 96 50 C96 75 75 96 50 96 C25 96 4 75 4 50 C4 25 25 4 50 4 Z",
    "M50 5 L97 93 L3 93 Z",
};

/// One picture while it is drawn.
class Drawing {
public:
    Drawing(Canvas& canvas, const Diagram& diagram, const Captions& captions, Look look)
        : canvas_{canvas}, diagram_{diagram}, captions_{captions}, look_{look},
          paint_{paints.at(static_cast<std::size_t>(look))}
    {
    }

    void ground()
    {
        canvas_.draw("M0 0 L900 0 L900 900 L0 900 Z", {}, {.fill = white});
        for (int i = 0; i < 64; ++i)
            square(Square::at(i));
        canvas_.draw("M0 0 L800 0 L800 800 L0 800 Z", {board_corner},
                     {.line = black, .width = paint_.grid});
    }
    void names()
    {
        for (int i = 0; i < 8; ++i) {
            name(rules::digit(square_at(diagram_, {0, i}).rank()),
                 {45, board_corner.y + square_size * (i + 0.5)});
            name(rules::letter(square_at(diagram_, {i, 7}).file()),
                 {board_corner.x + square_size * (i + 0.5), 853});
        }
    }
    void marks()
    {
        for (const auto& mark : diagram_.marks.squares) {
            const auto color = static_cast<std::size_t>(mark.color);
            canvas_.begin({}, "mark", captions_.mark(mark));
            framed(mark_shapes.at(color), {corner(mark.square)}, tint(mark.color), 7);
            canvas_.end();
        }
    }
    void pieces()
    {
        for (int i = 0; i < 64; ++i)
            if (const auto piece = diagram_.board.at(Square::at(i)))
                this->piece(Square::at(i), *piece);
    }
    void arrows()
    {
        for (const auto& arrow : diagram_.marks.arrows)
            if (arrow.from != arrow.to)
                this->arrow(arrow);
    }

private:
    [[nodiscard]] bool is_felt() const { return look_ == Look::felt; }
    /// Paper that swells knows black alone.
    [[nodiscard]] Tint tint(rules::MarkColor color) const
    {
        return is_felt() ? black : mark_tints.at(static_cast<std::size_t>(color));
    }
    [[nodiscard]] Point corner(Square square) const
    {
        const auto [column, row] = cell_of(diagram_, square);
        return {board_corner.x + square_size * column, board_corner.y + square_size * row};
    }
    [[nodiscard]] Point middle(Square square) const
    {
        const auto [x, y] = corner(square);
        return {x + square_size / 2, y + square_size / 2};
    }

    void square(Square square)
    {
        const Placing at{corner(square)};
        canvas_.draw("M0 0 L100 0 L100 100 L0 100 Z", at,
                     {.fill = square.is_light() ? paint_.light : paint_.dark});
        if (is_felt())
            canvas_.draw("M0 0 L100 0 L100 100 L0 100 Z", at, {.line = black, .width = 4});
        if (is_felt() && !square.is_light())  // a dark square is rough at its edges
            canvas_.draw("M4 30 L30 4 M70 96 L96 70 M4 16 L16 4 M84 96 L96 84", at,
                         {.line = black, .width = 3});
    }
    void name(char sign, Point middle)
    {
        if (is_felt())
            canvas_.draw(braille_label(sign), {{middle.x - 37, middle.y - 27}, 6}, {.fill = black});
        else
            canvas_.draw(label(sign), {{middle.x - 12, middle.y - 20}, 4},
                         {.line = black, .width = 1.2});
    }
    /// A line that is seen on every ground: a dark edge on both its sides.
    void framed(std::string_view path, const Placing& at, Tint tint, double width)
    {
        canvas_.draw(path, at, {.line = is_felt() ? white : black, .width = width + 4});
        canvas_.draw(path, at, {.line = tint, .width = width});
    }
    void piece(Square square, rules::Piece piece)
    {
        const bool light = piece.color == Color::white;
        const auto kind =
            fmt::format("{} {}", speech::side_names[piece.color], speech::role_names[piece.role]);
        canvas_.begin(square.name(), kind, captions_.piece(square, piece));
        const Placing at{corner(square)};
        canvas_.draw(outline(piece.role), at, {.line = white, .width = 2.6 * paint_.outline});
        canvas_.draw(outline(piece.role), at,
                     {.fill = light ? white : black, .line = black, .width = paint_.outline});
        if (!is_felt())  // a finger needs the plain body
            canvas_.draw(detail(piece.role), at, {.line = light ? black : white, .width = 3});
        canvas_.end();
    }
    void arrow(const rules::Arrow& arrow)
    {
        canvas_.begin({}, "arrow", captions_.arrow(arrow));
        canvas_.draw(arrow_path(middle(arrow.from), middle(arrow.to)), {},
                     {.fill = tint(arrow.color), .line = is_felt() ? white : black, .width = 5});
        canvas_.end();
    }
    /// From beside one middle into the other, with its head there.
    static std::string arrow_path(Point from, Point to)
    {
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        const Point ahead{(to.x - from.x) / length, (to.y - from.y) / length};
        std::string path;
        const auto add = [&](double along, double aside) {
            path += fmt::format("{}{:.1f} {:.1f} ", path.empty() ? 'M' : 'L',
                                from.x + ahead.x * along - ahead.y * aside,
                                from.y + ahead.y * along + ahead.x * aside);
        };
        constexpr double begin = 22;
        constexpr double head = 40;
        add(begin, -6);
        add(length - head, -6);
        add(length - head, -20);
        add(length, 0);
        add(length - head, 20);
        add(length - head, 6);
        add(begin, 6);
        return path + 'Z';
    }

    Canvas& canvas_;
    const Diagram& diagram_;
    const Captions& captions_;
    Look look_;
    const Paint& paint_;
};

}  // namespace

void draw(Canvas& canvas, const Diagram& diagram, const Captions& captions, Look look)
{
    Drawing drawing{canvas, diagram, captions, look};
    drawing.ground();
    drawing.names();
    drawing.marks();
    drawing.pieces();
    drawing.arrows();
}

}  // namespace client::diagram
