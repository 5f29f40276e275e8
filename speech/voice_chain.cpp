// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/voice_chain.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace speech {

/// The reports that have not been looked at. The voices share it, and may outlive the chain.
class VoiceChain::Inbox {
public:
    struct Letter {
        std::size_t member;
        Report report;
    };

    explicit Inbox(std::function<void()> wake) : wake_{std::move(wake)} {}

    void put(std::size_t member, const Report& report)
    {
        const std::scoped_lock lock{mutex_};
        letters_.push_back({member, report});
        came_.notify_all();
        if (wake_)
            wake_();
    }

    [[nodiscard]] std::vector<Letter> take()
    {
        const std::scoped_lock lock{mutex_};
        return std::exchange(letters_, {});
    }

    void wait(Instant deadline)
    {
        std::unique_lock lock{mutex_};
        came_.wait_until(lock, deadline, [&] { return !letters_.empty(); });
    }

    void close()
    {
        const std::scoped_lock lock{mutex_};
        wake_ = nullptr;
    }

private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::vector<Letter> letters_;
    std::function<void()> wake_;
};

VoiceChain::VoiceChain(std::vector<VoiceLink> links, std::function<void()> wake)
    : inbox_{std::make_shared<Inbox>(std::move(wake))}
{
    for (auto& link : links)
        members_.push_back({std::move(link), nullptr});
}

VoiceChain::~VoiceChain()
{
    inbox_->close();
}

Voice& VoiceChain::voice(std::size_t member)
{
    auto& made = members_.at(member);
    if (made.voice)
        return *made.voice;
    made.voice = made.link.make(
        [inbox = inbox_, member](const Report& report) { inbox->put(member, report); });
    if (settings_)
        made.voice->use(*settings_);
    return *made.voice;
}

std::optional<std::size_t> VoiceChain::best() const
{
    const auto found = std::ranges::find(members_, false, &Member::lost);
    if (found == members_.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - members_.begin());
}

void VoiceChain::speak(const Utterance& utterance, Ticket ticket)
{
    current_ = Speaking{utterance, ticket};
    speak_with_best();
}

void VoiceChain::speak_with_best()
{
    const auto chosen = best();
    if (active_ && active_ != chosen)
        voice(*active_).cancel();
    active_ = chosen;
    if (chosen)
        voice(*chosen).speak(current_->utterance, current_->ticket);
    else  // nobody hears it, but whoever waits for its end must not wait for ever
        inbox_->put(members_.size(), Finished{current_->ticket});
}

void VoiceChain::use(const VoiceSettings& settings)
{
    settings_ = settings;
    for (const auto& member : members_)
        if (member.voice)
            member.voice->use(settings);
}

void VoiceChain::cancel()
{
    current_.reset();
    if (active_)
        voice(*active_).cancel();
}

VoiceChain::News VoiceChain::poll()
{
    News news;
    for (const auto& letter : inbox_->take())
        take(letter.member, letter.report, news);
    return news;
}

std::string VoiceChain::speaking() const
{
    return active_ ? members_[*active_].link.name : std::string{};
}

void VoiceChain::wait(Instant deadline)
{
    inbox_->wait(deadline);
}

void VoiceChain::take(std::size_t member, const Report& report, News& news)
{
    if (const auto* finished = std::get_if<Finished>(&report)) {
        if (member < members_.size()) {
            members_[member].used = true;
            members_[member].told = false;
        }
        if (current_ && current_->ticket == finished->ticket) {
            current_.reset();
            news.finished.push_back(finished->ticket);
        }
    } else if (const auto* lost = std::get_if<Lost>(&report)) {
        lose(member, lost->fault, news);
    } else {
        members_.at(member).lost = false;
    }
}

void VoiceChain::lose(std::size_t member, VoiceFault fault, News& news)
{
    auto& loser = members_.at(member);
    loser.lost = true;
    const auto next = best();
    const bool worth_telling = loser.link.expected || loser.used || fault != VoiceFault::no_daemon;
    if (worth_telling && !std::exchange(loser.told, true))
        news.notices.push_back({loser.link.name, fault, next ? members_[*next].link.name : ""});
    if (current_ && active_ == member)
        speak_with_best();
}

}  // namespace speech
