// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/keeper.hpp"

#include "tests/src/store/folder.hpp"

#include <fstream>
#include <iterator>

namespace {

namespace fs = std::filesystem;
using client::store::Keeper;
using client::store::KeepNews;
using tests::Folder;

std::string content(const fs::path& path)
{
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

/// In the way of what is written: even root writes no file there.
void block(const fs::path& path)
{
    fs::create_directories(path / "in the way");
}

}  // namespace

TEST_CASE("what is kept is added to, and only its owner can read it", "[src][clock][keeper]")
{
    const Folder folder;
    Keeper keeper{folder.path() / "kept"};
    CHECK_FALSE(keeper.keep("one\n"));
    CHECK_FALSE(keeper.keep("one\ntwo\n"));
    CHECK(keeper.read() == "one\ntwo\n");
    CHECK(fs::status(keeper.file()).permissions() ==
          (fs::perms::owner_read | fs::perms::owner_write));
    CHECK_FALSE(keeper.keep("another\n"));
    CHECK(keeper.read() == "another\n");
    CHECK_FALSE(fs::exists(folder.path() / "kept.new"));
}

TEST_CASE("what was kept stands until something else is whole", "[src][clock][keeper]")
{
    const Folder folder;
    std::ofstream{folder.path() / "kept"} << "old\n";
    block(folder.path() / "kept.new");
    Keeper keeper{folder.path() / "kept"};
    CHECK(keeper.keep("new\n") == KeepNews::failed);
    CHECK(keeper.read() == "old\n");
}

TEST_CASE("what cannot be kept is told once, and kept whole as soon as it can be",
          "[src][clock][keeper]")
{
    const Folder folder;
    const auto file = folder.path() / "gone" / "kept";
    Keeper keeper{file};
    CHECK_FALSE(keeper.keep("one\n"));
    fs::remove_all(file.parent_path());
    std::ofstream{file.parent_path()} << "in the way";
    CHECK(keeper.keep("one\ntwo\n") == KeepNews::failed);
    CHECK_FALSE(keeper.keep("one\ntwo\nthree\n"));
    fs::remove(file.parent_path());
    CHECK(keeper.keep("one\ntwo\nthree\n") == KeepNews::again);  // nothing new has happened
    CHECK(keeper.read() == "one\ntwo\nthree\n");
    CHECK_FALSE(keeper.keep("one\ntwo\nthree\nfour\n"));
    CHECK(keeper.read() == "one\ntwo\nthree\nfour\n");
}

TEST_CASE("a file that somebody has removed is written whole, without a hole",
          "[src][clock][keeper]")
{
    const Folder folder;
    Keeper keeper{folder.path() / "kept"};
    CHECK_FALSE(keeper.keep("head\n"));
    fs::remove(keeper.file());
    CHECK_FALSE(keeper.keep("head\nline\n"));
    CHECK(keeper.read() == "head\nline\n");
}

TEST_CASE("what is put aside stays beside what was put aside earlier", "[src][clock][keeper]")
{
    const Folder folder;
    Keeper keeper{folder.path() / "kept"};
    for (const std::string game : {"first", "second", "third"}) {
        CHECK_FALSE(keeper.keep(game));
        keeper.put_aside();
        CHECK(keeper.read().empty());
    }
    CHECK(content(folder.path() / "kept.old") == "first");
    CHECK(content(folder.path() / "kept.2.old") == "second");
    CHECK(content(folder.path() / "kept.3.old") == "third");
}
