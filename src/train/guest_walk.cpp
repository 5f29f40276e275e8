// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/guest_walk.hpp"

#include "rules/placement.hpp"
#include "speech/messages.hpp"
#include "src/train/lesson_walk.hpp"
#include "src/train/school.hpp"

#include <algorithm>
#include <utility>

namespace client::train {

namespace {

using speech::Word;

/// What the guest only waits for or listens to.
bool happens_by_itself(GuestStep step)
{
    return step == GuestStep::wait || step == GuestStep::hear || step == GuestStep::hear_correction;
}

}  // namespace

GuestWalk::GuestWalk(GuestCourse course, speech::Lexicon announcements, words::ChosenWords& words)
    : course_{std::move(course)}, announcements_{std::move(announcements)}, teller_{words}
{
    lay_out();
}

void GuestWalk::lay_out()
{
    for (std::size_t i = 0; i < course_.briefing.size(); ++i)
        stages_.push_back({i});
    for (std::size_t i = 0; i < course_.practice.size(); ++i) {
        std::vector<GuestStep> before;
        for (const auto step : steps_of(course_.practice[i]))
            if (happens_by_itself(step))
                before.push_back(step);
            else
                stages_.push_back({i, step, std::exchange(before, {})});
    }
}

bool GuestWalk::begins_move(std::size_t at) const
{
    const auto& stage = stages_[at];
    return stage.step && (!stages_[at - 1].step || stages_[at - 1].index != stage.index);
}

void GuestWalk::say(Kind kind, Word words)
{
    lines_.push_back({kind, std::move(words), teller_.language().voice()});
}

void GuestWalk::say(Kind kind,
                    speech::Phrase phrase,
                    std::initializer_list<speech::SentencePart> parts)
{
    say(kind, teller_.say(phrase, parts));
}

void GuestWalk::say_own(const std::string& text)
{
    say(Kind::told, Word{text, text});
}

void GuestWalk::say_passage(const Passage& passage)
{
    const auto text = shown(passage, course_.quotes);
    lines_.push_back({Kind::told,
                      {text, text},
                      teller_.language().voice(),
                      spoken(passage, teller_.language(), announcements_)});
}

void GuestWalk::say_announcement(const rules::MoveFacts& facts,
                                 std::string_view before,
                                 speech::DrawOffer offer)
{
    const auto said = speech::Announcer{announcements_}.move(facts, offer);
    lines_.push_back({Kind::told,
                      {std::string{before} + said.screen, std::string{before} + said.voice},
                      announcements_.voice()});
}

void GuestWalk::say_part()
{
    const auto& part = course_.briefing[stage().index];
    say_own(part.heading + ".");
    for (const auto& passage : part.tell)
        say_passage(passage);
    if (!std::exchange(told_enter_, true))
        say(Kind::notice, sentence(teller_.language(), "lesson-enter"));
}

/// The moves of both sides make one number.
void GuestWalk::say_move()
{
    const auto number = static_cast<int>(stage().index / 2) + 1;
    const auto all = static_cast<int>(course_.practice.size() / 2);
    if (stage().index == 0)
        say(Kind::told, of_school("guest-practice"));
    if (move().of_guest())
        say(Kind::told, of_school("guest-move"),
            {{"number", teller_.number(number)}, {"all", teller_.number(all)}});
    say_passage(move().tell);
}

void GuestWalk::say_before(GuestStep step)
{
    say_passage(course_.step(step));
    if (step == GuestStep::wait) {
        say(Kind::told, of_school("guest-repeats"));
        say_announcement(move().facts);
    }
    if (step == GuestStep::hear) {
        say(Kind::told, of_school("guest-announces"));
        say_announcement(move().slip.value_or(move().facts), {},
                         move().offer ? speech::DrawOffer::made : speech::DrawOffer::none);
    }
    if (step == GuestStep::hear_correction) {
        say(Kind::told, of_school("guest-corrects"));
        say_announcement(move().facts, "Korrektur, ");
    }
}

void GuestWalk::say_stage()
{
    if (!stage().step)
        return say_part();
    for (const auto step : stage().before)
        say_before(step);
    say_passage(course_.step(*stage().step));
}

WalkReply GuestWalk::reply()
{
    return {std::exchange(lines_, {}), wants()};
}

WalkReply GuestWalk::begin()
{
    say_own(course_.title + ".");
    go_to(0);
    return reply();
}

void GuestWalk::go_to(std::size_t at)
{
    at_ = at;
    helped_ = false;
    if (at_ == stages_.size())
        return finish();
    if (begins_move(at_))
        say_move();
    say_stage();
}

/// In the practice to where the move began, or the one before it.
void GuestWalk::go_back()
{
    auto to = at_ - std::min<std::size_t>(at_, 1);
    while (to > 0 && stages_[to].step && !begins_move(to))
        --to;
    go_to(to);
}

void GuestWalk::finish()
{
    if (asked_ > 0)
        say(Kind::told, of_school("guest-score"),
            {{"n", teller_.number(right_)}, {"all", teller_.number(asked_)}});
    say(Kind::told, of_school("guest-done"));
}

WalkWants GuestWalk::wants() const
{
    if (at_ == stages_.size())
        return WalkWants::nothing;
    const auto step = stage().step;
    const bool goes_on = !step || step == GuestStep::make || step == GuestStep::press;
    return goes_on ? WalkWants::enter : WalkWants::answer;
}

std::optional<rules::Setup> GuestWalk::setup() const
{
    if (wants() == WalkWants::nothing || !stage().step)
        return std::nullopt;
    // Of his own move he has made it when he announces it, of the other one not yet.
    const bool made =
        stage().step == GuestStep::answer || (move().of_guest() && stage().step != GuestStep::make);
    const rules::Placement before{move().before};
    return made ? before.after(move().move).setup() : before.setup();
}

std::vector<store::Trained> GuestWalk::trained() const
{
    if (!done())
        return {};
    return {{{}, guest_record, done_item, 1, 1, store::Outcome::right}};
}

WalkReply GuestWalk::hear(std::string_view line)
{
    if (wants() == WalkWants::enter)
        hear_go_on(line);
    else if (stage().step == GuestStep::answer)
        hear_answer(line);
    else if (wants() == WalkWants::answer)
        hear_words(line);
    return reply();
}

WalkReply GuestWalk::act(WalkAct act)
{
    if (done())
        return reply();
    switch (act) {
    case WalkAct::again:
    case WalkAct::look:
        say_stage();
        break;
    case WalkAct::hint:
        tell_words();
        break;
    case WalkAct::skip:
    case WalkAct::next:
        go_to(at_ + 1);
        break;
    case WalkAct::solution:
        tell_words();
        go_to(at_ + 1);
        break;
    case WalkAct::explain:
        explain();
        break;
    case WalkAct::back:
        go_back();
        break;
    }
    return reply();
}

}  // namespace client::train
