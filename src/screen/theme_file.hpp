// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/cli/settings.hpp"
#include "src/terminal/theme.hpp"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Themes as files: TOML, a colour to a line.
namespace client::screen {

struct ReadTheme {
    terminal::Theme theme;
    cli::Settings lines;  ///< with the faults; a line that is wrong leaves the usual colour
};

[[nodiscard]] ReadTheme read_theme(const std::filesystem::path& file);

/// By its name, of those that are shipped, or by its file.
[[nodiscard]] ReadTheme named_theme(std::string_view name);
[[nodiscard]] bool is_theme(std::string_view name);
[[nodiscard]] std::vector<std::string> shipped_themes();

/// How well pieces, and marks, are seen at the least.
struct ThemeContrast {
    double pieces = 0;
    double marks = 0;
};
[[nodiscard]] ThemeContrast contrast_of(const terminal::Theme& theme);

}  // namespace client::screen
