// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pgn_input.hpp"

#include <cstring>
#include <utility>

namespace rules {

// One byte of the past, the window, and the zero behind it.
PgnInput::PgnInput(ByteSource source)
    : source_{std::move(source)}, bytes_(1 + window + 1), cursor_{bytes_.data() + 1}, end_{cursor_}
{
    bytes_[0] = '\n';
}

bool PgnInput::refill()
{
    const auto left = static_cast<std::size_t>(end_ - cursor_);
    char* const start = bytes_.data() + 1;
    dropped_ += static_cast<std::uint64_t>(cursor_ - start);
    std::memmove(start - 1, cursor_ - 1, left + 1);
    cursor_ = start;
    std::size_t filled = left;
    while (!drained_ && filled < window && filled < left + lookahead) {
        const std::size_t more = source_(start + filled, window - filled);
        drained_ = more == 0;
        filled += more;
    }
    start[filled] = '\0';
    end_ = start + filled;
    return filled > left;
}

void PgnInput::pass_line_break()
{
    if (*cursor_ == '\r' && end_ - cursor_ < 2)
        refill();
    cursor_ += *cursor_ == '\r' && cursor_[1] == '\n' ? 2 : 1;
    ++line_;
}

void PgnInput::skip_line()
{
    while (true) {
        while (*cursor_ != '\n' && *cursor_ != '\r' && cursor_ != end_)
            ++cursor_;
        if (cursor_ != end_ || !refill())
            return;
    }
}

}  // namespace rules
