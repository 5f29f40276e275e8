// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speechd_voice.hpp"

#include "speech/speechd_session.hpp"
#include "speech/wake_up.hpp"

#include <mutex>
#include <optional>
#include <utility>

namespace speech {

/// What the voice is asked for, until its thread takes it.
class SpeechdVoice::Inbox {
public:
    struct Wish {
        bool cut = false;  ///< before the job
        std::optional<SpeechdJob> job;
    };

    WakeUp news;
    WakeUp stop;

    void set(VoiceSettings settings)
    {
        const std::scoped_lock lock{mutex_};
        settings_ = std::move(settings);
        news.ring();
    }

    /// The new settings, if there are any: they come before the wish.
    [[nodiscard]] std::optional<VoiceSettings> take_settings()
    {
        const std::scoped_lock lock{mutex_};
        return std::exchange(settings_, std::nullopt);
    }

    void put(Wish wish)
    {
        const std::scoped_lock lock{mutex_};
        wish_ = std::move(wish);
        news.ring();
    }

    [[nodiscard]] Wish take()
    {
        const std::scoped_lock lock{mutex_};
        news.quiet();
        return std::exchange(wish_, {});
    }

private:
    std::mutex mutex_;
    Wish wish_;
    std::optional<VoiceSettings> settings_;
};

/// The thread's side: one session after the other, with pauses when they fail.
class SpeechdVoice::Worker {
public:
    Worker(Inbox& inbox, Options options, Listener listener)
        : inbox_{inbox}, options_{std::move(options)}, listener_{std::move(listener)}
    {
    }

    void run()
    {
        while (!inbox_.stop.is_rung())
            try {
                serve();
            } catch (const VoiceFailure& failure) {
                if (!std::exchange(lost_, true) && !inbox_.stop.is_rung())
                    listener_(Lost{failure.fault});
                inbox_.stop.wait(options_.back_off.next());
            }
    }

private:
    /// A later session has them, too.
    bool take_settings()
    {
        auto settings = inbox_.take_settings();
        if (settings)
            options_.settings = *std::move(settings);
        return settings.has_value();
    }

    void serve()
    {
        take_settings();
        SpeechdSession session{options_.socket, options_.settings, options_.patience,
                               inbox_.stop.descriptor()};
        if (lost_)
            regain(session);
        while (!inbox_.stop.is_rung()) {
            auto wish = inbox_.take();
            if (wish.cut)
                session.cancel();
            if (take_settings())
                session.use(options_.settings);
            if (wish.job)
                session.begin(*wish.job);
            session.wait(inbox_.news.descriptor());
            if (const auto ended = session.take_ended()) {
                options_.back_off.reset();
                listener_(Finished{*ended});
            }
        }
    }

    void regain(SpeechdSession& session)
    {
        session.prove();
        static_cast<void>(inbox_.take());  // has been said by another voice
        lost_ = false;
        listener_(Regained{});
    }

    Inbox& inbox_;
    Options options_;
    Listener listener_;
    bool lost_ = false;
};

SpeechdVoice::SpeechdVoice(Options options, Listener listener)
    : inbox_{std::make_unique<Inbox>()}, thread_{[worker = Worker{*inbox_, std::move(options),
                                                                  std::move(listener)}]() mutable {
          worker.run();
      }}
{
}

SpeechdVoice::~SpeechdVoice()
{
    inbox_->stop.ring();
    inbox_->news.ring();
    thread_.join();
}

void SpeechdVoice::speak(const Utterance& utterance, Ticket ticket)
{
    inbox_->put({true, SpeechdJob{utterance, ticket, std::chrono::steady_clock::now()}});
}

void SpeechdVoice::use(const VoiceSettings& settings)
{
    inbox_->set(settings);
}

void SpeechdVoice::cancel()
{
    inbox_->put({true, std::nullopt});
}

}  // namespace speech
