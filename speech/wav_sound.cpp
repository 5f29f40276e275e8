// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/sound.hpp"

#include <cstdint>
#include <fstream>

namespace speech {

namespace {

constexpr std::uint32_t header_bytes = 44;

std::string little_endian(std::uint32_t value, int bytes)
{
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>(value >> (8 * i) & 0xFFU);
    return text;
}

std::string header(std::uint32_t sample_rate, std::uint32_t data_bytes)
{
    return "RIFF" + little_endian(header_bytes - 8 + data_bytes, 4) + "WAVEfmt " +
           little_endian(16, 4) + little_endian(1, 2) + little_endian(2, 2) +
           little_endian(sample_rate, 4) + little_endian(sample_rate * 4, 4) + little_endian(4, 2) +
           little_endian(16, 2) + "data" + little_endian(data_bytes, 4);
}

enum class Start {
    anew,
    go_on,  ///< the sound was closed for a while; what it holds stays
};

class WavSound : public Sound {
public:
    WavSound(const std::string& file, Start start, int sample_rate)
        : file_{file, mode(start)}, sample_rate_{static_cast<std::uint32_t>(sample_rate)}
    {
        file_.seekp(0, std::ios::end);
        const auto size = file_.tellp();
        data_bytes_ = size > header_bytes ? static_cast<std::uint32_t>(size) - header_bytes : 0;
        finish();
    }

    void write(Frames frames) override
    {
        for (const auto& frame : frames)
            file_ << little_endian(static_cast<std::uint16_t>(frame.left), 2)
                  << little_endian(static_cast<std::uint16_t>(frame.right), 2);
        data_bytes_ += static_cast<std::uint32_t>(frames.size_bytes());
        check();
    }

    [[nodiscard]] std::chrono::milliseconds pending() override
    {
        finish();
        return {};
    }

    void flush() override { finish(); }

private:
    static std::ios::openmode mode(Start start)
    {
        const auto both = std::ios::binary | std::ios::in | std::ios::out;
        return start == Start::anew ? both | std::ios::trunc : both;
    }

    void finish()
    {
        file_.seekp(0);
        file_ << header(sample_rate_, data_bytes_);
        file_.seekp(0, std::ios::end);
        file_.flush();
        check();
    }

    void check() const
    {
        if (!file_)
            throw VoiceFailure{VoiceFault::no_file};
    }

    std::fstream file_;
    std::uint32_t sample_rate_;
    std::uint32_t data_bytes_ = 0;
};

}  // namespace

SoundMaker wav_sound(const std::string& file)
{
    return [file, start = Start::anew](int sample_rate) mutable -> std::unique_ptr<Sound> {
        auto sound = std::make_unique<WavSound>(file, start, sample_rate);
        start = Start::go_on;
        return sound;
    };
}

}  // namespace speech
