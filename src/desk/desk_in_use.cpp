// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/desk_in_use.hpp"

#include "speech/overloaded.hpp"
#include "src/board/last_move.hpp"
#include "src/clock/display.hpp"
#include "src/desk/handlers.hpp"
#include "src/desk/seen.hpp"

#include <algorithm>
#include <chrono>
#include <utility>
#include <variant>

namespace client::desk {
namespace {

using namespace rules;

constexpr std::string_view end_of_input = "ctrl+d";

/// How often a running clock is kept, so that a crash costs no more than this.
constexpr Duration keeping_interval = std::chrono::seconds{5};

}  // namespace

host::Reply DeskInUse::answer(Instant at, const std::function<void(Exchange& exchange)>& handler)
{
    state_.latest = std::max(state_.latest, at);
    Exchange exchange{state_};
    handler(exchange);
    handlers::ask_for_proof(exchange);
    return {std::move(exchange.tidings), std::move(exchange.wishes)};
}

host::Reply DeskInUse::handle(const host::Input& input, Instant at)
{
    namespace inputs = host::inputs;
    return std::visit(
        speech::Overloaded{
            [&](const inputs::Begin&) { return answer({}, handlers::begin); },
            [&](const inputs::Line& line) {
                return answer(at, [&](Exchange& each) { handlers::take(each, line.text); });
            },
            [&](const commands::Command& said) {
                return answer(at, [&](Exchange& each) { handlers::take(each, said); });
            },
            [&](const inputs::Tick&) { return pass_time(at); },
            [&](const inputs::Interrupt&) { return answer(at, handlers::drop_line); },
            [&](const inputs::End&) { return answer(at, handlers::leave); },
            [&](const inputs::FileWritten& outcome) {
                return answer(at, [&](Exchange& each) { handlers::file_written(each, outcome); });
            },
            [&](const inputs::Settled& settled) {
                return answer(at, [&](Exchange& each) { handlers::settled(each, settled); });
            },
            [](const auto&) { return host::Reply{}; },
        },
        input.what);
}

std::optional<host::Reply> DeskInUse::strike(const std::optional<keymaps::Key>& key, Instant at)
{
    if (key && key->text() == end_of_input)
        return answer(at, handlers::end_typed);
    using Meaning = commands::BoundKeymap::Meaning;
    const auto meaning = key && !state_.asks() ? state_.keys.find({&*key, 1}) : Meaning{};
    if (meaning.kind != keymaps::Meaning::Kind::bound)
        return std::nullopt;
    return answer(at,
                  [&](Exchange& each) { handlers::strike(each, meaning.name, meaning.command); });
}

/// Digits that only run on are nothing to keep.
host::Reply DeskInUse::pass_time(Instant at)
{
    const auto next = due(at);
    return next && at >= *next ? note_times(at) : host::Reply{};
}

host::Reply DeskInUse::note_times(Instant at)
{
    if (!state_.record || state_.pressed)
        return {};
    return answer(at, [](Exchange& each) { handlers::apply(each, events::Tick{}, ""); });
}

std::optional<Instant> DeskInUse::due(Instant /*now*/) const
{
    const auto alarm = state_.next_alarm();
    const auto* const game = state_.game();
    if (game == nullptr || !game->clock().running())
        return alarm;
    const auto keeping = state_.latest + keeping_interval;
    return alarm ? std::min(*alarm, keeping) : keeping;
}

std::optional<Instant> DeskInUse::next_picture(Instant now) const
{
    const auto* const game = state_.game();
    const bool runs = game != nullptr && state_.settings.digits == player::Digits::run;
    return runs ? clock::next_second(game->clock(), now) : std::nullopt;
}

host::Scene DeskInUse::scene(Instant now)
{
    return seen(state_, state_.settings.digits == player::Digits::run ? now : state_.latest);
}

/// A script's game is the same on every machine: it waits for what is being proved.
host::Attention DeskInUse::attention() const
{
    return state_.proofs.are_awaited() ? host::Attention::busy : host::Attention::free;
}

bool DeskInUse::hides(std::string_view typed) const
{
    return state_.is_secret(typed);
}

/// The last one that was completed: of the others nobody says yet whether they are lawful (7.5.1).
std::string DeskInUse::last_move()
{
    const auto* const game = state_.game();
    if (game == nullptr)
        return {};
    auto plies = game->record().size();
    while (plies > 0 && !game->record()[plies - 1].completed)
        --plies;
    return board::last_move(*game, state_.words->letters(), plies);
}

}  // namespace client::desk
