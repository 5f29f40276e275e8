// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/log.hpp"

#include "speech/clock_words.hpp"
#include "src/log_times.hpp"

#include <fmt/format.h>

#include <utility>

namespace client::desk {

void Log::add(const speech::Lexicon& lexicon, rules::Instant at, const std::string& what)
{
    const auto time =
        speech::time_words(lexicon, at.time_since_epoch(), speech::Verbosity::full).voice;
    const auto blank = what.empty() ? "" : " ";
    lines_.push_back(fmt::format("{}{}{}", clock_face(at), blank, what));
    read_.push_back({lines_.back(), fmt::format("{}.{}{}", time, blank, what), lexicon.voice(),
                     speech::Urgency::answer, speech::Pace::usual});
}

void Log::add(const speech::Lexicon& lexicon,
              rules::Instant at,
              const std::string& what,
              speech::Utterance said)
{
    add(lexicon, at, what);
    lines_.back() += ": " + said.screen;
    said.urgency = speech::Urgency::answer;
    read_.push_back(std::move(said));
}

std::string Log::text() const
{
    return lines_of(lines_);
}

}  // namespace client::desk
