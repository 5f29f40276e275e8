// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/keeper.hpp"

#include "src/places.hpp"

#include <fstream>
#include <iterator>
#include <system_error>

namespace client::clock {

std::filesystem::path kept_file(const std::string& folder, const std::string& name)
{
    return kept_folder(folder) / name;
}

Keeper::Keeper(std::filesystem::path file) : file_{std::move(file)}
{
    std::error_code cannot;  // then the clock runs without being kept
    std::filesystem::create_directories(file_.parent_path(), cannot);
}

std::string Keeper::read() const
{
    std::ifstream file{file_};
    return {std::istreambuf_iterator<char>{file}, {}};
}

void Keeper::keep(const std::string& journal)
{
    if (journal == kept_ || journal.empty())
        return;
    const bool goes_on = !kept_.empty() && journal.starts_with(kept_);
    std::ofstream file{file_, goes_on ? std::ios::app : std::ios::trunc};
    file << (goes_on ? journal.substr(kept_.size()) : journal) << std::flush;
    kept_ = journal;
    if (goes_on)
        return;
    std::error_code cannot;  // a sealed move may stand in it: it is for its owner only
    std::filesystem::permissions(
        file_, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, cannot);
}

void Keeper::put_aside() const
{
    std::error_code cannot;
    std::filesystem::rename(file_, file_.string() + ".old", cannot);
}

void Keeper::forget()
{
    std::error_code gone;
    std::filesystem::remove(file_, gone);
    kept_.clear();
}

}  // namespace client::clock
