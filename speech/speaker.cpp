// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speaker.hpp"

#include <algorithm>
#include <utility>

namespace speech {

Speaker::Speaker(std::vector<VoiceLink> voices, Notify notify, std::function<void()> wake)
    : notify_{std::move(notify)}, voices_{std::move(voices), std::move(wake)}
{
}

void Speaker::say(const Utterance& utterance, Instant now)
{
    poll(now);  // a voice that only writes down has long ended, and keeps nobody waiting
    perform(order_.offer(utterance, now));
}

void Speaker::key_pressed(Instant now)
{
    perform(order_.key_pressed(now));
}

void Speaker::silence()
{
    perform(order_.silence());
}

void Speaker::again(Instant now)
{
    perform(order_.again(now));
}

void Speaker::poll(Instant now)
{
    const auto news = voices_.poll();
    for (const auto& notice : news.notices)
        notify_(notice);
    for (const auto ticket : news.finished)
        perform(order_.finished(ticket, now));
    if (const auto step = order_.stuck(now)) {
        notify_({voices_.speaking(), VoiceFault::stuck, ""});
        perform(*step);
    }
}

bool Speaker::wait_until_silent(Instant deadline)
{
    using std::chrono::steady_clock;
    while (!is_silent() && steady_clock::now() < deadline) {
        voices_.wait(std::min(deadline, steady_clock::now() + std::chrono::seconds{1}));
        poll(steady_clock::now());
    }
    return is_silent();
}

void Speaker::perform(const SpeakingOrder::Step& step)
{
    if (step.start)
        voices_.speak(step.start->utterance, step.start->ticket);
    else if (step.cut)
        voices_.cancel();
}

}  // namespace speech
