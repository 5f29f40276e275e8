// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/play/interviewer.hpp"

#include "speech/messages.hpp"

#include <chrono>

namespace client::play {

namespace {

/// As long as a reader takes to begin.
constexpr rules::Duration silence = std::chrono::seconds{4};

std::optional<rules::Instant> when_spoken(player::Aloud aloud, rules::Instant at)
{
    switch (aloud) {
    case player::Aloud::at_once:
        return at;
    case player::Aloud::after_silence:
        return at + silence;
    case player::Aloud::never:
        break;
    }
    return std::nullopt;
}

}  // namespace

host::Reply Interviewer::handle(const host::Input& input, rules::Instant at)
{
    namespace inputs = host::inputs;
    if (const auto* const line = std::get_if<inputs::Line>(&input.what))
        return answer(line->text, at);
    if (std::holds_alternative<inputs::Begin>(input.what))
        return ask(at);
    if (std::holds_alternative<inputs::Tick>(input.what) && due_ && at >= *due_) {
        due_.reset();
        return read_out();
    }
    if (std::holds_alternative<inputs::Interrupt>(input.what))
        return host::line_dropped(words_.language());
    return {};
}

host::Reply Interviewer::ask(rules::Instant at, const std::optional<std::string>& first)
{
    asked_ = interview_.question(words_.language());
    if (first)
        asked_.insert(asked_.begin(), *first);
    due_ = when_spoken(interview_.aloud(), at);
    host::tidings::Told told;
    for (const auto& line : asked_)
        told.lines.push_back({line, "", words_.language().voice()});
    return {{std::move(told)}, {}};
}

host::Reply Interviewer::answer(const std::string& line, rules::Instant at)
{
    using host::HostWish;
    const auto& language = words_.language();
    const auto says = [&](std::string_view what) { return player::means(language, what, line); };
    if (says("help"))
        return ask(at);
    if (says("back")) {
        interview_.go_back();
        return ask(at);
    }
    if (says("quit"))
        return {{host::said(language, host::tidings::Kind::news, language.say("goodbye"))},
                {HostWish{host::wishes::Quit{}}}};
    if (const auto wrong = interview_.answer(words_, line))
        return ask(at, wrong);
    if (!interview_.is_done())
        return ask(at);
    due_.reset();
    return {{}, {HostWish{host::wishes::Become{}}}};
}

host::Reply Interviewer::read_out() const
{
    std::string all;
    for (const auto& line : asked_)
        all += line + (line.ends_with('?') ? " " : ". ");
    return {{host::tidings::Told{{}, {{"", all, words_.language().voice()}}}}, {}};
}

}  // namespace client::play
