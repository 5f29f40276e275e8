// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/pair_seat.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "src/board/board_scene.hpp"
#include "src/train/pair/rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace client::train::pair {

namespace inputs = host::inputs;

namespace {

/// What of the world a lesson has no use for.
template <class Kind>
concept Foreign =
    std::same_as<Kind, inputs::Abandoned> || std::same_as<Kind, inputs::StillSpeaking> ||
    std::same_as<Kind, inputs::FileWritten> || std::same_as<Kind, inputs::Reported> ||
    std::same_as<Kind, inputs::Answered> || std::same_as<Kind, inputs::Settled>;

const Person* person_at(const State& state, host::Seat seat)
{
    const auto found = std::ranges::find(state.people, seat, &Person::seat);
    return found == state.people.end() ? nullptr : &*found;
}

/// With whom somebody shares a terminal hears who is meant.
void name_addressee(const State& state, Telling& telling)
{
    const auto* const to = person_at(state, telling.to);
    const auto who = to->teller.say(sentence("part"), {{"part", part_names[telling.part]}});
    const auto prefix =
        to->teller.say(sentence("to"), {{"who", who}, {"text", std::string_view{}}});
    telling.lines.front().screen = prefix.screen + telling.lines.front().screen;
    const auto voiced =
        std::ranges::find_if(telling.lines, [](const auto& each) { return !each.voice.empty(); });
    if (voiced != telling.lines.end())
        voiced->voice = prefix.voice + voiced->voice;
}

bool is_alone(const State& state)
{
    return std::ranges::count_if(state.people,
                                 [](const Person& each) { return !each.is_program(); }) == 1;
}

/// At a shared terminal what all are told is told once, and what one is told is told as his.
void gather_at_one_terminal(const State& state, PairLesson::Tellings& tellings)
{
    PairLesson::Tellings gathered;
    std::vector<int> heard_by;
    for (auto& each : tellings) {
        const auto same = std::ranges::find_if(gathered, [&](const Telling& other) {
            return other.lines == each.lines && other.to != each.to;
        });
        if (same != gathered.end()) {
            ++heard_by[static_cast<std::size_t>(same - gathered.begin())];
            continue;
        }
        gathered.push_back(std::move(each));
        heard_by.push_back(1);
    }
    for (std::size_t i = 0; i < gathered.size(); ++i)
        if (heard_by[i] == 1 && !is_alone(state))
            name_addressee(state, gathered[i]);
    tellings = std::move(gathered);
}

}  // namespace

PairSeat::PairSeat(PairLesson& lesson, host::Seat seat, words::ChosenWords& words, const View& view)
    : lesson_{lesson}, seat_{seat}, words_{words}, board_{words, view.interface, view.board_form},
      style_{view.style}
{
}

const commands::CommandTable* PairSeat::commands() const
{
    const auto* const person = person_at(lesson_.state(), seat_);
    return person != nullptr ? &person->table : nullptr;
}

host::Reply PairSeat::handle(const host::Input& input, rules::Instant at)
{
    return std::visit(
        speech::Overloaded{
            [&](const inputs::Begin&) {
                return told(seat_ == host::Seat::first ? lesson_.begin(at)
                                                       : lesson_.greet(seat_, at));
            },
            [&](const inputs::Line& line) { return hear(line.text, at); },
            [&](const commands::Command& command) { return obey(command, at); },
            [&](const commands::KeysStruck& struck) { return ask_board(struck, at); },
            [&](const inputs::Tick&) { return told(lesson_.tick(at)); },
            [&](const inputs::Interrupt&) { return host::line_dropped(words_.language()); },
            [&](const inputs::Heard& heard) { return host::passed_on(heard); },
            [&](const inputs::NoMorePages&) {
                host::Reply reply;
                reply.tidings.emplace_back(host::said(words_.language(),
                                                      host::tidings::Kind::answer,
                                                      words_.language().say("no-more-pages")));
                return reply;
            },
            [&](const inputs::End&) { return host::Reply{}; },
            []<Foreign Kind>(const Kind&) { return host::Reply{}; },
        },
        input.what);
}

host::Reply PairSeat::hear(std::string_view line, rules::Instant at)
{
    const auto said = commands()->read(line);
    if (said.row != nullptr && commands::row_among(pair_rows(), said.row) == nullptr)
        return ask_board(said, at);
    auto reply = told(lesson_.hear(seat_, line, at));
    const bool leaves = lesson_.is_leaving(seat_) || lesson_.state().is_left;
    if (leaves)
        reply.wishes.emplace_back(host::HostWish{host::wishes::Quit{}});
    if (lesson_.state().is_left)
        reply.others.push_back({std::nullopt, {}, {host::HostWish{host::wishes::Quit{}}}});
    return reply;
}

host::Reply PairSeat::obey(const commands::Command& command, rules::Instant at)
{
    const bool own = commands::row_among(pair_rows(), command.row) != nullptr;
    if (command.row == nullptr || own)
        return hear(commands::in_english(command), at);
    return ask_board(command, at);
}

/// What a reader asks of a board is asked of his own; nothing that helps, where nobody is helped.
host::Reply PairSeat::ask_board(const play::Input& input, rules::Instant at)
{
    const auto* const said = std::get_if<commands::Command>(&input);
    if (said != nullptr && said->row->name == "select")
        return choose(at);
    const bool helps = said != nullptr && said->row->fairness == commands::Fairness::helps;
    if (helps && !lesson_.state().helps())
        return told(lesson_.refuse_help(seat_, at));
    if (const auto* const board = lesson_.board_of(seat_))
        board_.set_up(*board);
    const auto before = board_.cursor().square;
    auto reply = board_.handle(input);
    if (board_.cursor().square != before) {
        auto heard = told(lesson_.touched(seat_, board_.cursor().square, at));
        reply.others = std::move(heard.others);
        std::ranges::move(heard.tidings, std::back_inserter(reply.tidings));
    }
    return reply;
}

/// A piece is chosen on the board, and then its square: that is what a hand does.
host::Reply PairSeat::choose(rules::Instant at)
{
    const auto here = board_.cursor().square;
    if (!chosen_) {
        chosen_ = here;
        return hear("touch " + here.name(), at);
    }
    const auto from = *std::exchange(chosen_, std::nullopt);
    return hear(fmt::format("{} {}", from.name(), here.name()), at);
}

host::Reply PairSeat::told(Tellings tellings) const
{
    if (lesson_.state().plan.terminals == Terminals::shared)
        gather_at_one_terminal(lesson_.state(), tellings);
    host::Reply reply;
    for (auto& each : tellings) {
        host::tidings::Told sentence{each.kind, std::move(each.lines)};
        if (is_told_here(each))
            reply.tidings.emplace_back(std::move(sentence));
        else
            reply.others.push_back({each.to, {std::move(sentence)}});
    }
    return reply;
}

bool PairSeat::is_told_here(const Telling& telling) const
{
    return telling.to == seat_ || lesson_.state().plan.terminals == Terminals::shared;
}

std::optional<rules::Instant> PairSeat::due(rules::Instant /*now*/) const
{
    return lesson_.due();
}

host::Scene PairSeat::scene(rules::Instant /*now*/)
{
    auto scene = board::board_scene(board_.cursor(), words_, style_);
    if (const auto* const board = lesson_.board_of(seat_))
        scene.board = board->board();
    scene.selected = chosen_;
    return scene;
}

bool PairSeat::hides(std::string_view typed) const
{
    return lesson_.hides(seat_, typed);
}

}  // namespace client::train::pair
