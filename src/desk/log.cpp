// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/log.hpp"

#include "speech/clock_words.hpp"
#include "src/text/log_times.hpp"

#include <fmt/format.h>

#include <utility>

namespace client::desk {

void Log::add(const speech::Lexicon& lexicon, rules::Instant at, const std::string& what)
{
    const auto time =
        speech::time_words(lexicon, at.time_since_epoch(), speech::Verbosity::full).voice;
    const auto blank = what.empty() ? "" : " ";
    const auto moment = witness_ ? witness_(at) : LogMoment{};
    entries_.push_back(
        {.done = {fmt::format("{}{}{}{}", text::clock_face(at), moment.clocks, blank, what),
                  fmt::format("{}.{}{}", time, blank, what), lexicon.voice(),
                  speech::Urgency::answer, speech::Pace::usual},
         .what = what,
         .plies = moment.plies});
}

void Log::add(const speech::Lexicon& lexicon,
              rules::Instant at,
              const std::string& what,
              speech::Utterance said,
              Secrecy secrecy)
{
    add(lexicon, at, what);
    said.urgency = speech::Urgency::answer;
    entries_.back().said = std::move(said);
    entries_.back().secrecy = secrecy;
}

void Log::mark_ruling()
{
    entries_.back().is_ruling = true;
}

void Log::settle()
{
    for (auto& each : entries_)
        each.secrecy = Secrecy::none;
}

std::vector<Log::Entry> Log::entries(LogPart part) const
{
    auto all = entries_;
    if (part == LogPart::settled)
        for (auto& each : all)
            if (each.secrecy == Secrecy::until_completed)
                each.said = std::nullopt;
    return all;
}

/// A refusal begins with what was refused, which stands before it already.
std::string Log::without_echo(const Entry& entry)
{
    const auto echo = entry.what + ": ";
    const auto& told = entry.said->screen;
    return told.starts_with(echo) ? told.substr(echo.size()) : told;
}

std::vector<std::string> Log::lines(LogPart part) const
{
    std::vector<std::string> lines;
    for (const auto& each : entries(part))
        lines.push_back(each.done.screen + (each.said ? ": " + without_echo(each) : ""));
    return lines;
}

std::string Log::text(LogPart part) const
{
    return text::lines_of(lines(part));
}

std::vector<speech::Utterance> Log::read(LogPart part) const
{
    std::vector<speech::Utterance> all;
    for (auto& each : entries(part)) {
        all.push_back(std::move(each.done));
        if (each.said)
            all.push_back(*std::move(each.said));
    }
    return all;
}

std::vector<Ruling> Log::rulings(LogPart part) const
{
    std::vector<Ruling> all;
    for (const auto& each : entries(part))
        if (each.is_ruling)
            all.push_back({each.plies, each.said ? each.said->screen : each.what});
    return all;
}

}  // namespace client::desk
