// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/places.hpp"

#include "src/configured.hpp"

namespace client {

std::filesystem::path data_folder(const std::filesystem::path& executable)
{
    const auto folder = executable.parent_path();
    // Only a build tree has CMake's cache beside the program.
    const auto way = std::filesystem::exists(folder / "CMakeCache.txt")
                         ? configured::build_to_source
                         : configured::bin_to_data;
    return (folder / way).lexically_normal();
}

std::filesystem::path data_folder()
{
    return data_folder(std::filesystem::read_symlink("/proc/self/exe"));
}

}  // namespace client
