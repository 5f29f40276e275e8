// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/screen/theme_file.hpp"

#include "speech/messages.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/places.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace client::screen {
namespace {

std::filesystem::path theme_file(std::string_view name)
{
    const bool is_file = name.find_first_of("/.") != std::string_view::npos;
    return is_file ? std::filesystem::path{name}
                   : cli::data_folder() / "themes" / (std::string{name} + ".toml");
}

/// Whether the theme has colours at all; the one line that is no colour.
bool read_coloured(const cli::Setting& line, terminal::Theme& theme)
{
    if (line.name != "coloured" || (line.value != "true" && line.value != "false"))
        return false;
    theme.coloured = line.value == "true";
    return true;
}

/// What is wrong with a line that is no colour of a part.
std::string fault_of(const cli::Setting& line, bool known)
{
    if (known)
        return cli::complaint("option-none-of",
                              {{"text", line.value}, {"names", "#000000, ..., #ffffff"}});
    return cli::complaint(
        "option-none-of",
        {{"text", line.name},
         {"names", fmt::format("{}", fmt::join(terminal::part_names.all(), ", "))}});
}

void read_colour(const cli::Setting& line, ReadTheme& read)
{
    if (read_coloured(line, read.theme))
        return;
    const auto part = terminal::part_names.find(line.name);
    const auto colour = terminal::read_rgb(line.value);
    if (part && colour)
        read.theme.colours.at(static_cast<std::size_t>(*part)) = *colour;
    else
        read.lines.faults.push_back({line.line, fault_of(line, part.has_value())});
}

}  // namespace

ReadTheme read_theme(const std::filesystem::path& file)
{
    ReadTheme read{{}, cli::read_settings_named(file.string())};
    for (const auto& line : read.lines.all)
        read_colour(line, read);
    return read;
}

ReadTheme named_theme(std::string_view name)
{
    return read_theme(theme_file(name));
}

bool is_theme(std::string_view name)
{
    std::error_code unknown;
    return std::filesystem::is_regular_file(theme_file(name), unknown);
}

std::vector<std::string> shipped_themes()
{
    std::vector<std::string> names;
    std::error_code unknown;
    for (const auto& entry :
         std::filesystem::directory_iterator{cli::data_folder() / "themes", unknown})
        names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

ThemeContrast contrast_of(const terminal::Theme& theme)
{
    using enum terminal::Part;
    const auto between = [&](terminal::Part one, terminal::Part other) {
        return terminal::contrast(theme.of(one), theme.of(other));
    };
    ThemeContrast least{
        std::min(between(white_figure, white_plate), between(black_figure, black_plate)), 21};
    for (const auto mark : {last_move, target, check, selected, cursor})
        for (const auto square : {light_square, dark_square})
            least.marks = std::min(least.marks, between(mark, square));
    return least;
}

}  // namespace client::screen
