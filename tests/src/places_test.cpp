// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/places.hpp"

#include "src/configured.hpp"

#include <catch2/catch.hpp>

#include <filesystem>

namespace {

namespace fs = std::filesystem;

TEST_CASE("the program in the build tree finds its files among the sources", "[src][places]")
{
    CHECK(fs::equivalent(client::data_folder(), fs::current_path()));
}

TEST_CASE("the installed program finds its files under the same prefix", "[src][places]")
{
    const fs::path folder = "/somewhere/else/bin";
    CHECK(client::data_folder(folder / "annabella") ==
          (folder / client::configured::bin_to_data).lexically_normal());
}

}  // namespace
