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
    std::ifstream in{file};
    std::error_code unknown;
    if (!in || std::filesystem::is_directory(file, unknown))
        return std::nullopt;
    return std::string{std::istreambuf_iterator<char>{in}, {}};
}

/// Makes the line empty. False if it is so already, or is not there.
bool empty_line(std::string& text, unsigned line)
{
    std::size_t begin = 0;
    for (unsigned number = 1; number < line && begin != std::string::npos; ++number) {
        begin = text.find('\n', begin);
        begin = begin == std::string::npos ? begin : begin + 1;
    }
    if (line == 0 || begin == std::string::npos)
        return false;
    const auto end = std::min(text.find('\n', begin), text.size());
    text.erase(begin, end - begin);
    return end > begin;
}

/// What can be read of a file: each line that is no TOML is a fault and counts as not written.
toml::table readable_lines(std::string text, std::vector<SettingFault>& faults)
{
    while (true) {
        try {
            return toml::parse(text);
        } catch (const toml::parse_error& error) {
            const unsigned line = error.source().begin.line;
            faults.push_back({line, complaint("setting-form")});
            if (!empty_line(text, line))
                return {};
        }
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
    for (const auto& [key, node] : readable_lines(*text, settings.faults)) {
        const unsigned line = node.source().begin.line;
        if (const auto value = text_of(node))
            settings.all.push_back({std::string{key.str()}, *value, line});
        else
            settings.faults.push_back(
                {line, complaint("setting-kind", {{"name", std::string{key.str()}}})});
    }
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
