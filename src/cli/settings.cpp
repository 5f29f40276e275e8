// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/settings.hpp"

#include "speech/messages.hpp"
#include "src/cli/action.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/places.hpp"
#include "src/text/printable.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <ostream>
#include <sstream>
#include <toml++/toml.h>

namespace client::cli {

namespace {

/// Switches are written true and false.
std::optional<std::string> text_of(const toml::node& node)
{
    if (const auto text = node.value_exact<std::string>())
        return *text;
    if (const auto number = node.value_exact<std::int64_t>())
        return std::to_string(*number);
    if (const auto flag = node.value_exact<bool>())
        return *flag ? "true" : "false";
    return std::nullopt;
}

std::optional<std::string> text_of_file(const std::filesystem::path& file)
{
    // Nobody knows when the other end of a pipe will write, or whether.
    std::error_code unknown;
    const auto status = std::filesystem::status(file, unknown);
    if (!is_regular_file(status) && !is_character_file(status))
        return std::nullopt;
    std::ifstream in{file};
    if (!in)
        return std::nullopt;
    return std::string{std::istreambuf_iterator<char>{in}, {}};
}

/// A line is one setting; a longer one is none, and might be nested deeper than can be read.
constexpr std::size_t longest_line = 4096;

std::optional<toml::table> read_line(std::string_view line)
{
    if (line.size() > longest_line)
        return std::nullopt;
    try {
        return toml::parse(line);
    } catch (const toml::parse_error&) {
        return std::nullopt;
    }
}

/// Takes over the settings of one line; the first of a name is the one that counts.
void read_settings_of(std::string_view line, unsigned number, Settings& settings)
{
    const auto table = read_line(line);
    if (!table)
        return settings.faults.push_back({number, complaint("setting-form")});
    for (const auto& [key, node] : *table) {
        const std::string name{key.str()};
        const auto value = text_of(node);
        if (!value)
            settings.faults.push_back({number, complaint("setting-kind", {{"name", name}})});
        else if (std::ranges::find(settings.all, name, &Setting::name) != settings.all.end())
            settings.faults.push_back({number, complaint("setting-form")});
        else
            settings.all.push_back({name, *value, number});
    }
}

/// Whether any command of the program has such an option.
bool is_known_anywhere(const CLI::App& command, const std::string& option)
{
    const auto* const program = command.get_parent();
    if (program == nullptr)
        return false;
    const auto all = program->get_subcommands(nullptr);
    return std::ranges::any_of(
        all, [&](const CLI::App* each) { return each->get_option_no_throw(option) != nullptr; });
}

void apply(const Setting& setting, CLI::App& command, std::vector<SettingFault>& faults)
{
    const auto name = "--" + setting.name;
    auto* const option = command.get_option_no_throw(name);
    if (option == nullptr) {
        if (!is_known_anywhere(command, name))
            faults.push_back(
                {setting.line, complaint("setting-unknown", {{"name", setting.name}})});
        return;
    }
    const bool is_switched_off = option->get_expected_max() == 0 && setting.value == "false";
    if (option->count() > 0 || is_switched_off)
        return;
    try {
        option->add_result(setting.value);
        option->run_callback();
    } catch (const CLI::ParseError& error) {
        option->clear();
        const std::string what = error.what();
        faults.push_back({setting.line, what.starts_with("--") ? what.substr(2) : what});
    }
}

}  // namespace

std::filesystem::path usual_settings_file()
{
    return settings_folder() / "settings.toml";
}

Settings read_settings(const std::filesystem::path& file)
{
    Settings settings{file, {}, {}};
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown))
        return settings;
    const auto text = text_of_file(file);
    if (!text) {
        settings.faults.push_back({0, complaint("setting-closed")});
        return settings;
    }
    std::istringstream lines{*text};
    unsigned number = 0;
    for (std::string line; std::getline(lines, line);)
        read_settings_of(line, ++number, settings);
    return settings;
}

Settings read_settings_named(const std::string& file)
{
    auto settings = read_settings(file);
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown))
        settings.faults.push_back({0, complaint("setting-missing")});
    return settings;
}

void apply_settings(Settings& settings, CLI::App& command)
{
    for (const auto& setting : settings.all)
        apply(setting, command, settings.faults);
}

void tell_faults(const Settings& settings, const speech::Lexicon& lexicon, std::ostream& err)
{
    auto faults = settings.faults;
    std::ranges::stable_sort(faults, {}, &SettingFault::line);
    const auto file = text::printable(settings.file.string());
    for (const auto& fault : faults)
        err << fmt::format("{}{}: {}\n", file,
                           fault.line == 0 ? "" : fmt::format(":{}", fault.line),
                           in_words(lexicon, fault.what));
}

bool keep_settings(const std::filesystem::path& file,
                   const std::vector<std::pair<std::string_view, std::string>>& kept)
{
    std::error_code failure;
    std::filesystem::create_directories(file.parent_path(), failure);
    std::ofstream out{file, std::ios::app};
    for (const auto& [name, value] : kept)
        out << fmt::format("{} = \"{}\"\n", name, value);
    return static_cast<bool>(out.flush());
}

}  // namespace client::cli
