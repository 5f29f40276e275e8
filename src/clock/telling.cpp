// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/telling.hpp"

#include "speech/clock_words.hpp"
#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/sentence.hpp"
#include "src/printable.hpp"
#include "src/render/sounds.hpp"

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <iterator>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace client::clock {
namespace {

using namespace rules;
using speech::Earcon;
using speech::Lexicon;
using speech::Message;
using speech::sentence;
using speech::side_argument;
using speech::Urgency;
using speech::Utterance;
using speech::Word;

constexpr speech::EnumTable<Message, tidings::Idle::paused> idle{{{
    {tidings::Idle::not_running, "clock-press-idle"},
    {tidings::Idle::both_keys, "clock-both-keys"},
    {tidings::Idle::paused, "clock-press-paused"},
}}};
constexpr speech::EnumTable<Message, SetupQuestion::counter> questions{{{
    {SetupQuestion::control, "ask-control"},
    {SetupQuestion::kind, "ask-kind"},
    {SetupQuestion::minutes, "ask-minutes"},
    {SetupQuestion::moves, "ask-moves"},
    {SetupQuestion::bonus, "ask-bonus"},
    {SetupQuestion::seconds, "ask-seconds"},
    {SetupQuestion::next_period, "ask-next"},
    {SetupQuestion::black_same, "ask-same"},
    {SetupQuestion::counter, "ask-counter"},
}}};

std::size_t slot(Color side)
{
    return static_cast<std::size_t>(side);
}

Word period_words(const Lexicon& lexicon, const Period& period)
{
    const auto time = speech::span_words(lexicon, period.time);
    const auto all =
        period.moves ? sentence(lexicon, "control-moves",
                                {{"moves", counted(lexicon, speech::Counted::moves, *period.moves)},
                                 {"time", time}})
                     : time;
    return sentence(lexicon, "control-period",
                    {{"time", all},
                     {"kind", speech::bonus_argument(period.bonus.kind)},
                     {"bonus", speech::span_words(lexicon, period.bonus.amount)}});
}

Word side_words(const Lexicon& lexicon, std::span<const Period> periods)
{
    auto words = period_words(lexicon, periods.front());
    for (const Period& period : periods.subspan(1))
        words = sentence(lexicon, "control-then",
                         {{"first", words}, {"next", period_words(lexicon, period)}});
    return words;
}

using Sentences = std::vector<Word>;

/// Whose flags are down, and which fell first if both are (6.4).
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

/// The answer to one question.
class Answer {
public:
    Answer(const Lexicon& lexicon, Color own, const Reading& reading)
        : lexicon_{lexicon}, own_{own}, reading_{reading}
    {
    }

    [[nodiscard]] Sentences to(Question question) const
    {
        switch (question) {
        case Question::own:
            return in_order({{time(own_)}, delay(own_), flag(own_)});
        case Question::other:
            return in_order(
                {{sentence(lexicon_, "time-opponent", {{"time", time(opponent(own_))}})},
                 delay(opponent(own_)),
                 flag(opponent(own_))});
        case Question::both:
            return in_order({{of(Color::white), of(Color::black)}, turn()});
        case Question::difference:
            return {difference()};
        case Question::moves:
            return {moves_of(Color::white), moves_of(Color::black)};
        case Question::to_control:
            return {to_control(Color::white), to_control(Color::black)};
        case Question::turn:
            return {turn()};
        case Question::period:
            return {period()};
        }
        return {};
    }

private:
    [[nodiscard]] Word time(Color side) const
    {
        return speech::time_words(lexicon_, reading_.left[slot(side)]);
    }
    [[nodiscard]] Word of(Color side) const
    {
        return speech::time_of(lexicon_, side, reading_.left[slot(side)]);
    }
    [[nodiscard]] Sentences delay(Color side) const
    {
        if (!reading_.delay || reading_.running != side)
            return {};
        return {sentence(lexicon_, "in-delay",
                         {{"time", speech::time_words(lexicon_, *reading_.delay)}})};
    }
    [[nodiscard]] Sentences flag(Color side) const
    {
        const bool down = std::ranges::count(reading_.fallen, side) > 0;
        return flag_words(lexicon_, down ? Fallen{side} : Fallen{}, reading_.fallen);
    }
    [[nodiscard]] Word difference() const
    {
        using std::chrono::floor;
        using std::chrono::seconds;  // as both times are told
        const auto more = floor<seconds>(reading_.left[0]) - floor<seconds>(reading_.left[1]);
        if (more == seconds{0})
            return sentence(lexicon_, "clock-no-difference");
        const Color side = more > seconds{0} ? Color::white : Color::black;
        return sentence(lexicon_, "clock-difference",
                        {{"side", side_argument(side)},
                         {"time", speech::span_words(lexicon_, std::chrono::abs(more))}});
    }
    [[nodiscard]] Word moves_of(Color side) const
    {
        return sentence(
            lexicon_, "completed-by",
            {{"side", side_argument(side)},
             {"moves", counted(lexicon_, speech::Counted::moves, reading_.moves[slot(side)])}});
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
            return in_order({{sentence(lexicon_, "clock-paused")}, flags});
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
        const Color side = reading_.running.value_or(own_);
        const auto number = std::to_string(reading_.period[slot(side)]);
        const Bonus& bonus = reading_.bonus[slot(side)];
        return sentence(lexicon_, "clock-period",
                        {{"side", side_argument(side)},
                         {"number", std::string_view{number}},
                         {"kind", speech::bonus_argument(bonus.kind)},
                         {"time", speech::span_words(lexicon_, bonus.amount)}});
    }

    const Lexicon& lexicon_;
    Color own_;
    const Reading& reading_;
};

Word changed(const Lexicon& lexicon, const tidings::Changed& change)
{
    if (change.time >= Duration{0})
        return speech::time_added(lexicon, change.side, change.time);
    return sentence(lexicon, "taken-time",
                    {{"side", side_argument(change.side)},
                     {"time", speech::span_words(lexicon, -change.time)}});
}

Sentences flag(const Lexicon& lexicon, const tidings::FlagFell& fell)
{
    const bool only = fell.first == fell.side;
    return flag_words(lexicon, {fell.side},
                      only ? Fallen{fell.side} : Fallen{fell.first, fell.side});
}

/// The sentences of a tiding, and how urgent they are.
struct Told {
    std::vector<Word> sentences;
    Urgency urgency = Urgency::answer;
};

}  // namespace

Utterance said(const Lexicon& lexicon, Word words, Urgency urgency)
{
    return {std::move(words.screen), std::move(words.voice), lexicon.voice(), urgency,
            speech::Pace::usual};
}

namespace {

/// Ten seconds before a control and in each of the last five it beeps, longer in the last one.
Earcon warning_sound(Duration left)
{
    using namespace std::chrono_literals;
    if (left <= 1s)
        return Earcon::last_second;
    return left <= 10s ? Earcon::countdown : Earcon::low_time;
}

std::optional<Earcon> earcon_of(const Tiding& tiding)
{
    using Sound = std::optional<Earcon>;
    return std::visit(speech::Overloaded{
                          [](const tidings::Started&) { return Sound{Earcon::clock_pressed}; },
                          [](const tidings::FirstMove&) { return Sound{}; },
                          [](const tidings::Ignored&) { return Sound{Earcon::illegal}; },
                          [](const tidings::Warned& t) { return Sound{warning_sound(t.left)}; },
                          [](const tidings::DialMark& t) {
                              return Sound{t.dots > 1 ? Earcon::tick_twice : Earcon::tick};
                          },
                          [](const tidings::DelayOver&) { return Sound{Earcon::tick}; },
                          [](const tidings::FlagFell&) { return Sound{Earcon::game_end}; },
                          [](const tidings::Answered&) { return Sound{}; },
                          [](const tidings::Paused&) { return Sound{}; },
                          [](const tidings::NotPaused&) { return Sound{}; },
                          [](const tidings::Changed&) { return Sound{}; },
                          [](const tidings::PeriodBegan&) { return Sound{}; },
                      },
                      tiding);
}

/// Whom it concerns alone: an answer the one who asks, a warning the one who is warned.
std::optional<Color> hearer(const Tiding& tiding, Color own)
{
    if (std::holds_alternative<tidings::Answered>(tiding))
        return own;
    if (const auto* const warned = std::get_if<tidings::Warned>(&tiding))
        return warned->side;
    if (const auto* const ignored = std::get_if<tidings::Ignored>(&tiding))
        return ignored->side;
    return std::nullopt;
}

}  // namespace

std::vector<Utterance> tell(const Lexicon& lexicon, Color own, const Tiding& tiding)
{
    const auto plain = [&](Message message, Urgency urgency) {
        return Told{{sentence(lexicon, message)}, urgency};
    };
    const auto with_side = [&](Message message, Color side) {
        return Told{{sentence(lexicon, message, {{"side", side_argument(side)}})}};
    };
    const auto with_flags = [&](Word words, const Fallen& fallen) {
        return Told{in_order({{std::move(words)}, flag_words(lexicon, fallen, fallen)})};
    };
    auto told = std::visit(
        speech::Overloaded{
            [&](const tidings::Started& t) {
                return with_flags(
                    sentence(lexicon, "clock-runs", {{"side", side_argument(t.running)}}),
                    t.fallen);
            },
            [&](const tidings::FirstMove&) { return plain("clock-first-move", Urgency::answer); },
            [&](const tidings::Ignored& t) { return with_side(idle[t.why], t.side); },
            [&](const tidings::Answered& t) {
                return Told{Answer{lexicon, own, t.reading}.to(t.question)};
            },
            [&](const tidings::Paused& t) {
                return with_flags(sentence(lexicon, "clock-paused"), t.fallen);
            },
            [&](const tidings::NotPaused&) { return plain("clock-not-paused", Urgency::answer); },
            [&](const tidings::Changed& t) { return Told{{changed(lexicon, t)}}; },
            [&](const tidings::Warned& t) {
                return Told{{t.side == own ? speech::time_words(lexicon, t.left)
                                           : speech::time_of(lexicon, t.side, t.left)},
                            Urgency::normal};
            },
            [&](const tidings::DialMark& t) {
                return Told{{sentence(lexicon, "clock-tick", {{"n", t.dots}})},
                            Urgency::background};
            },
            [&](const tidings::DelayOver&) {
                return plain("clock-delay-over", Urgency::background);
            },
            [&](const tidings::FlagFell& t) {
                return Told{flag(lexicon, t), Urgency::urgent};
            },
            [&](const tidings::PeriodBegan& t) {
                return Told{{sentence(lexicon, "control-made",
                                      {{"time", speech::span_words(lexicon, t.added)}})},
                            Urgency::normal};
            },
        },
        tiding);
    std::vector<Utterance> all;
    for (auto& words : speech::told(lexicon, std::move(told.sentences)))
        all.push_back(said(lexicon, std::move(words), told.urgency));
    if (const auto earcon = earcon_of(tiding))
        all.front().cue = speech::Cue{*earcon};
    if (const auto side = hearer(tiding, own))
        for (auto& each : all)
            each.ear = ear_of(*side);
    return all;
}

Word control_words(const Lexicon& lexicon, const TimeControl& control)
{
    if (control.kind == ClockKind::upcount)
        return sentence(lexicon, "control-upcount");
    const auto white = control.periods(Color::white);
    if (control.kind == ClockKind::hourglass)
        return white.empty() ? sentence(lexicon, "control-hourglass")
                             : after(sentence(lexicon, "control-hourglass"),
                                     speech::span_words(lexicon, white.front().time));
    const auto both = side_words(lexicon, white);
    if (control.sides[0] == control.sides[1])
        return both;
    return sentence(
        lexicon, "control-apart",
        {{"white", both}, {"black", side_words(lexicon, control.periods(Color::black))}});
}

Utterance tell(const Lexicon& lexicon, KeepNews news, const std::filesystem::path& file)
{
    const auto name = printable(file.string());
    return said(lexicon,
                news == KeepNews::again
                    ? sentence(lexicon, "kept-again")
                    : sentence(lexicon, "kept-not", {{"file", std::string_view{name}}}),
                Urgency::urgent);
}

Word side_name(const Lexicon& lexicon, Color side)
{
    return sentence(lexicon, "clock-side", {{"side", side_argument(side)}});
}

Utterance ask(const Lexicon& lexicon, SetupQuestion question, std::optional<Color> side)
{
    const auto message = questions[question];
    const auto asked = [&](std::initializer_list<speech::SentencePart> parts) {
        return said(lexicon, sentence(lexicon, message, parts), Urgency::normal);
    };
    if (question == SetupQuestion::control)
        return asked(
            {{"preset", std::string_view{"blitz-5"}}, {"control", std::string_view{"90+30"}}});
    if (question == SetupQuestion::minutes)
        return asked({{"side", side ? side_argument(*side) : "both"}});
    return asked({});
}

std::string taken_words(const Lexicon& lexicon, const std::filesystem::path& folder)
{
    const auto shown = printable(folder.string());
    return lexicon.say("kept-taken", {{"folder", std::string_view{shown}},
                                      {"option", std::string_view{"--data FOLDER"}}});
}

}  // namespace client::clock
