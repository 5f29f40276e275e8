// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/places.hpp"

#include "src/cli/configured.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>

namespace {

namespace fs = std::filesystem;

TEST_CASE("the program in the build tree finds its files among the sources", "[src][places]")
{
    CHECK(fs::equivalent(client::cli::data_folder(), fs::current_path()));
}

TEST_CASE("the installed program finds its files under the same prefix", "[src][places]")
{
    const fs::path folder = "/somewhere/else/bin";
    CHECK(client::cli::data_folder(folder / "annabella") ==
          (folder / client::cli::configured::bin_to_data).lexically_normal());
}

/// A variable of the environment with another value, or without one, for a while.
class Variable {
public:
    Variable(const char* name, const char* value) : name_{name}
    {
        if (const char* const before = std::getenv(name))
            before_ = before;
        set(value);
    }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;
    Variable(Variable&&) = delete;
    Variable& operator=(Variable&&) = delete;
    ~Variable() { set(before_ ? before_->c_str() : nullptr); }

private:
    void set(const char* value) const
    {
        if (value != nullptr)
            setenv(name_, value, 1);
        else
            unsetenv(name_);
    }

    const char* name_;
    std::optional<std::string> before_;
};

TEST_CASE("a player's files lie where XDG has them, else below the home folder", "[src][places]")
{
    const Variable home{"HOME", "/home/anna"};
    {
        const Variable data{"XDG_DATA_HOME", nullptr};
        const Variable config{"XDG_CONFIG_HOME", "not/absolute"};
        CHECK(client::cli::kept_folder() == "/home/anna/.local/share/annabella");
        CHECK(client::cli::settings_folder() == "/home/anna/.config/annabella");
    }
    const Variable data{"XDG_DATA_HOME", "/data"};
    const Variable config{"XDG_CONFIG_HOME", "/config"};
    CHECK(client::cli::kept_folder() == "/data/annabella");
    CHECK(client::cli::settings_folder() == "/config/annabella");
    CHECK(client::cli::kept_folder("here") == "here");
}

TEST_CASE("without HOME nothing is left in the folder one stands in", "[src][places]")
{
    const Variable home{"HOME", nullptr};
    const Variable data{"XDG_DATA_HOME", nullptr};
    CHECK(client::cli::kept_folder().is_absolute());
}

}  // namespace
