// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/use_log.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/clock/session.hpp"
#include "src/clock/telling.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"
#include "src/words/use_words.hpp"

#include <utility>

namespace client::clock {

void Session::stay_in_tournament(const UseLog& log)
{
    log_ = log;
    options_.unasked = Unasked::silent;
    options_.counts = log.impaired ? Counts::told : Counts::not_told;
    options_.own = log.impaired.value_or(options_.own);
    options_.own_is_settled = log.impaired.has_value();
}

void Session::note(store::Use::Kind kind, std::string what)
{
    if (!log_ || !clock_)
        return;
    const auto reading = clock_->reading(latest_);
    log_->uses.push_back({latest_, reading.mover().value_or(rules::Color::white), reading.left,
                          kind, std::move(what)});
    journal_ += journal_line(log_->uses.back());
}

speech::Word Session::told_use(const store::Use& use) const
{
    if (use.kind == store::Use::Kind::opened)
        return words::opened(*lexicon_, use.what);
    const CommandRow* const row = find_clock_command(text::Words{use.what}.next());
    if (row == nullptr) {  // somebody has changed the file
        const auto shown = text::printable(use.what);
        return {shown, shown};
    }
    return words::used(*lexicon_, use.kind, text::printable(translated(words_, use.what)),
                       row->help);
}

Reply Session::tell_log() const
{
    if (!log_)
        return say(speech::sentence(*lexicon_, "log-tournament-only"));
    Reply reply;
    reply.said.push_back(said(*lexicon_, words::log_heading(*lexicon_, log_->begun)));
    for (const store::Use& use : log_->uses)
        reply.said.push_back(
            said(*lexicon_, words::log_entry(*lexicon_, use, words::Clocks::told, told_use(use))));
    return reply;
}

}  // namespace client::clock
