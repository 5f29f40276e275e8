// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/pair_lesson.hpp"

#include "src/text/words.hpp"
#include "src/train/pair/handlers.hpp"
#include "src/train/pair/hearing.hpp"
#include "src/train/pair/rows.hpp"

#include <algorithm>
#include <utility>

namespace client::train::pair {

namespace {

/// Of one keyboard: who says this. Whoever is named in front, or is on.
struct Said {
    Person* by = nullptr;
    std::string_view line;
};

Person* named_in_front(State& state, const Person& typist, text::Words& words)
{
    auto behind = words;
    const auto part = part_names.find(typist.table.english(behind.next()));
    auto* const named = part && !behind.empty() ? state.person(*part) : nullptr;
    if (named != nullptr)
        words = behind;
    return named;
}

/// Whoever may say it, the player first who is on.
Person* who_may_say(State& state, const PairRow& row)
{
    const auto due = state.exercise->due();
    if (due && row.parts.has(part_of(due->side)))
        return &state.player(due->side);
    for (auto& each : state.people)
        if (!each.is_program() && row.parts.has(each.part))
            return &each;
    return nullptr;
}

Person* whoever_is_on(State& state, Person& typist)
{
    const auto due = state.exercise->due();
    return due && !state.player(due->side).is_program() ? &state.player(due->side) : &typist;
}

Said speaker(State& state, Person& typist, std::string_view line)
{
    if (state.plan.terminals == Terminals::own)
        return {&typist, line};
    text::Words words{line};
    if (auto* const named = named_in_front(state, typist, words))
        return {named, words.rest()};
    const auto said = typist.table.read(line);
    const auto* const row = commands::row_among(pair_rows(), said.row);
    auto* const may = row != nullptr ? who_may_say(state, *row) : whoever_is_on(state, typist);
    return {may != nullptr ? may : &typist, line};
}

/// A line that is no command: words of whoever is on, for the step that is due.
void hear_words(Exchange& exchange, Person& by, const std::string& line)
{
    if (by.part == Part::coach || exchange.exercise().is_over)
        return exchange.refuse(by, sentence("not-understood"), {{"words", echo(by, line)}});
    const auto due = exchange.exercise().due();
    if (due && due->side == by.side() && due->step == Step::repeat)
        return handlers::repeat(exchange, by, line);
    if (due && due->side == by.side() && due->step == Step::execute)
        return handlers::execute(exchange, by, line);
    handlers::announce(exchange, by, line);
}

bool moves_something(const PairRow* row)
{
    using namespace handlers;
    if (row == nullptr)
        return true;
    for (auto* const handle : {handlers::move, announce, correct, repeat, execute, press})
        if (row->handle == handle)
            return true;
    return false;
}

void obey(Exchange& exchange, Person& by, std::string_view line)
{
    const auto said = by.table.read(line);
    const auto* const row = commands::row_among(pair_rows(), said.row);
    const auto* const misfit = commands::row_among(pair_rows(), said.misfit);
    if (row != nullptr && !row->parts.has(by.part))
        return exchange.refuse(by, sentence("not-for-you"),
                               {{"command", std::string_view{by.table.name(*row)}}});
    if (by.is_locked && moves_something(row))
        return exchange.refuse(by, sentence("locked"));
    if (row != nullptr)
        return row->handle(exchange, by, said.argument);
    if (misfit != nullptr)
        return exchange.refuse(by, sentence("misfit"),
                               {{"command", std::string_view{by.table.name(*misfit)}},
                                {"help", speech::sentence(by.teller.language(), misfit->help)}});
    hear_words(exchange, by, said.argument);
}

}  // namespace

PairLesson::PairLesson(Plan plan, std::vector<Guest> guests)
    : state_{std::move(plan), std::move(guests)}
{
}

PairLesson::Tellings PairLesson::begin(rules::Instant at)
{
    Exchange exchange{state_, at};
    handlers::begin(exchange);
    for (const auto& each : state_.people)
        if (state_.plan.terminals == Terminals::shared || each.seat == host::Seat::first)
            handlers::tell_beginning(exchange, each);
    handlers::go_on(exchange);
    handlers::drive(exchange);
    return std::move(exchange.told);
}

PairLesson::Tellings PairLesson::hear(host::Seat seat, std::string_view line, rules::Instant at)
{
    Exchange exchange{state_, at};
    auto* const typist = state_.person(seat);
    if (typist == nullptr || state_.is_left)
        return {};
    if (text::Words{line}.empty())
        line = "again";
    const auto said = speaker(state_, *typist, line);
    obey(exchange, *said.by, said.line);
    leaver_ = exchange.leaver;
    if (leaver_)
        return std::move(exchange.told);
    handlers::go_on(exchange);
    handlers::drive(exchange);
    return std::move(exchange.told);
}

PairLesson::Tellings PairLesson::tick(rules::Instant at)
{
    Exchange exchange{state_, at};
    if (state_.exercise && !state_.exercise->is_over)
        handlers::settle(exchange, state_.exercise->game.apply(rules::events::Tick{}, at));
    return std::move(exchange.told);
}

std::optional<rules::Instant> PairLesson::due() const
{
    if (!state_.exercise || state_.exercise->is_over)
        return std::nullopt;
    return state_.exercise->game.clock().next_fall();
}

std::optional<Part> PairLesson::free_part(together::Role role) const
{
    using together::Role;
    const auto is_free = [&](Part part) {
        return std::ranges::none_of(state_.people, [&](const Person& each) {
            return each.part == part && !each.is_program();
        });
    };
    const auto wanted = role == Role::coach       ? std::vector{Part::coach}
                        : role == Role::assistant ? std::vector{Part::assistant}
                                                  : std::vector{Part::white, Part::black};
    const bool takes_part = role != Role::watcher && role != Role::arbiter;
    const auto found = std::ranges::find_if(wanted, is_free);
    return takes_part && found != wanted.end() ? std::optional{*found} : std::nullopt;
}

/// From then on each has a terminal of his own.
void PairLesson::join(Guest guest)
{
    state_.plan.terminals = Terminals::own;
    auto* const there = state_.person(guest.part);
    if (there != nullptr)
        *there = Person{std::move(guest)};
    else
        state_.people.emplace_back(std::move(guest));
}

PairLesson::Tellings PairLesson::arrived(host::Seat seat, rules::Instant at)
{
    Exchange exchange{state_, at};
    if (const auto* const who = state_.person(seat))
        for (const auto* const other : exchange.others(*who))
            exchange.say_of(*other, sentence("comes"), *who);
    if (state_.exercise)
        exchange.exercise().game.apply(rules::events::GoOn{}, at);
    return std::move(exchange.told);
}

PairLesson::Tellings PairLesson::greet(host::Seat seat, rules::Instant at)
{
    Exchange exchange{state_, at};
    if (const auto* const who = state_.person(seat))
        handlers::tell_beginning(exchange, *who);
    return std::move(exchange.told);
}

PairLesson::Tellings PairLesson::lost(host::Seat seat, rules::Instant at)
{
    Exchange exchange{state_, at};
    const auto* const who = state_.person(seat);
    if (who == nullptr)
        return {};
    for (const auto* const other : exchange.others(*who))
        exchange.say_of(*other, sentence("is-gone"), *who);
    if (state_.exercise && who->side())
        exchange.exercise().game.apply(rules::events::HaltClocks{}, at);
    return std::move(exchange.told);
}

PairLesson::Tellings PairLesson::left(host::Seat seat, rules::Instant at)
{
    Exchange exchange{state_, at};
    auto* const who = state_.person(seat);
    if (who == nullptr)
        return {};
    for (const auto* const other : exchange.others(*who))
        exchange.say_of(*other, who->side() ? sentence("has-left") : sentence("is-gone"), *who);
    if (!who->side()) {
        state_.people.erase(state_.people.begin() + (who - state_.people.data()));
        return std::move(exchange.told);
    }
    who->nature = Nature::program;
    handlers::drive(exchange);
    return std::move(exchange.told);
}

PairLesson::Tellings PairLesson::touched(host::Seat seat, rules::Square square, rules::Instant at)
{
    Exchange exchange{state_, at};
    if (const auto* const who = state_.person(seat); who != nullptr && state_.exercise)
        handlers::tell_coach_of_touch(exchange, *who, square);
    return std::move(exchange.told);
}

PairLesson::Tellings PairLesson::refuse_help(host::Seat seat, rules::Instant at)
{
    Exchange exchange{state_, at};
    if (const auto* const who = state_.person(seat))
        exchange.refuse(*who, sentence("helps-too-much"));
    return std::move(exchange.told);
}

const rules::Placement* PairLesson::board_of(host::Seat seat) const
{
    const auto found = std::ranges::find(state_.people, seat, &Person::seat);
    if (!state_.exercise || found == state_.people.end())
        return nullptr;
    const auto& exercise = *state_.exercise;
    const bool shared = state_.plan.terminals == Terminals::shared;
    const auto due = exercise.due();
    const auto side = shared && due ? due->side : found->side().value_or(exercise.turn().mover);
    return &exercise.boards[side];
}

bool PairLesson::hides(host::Seat seat, std::string_view typed) const
{
    for (const auto& each : state_.people)
        if (each.seat == seat)
            return each.table.english(text::Words{typed}.peek()) == "seal";
    return false;
}

}  // namespace client::train::pair
