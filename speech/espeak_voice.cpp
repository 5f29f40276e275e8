// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/espeak_voice.hpp"

#include "speech/earcon_sound.hpp"
#include "speech/leading_silence.hpp"
#include "speech/room_noise.hpp"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <utility>

namespace speech {

namespace {

using namespace std::chrono_literals;

/// How long an unused sound is kept open: a sound card that is never left alone never sleeps.
constexpr auto unused_sound_is_kept = 30s;
/// How long the end of the program waits for the thread.
constexpr auto farewell = 300ms;

struct Job {
    Utterance utterance;
    Ticket ticket = 0;
};

}  // namespace

/// What the two threads share; the worker's copy of the pointer keeps it alive.
struct EspeakVoice::Shared {
    std::mutex mutex;
    std::condition_variable changed;
    std::optional<Job> wanted;
    VoiceSettings settings;
    std::atomic<Ticket> current{0};  ///< what may be heard; 0 is silence
    bool leaving = false;
    bool left = false;
    Listener listener;  ///< none once the voice is gone

    void report(const Report& report)
    {
        const std::scoped_lock lock{mutex};
        if (listener)
            listener(report);
    }

    [[nodiscard]] bool is_cut(Ticket ticket) const { return current.load() != ticket; }

    /// Until the ticket is cut or the time is over; true when it was cut.
    bool wait_for_cut(Ticket ticket, std::chrono::milliseconds time)
    {
        std::unique_lock lock{mutex};
        return changed.wait_for(lock, time, [&] { return leaving || is_cut(ticket); });
    }

    /// The next job; none when the time is over or the voice is leaving.
    std::optional<Job> next(std::chrono::milliseconds time)
    {
        std::unique_lock lock{mutex};
        changed.wait_for(lock, time, [&] { return leaving || wanted; });
        return std::exchange(wanted, std::nullopt);
    }

    [[nodiscard]] VoiceSettings present_settings()
    {
        const std::scoped_lock lock{mutex};
        return settings;
    }

    void wait_to_leave(std::chrono::milliseconds time)
    {
        std::unique_lock lock{mutex};
        changed.wait_for(lock, time, [&] { return leaving; });
    }

    [[nodiscard]] bool is_leaving()
    {
        const std::scoped_lock lock{mutex};
        return leaving;
    }
};

namespace {

/// The thread's side: synthesises and plays, one utterance after the other.
template <class Shared>
class Worker {
public:
    Worker(std::shared_ptr<Shared> shared, SoundMaker maker, BackOff back_off)
        : shared_{std::move(shared)}, open_{std::move(maker)}, back_off_{std::move(back_off)}
    {
    }

    void run()
    {
        while (!shared_->is_leaving())
            try {
                work();
            } catch (const VoiceFailure& failure) {
                sound_.reset();
                shared_->report(Lost{failure.fault});
                regain();
            }
        sound_.reset();
        const std::scoped_lock lock{shared_->mutex};
        shared_->left = true;
        shared_->changed.notify_all();
    }

private:
    void work()
    {
        const auto job = shared_->next(unused_sound_is_kept);
        if (!job) {
            sound_.reset();
            return;
        }
        prepare();
        play(*job);
    }

    void prepare()
    {
        const auto rate = Espeak::instance().sample_rate();
        slice_ = static_cast<std::size_t>(rate / 100);
        if (!sound_)
            sound_ = open_(rate);
    }

    void play(const Job& job)
    {
        const auto& said = job.utterance;
        const auto settings = shared_->present_settings();
        LeadingSilence silence;
        RoomNoise room{manner_of(said.language).noise, volume(settings)};
        if (said.cue)
            write(
                frames_of(*said.cue, Espeak::instance().sample_rate(), said.ear, volume(settings)),
                job.ticket);
        if (!said.voice.empty() && !shared_->is_cut(job.ticket))
            Espeak::instance().speak(said, settings, [&](Samples samples) {
                return write(frames_of(room.around(silence.trim(samples)), said.ear), job.ticket);
            });
        if (shared_->is_cut(job.ticket) || shared_->wait_for_cut(job.ticket, sound_->pending()))
            sound_->flush();
        else
            shared_->report(Finished{job.ticket});
    }

    /// Of the voice: whoever makes it softer wants nothing louder beside it.
    [[nodiscard]] static double volume(const VoiceSettings& settings)
    {
        constexpr double loudest = 100;
        return espeak_numbers(settings, Pace::usual).volume / loudest;
    }

    /// In small slices, because a write waits for room and cannot be interrupted.
    bool write(Frames frames, Ticket ticket)
    {
        for (; !frames.empty() && !shared_->is_cut(ticket);
             frames = frames.subspan(std::min(slice_, frames.size())))
            sound_->write(frames.first(std::min(slice_, frames.size())));
        return !shared_->is_cut(ticket);
    }

    void regain()
    {
        for (;;) {
            shared_->wait_to_leave(back_off_.next());
            if (shared_->is_leaving())
                return;
            try {
                prepare();
            } catch (const VoiceFailure&) {
                continue;
            }
            back_off_.reset();
            shared_->next(0ms);  // what was asked of a lost voice has been said by another
            shared_->report(Regained{});
            return;
        }
    }

    std::shared_ptr<Shared> shared_;
    SoundMaker open_;
    BackOff back_off_;
    std::unique_ptr<Sound> sound_;
    std::size_t slice_ = 0;  ///< ten milliseconds of frames
};

}  // namespace

EspeakVoice::EspeakVoice(SoundMaker sound,
                         VoiceSettings settings,
                         Listener listener,
                         BackOff back_off)
    : shared_{std::make_shared<Shared>()}
{
    shared_->listener = std::move(listener);
    shared_->settings = std::move(settings);
    thread_ =
        std::thread{[worker = Worker<Shared>{shared_, std::move(sound),
                                             std::move(back_off)}]() mutable { worker.run(); }};
}

EspeakVoice::~EspeakVoice()
{
    std::unique_lock lock{shared_->mutex};
    shared_->leaving = true;
    shared_->current = 0;
    shared_->listener = nullptr;
    shared_->changed.notify_all();
    const bool left = shared_->changed.wait_for(lock, farewell, [&] { return shared_->left; });
    lock.unlock();
    if (left)
        thread_.join();
    else
        thread_.detach();
}

void EspeakVoice::speak(const Utterance& utterance, Ticket ticket)
{
    const std::scoped_lock lock{shared_->mutex};
    shared_->wanted = Job{utterance, ticket};
    shared_->current = ticket;
    shared_->changed.notify_all();
}

void EspeakVoice::use(const VoiceSettings& settings)
{
    const std::scoped_lock lock{shared_->mutex};
    shared_->settings = settings;
}

void EspeakVoice::cancel()
{
    const std::scoped_lock lock{shared_->mutex};
    shared_->wanted.reset();
    shared_->current = 0;
    shared_->changed.notify_all();
}

}  // namespace speech
