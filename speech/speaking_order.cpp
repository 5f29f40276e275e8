// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/speaking_order.hpp"

#include <algorithm>

namespace speech {

namespace {

using namespace std::chrono_literals;

/// Longer than any voice needs for the text, and than a voice that is lost needs to say so.
Instant latest_end(const Utterance& utterance, Instant now)
{
    return now + 20s + 400ms * static_cast<long>(utterance.voice.size());
}

}  // namespace

SpeakingOrder::Step SpeakingOrder::offer(const Utterance& utterance, Instant now)
{
    switch (utterance.urgency) {
    case Urgency::background:
        if (!is_silent())
            return {};
        waiting_.push_back(utterance);
        break;
    case Urgency::answer:
        drop_waiting_answers();
        waiting_.push_back(utterance);
        if (speaks(Urgency::answer))
            return cut_current(now);
        break;
    case Urgency::normal:
        waiting_.push_back(utterance);
        break;
    case Urgency::urgent:
        if (speaks(Urgency::normal) || speaks(Urgency::answer))
            put_behind_urgent(current_->utterance);  // it is said again, whole
        put_behind_urgent(utterance);
        if (current_ && !speaks(Urgency::urgent))
            return cut_current(now);
        break;
    }
    if (speaks(Urgency::background))
        return cut_current(now);
    return current_ ? Step{} : start_next(now);
}

SpeakingOrder::Step SpeakingOrder::finished(Ticket ticket, Instant now)
{
    if (!current_ || current_->ticket != ticket)
        return {};
    current_.reset();
    return start_next(now);
}

SpeakingOrder::Step SpeakingOrder::key_pressed(Instant now)
{
    drop_waiting_answers();
    if (!current_ || speaks(Urgency::urgent))
        return {};
    return cut_current(now);
}

SpeakingOrder::Step SpeakingOrder::silence()
{
    const bool spoke = current_.has_value();
    current_.reset();
    waiting_.clear();
    return {spoke};
}

SpeakingOrder::Step SpeakingOrder::again(Instant now)
{
    if (!last_)
        return {};
    auto repeated = *last_;
    repeated.urgency = Urgency::answer;
    return offer(repeated, now);
}

std::optional<SpeakingOrder::Step> SpeakingOrder::stuck(Instant now)
{
    if (!current_ || now < deadline_)
        return std::nullopt;
    return cut_current(now);
}

SpeakingOrder::Step SpeakingOrder::cut_current(Instant now)
{
    current_.reset();
    auto step = start_next(now);
    step.cut = true;
    return step;
}

SpeakingOrder::Step SpeakingOrder::start_next(Instant now)
{
    if (waiting_.empty())
        return {};
    current_ = Spoken{waiting_.front(), ++tickets_};
    waiting_.pop_front();
    deadline_ = latest_end(current_->utterance, now);
    if (current_->utterance.urgency != Urgency::background)
        last_ = current_->utterance;
    return {false, current_};
}

void SpeakingOrder::put_behind_urgent(const Utterance& utterance)
{
    const auto place = std::ranges::find_if(
        waiting_, [](const Utterance& other) { return other.urgency != Urgency::urgent; });
    waiting_.insert(place, utterance);
}

void SpeakingOrder::drop_waiting_answers()
{
    std::erase_if(waiting_,
                  [](const Utterance& other) { return other.urgency == Urgency::answer; });
}

bool SpeakingOrder::speaks(Urgency urgency) const
{
    return current_ && current_->utterance.urgency == urgency;
}

}  // namespace speech
