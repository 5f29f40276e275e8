// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/puzzle_lines.hpp"

#include <algorithm>
#include <cstring>

namespace client::train {

namespace {

constexpr std::size_t block_size = 1U << 18U;

}  // namespace

PuzzleLines::PuzzleLines(std::unique_ptr<PuzzleBytes> bytes)
    : bytes_{std::move(bytes)}, block_(block_size)
{
}

void PuzzleLines::start_at(std::size_t lines_dropped)
{
    filled_ = used_ = 0;
    lines_.clear();
    passed_ = lines_dropped;
    in_line_ = lines_dropped > 0;
}

void PuzzleLines::rewind()
{
    bytes_->rewind();
    start_at(0);
}

void PuzzleLines::jump(const Chance& chance)
{
    bytes_->jump(chance);
    start_at(bytes_->place() > 0 ? 1 : 0);
}

std::size_t PuzzleLines::number()
{
    return bytes_->lines_before_jump() + passed_ + 1;
}

bool PuzzleLines::refill()
{
    std::memmove(block_.data(), block_.data() + used_, filled_ - used_);
    filled_ -= used_;
    used_ = 0;
    while (filled_ < block_.size()) {
        const auto got = bytes_->read(block_.data() + filled_, block_.size() - filled_);
        if (got == 0)
            return false;
        filled_ += got;
    }
    return true;
}

void PuzzleLines::drop_beginning()
{
    const std::string_view rest{block_.data() + used_, filled_ - used_};
    const auto end = rest.find('\n');
    used_ += std::min(end, rest.size() - 1) + 1;
    in_line_ = end == std::string_view::npos;
}

void PuzzleLines::part(bool at_end)
{
    while (used_ < filled_) {
        const std::string_view rest{block_.data() + used_, filled_ - used_};
        const auto end = rest.find('\n');
        if (end == std::string_view::npos && !at_end && rest.size() <= longest)
            return;
        lines_.push_back(rest.substr(0, end));
        used_ += std::min(end, rest.size() - 1) + 1;
        in_line_ = end == std::string_view::npos && !at_end;
    }
}

std::span<const std::string_view> PuzzleLines::next()
{
    passed_ += lines_.size();
    lines_.clear();
    while (lines_.empty()) {
        const bool more = refill();
        while (in_line_ && used_ < filled_)
            drop_beginning();
        part(!more);
        if (!more)
            break;
    }
    return lines_;
}

}  // namespace client::train
