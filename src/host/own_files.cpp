// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/own_files.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>

namespace client::host {

namespace {

/// A player's ~ is his home, as in a shell.
std::filesystem::path at_home(const std::string& file)
{
    const char* const home = std::getenv("HOME");
    return home != nullptr && file.starts_with("~/") ? home + file.substr(1) : file;
}

std::filesystem::path place_of(const wishes::WriteFiles& wish, const wishes::File& file)
{
    return wish.folder.empty() ? at_home(file.name) : at_home(wish.folder) / file.name;
}

/// As the player named it.
std::string shown(const wishes::WriteFiles& wish, const wishes::File& file)
{
    return wish.folder.empty() ? file.name
                               : (std::filesystem::path{wish.folder} / file.name).string();
}

void make_folder(const std::string& folder)
{
    std::error_code cannot;  // the first file that is not written tells it
    if (!folder.empty())
        std::filesystem::create_directories(at_home(folder), cannot);
}

/// The machine's words for what went wrong; empty: it is written.
std::string fault_of_writing(const std::filesystem::path& path, const std::string& text)
{
    errno = 0;
    std::ofstream file{path};
    file << text;
    return file.flush() ? std::string{} : std::strerror(errno);
}

/// Written beside and put in its place when it is whole: where the disk is full, what was there
/// stays.
std::string fault_of_replacing(const std::filesystem::path& path, const std::string& text)
{
    std::error_code failure;
    const auto place = std::filesystem::canonical(path, failure);
    const std::filesystem::path beside{place.string() + ".new"};
    auto fault = failure ? failure.message() : fault_of_writing(beside, text);
    if (fault.empty()) {
        const auto mode = std::filesystem::status(place, failure).permissions();
        std::filesystem::permissions(beside, mode, failure);
        std::filesystem::rename(beside, place, failure);
        fault = failure ? failure.message() : std::string{};
    }
    if (!fault.empty())
        std::filesystem::remove(beside, failure);
    return fault;
}

}  // namespace

std::optional<std::string> OwnFiles::of_others(const wishes::WriteFiles& wish) const
{
    std::error_code unknown;
    if (wish.over == wishes::Over::nothing)
        for (const auto& file : wish.files)
            if (const auto path = place_of(wish, file);
                !written_.contains(path) && std::filesystem::exists(path, unknown))
                return shown(wish, file);
    return std::nullopt;
}

inputs::FileWritten OwnFiles::write(const wishes::WriteFiles& wish)
{
    if (const auto other = of_others(wish))
        return {.file = *other, .was_there = true};
    make_folder(wish.folder);
    for (const auto& file : wish.files) {
        const auto path = place_of(wish, file);
        std::error_code unknown;
        auto fault = std::filesystem::is_regular_file(path, unknown)
                         ? fault_of_replacing(path, file.text)
                         : fault_of_writing(path, file.text);
        if (!fault.empty())
            return {.file = shown(wish, file), .fault = std::move(fault)};
        written_.insert(path);
    }
    return {.file = wish.files.empty() ? wish.folder : shown(wish, wish.files.front())};
}

}  // namespace client::host
