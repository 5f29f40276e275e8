// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "speech/messages.hpp"
#include "src/commands/key_words.hpp"
#include "src/play/handlers.hpp"
#include "src/read/handlers.hpp"

namespace client::read::handlers {

namespace {

/// Its keys, if it has some, its name, and what it does.
speech::Word help_of(const State& state, const ReadRow& row)
{
    const auto& language = state.teller.language();
    if (const auto keys = commands::keys_of(language, state.keys, row.name); !keys.screen.empty())
        return commands::meaning_of(language, state.commands, keys, {&row});
    return state.teller.in_words("read-tag", {{"name", std::string_view{state.commands.name(row)}},
                                              {"value", state.teller.in_words(row.help)}});
}

/// What can be asked of the position.
speech::Word questions(const State& state)
{
    constexpr speech::Message position{"topic-position"};
    std::string names;
    for (const auto* const row : state.commands.rows())
        if (row->topic == position)
            names += (names.empty() ? "" : ", ") + state.commands.name(*row);
    return state.teller.in_words(position, {{"commands", std::string_view{names}}});
}

}  // namespace

void page(Exchange& exchange, const std::string& /*argument*/)
{
    const auto name = exchange.state.commands.own("page");
    if (exchange.state.on_screen())
        exchange.reply.wishes.emplace_back(
            host::wishes::OnScreen{host::wishes::ScreenAct::turn_page});
    else
        exchange.refuse("only-on-screen", {{"command", std::string_view{name}}});
}

void play(Exchange& exchange, const std::string& /*argument*/)
{
    const auto position = exchange.state.game->position();
    if (!position.has_legal_move())
        return exchange.refuse("refused-game-over");
    exchange.reply.wishes.emplace_back(host::wishes::Become{});
    exchange.reply.play = PlayOn{write_fen(position.setup()), position.turn()};
}

void again(Exchange& exchange, const std::string& /*argument*/)
{
    for (auto tiding : exchange.state.latest) {
        if (auto* const told = std::get_if<host::tidings::Played>(&tiding))
            told->telling = host::tidings::Telling::retold;
        exchange.reply.tidings.push_back(std::move(tiding));
    }
}

void help(Exchange& exchange, const std::string& argument)
{
    const auto& state = exchange.state;
    const auto* const asked = state.commands.find(argument);
    const auto* const own = commands::row_among(read_rows(), asked);
    if (own != nullptr)
        return exchange.answer({help_of(state, *own)});
    if (asked != nullptr)
        return exchange.ask_board(
            commands::Command{&client::play::row_of(client::play::handlers::help), argument});
    std::vector<speech::Word> lines;
    for (const auto& row : read_rows())
        lines.push_back(help_of(state, row));
    lines.push_back(questions(state));
    exchange.answer(lines);
}

void quit(Exchange& exchange, const std::string& /*argument*/)
{
    exchange.answer("goodbye");
    exchange.reply.wishes.emplace_back(host::wishes::Quit{});
}

}  // namespace client::read::handlers
