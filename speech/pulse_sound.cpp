// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/library.hpp"
#include "speech/sound.hpp"

#include <cstdint>
#include <pulse/simple.h>

namespace speech {

namespace {

/// The functions that we use of PulseAudio's simple client.
struct Functions {
    decltype(pa_simple_new)* open;
    decltype(pa_simple_free)* free;
    decltype(pa_simple_write)* write;
    decltype(pa_simple_flush)* flush;
    decltype(pa_simple_get_latency)* latency;

    explicit Functions(const Library& library)
    {
        library.find("pa_simple_new", open);
        library.find("pa_simple_free", free);
        library.find("pa_simple_write", write);
        library.find("pa_simple_flush", flush);
        library.find("pa_simple_get_latency", latency);
    }
};

const Functions& functions()
{
    try {
        static const Functions loaded{Library{"libpulse-simple.so.0"}};
        return loaded;
    } catch (const std::runtime_error&) {
        throw VoiceFailure{VoiceFault::no_sound};
    }
}

[[noreturn]] void fail()
{
    throw VoiceFailure{VoiceFault::no_sound};
}

class PulseSound : public Sound {
public:
    explicit PulseSound(int sample_rate)
    {
        const pa_sample_spec format{PA_SAMPLE_S16NE, static_cast<std::uint32_t>(sample_rate), 2};
        constexpr auto unset = static_cast<std::uint32_t>(-1);
        const pa_buffer_attr buffer{unset, bytes(sample_rate, sound_buffer),
                                    bytes(sample_rate, std::chrono::milliseconds{5}), unset, unset};
        stream_ = pulse_.open(nullptr, "Annabella", PA_STREAM_PLAYBACK, nullptr, "speech", &format,
                              nullptr, &buffer, nullptr);
        if (stream_ == nullptr)
            fail();
    }

    PulseSound(const PulseSound&) = delete;
    PulseSound& operator=(const PulseSound&) = delete;
    PulseSound(PulseSound&&) = delete;
    PulseSound& operator=(PulseSound&&) = delete;
    ~PulseSound() override { pulse_.free(stream_); }

    void write(Frames frames) override
    {
        if (pulse_.write(stream_, frames.data(), frames.size_bytes(), nullptr) < 0)
            fail();
    }

    [[nodiscard]] std::chrono::milliseconds pending() override
    {
        int error = 0;
        const std::chrono::microseconds latency{pulse_.latency(stream_, &error)};
        if (error != 0)
            fail();
        return std::chrono::ceil<std::chrono::milliseconds>(latency);
    }

    void flush() override
    {
        if (pulse_.flush(stream_, nullptr) < 0)
            fail();
    }

private:
    static std::uint32_t bytes(int sample_rate, std::chrono::milliseconds length)
    {
        const auto frames = static_cast<std::uint32_t>(sample_rate * length.count() / 1000);
        return frames * std::uint32_t{sizeof(Frame)};
    }

    const Functions& pulse_ = functions();
    pa_simple* stream_ = nullptr;
};

}  // namespace

std::unique_ptr<Sound> open_pulse_sound(int sample_rate)
{
    return std::make_unique<PulseSound>(sample_rate);
}

}  // namespace speech
