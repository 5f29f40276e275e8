// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/places.hpp"

#include "src/cli/configured.hpp"

#include <cstdlib>
#include <optional>
#include <pwd.h>
#include <unistd.h>

namespace client::cli {

namespace {

namespace fs = std::filesystem;

/// The folder that a variable names; a relative one counts as none, as XDG has it.
std::optional<fs::path> named_by(const char* variable)
{
    const char* const folder = std::getenv(variable);
    return folder != nullptr && *folder == '/' ? std::optional<fs::path>{folder} : std::nullopt;
}

/// Never the folder one stands in: files would be left wherever the program is started.
fs::path home()
{
    if (const auto named = named_by("HOME"))
        return *named;
    const auto* const user = getpwuid(getuid());
    return user != nullptr ? user->pw_dir : "/";
}

}  // namespace

fs::path data_folder(const fs::path& executable)
{
    const auto folder = executable.parent_path();
    // Only a build tree has CMake's cache beside the program.
    const auto way = fs::exists(folder / "CMakeCache.txt") ? configured::build_to_source
                                                           : configured::bin_to_data;
    return (folder / way).lexically_normal();
}

fs::path data_folder()
{
    return data_folder(fs::read_symlink("/proc/self/exe"));
}

fs::path words_folder()
{
    return data_folder() / "speech" / "words";
}

fs::path kept_folder(const std::string& chosen)
{
    if (!chosen.empty())
        return chosen;
    return named_by("XDG_DATA_HOME").value_or(home() / ".local/share") / "annabella";
}

fs::path runtime_folder()
{
    const auto named = named_by("XDG_RUNTIME_DIR");
    return named ? *named / "annabella" : kept_folder() / "run";
}

fs::path settings_folder()
{
    return named_by("XDG_CONFIG_HOME").value_or(home() / ".config") / "annabella";
}

std::filesystem::path own_words_file()
{
    return settings_folder() / "words.toml";
}

}  // namespace client::cli
