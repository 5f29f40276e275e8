// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/keeper.hpp"

#include "tests/src/store/folder.hpp"
#include "tests/src/store/kept_lines.hpp"

#include <fstream>
#include <iterator>
#include <vector>

namespace {

namespace fs = std::filesystem;
using client::store::Keeper;
using client::store::KeepNews;
using tests::Folder;
using tests::kept_lines;

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
    CHECK(kept_lines(keeper) == "one\ntwo\n");
    CHECK(fs::status(keeper.file()).permissions() ==
          (fs::perms::owner_read | fs::perms::owner_write));
    CHECK_FALSE(keeper.keep("another\n"));
    CHECK(kept_lines(keeper) == "another\n");
    CHECK_FALSE(fs::exists(folder.path() / "kept.new"));
}

TEST_CASE("what was kept stands until something else is whole", "[src][clock][keeper]")
{
    const Folder folder;
    std::ofstream{folder.path() / "kept"} << "old\n";
    block(folder.path() / "kept.new");
    Keeper keeper{folder.path() / "kept"};
    CHECK(keeper.keep("new\n") == KeepNews::failed);
    CHECK(kept_lines(keeper) == "old\n");
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
    CHECK(kept_lines(keeper) == "one\ntwo\nthree\n");
    CHECK_FALSE(keeper.keep("one\ntwo\nthree\nfour\n"));
    CHECK(kept_lines(keeper) == "one\ntwo\nthree\nfour\n");
}

TEST_CASE("a file that somebody has removed is written whole, without a hole",
          "[src][clock][keeper]")
{
    const Folder folder;
    Keeper keeper{folder.path() / "kept"};
    CHECK_FALSE(keeper.keep("head\n"));
    fs::remove(keeper.file());
    CHECK_FALSE(keeper.keep("head\nline\n"));
    CHECK(kept_lines(keeper) == "head\nline\n");
}

TEST_CASE("what is added is bound to all that stands before it", "[src][clock][keeper]")
{
    const Folder folder;
    Keeper keeper{folder.path() / "kept"};
    CHECK_FALSE(keeper.keep("one\n"));
    CHECK_FALSE(keeper.keep("one\ntwo\n"));
    auto text = content(keeper.file());
    CHECK(client::store::changed_lines(text).empty());
    text.replace(text.find("one"), 3, "six");
    CHECK(client::store::changed_lines(text) == std::vector<client::store::LineRange>{{1, 2}});
}

TEST_CASE("a link in the place of what is kept is not followed", "[src][clock][keeper]")
{
    const Folder folder;
    std::ofstream{folder.path() / "other"} << "of somebody else\n";
    fs::create_symlink(folder.path() / "other", folder.path() / "kept");
    Keeper keeper{folder.path() / "kept"};
    CHECK(keeper.keep("one\n") == KeepNews::failed);
    CHECK(content(folder.path() / "other") == "of somebody else\n");
}

TEST_CASE("a folder that is made for what is kept is its owner's alone", "[src][clock][keeper]")
{
    const Folder folder;
    Keeper keeper{folder.path() / "own" / "kept"};
    CHECK_FALSE(keeper.keep("one\n"));
    CHECK(fs::status(folder.path() / "own").permissions() == fs::perms::owner_all);
}

TEST_CASE("what is damaged lies aside as a copy, and stays in its place", "[src][clock][keeper]")
{
    const Folder folder;
    Keeper keeper{folder.path() / "kept"};
    CHECK_FALSE(keeper.keep("one\n"));
    CHECK(content(keeper.copy_aside()) == content(keeper.file()));
}

TEST_CASE("what is put aside stays beside what was put aside earlier", "[src][clock][keeper]")
{
    const Folder folder;
    Keeper keeper{folder.path() / "kept"};
    for (const std::string game : {"first\n", "second\n", "third\n"}) {
        CHECK_FALSE(keeper.keep(game));
        keeper.put_aside();
        CHECK(keeper.read().empty());
    }
    CHECK_THAT(content(folder.path() / "kept.old"), Catch::StartsWith("first\n"));
    CHECK_THAT(content(folder.path() / "kept.2.old"), Catch::StartsWith("second\n"));
    CHECK_THAT(content(folder.path() / "kept.3.old"), Catch::StartsWith("third\n"));
}
