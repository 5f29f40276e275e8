// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/keeper.hpp"

#include "src/base/private_file.hpp"

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

std::filesystem::path with_folder(std::filesystem::path file)
{
    base::make_private_folder(file.parent_path());  // else the clock runs without being kept
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

/// What is new is bound to what stands there. Whatever is not just added is written whole.
bool Keeper::write(const std::string& journal)
{
    std::error_code cannot;
    const bool goes_on = kept_.ends_with('\n') && journal.starts_with(kept_) &&
                         std::filesystem::file_size(file_, cannot) == size_;
    if (!goes_on)
        return write_whole(journal);
    const auto lines = chain_.bind(std::string_view{journal}.substr(kept_.size()));
    size_ += lines.size();
    return base::append_private(file_, lines);
}

bool Keeper::write_whole(std::string_view journal)
{
    chain_ = {};
    const auto lines = chain_.bind(journal);
    size_ = lines.size();
    base::make_private_folder(file_.parent_path());
    return base::write_private(file_, lines);
}

std::filesystem::path Keeper::aside() const
{
    std::error_code cannot;
    auto aside = file_.string() + ".old";
    for (int number = 2; std::filesystem::exists(aside, cannot); ++number)
        aside = file_.string() + '.' + std::to_string(number) + ".old";
    return aside;
}

std::filesystem::path Keeper::copy_aside() const
{
    auto copy = aside();
    static_cast<void>(base::write_private(copy, read()));
    return copy;
}

std::filesystem::path Keeper::put_aside()
{
    std::error_code cannot;
    auto place = aside();
    std::filesystem::rename(file_, place, cannot);
    kept_.clear();
    return place;
}

void Keeper::forget()
{
    std::error_code gone;
    std::filesystem::remove(file_, gone);
    kept_.clear();
}

}  // namespace client::store
