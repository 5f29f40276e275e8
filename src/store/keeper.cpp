// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/keeper.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace client::store {
namespace {

/// Whether the disk has it before we go on, or whenever the system sees fit.
enum class Disk { now, later };

/// A sealed move may stand in it: from its first byte on it is for its owner only.
bool append(const std::filesystem::path& path, std::string_view text, Disk disk)
{
    const int file =
        open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file < 0)
        return false;
    while (!text.empty()) {
        const auto size = ::write(file, text.data(), text.size());
        if (size < 0 && errno != EINTR)
            break;
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    }
    const bool safe = text.empty() && (disk == Disk::later || fdatasync(file) == 0);
    return close(file) == 0 && safe;
}

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

std::optional<KeepNews> Keeper::keep(const std::string& journal)
{
    if (journal == kept_ || journal.empty())
        return std::nullopt;
    const bool kept = write(journal);
    kept_ = kept ? journal : std::string{};  // what did not go well is not gone on with
    if (failing_ == !kept)
        return std::nullopt;
    failing_ = !kept;
    return kept ? KeepNews::again : KeepNews::failed;
}

/// Whatever is not just added is written beside the old file, which stands until the new one is
/// whole.
bool Keeper::write(const std::string& journal) const
{
    std::error_code cannot;
    const bool goes_on = !kept_.empty() && journal.starts_with(kept_) &&
                         std::filesystem::file_size(file_, cannot) == kept_.size();
    if (goes_on)
        return append(file_, std::string_view{journal}.substr(kept_.size()), Disk::later);
    std::filesystem::create_directories(file_.parent_path(), cannot);
    const std::filesystem::path whole = file_.string() + ".new";
    std::filesystem::remove(whole, cannot);
    if (!append(whole, journal, Disk::now))
        return false;
    std::filesystem::rename(whole, file_, cannot);
    return !cannot;
}

void Keeper::put_aside()
{
    std::error_code cannot;
    auto aside = file_.string() + ".old";
    for (int number = 2; std::filesystem::exists(aside, cannot); ++number)
        aside = file_.string() + '.' + std::to_string(number) + ".old";
    std::filesystem::rename(file_, aside, cannot);
    kept_.clear();
}

void Keeper::forget()
{
    std::error_code gone;
    std::filesystem::remove(file_, gone);
    kept_.clear();
}

}  // namespace client::store
