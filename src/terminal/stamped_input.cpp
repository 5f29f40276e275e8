// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/stamped_input.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <system_error>
#include <unistd.h>

namespace client::terminal {

StampedInput::StampedInput()
{
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        throw std::system_error{errno, std::generic_category()};
    feed_ = ends[1];
    file_ = fdopen(ends[0], "r");
    if (file_ == nullptr)
        throw std::system_error{errno, std::generic_category()};
    reader_.emplace([this](const TerminalReader::Came& came) { take(came); });
}

StampedInput::~StampedInput()
{
    reader_.reset();
    end();
    std::fclose(file_);
}

int StampedInput::descriptor() const
{
    return fileno(file_);
}

std::size_t StampedInput::waiting() const
{
    int bytes = 0;
    return ioctl(descriptor(), FIONREAD, &bytes) == 0 ? static_cast<std::size_t>(bytes) : 0;
}

StampedInput::Time StampedInput::next_came()
{
    const std::scoped_lock lock{mutex_};
    const auto read = came_ - waiting();
    while (reads_.size() > 1 && reads_.front().end <= read)
        reads_.pop_front();
    return reads_.empty() ? Time::clock::now() : reads_.front().at;
}

bool StampedInput::is_at_end()
{
    const std::scoped_lock lock{mutex_};
    return feed_ < 0 && waiting() == 0;
}

/// Nobody strikes as many keys as a pipe holds: what does not fit was pasted, and is dropped.
void StampedInput::take(const TerminalReader::Came& came)
{
    const std::scoped_lock lock{mutex_};
    if (came.bytes.empty())
        return end();
    const auto written = write(feed_, came.bytes.data(), came.bytes.size());
    if (written <= 0)
        return;
    came_ += static_cast<std::size_t>(written);
    reads_.push_back({came_, came.at});
}

void StampedInput::end()
{
    if (feed_ >= 0)
        close(feed_);
    feed_ = -1;
}

}  // namespace client::terminal
