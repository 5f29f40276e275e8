// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/file_keeping.hpp"

#include "tests/src/host/toy.hpp"
#include "tests/src/store/folder.hpp"
#include "tests/src/store/kept_lines.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace client;

words::WordOptions english()
{
    words::WordOptions options;
    options.language = "en";
    return options;
}

/// A pile of stones whose journal is kept in a file.
struct KeptStones {
    explicit KeptStones(const std::filesystem::path& file) : keeper{file} {}

    std::string journal;
    words::ChosenWords words{english()};
    tests::Stones stones{words};
    store::Keeper keeper;
    host::FileKeeping keeping{keeper, stones, [this] { return journal; }};
};

std::string told(const host::Tidings& tidings)
{
    std::string all;
    for (const auto& tiding : tidings)
        for (const auto& line : std::get<host::tidings::Told>(tiding).lines)
            all += line.screen + '\n';
    return all;
}

}  // namespace

TEST_CASE("the journal of an activity is in its file when keeping returns", "[src][host][keeper]")
{
    const tests::Folder folder;
    KeptStones kept{folder.path() / "stones"};
    CHECK(kept.keeping.keep({}).empty());
    CHECK_FALSE(std::filesystem::exists(kept.keeper.file()));  // there is nothing to keep
    kept.journal = "18 left\n";
    CHECK(kept.keeping.keep({}).empty());
    CHECK(tests::kept_lines(kept.keeper) == "18 left\n");
    kept.keeping.put_aside();
    CHECK(std::filesystem::exists(folder.path() / "stones.old"));
    CHECK(kept.keeping.keep({}).empty());
    kept.keeping.forget();
    CHECK(kept.keeper.read().empty());
}

TEST_CASE("that nothing can be kept is told once, and once that it can be again",
          "[src][host][keeper]")
{
    const tests::Folder folder;
    KeptStones kept{folder.path() / "stones"};
    const auto in_the_way = folder.path() / "stones.new";
    std::filesystem::create_directories(in_the_way / "something");
    kept.journal = "18 left\n";
    CHECK_THAT(told(kept.keeping.keep({})), Catch::Contains("stones"));
    kept.journal += "15 left\n";
    CHECK(kept.keeping.keep({}).empty());
    std::filesystem::remove_all(in_the_way);
    kept.journal += "12 left\n";
    CHECK_FALSE(told(kept.keeping.keep({})).empty());
    CHECK(tests::kept_lines(kept.keeper) == "18 left\n15 left\n12 left\n");
}
