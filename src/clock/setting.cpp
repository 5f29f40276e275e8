// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "speech/text.hpp"
#include "src/clock/journal.hpp"
#include "src/clock/session.hpp"
#include "src/clock/telling.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

/// How a clock comes to be: by questions, by a control, or from a crash.
namespace client::clock {

using namespace rules;
using speech::sentence;
using speech::Word;

Reply Session::ask_for_control()
{
    questions_ = SetupQuestions{options_};
    pending_ = Pending::setup;
    return ask_again();
}

Reply Session::ask_again() const
{
    return {{ask(*lexicon_, questions_)}, {}, {}};
}

Reply Session::answer_setup(std::string_view text)
{
    const auto line = words_.in_english(speech::fold(text));
    if (line == "quit")
        return clock_ ? cancel(latest_) : leave();
    Reply reply;
    if (line == "?" || line == "help") {
        reply = help_setup();
    } else if (line == "back") {
        static_cast<void>(questions_.go_back());
    } else {
        const auto step = questions_.answer(line);
        if (const auto* const chosen = std::get_if<SetUp>(&step))
            return clock_ ? set_anew(*chosen) : set(*chosen);
        const auto* const unclear = std::get_if<Unclear>(&step);
        if (unclear != nullptr && unclear->why)
            reply = refuse_control(text, *unclear->why);
        else if (unclear != nullptr && !text.empty())
            reply = not_understood(text);
    }
    reply.said.push_back(ask(*lexicon_, questions_));
    return reply;
}

/// What does not even begin like a control is not explained as one.
Reply Session::refuse_control(std::string_view text, const TimeError& why) const
{
    if (why == TimeError{TimeFault::time})
        return not_understood(text);
    const auto reason = fault_words(*lexicon_, why.fault);
    const auto shown = text::printable(text);
    return say(text.empty() ? reason
                            : sentence(*lexicon_, "refused",
                                       {{"input", std::string_view{shown}}, {"reason", reason}}));
}

Reply Session::set(const SetUp& chosen)
{
    pending_ = Pending::nothing;
    options_.control = chosen.control;
    options_.counter = chosen.counter;
    if (chosen.hearing) {
        static_cast<Hearing&>(options_) = *chosen.hearing;
        asked_hearing_ = chosen.hearing;
    }
    clock_.emplace(options_);
    journal_ = journal_head({chosen.control, chosen.counter, asked_hearing_}, log_);
    journalled_ = latest_;
    if (log_ && log_->uses.empty())
        note(store::Use::Kind::opened, voice_);
    const auto key_or_word = [&](std::string_view key, std::string_view command) {
        const auto keys = keys_(key);
        const auto word = words_.own(command);
        return keys.empty() ? Word{word, word} : speech::listed(keys);
    };
    return say(speech::after(
        sentence(*lexicon_, "clock-set", {{"control", set_up_words(*lexicon_, chosen)}}),
        sentence(*lexicon_, "clock-to-start",
                 {{"white", key_or_word("white", "white")},
                  {"black", key_or_word("black", "black")},
                  {"go", key_or_word("toggle", "go")}})));
}

Reply Session::set_anew(const SetUp& chosen)
{
    auto reply = set(chosen);
    note(store::Use::Kind::answered, "set " + write_time_control(chosen.control));
    return reply;
}

/// Its own time goes on, whatever the time is now.
void Session::take_over(const Journal& journal)
{
    begun_with_ = {options_, log_};
    if (journal.log)
        stay_in_tournament(*journal.log);
    static_cast<void>(set(journal.set_up));
    options_.control = begun_with_.first.control;  // of the next one
    options_.counter = begun_with_.first.counter;
    latest_ = {};
    for (const TimedCommand& each : journal.commands) {
        latest_ = std::max(latest_, each.at);
        clock_->redo(each.command, latest_);
        journal_ += journal_line({latest_, each.command});
    }
    journalled_ = latest_;
    if (clock_->clock().running())
        static_cast<void>(apply(acts::Pause{}, latest_));
    if (journal.log)
        note(store::Use::Kind::opened, voice_);
}

Reply Session::ask_about_kept() const
{
    std::optional<Word> times;
    for (const auto& said :
         tell(*lexicon_, listener(), tidings::Answered{Question::both, clock_->reading(latest_)})) {
        const Word each{said.screen, said.voice};
        times = times ? speech::after(*times, each) : each;
    }
    return say(sentence(*lexicon_, "clock-kept", {{"times", *times}}));
}

Reply Session::answer_kept(std::string_view text)
{
    const auto answer = yes_or_no(words_.english(text));
    if (!answer)
        return words_.english(text) == "quit" ? leave() : ask_about_kept();
    pending_ = Pending::nothing;
    if (*answer) {
        auto reply = apply(acts::Ask{Question::both}, latest_);
        reply.time = latest_;
        return reply;
    }
    clock_.reset();
    asked_hearing_.reset();
    journal_.clear();
    latest_ = {};
    std::tie(options_, log_) = begun_with_;
    auto reply = begin_anew();
    reply.wish = Wish::put_aside;
    return reply;
}

}  // namespace client::clock
