// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/diagram/shape.hpp"

#include <charconv>
#include <cstddef>

namespace client::diagram {
namespace {

struct Shape {
    std::string_view outline;
    std::string_view detail;
};

/// By role.
constexpr std::array<Shape, 6> shapes{{
    {"M50 16 C59 16 65 22 65 30 C65 36 62 40 58 43 L66 43 L66 50 L57 50 C58 62 64 68 71 74 "
     "L76 79 L76 88 L24 88 L24 79 L29 74 C36 68 42 62 43 50 L34 50 L34 43 L42 43 "
     "C38 40 35 36 35 30 C35 22 41 16 50 16 Z",
     "M31 79 L69 79"},
    {"M26 88 L80 88 C84 58 78 30 56 20 L52 9 L44 19 C32 25 24 38 15 52 C11 59 15 67 22 66 "
     "C27 65 29 60 34 59 C41 59 47 56 51 51 C52 62 30 68 26 88 Z",
     "M35 35 C37 33 40 33 41 35 C40 38 37 38 35 35 Z M34 80 L74 80"},
    {"M50 6 C54 6 57 9 57 13 C57 15 56 17 55 18 C65 26 71 36 69 46 C68 52 64 56 60 58 L68 58 "
     "L68 65 L61 65 C62 70 64 73 66 76 L80 79 L80 88 L20 88 L20 79 L34 76 C36 73 38 70 39 65 "
     "L32 65 L32 58 L40 58 C36 56 32 52 31 46 C29 36 35 26 45 18 C44 17 43 15 43 13 "
     "C43 9 46 6 50 6 Z",
     "M61 28 L50 42 M36 79 L64 79"},
    {"M20 14 L33 14 L33 22 L43 22 L43 14 L57 14 L57 22 L67 22 L67 14 L80 14 L80 33 L69 41 "
     "L71 68 L80 75 L80 88 L20 88 L20 75 L29 68 L31 41 L20 33 Z",
     "M32 41 L68 41 M30 69 L70 69"},
    {"M22 88 L78 88 L78 79 C74 75 73 70 75 64 L94 26 L72 48 L70 13 L58 44 L50 7 L42 44 L30 13 "
     "L28 48 L6 26 L25 64 C27 70 26 75 22 79 Z",
     "M28 65 C42 61 58 61 72 65 M27 78 C42 75 58 75 73 78"},
    {"M46 4 L54 4 L54 11 L62 11 L62 19 L54 19 L54 31 C62 24 89 26 89 46 C89 56 79 62 75 68 "
     "L75 76 L80 80 L80 88 L20 88 L20 80 L25 76 L25 68 C21 62 11 56 11 46 C11 26 38 24 46 31 "
     "L46 19 L38 19 L38 11 L46 11 Z",
     "M50 34 L50 64 M29 67 C42 63 58 63 71 67 M28 78 L72 78"},
}};

const Shape& shape(rules::Role role)
{
    return shapes.at(static_cast<std::size_t>(index(role)));
}

/// Takes a path from its front.
class PathReader {
public:
    explicit PathReader(std::string_view path) : rest_{path} {}

    [[nodiscard]] bool at_end()
    {
        drop_blanks();
        return rest_.empty();
    }
    [[nodiscard]] Step step()
    {
        const char letter = rest_.front();
        rest_.remove_prefix(1);
        switch (letter) {
        case 'M':
            return {Stroke::move, {point()}};
        case 'L':
            return {Stroke::line, {point()}};
        case 'C':
            return curve();
        default:
            return {Stroke::close, {}};
        }
    }

private:
    void drop_blanks()
    {
        while (rest_.starts_with(' '))
            rest_.remove_prefix(1);
    }
    [[nodiscard]] double number()
    {
        drop_blanks();
        double value = 0;
        const auto* const end =
            std::from_chars(rest_.data(), rest_.data() + rest_.size(), value).ptr;
        rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
        return value;
    }
    [[nodiscard]] Point point()
    {
        const double x = number();
        return {x, number()};
    }
    [[nodiscard]] Step curve()
    {
        const Point first = point();
        const Point second = point();
        return {Stroke::curve, {first, second, point()}};
    }

    std::string_view rest_;
};

Point on_curve(Point from, const std::array<Point, 3>& to, double t)
{
    const double u = 1 - t;
    const auto at = [&](double a, double b, double c, double d) {
        return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    };
    return {at(from.x, to[0].x, to[1].x, to[2].x), at(from.y, to[0].y, to[1].y, to[2].y)};
}

void add_curve(std::vector<Point>& polygon, const std::array<Point, 3>& to)
{
    constexpr int parts = 12;
    const Point from = polygon.back();
    for (int part = 1; part <= parts; ++part)
        polygon.push_back(on_curve(from, to, static_cast<double>(part) / parts));
}

}  // namespace

std::string_view outline(rules::Role role)
{
    return shape(role).outline;
}

std::string_view detail(rules::Role role)
{
    return shape(role).detail;
}

std::vector<Step> steps(std::string_view path)
{
    PathReader reader{path};
    std::vector<Step> all;
    while (!reader.at_end())
        all.push_back(reader.step());
    return all;
}

std::vector<std::vector<Point>> polygons(std::string_view path)
{
    std::vector<std::vector<Point>> all;
    for (const auto& [stroke, points] : steps(path))
        if (stroke == Stroke::move)
            all.push_back({points[0]});
        else if (stroke == Stroke::line)
            all.back().push_back(points[0]);
        else if (stroke == Stroke::curve)
            add_curve(all.back(), points);
    return all;
}

}  // namespace client::diagram
