// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/answers.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/clock/telling.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace client::clock {
namespace {

using namespace rules;
using speech::Lexicon;
using speech::sentence;
using speech::side_argument;
using speech::Word;

std::size_t slot(Color side)
{
    return static_cast<std::size_t>(side);
}

class Answer {
public:
    Answer(const Lexicon& lexicon, const Listener& listener, const Reading& reading)
        : lexicon_{lexicon}, listener_{listener}, reading_{reading}
    {
    }

    [[nodiscard]] Sentences to(Question question) const
    {
        const Color own = listener_.own;
        switch (question) {
        case Question::own:
            return in_order({{time(own)}, delay(own), flag(own)});
        case Question::other:
            return in_order({{sentence(lexicon_, "time-opponent", {{"time", time(opponent(own))}})},
                             delay(opponent(own)),
                             flag(opponent(own))});
        case Question::both:
            return both();
        case Question::difference:
            return {difference()};
        case Question::moves:
            return {moves_of(lexicon_, Color::white, reading_.moves[0]),
                    moves_of(lexicon_, Color::black, reading_.moves[1])};
        case Question::to_control:
            return {to_control(Color::white), to_control(Color::black)};
        case Question::turn:
            return turn();
        case Question::period:
            return {period()};
        }
        return {};
    }

private:
    [[nodiscard]] Word time(Color side) const
    {
        return speech::time_words(lexicon_, reading_.left[slot(side)], listener_.times);
    }
    [[nodiscard]] Word of(Color side) const
    {
        return speech::time_of(lexicon_, side, reading_.left[slot(side)], listener_.times);
    }
    /// Under fingers what comes last stays, and that is whose clock runs.
    [[nodiscard]] Sentences both() const
    {
        const Sentences times{of(Color::white), of(Color::black)};
        return lexicon_.breadth() == speech::Breadth::narrow ? in_order({times, move(), turn()})
                                                             : in_order({times, turn(), move()});
    }
    [[nodiscard]] Sentences move() const
    {
        if (!reading_.move)
            return {};
        return {sentence(lexicon_, "clock-move",
                         {{"number", speech::plain_number(lexicon_, *reading_.move)}})};
    }
    [[nodiscard]] Sentences delay(Color side) const
    {
        if (!reading_.delay || reading_.running != side)
            return {};
        return {speech::delay_words(lexicon_, *reading_.delay)};
    }
    [[nodiscard]] Sentences flag(Color side) const
    {
        const bool down = std::ranges::count(reading_.fallen, side) > 0;
        return flag_words(lexicon_, down ? Fallen{side} : Fallen{}, reading_.fallen);
    }
    [[nodiscard]] Word difference() const
    {
        return speech::difference_words(lexicon_, reading_.left[0], reading_.left[1],
                                        reading_.kind);
    }
    [[nodiscard]] Word to_control(Color side) const
    {
        const auto& moves = reading_.to_control[slot(side)];
        if (!moves)
            return sentence(lexicon_, "clock-no-control", {{"side", side_argument(side)}});
        return sentence(lexicon_, "clock-to-control",
                        {{"side", side_argument(side)},
                         {"moves", counted(lexicon_, speech::Counted::moves, *moves)}});
    }
    [[nodiscard]] Sentences turn() const
    {
        const auto flags = flag_words(lexicon_, reading_.fallen, reading_.fallen);
        if (reading_.paused)
            return in_order(
                {{sentence(lexicon_, "clock-paused", {{"side", side_argument(*reading_.paused)}})},
                 flags});
        if (!reading_.running)
            return in_order({{sentence(lexicon_, "clock-stands")}, flags});
        const Color side = *reading_.running;
        return in_order({{sentence(lexicon_, "clock-runs", {{"side", side_argument(side)}})},
                         delay(side),
                         flags});
    }
    [[nodiscard]] Word period() const
    {
        if (reading_.kind != ClockKind::countdown)
            return control_words(lexicon_, {reading_.kind, {}});
        const Color side = reading_.mover().value_or(listener_.own);
        const auto number = static_cast<int>(reading_.period[slot(side)]);
        const Bonus& bonus = reading_.bonus[slot(side)];
        return sentence(lexicon_, "clock-period",
                        {{"side", side_argument(side)},
                         {"number", speech::plain_number(lexicon_, number)},
                         {"kind", speech::bonus_argument(bonus.kind)},
                         {"time", speech::span_words(lexicon_, bonus.amount)}});
    }

    const Lexicon& lexicon_;
    const Listener& listener_;
    const Reading& reading_;
};

}  // namespace

Sentences
answer(const Lexicon& lexicon, const Listener& listener, Question question, const Reading& reading)
{
    return Answer{lexicon, listener, reading}.to(question);
}

Word moves_of(const Lexicon& lexicon, Color side, int moves)
{
    return sentence(lexicon, "completed-by",
                    {{"side", side_argument(side)},
                     {"moves", counted(lexicon, speech::Counted::moves, moves)}});
}

Sentences flag_words(const Lexicon& lexicon, const Fallen& told, const Fallen& fallen)
{
    Sentences words;
    for (const Color side : told)
        words.push_back(sentence(lexicon, "flag", {{"side", side_argument(side)}}));
    if (!told.empty() && fallen.size() > 1)
        words.push_back(
            sentence(lexicon, "clock-first-flag", {{"side", side_argument(fallen.front())}}));
    return words;
}

Sentences in_order(std::initializer_list<Sentences> parts)
{
    Sentences all;
    for (const Sentences& part : parts)
        std::ranges::copy(part, std::back_inserter(all));
    return all;
}

}  // namespace client::clock
