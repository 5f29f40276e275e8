// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

/// Where files lie: the program's own, and those of the player.
namespace client::cli {

/// The folder that holds the program's own files (keymaps/, speech/words/) for a program that lies
/// at `executable`: the sources when that is a build tree, share/annabella when it is installed.
[[nodiscard]] std::filesystem::path data_folder(const std::filesystem::path& executable);

/// The same for the program that runs now.
[[nodiscard]] std::filesystem::path data_folder();
/// There, the words of the languages: a file each.
[[nodiscard]] std::filesystem::path words_folder();

/// Where games and clocks are kept: the folder that was chosen; without one XDG_DATA_HOME or
/// ~/.local/share, and there annabella.
[[nodiscard]] std::filesystem::path kept_folder(const std::string& chosen = {});

/// Where programs of this person that run now find each other: XDG_RUNTIME_DIR and there annabella;
/// without one a folder where games are kept.
[[nodiscard]] std::filesystem::path runtime_folder();

/// XDG_CONFIG_HOME or ~/.config, and there annabella.
[[nodiscard]] std::filesystem::path settings_folder();
/// There, single words that the player says otherwise.
[[nodiscard]] std::filesystem::path own_words_file();

}  // namespace client::cli
