// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/annotation.hpp"

#include <catch2/catch.hpp>

namespace {

using rules::Arrow;
using rules::evaluation_in;
using rules::MarkColor;
using rules::Marks;
using rules::marks_in;
using rules::SquareMark;
using rules::WrittenEvaluation;

rules::Square square(std::string_view name)
{
    return rules::Square::parse(name).value();
}

TEST_CASE("marks and arrows are read from a comment, in their order", "[rules][annotation]")
{
    const auto marks = marks_in("Look: [%csl Re5,Gf7] [%cal Bf3e5, Yd1h5] and so on");
    CHECK(marks.squares == std::vector{SquareMark{square("e5"), MarkColor::red},
                                       SquareMark{square("f7"), MarkColor::green}});
    CHECK(marks.arrows == std::vector{Arrow{square("f3"), square("e5"), MarkColor::blue},
                                      Arrow{square("d1"), square("h5"), MarkColor::yellow}});
}

TEST_CASE("what is no mark is passed over", "[rules][annotation]")
{
    for (const auto* const comment :
         {"", "plain", "[%csl ]", "[%csl Xe5]", "[%csl Re9]", "[%csl R]", "[%csl Re5", "[%cal Re5]",
          "[%cal Rf3e9]", "[%cal Rf3e5x]", "[%cal", "[%csl ,,, ]", "[%clk 0:00:01]"})
        CHECK(marks_in(comment).empty());
    CHECK(marks_in("[%csl Xe5,Re4]").squares ==
          std::vector{SquareMark{square("e4"), MarkColor::red}});
}

TEST_CASE("marks are written as they are read", "[rules][annotation]")
{
    for (const auto* const comment :
         {"", "[%csl Re5]", "[%cal Gf3e5,Ya1h8]", "[%csl Re5,Bd4] [%cal Yf3e5]"})
        CHECK(marks_comment(marks_in(comment)) == comment);
}

TEST_CASE("an evaluation is hundredths of a pawn or moves to mate", "[rules][annotation]")
{
    CHECK(evaluation_in("[%eval 0.25]") == WrittenEvaluation{25});
    CHECK(evaluation_in("[%eval -3.1,18] better") == WrittenEvaluation{-310});
    CHECK(evaluation_in("[%clk 0:01:00] [%eval +1]") == WrittenEvaluation{100});
    CHECK(evaluation_in("[%eval #-4]") == WrittenEvaluation{0, -4});
    CHECK(evaluation_in("[%eval #3]") == WrittenEvaluation{0, 3});
    for (const auto* const comment :
         {"", "[%eval ]", "[%eval x]", "[%eval #]", "[%eval 0.1", "[%eval nan]", "[%eval 1e99]"})
        CHECK_FALSE(evaluation_in(comment));
}

}  // namespace
