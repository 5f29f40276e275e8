// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace client {

/// The folder that holds the program's own files (keymaps/, speech/words/) for a program that lies
/// at `executable`: the sources when that is a build tree, share/annabella when it is installed.
[[nodiscard]] std::filesystem::path data_folder(const std::filesystem::path& executable);

/// The same for the program that runs now.
[[nodiscard]] std::filesystem::path data_folder();

}  // namespace client
