// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/messages.hpp"
#include "src/host/activity.hpp"
#include "src/text/words.hpp"

#include <string>

namespace tests {

/// A pile of stones: a number takes so many, and who knows nothing of terminals can still be
/// played with. It is here to show how little an activity needs.
class Stones : public client::host::Activity {
public:
    explicit Stones(client::words::ChosenWords& words) : words_{words} {}

    [[nodiscard]] client::words::ChosenWords& words() override { return words_; }
    [[nodiscard]] client::host::Reply handle(const client::host::Input& input,
                                             rules::Instant at) override
    {
        namespace inputs = client::host::inputs;
        if (const auto* const line = std::get_if<inputs::Line>(&input.what))
            return take(line->text, at);
        if (const auto* const said = std::get_if<client::commands::Command>(&input.what))
            return take(said->argument, at);
        if (std::holds_alternative<inputs::Tick>(input.what))
            return due_ && at >= *std::exchange(due_, {}) ? say("still there")
                                                          : client::host::Reply{};
        if (std::holds_alternative<inputs::Begin>(input.what))
            return say("21 stones");
        return {};
    }
    [[nodiscard]] std::optional<rules::Instant> due(rules::Instant) const override { return due_; }

    int left = 21;

private:
    client::host::Reply take(const std::string& text, rules::Instant at)
    {
        if (text == "quit")
            return {say("bye").tidings, {client::host::HostWish{client::host::wishes::Quit{}}}};
        const int stones = text.empty() ? 0 : text.front() - '0';
        if (stones < 1 || stones > 3)
            return say(text + ": one to three", client::host::tidings::Kind::refusal);
        due_ = at + std::chrono::seconds{10};
        return say(std::to_string(left -= stones) + " left");
    }
    client::host::Reply say(const std::string& text,
                            client::host::tidings::Kind kind = client::host::tidings::Kind::answer)
    {
        return {{client::host::tidings::Said{kind, {{text, text, words_.language().voice()}}}}, {}};
    }

    client::words::ChosenWords& words_;
    std::optional<rules::Instant> due_;
};

}  // namespace tests
