// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/cued_voice.hpp"

#include <utility>

namespace speech {

namespace {

/// The same without its words.
Utterance only_earcon(const Utterance& utterance)
{
    Utterance silent;
    silent.cue = utterance.cue;
    silent.language = utterance.language;
    silent.ear = utterance.ear;
    return silent;
}

}  // namespace

CuedVoice::CuedVoice(const SoundMaker& sound,
                     const MakeVoice& words,
                     Listener listener,
                     const VoiceSettings& settings)
    : listener_{std::move(listener)}, words_{words ? words(listener_) : nullptr},
      earcons_{sound, settings, [this](const Report& report) { earcon_over(report); }}
{
}

void CuedVoice::speak(const Utterance& utterance, Ticket ticket)
{
    cancel();
    {
        const std::scoped_lock lock{mutex_};
        if (!utterance.cue || deaf_)
            return say({utterance, ticket});
        waiting_ = Waiting{utterance, ticket};
    }
    earcons_.speak(only_earcon(utterance), ticket);
}

void CuedVoice::use(const VoiceSettings& settings)
{
    earcons_.use(settings);
    if (words_)
        words_->use(settings);
}

void CuedVoice::cancel()
{
    {
        const std::scoped_lock lock{mutex_};
        waiting_.reset();
    }
    earcons_.cancel();  // its thread reports to us: never while we hold the lock
    if (words_)
        words_->cancel();
}

void CuedVoice::earcon_over(const Report& report)
{
    const std::scoped_lock lock{mutex_};
    const auto* const finished = std::get_if<Finished>(&report);
    if (finished == nullptr)
        deaf_ = std::holds_alternative<Lost>(report);
    if (waiting_ && (deaf_ || (finished != nullptr && waiting_->ticket == finished->ticket)))
        say(*std::exchange(waiting_, std::nullopt));
}

void CuedVoice::say(const Waiting& waiting)
{
    if (words_)
        words_->speak(waiting.utterance, waiting.ticket);
    else
        listener_(Finished{waiting.ticket});
}

}  // namespace speech
