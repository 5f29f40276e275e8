// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/voice.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace speech {

/// A voice that can be made when it is needed.
struct VoiceLink {
    std::string name;  ///< as the player writes it: "espeak"
    std::function<std::unique_ptr<Voice>(Listener)> make;
    /// Whether the player is told when it was never there; not when it is only tried first.
    bool expected = true;
};

/// What the player must be told in another way than by voice: who fell silent, and who speaks now.
struct VoiceNotice {
    std::string lost;
    VoiceFault fault = VoiceFault::stuck;
    std::string instead;  ///< empty when nobody can be heard

    bool operator==(const VoiceNotice&) const = default;
};

/// Several voices in the order of preference: the first that is not lost speaks. What was being
/// said when a voice was lost is said by the next. Voices report from their threads; everything
/// else here belongs to one thread, and happens in `poll`.
class VoiceChain {
public:
    /// `wake` is called by any thread when `poll` has something to do.
    VoiceChain(std::vector<VoiceLink> links, std::function<void()> wake);
    VoiceChain(const VoiceChain&) = delete;
    VoiceChain& operator=(const VoiceChain&) = delete;
    VoiceChain(VoiceChain&&) = delete;
    VoiceChain& operator=(VoiceChain&&) = delete;
    ~VoiceChain();

    void speak(const Utterance& utterance, Ticket ticket);
    /// Those that speak later, too.
    void use(const VoiceSettings& settings);
    void cancel();

    struct News {
        std::vector<Ticket> finished;
        std::vector<VoiceNotice> notices;
    };
    [[nodiscard]] News poll();
    /// The name of the voice that was given something to say last; empty where none could be.
    [[nodiscard]] std::string speaking() const;
    /// Until `poll` has something to do, at most until then.
    void wait(Instant deadline);

private:
    class Inbox;

    struct Member {
        VoiceLink link;
        std::unique_ptr<Voice> voice;
        bool lost = false;
        bool told = false;  ///< the player knows that it is lost
        bool used = false;  ///< it has spoken
    };

    struct Speaking {
        Utterance utterance;
        Ticket ticket = 0;
    };

    Voice& voice(std::size_t member);
    [[nodiscard]] std::optional<std::size_t> best() const;
    void speak_with_best();
    void take(std::size_t member, const Report& report, News& news);
    void lose(std::size_t member, VoiceFault fault, News& news);

    std::shared_ptr<Inbox> inbox_;
    std::vector<Member> members_;
    std::optional<std::size_t> active_;
    std::optional<Speaking> current_;
    std::optional<VoiceSettings> settings_;  ///< other than those that the links have
};

}  // namespace speech
