// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/clock_in_use.hpp"

#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/clock/command_table.hpp"
#include "src/clock/display.hpp"
#include "src/clock/handlers.hpp"
#include "src/clock/telling.hpp"
#include "src/commands/key_words.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace client::clock {
namespace {

using namespace rules;

bool is(const std::optional<keymaps::Key>& key, std::string_view name)
{
    return key && key->text() == name;
}

ClockState begun(const ClockSettings& settings)
{
    ClockState state{.options = settings.options, .voice = settings.voice, .rate = settings.rate};
    if (settings.log)
        stay_in_tournament(state, *settings.log);
    if (const auto kept = read_journal(settings.journal))
        take_over(state, *kept);
    return state;
}

screen::Face face(words::ChosenWords& words, const Reading& reading)
{
    screen::Face face;
    const auto& lexicon = words.language();
    for (const Color side : both_colors) {
        const auto i = static_cast<std::size_t>(side);
        face.names[i] = words.shown(lexicon, side_label(lexicon, side, reading.fallen).screen);
        face.times[i] = speech::clock_face(reading.left[i]);
    }
    face.running = reading.running;
    const auto key = commands::words_of(lexicon, *keymaps::Key::parse("page-down")).screen;
    face.more = words.shown(lexicon, lexicon.say("more-pages", {{"keys", key}}));
    return face;
}

}  // namespace

ClockInUse::ClockInUse(words::ChosenWords& words, ClockSettings settings)
    : words_{words}, table_{clock_commands(words.language())}, keys_{words.language(),
                                                                     std::move(settings.keys),
                                                                     table_},
      digits_{settings.digits}, state_{begun(settings)}
{
}

/// A clock that was left behind stands until somebody wants it.
host::Reply ClockInUse::answer(Instant at, const std::function<void(Exchange& exchange)>& handler)
{
    if (state_.pending != Pending::kept_clock)
        state_.latest = std::max(state_.latest, at);
    Exchange exchange{state_, words_, table_, keys_};
    handler(exchange);
    if (!exchange.tidings.empty())
        told_ = reading(state_.latest);
    return {std::move(exchange.tidings), std::move(exchange.wishes)};
}

Reading ClockInUse::reading(Instant now) const
{
    return state_.clock ? state_.clock->reading(now) : Reading{};
}

host::Reply ClockInUse::handle(const host::Input& input, Instant at)
{
    namespace inputs = host::inputs;
    return std::visit(
        speech::Overloaded{
            [&](const inputs::Begin&) { return answer({}, handlers::begin); },
            [&](const inputs::Line& line) {
                state_.line_asked = false;
                return answer(at, [&](Exchange& each) { handlers::take(each, line.text); });
            },
            [&](const commands::Command& said) {
                return answer(at, [&](Exchange& each) { handlers::order(each, said); });
            },
            [&](const inputs::Tick&) {
                return state_.pending == Pending::kept_clock
                           ? host::Reply{}
                           : answer(at, [](Exchange& each) { handlers::act(each, acts::Tick{}); });
            },
            [&](const inputs::Interrupt&) { return answer(at, handlers::interrupt); },
            [&](const inputs::End&) {
                return answer(at, [](Exchange& each) { handlers::leave(each); });
            },
            [](const auto&) { return host::Reply{}; },
        },
        input.what);
}

std::optional<host::Reply> ClockInUse::strike(const std::optional<keymaps::Key>& key, Instant at)
{
    using enum keymaps::Meaning::Kind;
    if (is(key, "escape") || (state_.line_asked && is(key, "backspace")))
        return answer(at, handlers::cancel);
    if (is(key, "ctrl+c") || is(key, "ctrl+d"))
        return answer(at, handlers::interrupt);
    if (state_.line_asked || state_.wants() == Wants::answer)
        return std::nullopt;
    const auto meaning = key ? keys_.meaning_of(*key) : commands::BoundKeymap::Meaning{};
    const auto given = key ? keys_.answer_of(*key) : std::nullopt;
    return answer(at, [&](Exchange& exchange) {
        if (state_.wants() == Wants::key)
            handlers::take(exchange, given.value_or(meaning.name));
        else if (meaning.kind == bound)
            handlers::order(exchange, meaning.command);
        else
            handlers::unbound(exchange, key);
    });
}

std::optional<Instant> ClockInUse::due(Instant /*now*/) const
{
    const auto alarm = state_.clock ? state_.clock->next_alarm() : std::nullopt;
    const auto keeping = state_.next_keeping();
    return alarm && keeping ? std::min(alarm, keeping) : alarm ? alarm : keeping;
}

std::optional<Instant> ClockInUse::next_picture(Instant now) const
{
    const bool runs = state_.clock && digits_ == player::Digits::run;
    return runs ? next_second(state_.clock->clock(), now) : std::nullopt;
}

host::Scene ClockInUse::scene(Instant now)
{
    return face(words_, digits_ == player::Digits::run ? reading(now) : told_);
}

}  // namespace client::clock
