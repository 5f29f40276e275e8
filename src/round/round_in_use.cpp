// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/round_in_use.hpp"

#include "speech/overloaded.hpp"
#include "src/desk/handlers.hpp"
#include "src/round/handlers.hpp"

#include <algorithm>
#include <chrono>
#include <variant>

namespace client::round {
namespace {

using namespace rules;

constexpr std::string_view end_of_input = "ctrl+d";

/// How often running clocks are kept, so that a crash costs no more than this.
constexpr Duration keeping_interval = std::chrono::seconds{5};

std::optional<Instant> earlier(std::optional<Instant> one, std::optional<Instant> other)
{
    return one && other ? std::min(*one, *other) : one ? one : other;
}

}  // namespace

words::ChosenWords& RoundInUse::words()
{
    auto* const board = state_.front;
    return board != nullptr && board->desk() != nullptr ? board->desk()->words() : state_.words;
}

host::Reply RoundInUse::answer(Instant at, const std::function<void(Exchange& exchange)>& handler)
{
    Exchange exchange{state_, at};
    if (const auto alarm = due(at); alarm && *alarm <= at)
        handlers::tick(exchange);
    handler(exchange);
    for (auto& board : state_.boards)
        if (state_.event.empty() && board.desk() != nullptr && board.desk()->state().record &&
            !state_.settings.desk.head)
            state_.event = event_lines(board.desk()->state().setup.headers());
    handlers::ask_for_proof(exchange);
    return std::move(exchange.reply);
}

host::Reply RoundInUse::handle(const host::Input& input, Instant at)
{
    return answer(at, [&](Exchange& exchange) { hear(exchange, input); });
}

void RoundInUse::hear(Exchange& exchange, const host::Input& input)
{
    namespace inputs = host::inputs;
    auto* const front = state_.front;
    const auto pass_on = [&] {
        if (front != nullptr)
            exchange.add(*front, front->handle(input, exchange.at));
    };
    std::visit(speech::Overloaded{
                   [&](const inputs::Begin&) { handlers::begin(exchange); },
                   [&](const inputs::Line& line) { handlers::take(exchange, line.text); },
                   [&](const commands::Command& said) { handlers::take(exchange, said); },
                   [&](const inputs::Tick&) { handlers::tick(exchange); },
                   [&](const inputs::Interrupt&) {
                       if (front != nullptr)
                           return pass_on();
                       exchange.reply = host::line_dropped(state_.language());
                   },
                   [&](const inputs::End&) { handlers::leave(exchange); },
                   [&](const inputs::FileWritten& outcome) {
                       if (state_.writer == Writer::board)
                           return pass_on();
                       handlers::file_written(exchange, outcome);
                   },
                   [&](const inputs::Settled&) { handlers::settled(exchange, input); },
                   [&](const auto&) { pass_on(); },
               },
               input.what);
}

std::optional<host::Reply> RoundInUse::strike(const std::optional<keymaps::Key>& key, Instant at)
{
    if (key && key->text() == end_of_input)
        return answer(at, [&](Exchange& exchange) {
            state_.pending == Pending::quit ? handlers::leave(exchange) : handlers::quit(exchange);
        });
    auto* const front = state_.front;
    if (front == nullptr || front->desk() == nullptr || state_.pending != Pending::nothing)
        return std::nullopt;
    auto reply = front->strike(key, at);
    if (!reply)
        return std::nullopt;
    return answer(at, [&](Exchange& exchange) { exchange.add(*front, *std::move(reply)); });
}

std::optional<Instant> RoundInUse::due(Instant /*now*/) const
{
    std::optional<Instant> next;
    for (const auto& board : state_.boards) {
        next = earlier(next, board.next_alarm());
        if (board.is_running())
            next = earlier(next, state_.last_tick + keeping_interval);
    }
    return next;
}

std::optional<Instant> RoundInUse::next_picture(Instant now) const
{
    const auto* const front = state_.front;
    const auto* const desk = front != nullptr ? front->desk() : nullptr;
    if (desk == nullptr)
        return std::nullopt;
    const auto own = front->own_time(now);
    const auto next = desk->next_picture(own);
    return next ? std::optional{now + (*next - own)} : std::nullopt;
}

host::Scene RoundInUse::scene(Instant now)
{
    auto* const front = state_.front;
    return front != nullptr && front->desk() != nullptr ? front->desk()->scene(front->own_time(now))
                                                        : host::Scene{};
}

host::Attention RoundInUse::attention() const
{
    const auto* const desk = state_.front != nullptr ? state_.front->desk() : nullptr;
    return desk != nullptr ? desk->attention() : host::Attention::free;
}

bool RoundInUse::hides(std::string_view typed) const
{
    const auto* const desk = state_.front != nullptr ? state_.front->desk() : nullptr;
    return desk != nullptr && desk->hides(typed);
}

bool RoundInUse::is_in_tournament() const
{
    return state_.settings.desk.tournament ||
           std::ranges::any_of(state_.boards, [](const Board& board) {
               const auto* const game = board.game();
               return game != nullptr && game->options().tournament;
           });
}

std::string RoundInUse::last_move()
{
    auto* const desk = state_.front != nullptr ? state_.front->desk() : nullptr;
    return desk != nullptr ? desk->last_move() : std::string{};
}

}  // namespace client::round
