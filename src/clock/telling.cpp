// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/telling.hpp"

#include "speech/clock_words.hpp"
#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/sentence.hpp"
#include "src/host/sounds.hpp"
#include "src/player/warnings.hpp"

#include <fmt/format.h>

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
constexpr speech::EnumTable<Message, SetupQuestion::dial> questions{{{
    {SetupQuestion::control, "ask-control"},
    {SetupQuestion::kind, "ask-kind"},
    {SetupQuestion::minutes, "ask-minutes"},
    {SetupQuestion::moves, "ask-moves"},
    {SetupQuestion::bonus, "ask-bonus"},
    {SetupQuestion::seconds, "ask-seconds"},
    {SetupQuestion::next_period, "ask-next"},
    {SetupQuestion::black_same, "ask-same"},
    {SetupQuestion::counter, "ask-counter"},
    {SetupQuestion::hearing, "ask-hearing"},
    {SetupQuestion::own, "ask-own"},
    {SetupQuestion::warned, "ask-warned"},
    {SetupQuestion::warnings, "ask-warnings"},
    {SetupQuestion::dial, "ask-dial"},
}}};
constexpr speech::EnumTable<std::string_view, TimeFault::surplus> faults{{{
    {TimeFault::empty, "empty"},
    {TimeFault::moves, "moves"},
    {TimeFault::moves_missing, "missing"},
    {TimeFault::time, "time"},
    {TimeFault::time_too_long, "long"},
    {TimeFault::no_time, "none"},
    {TimeFault::bonus, "bonus"},
    {TimeFault::surplus, "surplus"},
}}};

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

/// A tiding as it is told.
struct Told {
    std::vector<Word> sentences;
    Urgency urgency = Urgency::answer;
    std::optional<Earcon> sound{};
    std::optional<Color> hearer{};  ///< whom alone it concerns
};

}  // namespace

Utterance said(const Lexicon& lexicon, Word words, Urgency urgency)
{
    return {std::move(words.screen), std::move(words.voice), lexicon.voice(), urgency,
            speech::Pace::usual};
}

