// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/store/chain.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace client::store {

/// A file that one program has at a time. The system gives it back, however that program ends.
class FileLock {
public:
    explicit FileLock(std::filesystem::path file);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    FileLock(FileLock&&) = delete;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

    /// By another program; a file that cannot be made is nobody's.
    [[nodiscard]] bool is_taken() const { return taken_; }

private:
    std::filesystem::path path_;
    int file_ = -1;
    bool taken_ = false;
};

/// What is new about keeping; each is told once.
enum class KeepNews : std::uint8_t {
    failed,  ///< a crash would cost more than usual now
    again,
};

/// The file in which a clock or a game at the desk survives a crash. What was written stays, what
/// is new is added and bound to it, and is on the disk before anybody is told of it.
class Keeper {
public:
    explicit Keeper(std::filesystem::path file);

    /// Whether another program keeps the same file: two would spoil it.
    [[nodiscard]] bool is_taken() const { return lock_.is_taken(); }
    [[nodiscard]] std::filesystem::path folder() const { return file_.parent_path(); }
    /// What the last run left behind, with its digests; empty if it ended in order.
    [[nodiscard]] std::string read() const;
    [[nodiscard]] std::optional<KeepNews> keep(const std::string& journal);
    void forget();
    /// What the last run left behind is put aside, where it does no harm and can be found, beside
    /// whatever was put aside earlier. It tells where.
    std::filesystem::path put_aside();
    /// The same with a copy, where what is left of it is gone on with.
    std::filesystem::path copy_aside() const;
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

private:
    [[nodiscard]] bool write(const std::string& journal);
    [[nodiscard]] bool write_whole(std::string_view journal);
    [[nodiscard]] std::filesystem::path aside() const;

    std::filesystem::path file_;
    FileLock lock_;
    Chain chain_{};
    std::string kept_;
    std::uintmax_t size_ = 0;  ///< of the file, with its digests
    bool failing_ = false;
};

}  // namespace client::store
