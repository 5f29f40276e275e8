// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/library.hpp"
#include "speech/messages.hpp"
#include "speech/sound.hpp"

#include <alsa/asoundlib.h>
#include <utility>

namespace speech {

namespace {

/// ALSA writes its complaints to standard error, into the player's screen, unless it is given this.
void keep_quiet(const char* /*file*/,
                int /*line*/,
                const char* /*function*/,
                int /*error*/,
                const char* /*format*/,
                ...)
{
}

/// The functions that we use of ALSA.
struct Functions {
    decltype(snd_lib_error_set_handler)* set_error_handler;
    decltype(snd_pcm_open)* open;
    decltype(snd_pcm_close)* close;
    decltype(snd_pcm_set_params)* set_params;
    decltype(snd_pcm_writei)* write;
    decltype(snd_pcm_recover)* recover;
    decltype(snd_pcm_delay)* delay;
    decltype(snd_pcm_drop)* drop;
    decltype(snd_pcm_prepare)* prepare;
    decltype(snd_pcm_start)* start;
    decltype(snd_pcm_state)* state;

    explicit Functions(const Library& library)
    {
        library.find("snd_lib_error_set_handler", set_error_handler);
        library.find("snd_pcm_open", open);
        library.find("snd_pcm_close", close);
        library.find("snd_pcm_set_params", set_params);
        library.find("snd_pcm_writei", write);
        library.find("snd_pcm_recover", recover);
        library.find("snd_pcm_delay", delay);
        library.find("snd_pcm_drop", drop);
        library.find("snd_pcm_prepare", prepare);
        library.find("snd_pcm_start", start);
        library.find("snd_pcm_state", state);
        set_error_handler(keep_quiet);
    }
};

const Functions& functions()
{
    try {
        static const Functions loaded{Library{"libasound.so.2"}};
        return loaded;
    } catch (const std::runtime_error& failure) {
        throw VoiceFailure{VoiceFault::no_sound, std::string{failure.what()}};
    }
}

[[noreturn]] void fail(Finding what = {})
{
    throw VoiceFailure{VoiceFault::no_sound, std::move(what)};
}

class AlsaSound : public Sound {
public:
    explicit AlsaSound(int sample_rate) : sample_rate_{sample_rate}
    {
        if (alsa_.open(&device_, "default", SND_PCM_STREAM_PLAYBACK, 0) < 0)
            fail(Message{"found-no-device"});
        constexpr auto latency = std::chrono::microseconds{sound_buffer}.count();
        if (alsa_.set_params(device_, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 2,
                             static_cast<unsigned>(sample_rate), 1,
                             static_cast<unsigned>(latency)) < 0) {
            alsa_.close(device_);
            fail(Message{"found-other-format"});
        }
    }

    AlsaSound(const AlsaSound&) = delete;
    AlsaSound& operator=(const AlsaSound&) = delete;
    AlsaSound(AlsaSound&&) = delete;
    AlsaSound& operator=(AlsaSound&&) = delete;
    ~AlsaSound() override { alsa_.close(device_); }

    void write(Frames frames) override
    {
        while (!frames.empty()) {
            auto written = alsa_.write(device_, frames.data(), frames.size());
            if (written < 0)  // between utterances the device ran dry
                written = alsa_.recover(device_, static_cast<int>(written), 1);
            if (written < 0)
                fail();
            frames = frames.subspan(static_cast<std::size_t>(written));
        }
    }

    [[nodiscard]] std::chrono::milliseconds pending() override
    {
        // An utterance shorter than the buffer would wait in it for the next.
        if (alsa_.state(device_) == SND_PCM_STATE_PREPARED)
            alsa_.start(device_);
        snd_pcm_sframes_t frames = 0;
        if (alsa_.delay(device_, &frames) < 0 || frames < 0)
            return {};
        return std::chrono::milliseconds{frames * 1000 / sample_rate_ + 1};
    }

    void flush() override
    {
        if (alsa_.drop(device_) < 0 || alsa_.prepare(device_) < 0)
            fail();
    }

private:
    const Functions& alsa_ = functions();
    snd_pcm_t* device_ = nullptr;
    int sample_rate_;
};

}  // namespace

std::unique_ptr<Sound> open_alsa_sound(int sample_rate)
{
    return std::make_unique<AlsaSound>(sample_rate);
}

}  // namespace speech
