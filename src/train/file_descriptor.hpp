// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace client::train {

/// An open file, read at any place. What was opened stays readable when its name is gone.
class FileDescriptor {
public:
    explicit FileDescriptor(int number) : number_{number} {}
    FileDescriptor(const FileDescriptor&) = delete;
    FileDescriptor& operator=(const FileDescriptor&) = delete;
    FileDescriptor(FileDescriptor&& other) noexcept : number_{std::exchange(other.number_, -1)} {}
    FileDescriptor& operator=(FileDescriptor&&) = delete;
    ~FileDescriptor();

    /// A disk that fails ends the file.
    [[nodiscard]] std::size_t read(char* to, std::size_t most, std::uint64_t place) const;
    /// A file that has a size and can be read at any place.
    [[nodiscard]] bool is_regular() const;
    [[nodiscard]] std::uint64_t size() const;

private:
    int number_;
};

}  // namespace client::train
