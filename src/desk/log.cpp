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
    entries_.push_back({{fmt::format("{}{}{}", text::clock_face(at), blank, what),
                         fmt::format("{}.{}{}", time, blank, what), lexicon.voice(),
                         speech::Urgency::answer, speech::Pace::usual}});
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

std::string Log::text(LogPart part) const
{
    std::vector<std::string> lines;
    for (const auto& [done, said, secrecy] : entries(part))
        lines.push_back(done.screen + (said ? ": " + said->screen : ""));
    return text::lines_of(lines);
}

std::vector<speech::Utterance> Log::read(LogPart part) const
{
    std::vector<speech::Utterance> all;
    for (auto& [done, said, secrecy] : entries(part)) {
        all.push_back(std::move(done));
        if (said)
            all.push_back(*std::move(said));
    }
    return all;
}

}  // namespace client::desk
