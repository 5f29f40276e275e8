// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/packed_bytes.hpp"

#include <algorithm>
#include <array>
#include <new>
#include <vector>
#include <zstd.h>

namespace client::train {

namespace {

/// How far jumps go at most: what is unpacked in a few hundredths of a second, and in a few
/// thousandths.
constexpr std::uint64_t first_jump = 1U << 25U;
constexpr std::uint64_t next_jump = 1U << 21U;

struct ContextEnd {
    void operator()(ZSTD_DCtx* context) const { ZSTD_freeDCtx(context); }
};

class PackedBytes final : public PuzzleBytes {
public:
    explicit PackedBytes(FileDescriptor file)
        : file_{std::move(file)}, context_{ZSTD_createDCtx()}, packed_(ZSTD_DStreamInSize())
    {
        if (!context_)
            throw std::bad_alloc{};
    }

    std::size_t read(char* to, std::size_t most) override
    {
        const auto got = unpack(to, most);
        place_ += got;
        lines_ += static_cast<std::size_t>(std::count(to, to + got, '\n'));
        return got;
    }
    void rewind() override
    {
        ZSTD_DCtx_reset(context_.get(), ZSTD_reset_session_only);
        input_ = {packed_.data(), 0, 0};
        file_place_ = place_ = 0;
        lines_ = lines_before_jump_ = 0;
        within_frame_ = false;
    }
    void jump(const Chance& chance) override
    {
        pass_over(chance(jumped_ ? next_jump : first_jump));
        jumped_ = true;
        lines_before_jump_ = lines_;
    }
    [[nodiscard]] std::uint64_t place() const override { return place_; }
    std::size_t lines_before_jump() override { return lines_before_jump_; }
    [[nodiscard]] bool is_damaged() const override { return damaged_; }

private:
    bool refill()
    {
        const auto got = file_.read(packed_.data(), packed_.size(), file_place_);
        file_place_ += got;
        input_ = {packed_.data(), got, 0};
        return got > 0;
    }
    std::size_t unpack(char* to, std::size_t most)
    {
        ZSTD_outBuffer output{to, most, 0};
        while (output.pos == 0) {
            const bool more = input_.pos < input_.size || refill();
            const auto wanted = ZSTD_decompressStream(context_.get(), &output, &input_);
            const bool faulty = ZSTD_isError(wanted) != 0;
            if (output.pos == 0 && (faulty || !more)) {
                damaged_ = damaged_ || faulty || within_frame_;
                return 0;
            }
            within_frame_ = wanted != 0;
        }
        return output.pos;
    }
    /// A file that is shorter than that is gone through again, but for whole rounds.
    void pass_over(std::uint64_t bytes)
    {
        std::array<char, 1U << 16U> passed;
        while (bytes > 0) {
            const auto got = read(passed.data(), std::min<std::uint64_t>(bytes, passed.size()));
            bytes -= got;
            if (got > 0)
                continue;
            const auto size = place_;
            rewind();
            bytes = size > 0 ? bytes % size : 0;
        }
    }

    FileDescriptor file_;
    std::unique_ptr<ZSTD_DCtx, ContextEnd> context_;
    std::vector<char> packed_;
    ZSTD_inBuffer input_{nullptr, 0, 0};
    std::uint64_t file_place_ = 0;
    std::uint64_t place_ = 0;
    std::size_t lines_ = 0;
    std::size_t lines_before_jump_ = 0;
    bool jumped_ = false;
    bool within_frame_ = false;  ///< what was unpacked so far wants more
    bool damaged_ = false;
};

}  // namespace

std::unique_ptr<PuzzleBytes> unpacked(FileDescriptor file)
{
    return std::make_unique<PackedBytes>(std::move(file));
}

}  // namespace client::train
