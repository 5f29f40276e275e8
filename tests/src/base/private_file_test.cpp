// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/base/private_file.hpp"

#include "tests/src/store/folder.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <string>

namespace {

namespace fs = std::filesystem;
using namespace client::base;

std::string content(const fs::path& path)
{
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

constexpr auto owner_only = fs::perms::owner_read | fs::perms::owner_write;

}  // namespace

TEST_CASE("a private file is its owner's alone, whatever stood there before", "[src][base]")
{
    const tests::Folder folder;
    const auto file = folder.path() / "slip";
    std::ofstream{file} << "open to all";
    fs::permissions(file, fs::perms::all);
    REQUIRE(write_private(file, "secret"));
    CHECK(content(file) == "secret");
    CHECK(fs::status(file).permissions() == owner_only);
    REQUIRE(append_private(folder.path() / "added", "one"));
    REQUIRE(append_private(folder.path() / "added", "two"));
    CHECK(content(folder.path() / "added") == "onetwo");
    CHECK(fs::status(folder.path() / "added").permissions() == owner_only);
}

TEST_CASE("what all may read is theirs only once it is whole", "[src][base]")
{
    const tests::Folder folder;
    REQUIRE(write_private(folder.path() / "envelope", "outside", Readers::all));
    const auto readable = fs::perms::group_read | fs::perms::others_read;
    CHECK(fs::status(folder.path() / "envelope").permissions() == (owner_only | readable));
}

TEST_CASE("neither a link nor a device is written over", "[src][base]")
{
    const tests::Folder folder;
    std::ofstream{folder.path() / "other"} << "of somebody else";
    fs::create_symlink(folder.path() / "other", folder.path() / "link");
    CHECK_FALSE(write_private(folder.path() / "link", "mine"));
    CHECK_FALSE(append_private(folder.path() / "link", "mine"));
    CHECK(content(folder.path() / "other") == "of somebody else");
    CHECK_FALSE(write_private("/dev/full", "mine"));
    CHECK(fs::is_character_file("/dev/full"));
}
