// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/play/handlers.hpp"
#include "src/text/printable.hpp"
#include "src/words/use_words.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

/// What the program was used for in a tournament: noted with its times, and told to an arbiter.
namespace client::play::handlers {

namespace {

using rules::Color;
using speech::Word;
using store::Use;

bool is_refusal(const host::Tiding& tiding)
{
    if (const auto* const said = std::get_if<host::tidings::Said>(&tiding))
        return said->kind == host::tidings::Kind::refusal;
    const auto* const happened = std::get_if<host::tidings::Happened>(&tiding);
    return happened != nullptr &&
           std::holds_alternative<rules::facts::Refused>(happened->fact.what);
}

/// The game itself is no use of the program, and its moves stand in the score. What it refuses to
/// play or to tell is worth knowing.
bool is_worth_noting(const commands::Command& command, Use::Kind kind)
{
    if (command.row == nullptr)  // an empty line tells the last move
        return command.argument.empty();
    const auto does = [&](Handler handler) { return command.row == &row_of(handler); };
    const auto& row = *command.row;
    if (does(law) || does(what) ||
        (row.topic != speech::Message{"topic-playing"} &&
         row.topic != speech::Message{"topic-other"}))
        return true;
    return kind == Use::Kind::refused &&
           (row.fairness == commands::Fairness::helps || does(move) || does(claim));
}

void note(Exchange& exchange, Use::Kind kind, std::string what)
{
    auto& session = exchange.session;
    Use use{exchange.now, session.turn(), {}, kind, std::move(what)};
    for (const Color side : rules::both_colors)
        use.left.at(static_cast<std::size_t>(side)) =
            session.game.clock().shown(side, exchange.now);
    session.uses.push_back(std::move(use));
}

commands::Command command_of(const Exchange& exchange, const Use& use)
{
    return exchange.names.read(use.what);
}

/// Keys that go over the board come by the dozen.
bool is_board_key(const Exchange& exchange, const Use& use)
{
    const auto* const row = command_of(exchange, use).row;
    return use.kind != Use::Kind::opened && row != nullptr &&
           row->topic == speech::Message{"topic-board"};
}

Word what_was_used(const Exchange& exchange, const Use& use)
{
    const auto shown = text::printable(use.what);
    if (use.kind == Use::Kind::opened)
        return words::opened(exchange.language(), use.what);
    const auto command = command_of(exchange, use);
    if (command.row == nullptr)
        return {shown, shown};
    const auto argument = text::printable(command.argument);
    if (command.row == &row_of(move))
        return exchange.in_words("log-typed", {{"move", exchange.echo(argument)}});
    const auto name = exchange.names.name(*command.row) + (argument.empty() ? "" : ' ' + argument);
    return words::used(exchange.language(), use.kind, name, command.row->help);
}

Word what_was_used(const Exchange& exchange, std::span<const Use> uses)
{
    if (!is_board_key(exchange, uses.front()))
        return what_was_used(exchange, uses.front());
    return exchange.in_words("log-board-keys",
                             {{"n", static_cast<int>(uses.size())},
                              {"time", words::time_of_game(exchange.language(), uses.back().at)}});
}

Word entry(const Exchange& exchange, std::span<const Use> uses)
{
    return words::log_entry(exchange.language(), uses.front(),
                            exchange.session.game.clock().timed() ? words::Clocks::told
                                                                  : words::Clocks::none,
                            what_was_used(exchange, uses));
}

}  // namespace

void note_use(Exchange& exchange, const commands::Command& command)
{
    const auto kind = std::ranges::any_of(exchange.tidings, is_refusal) ? Use::Kind::refused
                                                                        : Use::Kind::answered;
    if (exchange.session.tournament() && is_worth_noting(command, kind))
        note(exchange, kind,
             commands::in_english(command.row != nullptr ? command
                                                         : commands::Command{&row_of(last)}));
}

void note_opening(Exchange& exchange)
{
    if (exchange.session.tournament())
        note(exchange, Use::Kind::opened, exchange.session.options.voice);
}

std::vector<Word> log_lines(const Exchange& exchange)
{
    std::vector lines{words::log_heading(exchange.language(), exchange.session.options.started)};
    for (std::span<const Use> rest{exchange.session.uses}; !rest.empty();) {
        const auto is_key = [&](const Use& use) { return is_board_key(exchange, use); };
        const auto keys = std::ranges::find_if_not(rest, is_key) - rest.begin();
        const auto together = static_cast<std::size_t>(std::max<std::ptrdiff_t>(keys, 1));
        lines.push_back(entry(exchange, rest.first(together)));
        rest = rest.subspan(together);
    }
    return lines;
}

void log(Exchange& exchange, const commands::Command&)
{
    if (!exchange.session.tournament())
        return exchange.refuse("log-tournament-only");
    exchange.answer(handlers::log_lines(exchange));
}

}  // namespace client::play::handlers
