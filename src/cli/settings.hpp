// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace speech {
class Lexicon;
}  // namespace speech

namespace CLI {
class App;
}  // namespace CLI

/// The settings file: TOML, with the names of the long options.
namespace client::cli {

/// One line of the file.
struct Setting {
    std::string name;
    std::string value;
    unsigned line = 0;

    bool operator==(const Setting&) const = default;
};

/// What is wrong with a line, or with the whole file (line 0).
struct SettingFault {
    unsigned line = 0;
    std::string what;  ///< a complaint (src/complaint.hpp)

    bool operator==(const SettingFault&) const = default;
};

struct Settings {
    std::filesystem::path file;
    std::vector<Setting> all;
    std::vector<SettingFault> faults;
};

/// The one that is read when no other is named.
[[nodiscard]] std::filesystem::path usual_settings_file();

/// A file that is not there settles nothing, and is no fault.
[[nodiscard]] Settings read_settings(const std::filesystem::path& file);
/// The same for a file that was asked for by its name: then it has to be there.
[[nodiscard]] Settings read_settings_named(const std::string& file);

/// Gives the command the options that its command line does not have. Wrong lines are added to the
/// faults, and count as not written.
void apply_settings(Settings& settings, CLI::App& command);

/// Names every fault: file, line, what was expected.
void tell_faults(const Settings& settings, const speech::Lexicon& lexicon, std::ostream& err);

/// Keeps settings in the file, beside what stands there. False if that cannot be.
[[nodiscard]] bool keep_settings(const std::filesystem::path& file,
                                 const std::vector<std::pair<std::string_view, std::string>>& kept);

}  // namespace client::cli
