// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/base/private_file.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <system_error>
#include <unistd.h>

namespace client::base {
namespace {

namespace fs = std::filesystem;

constexpr mode_t for_owner = S_IRUSR | S_IWUSR;

bool write_all(int file, std::string_view text)
{
    while (!text.empty()) {
        const auto size = ::write(file, text.data(), text.size());
        if (size < 0 && errno != EINTR)
            return false;
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    }
    return true;
}

/// Writes and closes it; true once the disk has it.
bool finish(int file, std::string_view text)
{
    const bool safe = write_all(file, text) && fdatasync(file) == 0;
    return close(file) == 0 && safe;
}

/// A name is on the disk only when its folder is. Some file systems cannot be asked for it.
void sync_folder(const fs::path& file)
{
    const auto folder = file.has_parent_path() ? file.parent_path() : fs::path{"."};
    const int opened = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0)
        return;
    static_cast<void>(fsync(opened));
    close(opened);
}

/// Nothing, or a file that another may take the place of.
bool can_be_replaced(const fs::path& file)
{
    struct stat found {};
    return lstat(file.c_str(), &found) == 0 ? S_ISREG(found.st_mode) : errno == ENOENT;
}

}  // namespace

bool append_private(const fs::path& path, std::string_view text)
{
    constexpr int adding = O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW;
    const int file = open(path.c_str(), adding | O_CREAT, for_owner);
    return file >= 0 && finish(file, text);
}

bool write_private(const fs::path& path, std::string_view text, Readers readers)
{
    if (!can_be_replaced(path))
        return false;
    const fs::path whole = path.string() + ".new";
    std::error_code cannot;
    fs::remove(whole, cannot);
    constexpr int making = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW;
    const int file = open(whole.c_str(), making, for_owner);
    if (file < 0 || !finish(file, text))
        return false;
    if (readers == Readers::all)
        fs::permissions(whole, fs::perms::group_read | fs::perms::others_read,
                        fs::perm_options::add, cannot);
    fs::rename(whole, path, cannot);
    sync_folder(path);
    return !cannot;
}

void make_private_folder(const fs::path& folder)
{
    std::error_code cannot;
    if (folder.empty() || fs::exists(folder, cannot))
        return;
    fs::create_directories(folder.parent_path(), cannot);
    mkdir(folder.c_str(), S_IRWXU);
}

}  // namespace client::base
