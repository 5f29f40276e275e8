// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/handlers.hpp"

#include <algorithm>

/// What happens at the boards by itself, in the order in which it does.
namespace client::round::handlers {
namespace {

/// The question that waits longest at the first board that has one.
std::optional<rules::OpenProof> next_proof(const RoundState& state)
{
    for (const auto& board : state.boards)
        if (board.proof())
            return board.proof();
    return std::nullopt;
}

bool asks_for(const RoundState& state, const std::optional<rules::OpenProof>& proof)
{
    return std::ranges::any_of(state.boards,
                               [&](const Board& each) { return each.proof() == proof; });
}

}  // namespace

void tick(Exchange& exchange)
{
    auto& state = exchange.state;
    state.last_tick = exchange.at;
    std::vector<Board*> open;
    for (auto& board : state.boards)
        if (board.is_running() || board.next_alarm())
            open.push_back(&board);
    std::ranges::stable_sort(open, {}, [](const Board* each) {
        return each->next_alarm().value_or(rules::Instant::max());
    });
    for (auto* const board : open)
        exchange.add(*board, board->handle({host::inputs::Tick{}}, exchange.at));
}

/// Whoever asked is told; another who asked the same asks again.
void settled(Exchange& exchange, const host::Input& input)
{
    const auto& proof = std::get<host::inputs::Settled>(input.what).proof;
    exchange.state.proving.reset();
    for (auto& board : exchange.state.boards)
        if (board.proof() == proof)
            exchange.add(board, board.handle(input, exchange.at));
}

/// One question at a time is settled; one that nobody has any longer is not.
void ask_for_proof(Exchange& exchange)
{
    auto& state = exchange.state;
    if (state.proving && asks_for(state, state.proving))
        return;
    const auto next = next_proof(state);
    if (next == state.proving)
        return;
    state.proving = next;
    exchange.wish(host::wishes::Settle{next});
}

}  // namespace client::round::handlers
