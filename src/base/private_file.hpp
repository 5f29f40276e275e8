// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

/// Files that only their owner can read, from their first byte on, and that are on the disk when
/// it is said so.
namespace client::base {

/// Who can read a file once it is whole.
enum class Readers : std::uint8_t { owner, all };

/// Adds to a file, which is made if it is not there. A link in its place is not followed.
[[nodiscard]] bool append_private(const std::filesystem::path& file, std::string_view text);
/// Puts a new file in the place of whatever has its name, which stands until the new one is whole.
/// What is no file, such as a device, stays.
[[nodiscard]] bool write_private(const std::filesystem::path& file,
                                 std::string_view text,
                                 Readers readers = Readers::owner);
/// Makes a folder that only its owner can enter, and those above it.
void make_private_folder(const std::filesystem::path& folder);

}  // namespace client::base
