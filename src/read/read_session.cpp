// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read_session.hpp"

#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/commands/arguments.hpp"
#include "src/commands/key_words.hpp"
#include "src/commands/suggestion.hpp"
#include "src/play/handlers.hpp"
#include "src/read/handlers.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace client::read {

namespace {

/// Commands of a game that need no position.
bool needs_position(const commands::Row* row)
{
    using namespace play::handlers;
    static constexpr std::array<play::Handler, 8> others{type, learn, release, silent,
                                                         law,  what,  why,     leave};
    return std::ranges::none_of(others,
                                [&](play::Handler each) { return row == &play::row_of(each); });
}

void refuse_unknown(Exchange& exchange, std::string_view what)
{
    const auto& teller = exchange.state.teller;
    const auto word = text::printable(what);
    exchange.tell(
        host::tidings::Kind::refusal,
        {with_suggestion(teller.language(), exchange.state.commands, what,
                         teller.in_words("read-unknown", {{"word", std::string_view{word}}}))});
}

/// A number in words: "two", "zwei".
std::optional<int> said_number(const speech::Lexicon& language, std::string_view said)
{
    constexpr int most = 99;
    const auto words = speech::folded_words(said);
    for (int number = 1; number <= most; ++number)
        for (const auto counted : {speech::Counted::plain, speech::Counted::moves})
            if (speech::folded_words(language.number_words(number, counted)) == words)
                return number;
    return std::nullopt;
}

/// The number of a move, a move, or something that is not understood.
void obey_other(Exchange& exchange, const commands::Command& said)
{
    const std::string_view line = said.argument;
    const auto* const misfit = commands::row_among(read_rows(), said.misfit);
    if (misfit != nullptr && misfit->argument == commands::arguments::number) {
        if (!misfit->when(exchange.state))
            return exchange.refuse("read-not-open");
        text::Words words{line};
        static_cast<void>(words.next());
        if (const auto number = said_number(exchange.state.teller.language(), words.rest()))
            return misfit->handle(exchange, std::to_string(*number));
        return refuse_unknown(exchange, words.rest());
    }
    if (!exchange.state.game ||
        (!handlers::go_to_number(exchange, line) && !handlers::follow_typed_move(exchange, line)))
        refuse_unknown(exchange, line);
}

void obey(Exchange& exchange, const commands::Command& command)
{
    const auto* const own = commands::row_among(read_rows(), command.row);
    const bool blank = command.row == nullptr && command.argument.empty();
    const bool is_open = exchange.state.game.has_value();
    if (own != nullptr || command.row == nullptr)
        exchange.state.board.leave_example();
    if (own != nullptr && own->when(exchange.state))
        own->handle(exchange, command.argument);
    else if (own != nullptr || (blank && !is_open))
        exchange.refuse("read-not-open");
    else if (blank)
        handlers::forward(exchange, "");
    else if (command.row == nullptr)
        obey_other(exchange, command);
    else if (!is_open && !exchange.state.board.at_example() && needs_position(command.row))
        exchange.refuse("read-not-open");
    else
        exchange.ask_board(command);
}

/// An empty line too ends what is read on aloud.
bool stops(const commands::Command& command)
{
    const auto* const own = commands::row_among(read_rows(), command.row);
    const bool stopping =
        own != nullptr && (own->handle == handlers::stop || own->handle == handlers::read_on);
    return command.argument.empty() && (command.row == nullptr || stopping);
}

}  // namespace

ReadSession::ReadSession(Shelf& shelf,
                         words::ChosenWords& words,
                         player::BoardForm board_form,
                         player::Interface interface)
    : state_{.shelf = shelf,
             .words = words,
             .interface = interface,
             .teller = Teller{words},
             .commands = command_table(words.language()),
             .board = ReaderBoard{words, interface, board_form}}
{
}

ReadReply ReadSession::reply(Exchange exchange)
{
    if (!exchange.reply.tidings.empty())
        state_.latest = exchange.reply.tidings;
    return std::move(exchange.reply);
}

ReadReply ReadSession::open(std::size_t number)
{
    Exchange exchange{state_, {}};
    handlers::open_game(exchange, number);
    return reply(std::move(exchange));
}

ReadReply ReadSession::handle(const commands::Command& command, rules::Instant now)
{
    Exchange exchange{state_, now};
    const bool was_reading = std::exchange(state_.due, std::nullopt).has_value();
    if (was_reading && stops(command))
        exchange.answer("read-stopped");
    else
        obey(exchange, command);
    return reply(std::move(exchange));
}

ReadReply ReadSession::handle(const commands::KeysStruck& struck, rules::Instant now)
{
    Exchange exchange{state_, now};
    const auto& language = state_.teller.language();
    state_.due.reset();
    if (struck.kind == commands::KeysStruck::Kind::learned)
        exchange.answer({commands::meaning_of(
            language, state_.commands, commands::words_of(language, struck.keys), struck.command)});
    else
        exchange.ask_board(struck);
    return reply(std::move(exchange));
}

ReadReply ReadSession::tick(rules::Instant now)
{
    Exchange exchange{state_, now};
    if (state_.due && now >= *state_.due)
        handlers::look_on(exchange);
    return reply(std::move(exchange));
}

void ReadSession::pause_from(rules::Instant now)
{
    if (state_.due)
        state_.due = now + state_.pause;
}

ReadReply ReadSession::work()
{
    Exchange exchange{state_, {}, {std::exchange(found_, {}), {}, {}}};
    handlers::search_on(exchange);
    // On the screen each answer takes the place of the one before: all that is found comes at once.
    if (!state_.on_screen() || !searching())
        return reply(std::move(exchange));
    found_ = std::move(exchange.reply.tidings);
    return {};
}

std::string ReadSession::players() const
{
    return state_.teller.players(heading_of(state_.game->score(), state_.number));
}

}  // namespace client::read
