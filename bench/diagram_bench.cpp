// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position.hpp"
#include "src/diagram/png.hpp"
#include "src/diagram/svg.hpp"

#include <benchmark/benchmark.h>

namespace {

using namespace client::diagram;

Diagram start_with_marks()
{
    return {rules::Position::initial().board(), rules::Color::white,
            rules::marks_in("[%csl Re5,Gd4] [%cal Gf3e5,Bf1b5]")};
}

Captions captions()
{
    return {"title", "description",
            [](rules::Square square, rules::Piece) { return square.name(); },
            [](const rules::SquareMark& mark) { return mark.square.name(); },
            [](const rules::Arrow& arrow) { return arrow.to.name(); }};
}

void diagram_as_svg(benchmark::State& state)
{
    const auto diagram = start_with_marks();
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(svg(diagram, captions(), Look::seen));
}
BENCHMARK(diagram_as_svg)->Unit(benchmark::kMillisecond);

void diagram_as_png(benchmark::State& state)
{
    const auto diagram = start_with_marks();
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(png(diagram, captions(), Look::seen));
}
BENCHMARK(diagram_as_png)->Unit(benchmark::kMillisecond);

}  // namespace
