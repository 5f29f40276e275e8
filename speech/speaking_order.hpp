// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice.hpp"

#include <deque>
#include <optional>

namespace speech {

/// Who speaks when. Urgent utterances cut in and are never cut by others; normal ones wait their
/// turn; a newer answer takes the place of an older one; background is dropped when anything else
/// speaks. Silent itself: it says what the voice is to do, and is told the time.
class SpeakingOrder {
public:
    struct Spoken {
        Utterance utterance;
        Ticket ticket = 0;

        bool operator==(const Spoken&) const = default;
    };

    /// What the voice is to do now: first be silent, then speak.
    struct Step {
        bool cut = false;
        std::optional<Spoken> start = std::nullopt;

        bool operator==(const Step&) const = default;
    };

    [[nodiscard]] Step offer(const Utterance& utterance, Instant now);
    [[nodiscard]] Step finished(Ticket ticket, Instant now);
    /// Whoever types does not want to listen. What waits its turn still comes; answers do not.
    [[nodiscard]] Step key_pressed(Instant now);
    /// The player wants silence, from urgent utterances too.
    [[nodiscard]] Step silence();
    /// The last thing that was said, as an answer.
    [[nodiscard]] Step again(Instant now);
    /// None as long as the voice may still be speaking; otherwise it hangs, and this comes next.
    [[nodiscard]] std::optional<Step> stuck(Instant now);

    [[nodiscard]] bool is_silent() const { return !current_ && waiting_.empty(); }

private:
    [[nodiscard]] Step cut_current(Instant now);
    [[nodiscard]] Step start_next(Instant now);
    void put_behind_urgent(const Utterance& utterance);
    void drop_waiting_answers();
    [[nodiscard]] bool speaks(Urgency urgency) const;

    std::deque<Utterance> waiting_;  ///< urgent ones first
    std::optional<Spoken> current_;
    Instant deadline_;
    std::optional<Utterance> last_;
    Ticket tickets_ = 0;
};

}  // namespace speech
