// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/understanding.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

/// Whatever is typed or struck finds what it means.
namespace client::desk::handlers {
namespace {

/// A slash in front, as keys of a display have it, is passed over.
std::string_view without_slash(std::string_view typed)
{
    return typed.substr(typed.starts_with('/') ? 1 : 0);
}

/// A draw can be offered with the sign of it behind a move.
bool is_of_move(const DeskRow& row)
{
    return row.name == "move" || row.name == "announce";
}

void refuse_order(Exchange& exchange, const Order& order)
{
    if (order.row.name == "announce" && order.argument.empty())
        return exchange.refuse(order.typed, "desk-nothing-placed");
    const auto line = fmt::format("{} {}", order.row.name, order.argument);
    exchange.not_understood(is_seal_line(line) ? exchange.state.table.own("seal") : order.typed);
    exchange.explain(order.row, Exchange::Kind::refusal);
}

void press_on_the_clock(Exchange& exchange, std::string_view typed)
{
    press_of(exchange, *speaker_of(exchange.game(), Speaker::on_the_clock), typed);
}

}  // namespace

void take(Exchange& exchange, std::string_view line)
{
    const auto typed = text::Words{line}.rest();
    switch (exchange.state.pending) {
    case Pending::setup:
        return answer_setup(exchange, typed);
    case Pending::kept_game:
        return answer_kept(exchange, typed);
    case Pending::quit:
        return answer_quit(exchange, typed);
    case Pending::overwrite:
        return answer_overwrite(exchange, typed);
    case Pending::nothing:
        return obey(exchange, typed);
    }
}

void take(Exchange& exchange, const commands::Command& said)
{
    const auto words = commands::in_english(said);
    return exchange.state.asks() ? take(exchange, words) : obey(exchange, said, words);
}

void strike(Exchange& exchange, std::string_view name, const commands::Command& said)
{
    const auto words = without_dots(name);
    if (words.size() < name.size())
        return exchange.wish(host::wishes::BeginLine{exchange.state.table.own(words) + ' '});
    // A key may bounce, repeat, or be struck together with the other side's: it never stands for
    // the offence of pressing without a move.
    if (said.row == &row_of("press") && said.side)
        return press_of(exchange, *said.side, name);
    if (said.row == &row_of("offer"))  // it cannot be withdrawn (9.1.2.1): Enter makes it
        return exchange.wish(host::wishes::BeginLine{exchange.state.table.own(words)});
    obey(exchange, said, name);
}

void obey(Exchange& exchange, std::string_view typed)
{
    const auto& table = exchange.state.table;
    if (without_slash(typed).empty())  // Enter: the clock is pressed
        return press_on_the_clock(exchange, table.own("press"));
    obey(exchange, table.read(without_slash(typed)), typed);
}

void obey(Exchange& exchange, const commands::Command& said, std::string_view typed)
{
    const DeskRow* const row = commands::row_among(desk_rows(), said.row);
    if (exchange.state.pressed)
        return obey_after_press(exchange, said, typed);
    if (row == nullptr)
        return hear_move(exchange, said, typed);
    row->handler(exchange, {*row, said.side, said.argument, typed});
}

void rule(Exchange& exchange, const Order& order)
{
    auto bare = order;
    if (is_of_move(order.row))
        bare.argument = without_offer_sign(order.argument);
    auto event = read_event(exchange.state, bare);
    if (!event)
        event = read_move(exchange.state, without_slash(order.typed), std::nullopt);
    if (!event)
        return refuse_order(exchange, order);
    make(exchange, {*event, bare.argument, bare.argument.size() < order.argument.size()},
         order.typed);
}

void press(Exchange& exchange, const Order& order)
{
    if (order.side)
        return rule(exchange, order);
    press_on_the_clock(exchange, order.typed);
}

void drop_line(Exchange& exchange)
{
    auto words =
        exchange.in_words("desk-line-dropped", {{"quit", exchange.state.table.own("quit")}});
    exchange.say({std::move(words.screen), ""});  // whoever hears his keys has heard it
}

}  // namespace client::desk::handlers
