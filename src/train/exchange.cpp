// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/exchange.hpp"

#include "speech/enum_table.hpp"
#include "speech/other_voice.hpp"

#include <algorithm>
#include <iterator>

namespace client::train {

namespace {

host::tidings::Kind kind_of(const WalkLine& line)
{
    using From = WalkLine::Kind;
    using To = host::tidings::Kind;
    static constexpr speech::EnumTable<To, From::unclear> kinds{{{
        {From::told, To::answer},
        {From::question, To::question},
        {From::right, To::answer},
        {From::wrong, To::answer},
        {From::hint, To::answer},
        {From::notice, To::answer},
        {From::unclear, To::refusal},
    }}};
    return kinds[line.kind];
}

/// What more than one voice says stands in one line all the same.
host::Tiding tiding_of(const WalkLine& line, speech::Pace pace)
{
    using speech::Urgency;
    const auto said = [&](std::string screen, std::string voice, const std::string& language) {
        return speech::Utterance{std::move(screen), std::move(voice), language, Urgency::answer,
                                 pace};
    };
    if (line.by.empty())
        return host::tidings::Said{kind_of(line),
                                   {said(line.words.screen, line.words.voice, line.language)}};
    host::tidings::Told told{kind_of(line), {said(line.words.screen, {}, line.language)}};
    for (const auto& part : line.by)
        told.lines.push_back(said({}, part.voice, part.language));
    return told;
}

speech::Utterance utterance(std::string screen, speech::VoicePart part, const Hearing& hearing)
{
    return {.screen = std::move(screen),
            .voice = std::move(part.voice),
            .language = speech::in_manner(part.language, hearing.manner),
            .urgency = speech::Urgency::answer,
            .pace = hearing.pace};
}

/// Words of announcements in another language have their own voice, and stand in the same line all
/// the same.
std::vector<speech::Utterance>
by_voices(const speech::Word& line, const std::string& own, const Hearing& hearing)
{
    auto parts = speech::voice_parts(line.voice, own);
    if (parts.size() == 1)
        return {utterance(line.screen, std::move(parts.front()), hearing)};
    std::vector<speech::Utterance> all{utterance(line.screen, {own, {}}, hearing)};
    for (auto& part : parts)
        all.push_back(utterance({}, std::move(part), hearing));
    return all;
}

}  // namespace

/// A voice says all of one exchange in one breath, and any key ends it.
void Exchange::tell(host::tidings::Kind kind, const Lines& lines, const Hearing& hearing)
{
    std::vector<speech::Utterance> told;
    for (const auto& line : lines)
        std::ranges::move(by_voices(line, state.teller.language().voice(), hearing),
                          std::back_inserter(told));
    if (told.size() == lines.size())
        reply.tidings.emplace_back(host::tidings::Said{kind, std::move(told)});
    else
        reply.tidings.emplace_back(host::tidings::Told{kind, std::move(told)});
}

void Exchange::tell(const WalkReply& said, speech::Pace pace)
{
    for (const auto& line : said.lines)
        reply.tidings.push_back(tiding_of(line, pace));
}

void Exchange::ask_back(AskedBack what, speech::Phrase question)
{
    state.asked_back = what;
    tell(host::tidings::Kind::question, {state.teller.say(question)});
}

void Exchange::ask_again(speech::Pace pace)
{
    if (!state.course)
        return tell(state.outing->walk->act(WalkAct::again), pace);
    const auto& task = state.course->task();
    auto hearing = task.hearing();
    if (pace == speech::Pace::slow)
        hearing.pace = pace;
    state.course->wait_from(now);
    tell(host::tidings::Kind::question, task.asked(state.teller), hearing);
}

void Exchange::ask_board(const play::Input& input)
{
    auto answered = state.board.handle(input);
    std::ranges::move(answered.tidings, std::back_inserter(reply.tidings));
    std::ranges::move(answered.wishes, std::back_inserter(reply.wishes));
}

}  // namespace client::train