std::vector<Utterance> tell(const Lexicon& lexicon, const Listener& listener, const Tiding& tiding)
{
    const auto plain = [&](Message message) { return Told{{sentence(lexicon, message)}}; };
    const auto with_side = [&](Message message, Color side) {
        return Told{{sentence(lexicon, message, {{"side", side_argument(side)}})}};
    };
    const auto with_flags = [&](Message message, Color side, const Fallen& fallen) {
        return Told{
            in_order({with_side(message, side).sentences, flag_words(lexicon, fallen, fallen)})};
    };
    auto told = std::visit(
        speech::Overloaded{
            [&](const tidings::Started& t) {
                auto started = with_flags("clock-runs", t.running, t.fallen);
                started.sound = Earcon::clock_pressed;
                return started;
            },
            [&](const tidings::FirstMove&) { return plain("clock-first-move"); },
            [&](const tidings::Ignored& t) {
                return Told{with_side(idle[t.why], t.side).sentences, Urgency::answer,
                            Earcon::illegal, t.side};
            },
            [&](const tidings::Answered& t) {
                return Told{answer(lexicon, listener, t.question, t.reading), Urgency::answer,
                            std::nullopt, listener.own};
            },
            [&](const tidings::Paused& t) { return with_flags("clock-paused", t.side, t.fallen); },
            [&](const tidings::NotStarted&) { return plain("clock-stands"); },
            [&](const tidings::NotPaused&) { return plain("clock-not-paused"); },
            [&](const tidings::Changed& t) { return Told{{changed(lexicon, t)}}; },
            [&](const tidings::Counted& t) { return Told{{moves_of(lexicon, t.side, t.moves)}}; },
            [&](const tidings::Warned& t) {
                return Told{{t.side == listener.own ? speech::time_words(lexicon, t.left)
                                                    : speech::time_of(lexicon, t.side, t.left)},
                            Urgency::normal,
                            player::warning_sound(t.left),
                            t.side};
            },
            [&](const tidings::DialMark& t) {
                return Told{{sentence(lexicon, "clock-tick", {{"n", t.dots}})},
                            Urgency::background,
                            t.dots > 1 ? Earcon::tick_twice : Earcon::tick};
            },
            [&](const tidings::DelayOver&) {
                return Told{
                    {sentence(lexicon, "clock-delay-over")}, Urgency::background, Earcon::tick};
            },
            [&](const tidings::FlagFell& t) {
                return Told{flag(lexicon, t), Urgency::urgent, Earcon::game_end};
            },
            [&](const tidings::PeriodBegan& t) {
                const auto message = t.counter == MoveCounter::on ? speech::Message{"control-made"}
                                                                  : speech::Message{"period-began"};
                return Told{
                    {sentence(lexicon, message, {{"time", speech::span_words(lexicon, t.added)}})},
                    Urgency::normal};
            },
        },
        tiding);
    std::vector<Utterance> all;
    for (auto& words : speech::told(lexicon, std::move(told.sentences)))
        all.push_back(said(lexicon, std::move(words), told.urgency));
    if (told.sound)
        all.front().cue = speech::Cue{*told.sound};
    if (told.hearer)
        for (auto& each : all)
            each.ear = host::ear_of(*told.hearer);
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

std::vector<Word> preset_words(const Lexicon& lexicon, PresetNumbers numbers)
{
    std::vector<Word> all;
    for (const auto& preset : time_presets()) {
        const auto number = fmt::format("p{}, ", all.size() + 1);
        auto words = control_words(lexicon, *read_time_control(preset.control));
        for (auto* const text : {&words.screen, &words.voice})
            *text = fmt::format("{}{}: {}", numbers == PresetNumbers::told ? number : "",
                                preset.name, *text);
        all.push_back(std::move(words));
    }
    return all;
}

Word set_up_words(const Lexicon& lexicon, const SetUp& set_up)
{
    const auto control = control_words(lexicon, set_up.control);
    const bool by_moves = has_several_periods(set_up.control);
    return by_moves && set_up.counter == MoveCounter::off
               ? sentence(lexicon, "control-at-zero", {{"control", control}})
               : control;
}

Word fault_words(const Lexicon& lexicon, TimeFault fault)
{
    return sentence(lexicon, "control-fault", {{"fault", faults[fault]}});
}

Word side_name(const Lexicon& lexicon, Color side)
{
    return sentence(lexicon, "clock-side", {{"side", side_argument(side)}});
}

Word side_label(const Lexicon& lexicon, Color side, const Fallen& fallen)
{
    if (std::ranges::count(fallen, side) == 0)
        return side_name(lexicon, side);
    const auto words = flag_words(lexicon, {side}, fallen.front() == side ? fallen : Fallen{});
    return words.size() > 1 ? after(words[0], words[1]) : words[0];
}

Utterance ask(const Lexicon& lexicon, const SetupQuestions& setup)
{
    const auto on_or_off = [](bool on) { return std::string_view{on ? "on" : "off"}; };
    const Hearing& hearing = setup.hearing();
    std::vector<Word> times;
    for (const Duration warning : hearing.warnings)
        times.push_back(speech::span_words(lexicon, warning));
    const auto side = setup.side();
    const auto asked = [&](std::initializer_list<speech::SentencePart> parts) {
        return said(lexicon, sentence(lexicon, questions[setup.question()], parts),
                    Urgency::normal);
    };
    const speech::SentencePart own{"side", side_argument(hearing.own)};
    const speech::SentencePart whose{"whose", warn_names[hearing.warn_of]};
    const speech::SentencePart dial{"dial", on_or_off(hearing.dial)};
    switch (setup.question()) {
    case SetupQuestion::control:
        return asked({{"preset", "blitz-5"}, {"control", "90+30"}});
    case SetupQuestion::minutes:
        return asked({{"side", side ? side_argument(*side) : "both"}});
    case SetupQuestion::hearing:
        return asked({own, whose, dial});
    case SetupQuestion::own:
        return asked({own});
    case SetupQuestion::warned:
        return asked({whose});
    case SetupQuestion::warnings:
        return asked({{"example", "5,1,0:30"}, {"times", speech::listed(times)}});
    case SetupQuestion::dial:
        return asked({dial});
    case SetupQuestion::counter:
        return asked({{"counter", on_or_off(setup.counter() == MoveCounter::on)}});
    case SetupQuestion::kind:
    case SetupQuestion::moves:
    case SetupQuestion::bonus:
    case SetupQuestion::seconds:
    case SetupQuestion::next_period:
    case SetupQuestion::black_same:
        break;
    }
    return asked({});
}

}  // namespace client::clock
