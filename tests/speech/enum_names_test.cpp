// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/enum_names.hpp"

#include "speech/names.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

using namespace speech;

namespace {

enum class Course : std::uint8_t { soup, roast, sweet };

constexpr EnumNames<Course::sweet> courses{{{
    {Course::soup, "soup"},
    {Course::roast, "roast"},
    {Course::sweet, "sweet"},
}}};
constexpr EnumNames<true> switches{{{{false, "off"}, {true, "on"}}}};

}  // namespace

TEST_CASE("every value of an enumeration has a name, and the name finds it again",
          "[speech][enum-names]")
{
    const auto course = GENERATE(Course::soup, Course::roast, Course::sweet);
    CHECK(courses.find(courses[course]) == course);
    CHECK(courses[Course::roast] == "roast");
    CHECK(courses.all() == std::array<std::string_view, 3>{"soup", "roast", "sweet"});
}

TEST_CASE("a name that no value has finds nothing, in whatever case it is written",
          "[speech][enum-names]")
{
    const auto name = GENERATE("", "fish", "Soup", "soup ", "sou");
    CHECK(courses.find(name) == std::nullopt);
}

TEST_CASE("yes and no have names as enumerations have", "[speech][enum-names]")
{
    CHECK(switches.find("on") == true);
    CHECK(switches.find("off") == false);
    CHECK(switches.find("true") == std::nullopt);
    CHECK(switches[false] == "off");
}

TEST_CASE("an enumeration that has grown is noticed by the name of its next value",
          "[speech][enum-names]")
{
    STATIC_REQUIRE(has_name<Course::sweet>());
    STATIC_REQUIRE(has_name<static_cast<Course>(1)>());
    STATIC_REQUIRE_FALSE(has_name<static_cast<Course>(3)>());
}

TEST_CASE("the pieces and the sides are named as key files and word files name them",
          "[speech][enum-names]")
{
    CHECK(role_names.find("king") == rules::Role::king);
    CHECK(role_names[rules::Role::pawn] == "pawn");
    CHECK(side_names[rules::Color::black] == "black");
}
