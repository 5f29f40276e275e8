// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/sound.hpp"
#include "tests/speech/reports.hpp"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace tests {

/// A sound card that remembers what it is to play. Its gate can be shut: then a write waits, as it
/// does in a server that hangs.
struct Card {
    std::mutex mutex;
    std::condition_variable changed;
    bool open = true;
    bool broken = false;
    std::vector<speech::Frame> played;
    int flushes = 0;

    void shut(bool wish)
    {
        const std::scoped_lock lock{mutex};
        open = !wish;
        changed.notify_all();
    }
    void break_down(bool wish)
    {
        const std::scoped_lock lock{mutex};
        broken = wish;
    }

    [[nodiscard]] bool wait_until(const std::function<bool()>& holds)
    {
        std::unique_lock lock{mutex};
        return changed.wait_for(lock, patience, holds);
    }
};

class CardSound : public speech::Sound {
public:
    explicit CardSound(std::shared_ptr<Card> card) : card_{std::move(card)} { check(); }

    void write(speech::Frames frames) override
    {
        check();
        std::unique_lock lock{card_->mutex};
        card_->played.insert(card_->played.end(), frames.begin(), frames.end());
        card_->changed.notify_all();
        card_->changed.wait(lock, [&] { return card_->open; });
    }

    [[nodiscard]] std::chrono::milliseconds pending() override
    {
        return std::chrono::milliseconds{1};
    }

    void flush() override
    {
        const std::scoped_lock lock{card_->mutex};
        ++card_->flushes;
        card_->changed.notify_all();
    }

private:
    void check()
    {
        const std::scoped_lock lock{card_->mutex};
        if (card_->broken)
            throw speech::VoiceFailure{speech::VoiceFault::no_sound};
    }

    std::shared_ptr<Card> card_;
};

inline speech::SoundMaker sound_of(const std::shared_ptr<Card>& card)
{
    return [card](int) { return std::make_unique<CardSound>(card); };
}

}  // namespace tests
