// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/visit.hpp"

#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/text.hpp"
#include "src/board/board_scene.hpp"
#include "src/together/sentences.hpp"

#include <utility>

namespace client::together {

namespace {

namespace inputs = host::inputs;
namespace wishes = host::wishes;

constexpr speech::EnumTable<speech::Phrase, Parting::closed> farewells{{{
    {Parting::full, sentence("parted-full")},
    {Parting::role_unknown, sentence("parted-role")},
    {Parting::in_tournament, sentence("parted-tournament")},
    {Parting::name_taken, sentence("parted-name")},
    {Parting::version, sentence("parted-version")},
    {Parting::not_understood, sentence("parted-not-understood")},
    {Parting::flood, sentence("parted-flood")},
    {Parting::wrong_code, sentence("parted-code")},
    {Parting::closed, sentence("parted-closed")},
}}};

host::Tiding told(const speech::Lexicon& language, host::tidings::Kind kind, speech::Word word)
{
    return host::tidings::Said{kind,
                               {{std::move(word.screen), std::move(word.voice), language.voice()}}};
}

}  // namespace

speech::Word farewell(const speech::Lexicon& language, std::optional<Parting> why)
{
    return book_in(language).sentence(why ? farewells[*why] : sentence("host-gone"));
}

Visit::Visit(words::ChosenWords& words,
             const commands::CommandTable& table,
             Manner manner,
             Send send,
             Late late)
    : words_{words}, table_{table}, manner_{std::move(manner)}, send_{std::move(send)},
      late_{std::move(late)}
{
}

std::optional<host::Input> Visit::take(News each)
{
    std::optional<host::Input> whole;
    std::visit(
        speech::Overloaded{
            [&](const news::Played& played) { heard_.tidings.emplace_back(played.told); },
            [&](const news::Sentence& sentence) { add(sentence); },
            [&](news::Wished& wished) { heard_.wishes.emplace_back(std::move(wished.wish)); },
            [&](const news::Seen& seen) { seen_.take(seen.fields); },
            [&](const news::Done&) { whole = {std::exchange(heard_, {})}; },
            [](const auto&) {},
        },
        each);
    return whole;
}

/// What belongs to one tiding comes one sentence after the other.
void Visit::add(const news::Sentence& sentence)
{
    auto& tidings = heard_.tidings;
    if (sentence.standing == news::Standing::next && !tidings.empty()) {
        if (auto* const said = std::get_if<host::tidings::Said>(&tidings.back()))
            return said->lines.push_back(sentence.said);
        if (auto* const other = std::get_if<host::tidings::Told>(&tidings.back()))
            return other->lines.push_back(sentence.said);
    }
    if (sentence.sounds == news::Sounds::of_kind)
        tidings.emplace_back(host::tidings::Said{sentence.kind, {sentence.said}});
    else
        tidings.emplace_back(host::tidings::Told{sentence.kind, {sentence.said}});
}

host::Input Visit::ended(std::optional<Parting> why)
{
    const auto& language = words_.language();
    const auto kind =
        why == Parting::closed ? host::tidings::Kind::news : host::tidings::Kind::warning;
    return {inputs::Heard{{told(language, kind, farewell(language, why))},
                          {host::HostWish{wishes::Quit{}}}}};
}

host::Reply Visit::handle(const host::Input& input, rules::Instant /*at*/)
{
    return std::visit(
        speech::Overloaded{
            [&](const inputs::Begin&) { return begin(); },
            [&](const inputs::Line& line) { return say(line.text); },
            [&](const commands::Command& command) { return order(command); },
            [&](const commands::KeysStruck& struck) { return keys(struck); },
            [&](const inputs::Abandoned&) { return order(table_.read("release")); },
            [&](const inputs::Interrupt&) { return host::line_dropped(words_.language()); },
            [&](const inputs::End&) { return leave(); },
            [&](const inputs::Heard& heard) {
                unanswered_ = 0;
                return host::passed_on(heard);
            },
            [](const auto&) { return host::Reply{}; },
        },
        input.what);
}

host::Reply Visit::begin() const
{
    const auto& language = words_.language();
    const auto phrase =
        manner_.visitor == Visitor::looks_on ? sentence("watching") : sentence("with");
    return {{told(language, host::tidings::Kind::news,
                  book_in(language).sentence(phrase, {{"name", std::string_view{manner_.host}}}))},
            {}};
}

/// Nobody is kept who wants to leave, whatever the other end does.
host::Reply Visit::leave()
{
    send_(requests::Bye{});
    const auto& language = words_.language();
    return {{host::said(language, host::tidings::Kind::news, language.say("goodbye"))},
            {host::HostWish{wishes::Quit{}}}};
}

host::Reply Visit::only_looks() const
{
    const auto& language = words_.language();
    return {{told(language, host::tidings::Kind::refusal,
                  book_in(language).sentence(sentence("only-watches")))},
            {}};
}

host::Reply Visit::say(const std::string& line)
{
    const auto command = table_.read(line);
    if (command.row != nullptr && command.row->name == "quit")
        return leave();
    if (manner_.visitor == Visitor::looks_on)
        return order(command);
    send(requests::Line{late_(), line});
    return {};
}

/// What concerns this terminal alone is done here.
host::Reply Visit::order(const commands::Command& command)
{
    const std::string_view name = command.row != nullptr ? command.row->name : "";
    if (name == "quit")
        return leave();
    if (name == "silent")
        return {{}, {host::HostWish{wishes::BeSilent{}}}};
    if (name == "again")
        return {{}, {host::HostWish{wishes::Repeat{}}}};
    const bool on_screen = manner_.interface == player::Interface::screen;
    if (on_screen && name == "type")
        return {{}, {host::HostWish{wishes::OnScreen{wishes::ScreenAct::type}}}};
    if (on_screen && name == "more")
        return {{}, {host::HostWish{wishes::OnScreen{wishes::ScreenAct::turn_page}}}};
    if (manner_.visitor == Visitor::looks_on)
        return only_looks();
    send(requests::Order{late_(), commands::in_english(command)});
    return {};
}

host::Reply Visit::keys(const commands::KeysStruck& struck)
{
    if (manner_.visitor == Visitor::looks_on)
        return {};
    send(requests::Keys{late_(), struck.kind, keymaps::text(struck.keys),
                        commands::in_english(struck.command)});
    return {};
}

void Visit::send(const Request& request)
{
    ++unanswered_;
    send_(request);
}

/// A script's next line waits until the last one is answered.
host::Attention Visit::attention() const
{
    return unanswered_ > 0 ? host::Attention::busy : host::Attention::free;
}

std::optional<commands::Command> Visit::answer_of(const keymaps::Key& key) const
{
    const auto pressed = speech::fold(key.text());
    if (!seen_.sight().asks || pressed.empty())
        return std::nullopt;
    for (const auto* const name : {"yes", "no"})
        if (const auto* const row = table_.find(name);
            row != nullptr && (speech::fold(table_.name(*row)).starts_with(pressed) ||
                               row->name.starts_with(pressed)))
            return commands::Command{row};
    return std::nullopt;
}

/// What is seen there, in the colours, sizes and signs of this terminal.
host::Scene Visit::scene(rules::Instant /*now*/)
{
    const auto* const there = std::get_if<screen::Scene>(&seen_.sight().scene);
    if (there == nullptr)
        return seen_.sight().scene;
    auto scene = board::board_scene({}, words_, manner_.style);
    scene.board = there->board;
    scene.below = there->below;
    scene.cursor = there->cursor;
    scene.selected = there->selected;
    scene.last_move = there->last_move;
    scene.facts = there->facts;
    scene.plies = there->plies;
    scene.timed = there->timed;
    scene.clock_runs = there->clock_runs;
    scene.moves = there->moves;
    return scene;
}

}  // namespace client::together
