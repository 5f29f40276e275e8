// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/left_behind.hpp"

#include "tests/speech/shipped.hpp"
#include "tests/src/store/folder.hpp"

#include <catch2/catch.hpp>

#include <fstream>

namespace {

using namespace client;

/// Lines that begin with a question mark say nothing; without any other there is nothing in it.
std::optional<std::vector<std::size_t>> unread(std::string_view text)
{
    std::vector<std::size_t> lines;
    store::BoundLines all{text};
    bool readable = false;
    while (const auto line = all.next())
        if (line->starts_with('?'))
            lines.push_back(all.number());
        else
            readable = true;
    return readable ? std::optional{lines} : std::nullopt;
}

void write(const store::Keeper& keeper, const std::string& text)
{
    std::ofstream{keeper.file()} << text;
}

}  // namespace

TEST_CASE("what was left behind whole is told without a word", "[src][host][keeper]")
{
    const tests::Folder folder;
    store::Keeper keeper{folder.path() / "kept"};
    CHECK_FALSE(keeper.keep("one\ntwo\n"));
    const auto left = host::left_behind(keeper, unread);
    CHECK(left.text == keeper.read());
    CHECK(left.aside.empty());
    CHECK(host::fault_words(left, shipped::lexicon("en")).empty());
}

TEST_CASE("what cannot be read at all is put aside and never written over", "[src][host][keeper]")
{
    const tests::Folder folder;
    store::Keeper keeper{folder.path() / "kept"};
    write(keeper, "?\n?\n");
    const auto left = host::left_behind(keeper, unread);
    CHECK(left.text.empty());
    CHECK(left.is_unreadable());
    CHECK_FALSE(keeper.keep("one\n"));
    CHECK(std::filesystem::exists(left.aside));
    CHECK_THAT(host::fault_words(left, shipped::lexicon("en")).front().screen,
               Catch::Contains("cannot be read. Its file lies at " + left.aside));
}

TEST_CASE("lines that are lost or changed are told by their numbers in every language",
          "[src][host][keeper]")
{
    const tests::Folder folder;
    store::Keeper keeper{folder.path() / "kept"};
    CHECK_FALSE(keeper.keep("one\n?\nthree\n"));
    auto text = keeper.read();
    write(keeper, text.replace(text.find("three"), 5, "seven"));
    const auto left = host::left_behind(keeper, unread);
    CHECK(left.unread == "2");
    CHECK(left.changed == "1-4");
    CHECK(std::filesystem::exists(left.aside));
    CHECK(std::filesystem::exists(keeper.file()));
    const std::string language = GENERATE(from_range(shipped::languages));
    const auto words = host::fault_words(left, shipped::lexicon(language));
    REQUIRE(words.size() == 2);
    CHECK_THAT(words[0].screen, Catch::Contains(": 2."));
    CHECK_THAT(words[1].screen, Catch::Contains(": 1-4."));
}
