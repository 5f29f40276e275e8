// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/reading.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/read/read_scene.hpp"

#include <utility>
#include <variant>

namespace client::read {

Reading::Reading(ReadSession& session,
                 words::ChosenWords& words,
                 screen::ScreenStyle style,
                 ReadReply first)
    : session_{session}, words_{words}, style_{style}, first_{std::move(first)}
{
}

host::Reply Reading::handle(const host::Input& input, rules::Instant at)
{
    namespace inputs = host::inputs;
    return std::visit(
        speech::Overloaded{
            [&](const inputs::Begin&) { return begin(at); },
            [&](const inputs::Line& line) { return taken(session_.handle_line(line.text, at)); },
            [&](const commands::Command& command) { return taken(session_.handle(command, at)); },
            [&](const commands::KeysStruck& struck) { return taken(session_.handle(struck, at)); },
            [&](const inputs::Abandoned&) { return taken(session_.handle_line("release", at)); },
            [&](const inputs::Tick&) {
                return taken(session_.searching() ? session_.work() : session_.tick(at));
            },
            [&](const inputs::StillSpeaking&) {
                session_.pause_from(at);
                return host::Reply{};
            },
            [&](const inputs::Interrupt&) { return host::line_dropped(words_.language()); },
            [&](const inputs::NoMorePages&) {
                const auto& language = words_.language();
                return host::Reply{{host::said(language, host::tidings::Kind::answer,
                                               language.say("no-more-pages"))},
                                   {}};
            },
            [](const inputs::End&) { return host::Reply{}; },
            [](const inputs::FileWritten&) { return host::Reply{}; },
            [](const inputs::Reported&) { return host::Reply{}; },
            [](const inputs::Answered&) { return host::Reply{}; },
            [](const inputs::Settled&) { return host::Reply{}; },
            [](const inputs::Heard&) { return host::Reply{}; },
        },
        input.what);
}

/// The first time what was opened, and after a game that was played from there the place itself.
host::Reply Reading::begin(rules::Instant at)
{
    play_.reset();
    return taken(first_ ? *std::exchange(first_, {}) : session_.handle_line("again", at));
}

host::Reply Reading::taken(ReadReply reply)
{
    if (reply.play)
        play_ = std::move(reply.play);
    return {std::move(reply.tidings), std::move(reply.wishes)};
}

/// A long search goes on in steps, so that lines can be typed meanwhile.
std::optional<rules::Instant> Reading::due(rules::Instant now) const
{
    return session_.searching() ? now : session_.due();
}

host::Attention Reading::attention() const
{
    return session_.searching() || session_.due() ? host::Attention::busy : host::Attention::free;
}

host::Scene Reading::scene(rules::Instant /*now*/)
{
    return scene_of(session_, words_, style_);
}

}  // namespace client::read
