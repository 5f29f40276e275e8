// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/chain.hpp"

#include <catch2/catch.hpp>

using namespace client::store;

namespace {

/// Three lines, the first two bound together.
std::string bound()
{
    Chain chain;
    const auto first = chain.bind("one\ntwo\n");
    return first + chain.bind("three\n");
}

std::string with(std::string text, const std::string& old, const std::string& other)
{
    return text.replace(text.find(old), old.size(), other);
}

}  // namespace

TEST_CASE("lines that stand as they were bound are as they were", "[src][store][chain]")
{
    CHECK(changed_lines(bound()).empty());
    CHECK(changed_lines("").empty());
    CHECK(changed_lines("of an\nearlier program\n").empty());
    CHECK(changed_lines(bound() + "torn").empty());
}

TEST_CASE("whatever is changed in bound lines is found where it is", "[src][store][chain]")
{
    using Ranges = std::vector<LineRange>;
    CHECK(changed_lines(with(bound(), "two", "six")) == Ranges{{1, 3}});
    CHECK(changed_lines(with(bound(), "three", "thrice")) == Ranges{{4, 5}});
    CHECK(changed_lines(with(bound(), "one\n", "")) == Ranges{{1, 2}});
    CHECK(changed_lines(with(bound(), "three\n", "three\nfour\n")) == Ranges{{4, 6}});
    CHECK(changed_lines(bound() + "four\n") == Ranges{{6, 6}});
    const auto whole = bound();
    for (std::size_t at = 0; at + 1 < whole.size(); ++at) {
        auto changed = whole;
        changed[at] = changed[at] == 'x' ? 'y' : 'x';
        CAPTURE(at, changed);
        CHECK_FALSE(changed_lines(changed).empty());
    }
}

TEST_CASE("bound lines are read without their digests, and counted as they stand",
          "[src][store][chain]")
{
    const auto text = bound() + "torn";
    BoundLines lines{text};
    CHECK(lines.next_begins_with("on"));
    CHECK(lines.next() == "one");
    CHECK(lines.next() == "two");
    CHECK(lines.next() == "three");
    CHECK(lines.number() == 4);
    CHECK_FALSE(lines.next());
}

TEST_CASE("lines are told by their numbers, neighbours together", "[src][store][chain]")
{
    CHECK(written(ranges_of({})).empty());
    CHECK(written(ranges_of({7})) == "7");
    CHECK(written(ranges_of({7, 9, 10, 11})) == "7, 9-11");
}
