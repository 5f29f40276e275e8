// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/pgn_file.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace client::read {

class PgnFile::Descriptor {
public:
    explicit Descriptor(int number) : number_{number} {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor(Descriptor&&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() { ::close(number_); }

    [[nodiscard]] std::size_t read(char* to, std::size_t most, std::uint64_t offset) const
    {
        while (true) {
            const auto got = ::pread(number_, to, most, static_cast<off_t>(offset));
            if (got >= 0)
                return static_cast<std::size_t>(got);
            if (errno != EINTR)  // a disk that fails ends the file
                return 0;
        }
    }
    [[nodiscard]] bool is_folder() const
    {
        struct stat found {};
        return ::fstat(number_, &found) == 0 && S_ISDIR(found.st_mode);
    }

private:
    int number_;
};

rules::Result<PgnFile, std::string> PgnFile::open(const std::string& path)
{
    const int number = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (number < 0)
        return rules::unexpected{std::string{"it cannot be opened"}};
    auto descriptor = std::make_shared<const Descriptor>(number);
    if (descriptor->is_folder())
        return rules::unexpected{std::string{"it is a folder"}};
    return PgnFile{std::move(descriptor)};
}

PgnFile PgnFile::copy_of(std::istream& stream)
{
    std::FILE* const copy = std::tmpfile();
    if (copy == nullptr)
        throw std::system_error{errno, std::generic_category(), "a temporary file"};
    std::array<char, 1 << 16> bytes{};
    bool whole = true;
    while (whole && stream) {
        stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        const auto size = static_cast<std::size_t>(stream.gcount());
        whole = std::fwrite(bytes.data(), 1, size, copy) == size;
    }
    whole = std::fflush(copy) == 0 && whole;
    const int number = whole ? ::dup(::fileno(copy)) : -1;
    std::fclose(copy);
    if (number < 0)
        throw std::system_error{errno, std::generic_category(), "a temporary file"};
    return PgnFile{std::make_shared<const Descriptor>(number)};
}

rules::ByteSource PgnFile::from(std::uint64_t offset) const
{
    return [descriptor = descriptor_, offset](char* to, std::size_t most) mutable {
        const auto got = descriptor->read(to, most, offset);
        offset += got;
        return got;
    };
}

}  // namespace client::read
