// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_bytes.hpp"

#include "src/train/file_descriptor.hpp"
#include "src/train/packed_bytes.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <map>
#include <string_view>
#include <sys/stat.h>
#include <unistd.h>

namespace client::train {

namespace {

/// The smallest file in which a jump is worth while.
constexpr std::uint64_t small_file = 1U << 18U;

class PlainBytes final : public PuzzleBytes {
public:
    explicit PlainBytes(FileDescriptor file) : file_{std::move(file)}, size_{file_.size()} {}

    std::size_t read(char* to, std::size_t most) override
    {
        const auto got = file_.read(to, most, place_);
        place_ += got;
        return got;
    }
    void rewind() override { place_ = jumped_to_ = 0; }
    void jump(const Chance& chance) override
    {
        place_ = jumped_to_ = size_ > small_file ? chance(size_) : 0;
    }
    [[nodiscard]] std::uint64_t place() const override { return place_; }
    std::size_t lines_before_jump() override
    {
        auto [place, lines] = *std::prev(counted_.upper_bound(jumped_to_));
        lines += count_lines(place, jumped_to_);
        counted_[jumped_to_] = lines;
        return lines;
    }
    [[nodiscard]] bool is_damaged() const override { return false; }

private:
    [[nodiscard]] std::size_t count_lines(std::uint64_t from, std::uint64_t to) const
    {
        std::array<char, 1U << 16U> bytes;
        std::size_t lines = 0;
        while (from < to) {
            const auto most = std::min<std::uint64_t>(bytes.size(), to - from);
            const auto got = file_.read(bytes.data(), most, from);
            if (got == 0)
                break;
            lines += static_cast<std::size_t>(std::count(bytes.data(), bytes.data() + got, '\n'));
            from += got;
        }
        return lines;
    }

    FileDescriptor file_;
    std::uint64_t size_;
    std::uint64_t place_ = 0;
    std::uint64_t jumped_to_ = 0;
    /// By place: lines that have been counted, so that they are not counted twice.
    std::map<std::uint64_t, std::size_t> counted_{{0, 0}};
};

/// The number that a packed file begins with, as it stands on the disk.
constexpr std::string_view packed_mark = "\x28\xb5\x2f\xfd";

bool is_packed(const FileDescriptor& file)
{
    std::array<char, packed_mark.size()> bytes{};
    const auto got = file.read(bytes.data(), bytes.size(), 0);
    return std::string_view{bytes.data(), got} == packed_mark;
}

}  // namespace

FileDescriptor::~FileDescriptor()
{
    if (number_ >= 0)
        ::close(number_);
}

std::size_t FileDescriptor::read(char* to, std::size_t most, std::uint64_t place) const
{
    while (true) {
        const auto got = ::pread(number_, to, most, static_cast<off_t>(place));
        if (got >= 0)
            return static_cast<std::size_t>(got);
        if (errno != EINTR)
            return 0;
    }
}

bool FileDescriptor::is_regular() const
{
    struct stat found {};
    return ::fstat(number_, &found) == 0 && S_ISREG(found.st_mode);
}

std::uint64_t FileDescriptor::size() const
{
    struct stat found {};
    return ::fstat(number_, &found) == 0 ? static_cast<std::uint64_t>(found.st_size) : 0;
}

rules::Result<std::unique_ptr<PuzzleBytes>, PuzzleFileFault>
open_puzzle_bytes(const std::string& path)
{
    // A pipe that nobody writes to would let us wait for ever.
    const int number = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (number < 0)
        return rules::unexpected{PuzzleFileFault::cannot_be_opened};
    FileDescriptor file{number};
    if (!file.is_regular())
        return rules::unexpected{PuzzleFileFault::not_a_file};
    if (is_packed(file))
        return unpacked(std::move(file));
    return std::make_unique<PlainBytes>(std::move(file));
}

}  // namespace client::train
