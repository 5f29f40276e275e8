// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/settings/settings.hpp"

#include "src/printable.hpp"
#include "src/program.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <ostream>
#include <toml++/toml.h>

namespace client {

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
            faults.push_back({setting.line, fmt::format("there is no setting {}", setting.name)});
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
        faults.push_back({setting.line, error.what()});
    }
}

}  // namespace

std::filesystem::path usual_settings_file()
{
    namespace fs = std::filesystem;
    const char* const config = std::getenv("XDG_CONFIG_HOME");
    const char* const home = std::getenv("HOME");
    const auto folder = config != nullptr && *config != '\0'
                            ? fs::path{config}
                            : fs::path{home != nullptr ? home : "."} / ".config";
    return folder / "annabella" / "settings.toml";
}

Settings read_settings(const std::filesystem::path& file)
{
    Settings settings{file, {}, {}};
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown))
        return settings;
    try {
        for (const auto& [key, node] : toml::parse_file(file.string())) {
            const unsigned line = node.source().begin.line;
            if (const auto text = text_of(node))
                settings.all.push_back({std::string{key.str()}, *text, line});
            else
                settings.faults.push_back(
                    {line, fmt::format("{} is no text, number or true or false", key.str())});
        }
    } catch (const toml::parse_error& error) {
        settings.faults.push_back({error.source().begin.line, std::string{error.description()}});
    }
    return settings;
}

void apply_settings(Settings& settings, CLI::App& command)
{
    for (const auto& setting : settings.all)
        apply(setting, command, settings.faults);
}

void tell_faults(const Settings& settings, std::ostream& err)
{
    for (const auto& fault : settings.faults)
        err << fmt::format("{}:{}: {}\n", printable(settings.file.string()), fault.line,
                           printable(fault.what));
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

}  // namespace client
