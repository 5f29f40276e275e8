// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/keeper.hpp"

#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace client::clock {
namespace {

std::filesystem::path with_folder(std::filesystem::path file)
{
    std::error_code cannot;  // then the clock runs without being kept
    std::filesystem::create_directories(file.parent_path(), cannot);
    return file;
}

/// Not any more, if a program that has just ended took its file away before we had it.
bool is_at(int file, const std::filesystem::path& path)
{
    struct stat held {};
    struct stat found {};
    return fstat(file, &held) == 0 && stat(path.c_str(), &found) == 0 &&
           held.st_ino == found.st_ino && held.st_dev == found.st_dev;
}

}  // namespace

FileLock::FileLock(std::filesystem::path file) : path_{std::move(file)}
{
    do {
        if (file_ >= 0)
            close(file_);
        // Voices and engines that are started do not hold it on.
        file_ = open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
        taken_ = file_ >= 0 && flock(file_, LOCK_EX | LOCK_NB) != 0;
    } while (file_ >= 0 && !taken_ && !is_at(file_, path_));
}

FileLock::~FileLock()
{
    if (file_ < 0)
        return;
    if (!taken_)
        unlink(path_.c_str());
    close(file_);
}

Keeper::Keeper(std::filesystem::path file)
    : file_{with_folder(std::move(file))}, lock_{file_.string() + ".lock"}
{
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
