// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lexicon.hpp"

#include <algorithm>
#include <fstream>
#include <system_error>

namespace speech {

namespace {

/// Serbian is written in two scripts; its file holds one, and rules for the other.
constexpr std::string_view other_script = "-Cyrl";

/// Names come from options: they are no paths.
bool is_plain(std::string_view name)
{
    return !name.empty() && name.size() < 32 && std::ranges::all_of(name, [](char each) {
        return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '-';
    });
}

}  // namespace

rules::Result<Lexicon, Lexicon::Faults>
Lexicon::load(const std::filesystem::path& folder, std::string_view name, const OwnWords& own)
{
    auto script = Script::own;
    std::string_view base = name;
    if (name.ends_with(other_script)) {
        script = Script::other;
        base.remove_suffix(other_script.size());
    }
    const auto file = folder / (std::string{base} + ".toml");
    std::error_code none;
    const auto size = is_plain(base) ? std::filesystem::file_size(file, none) : 0;
    std::ifstream stream{file, std::ios::binary};
    std::string toml(none ? 0 : size, '\0');
    if (toml.empty() || !stream.read(toml.data(), static_cast<std::streamsize>(toml.size())))
        return rules::unexpected{Faults{{file.string(), 0, "the file cannot be opened"}}};
    return read(toml, file.string(), own, script);
}

std::vector<std::string> lexicon_names(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator{folder, none})
        if (entry.path().extension() == ".toml")
            names.push_back(entry.path().stem().string());
    if (std::ranges::find(names, "sr") != names.end())
        names.push_back("sr" + std::string{other_script});
    std::ranges::sort(names);
    return names;
}

}  // namespace speech
