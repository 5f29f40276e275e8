// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/base/numbers.hpp"

#include <catch2/catch.hpp>

#include <cstdint>
#include <limits>
#include <string>

using namespace client::base;

TEST_CASE("a whole number is read with nothing before or behind it", "[base][numbers]")
{
    CHECK(read_number("0") == 0);
    CHECK(read_number("007") == 7);
    CHECK(read_number("-12") == -12);
    CHECK(read_number<unsigned>("fF", 16) == 255U);
    const auto text = GENERATE("", " 1", "1 ", "+1", "1.5", "1e3", "0x10", "one", "-", "--1");
    CHECK(read_number(text) == std::nullopt);
}

TEST_CASE("a number that its type cannot hold is none", "[base][numbers]")
{
    const auto largest = std::numeric_limits<std::int64_t>::max();
    CHECK(read_number<std::int64_t>(std::to_string(largest)) == largest);
    CHECK(read_number<std::int64_t>(std::to_string(largest) + "0") == std::nullopt);
    CHECK(read_number("2147483648") == std::nullopt);
    CHECK(read_number<unsigned>("-1") == std::nullopt);
}

TEST_CASE("a count is a whole number from zero", "[base][numbers]")
{
    CHECK(read_count("0") == 0);
    CHECK(read_count("40") == 40);
    CHECK(read_count("-1") == std::nullopt);
    CHECK(read_count("") == std::nullopt);
}
