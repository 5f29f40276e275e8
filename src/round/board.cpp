// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/board.hpp"

#include "rules/game_questions.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace client::round {
namespace {

using namespace rules;

std::optional<Game> game_left(std::string_view text)
{
    const auto kept = desk::read_kept(text);
    return kept ? std::optional{desk::game_of(*kept)} : std::nullopt;
}

/// FIDE rates no game in which one of the two has not moved.
Played played(std::size_t plies)
{
    return plies < 2 ? Played::less_than_a_move : Played::yes;
}

}  // namespace

Board::Board(Pairing pairing, LeftAtBoard left)
    : pairing_{std::move(pairing)}, left_{std::move(left)}, left_game_{game_left(left_.text)}
{
}

host::Reply Board::open(desk::DeskSettings settings, Instant at)
{
    settings.kept = left_.text;
    settings.damages = left_.damages;
    desk_ = std::make_unique<desk::DeskInUse>(std::move(settings));
    return handle({host::inputs::Begin{}}, at);
}

host::Reply Board::handle(const host::Input& input, Instant at)
{
    if (std::holds_alternative<host::inputs::Settled>(input.what))
        proof_.reset();
    return own(desk_->handle(input, own_time(at)), at);
}

host::Reply Board::note_times(Instant at)
{
    return own(desk_->note_times(own_time(at)), at);
}

std::optional<host::Reply> Board::strike(const std::optional<keymaps::Key>& key, Instant at)
{
    auto reply = desk_->strike(key, own_time(at));
    return reply ? std::optional{own(*std::move(reply), at)} : std::nullopt;
}

/// What only this board is about is no wish of the round.
bool Board::takes(host::Wish& wish, Instant at)
{
    if (const auto* const time = host::as<host::wishes::SetTime>(wish)) {
        ahead_ = time->now - at;
        return true;
    }
    if (const auto* const settle = host::as<host::wishes::Settle>(wish)) {
        proof_ = settle->proof;
        return true;
    }
    if (host::as<host::wishes::PutAside>(wish) != nullptr)
        left_game_.reset();
    // A sealed move is kept in the game.
    return std::holds_alternative<host::HelperWish>(wish);
}

host::Reply Board::own(host::Reply reply, Instant at)
{
    std::erase_if(reply.wishes, [&](host::Wish& wish) { return takes(wish, at); });
    if (!reply.tidings.empty())
        said_last_ = reply.tidings;
    return reply;
}

std::optional<Instant> Board::next_alarm() const
{
    const auto alarm = desk_ ? desk_->state().next_alarm() : std::nullopt;
    return alarm ? std::optional{*alarm - ahead_} : std::nullopt;
}

Standing Board::standing() const
{
    if (score())
        return Standing::over;
    const auto* const now = desk_ ? desk_->state().game() : nullptr;
    if (now == nullptr)
        return left_game_ ? Standing::left : desk_ ? Standing::asked : Standing::free;
    if (now->events().empty())
        return Standing::ready;
    return now->clock().running() ? Standing::running : Standing::stopped;
}

const Game* Board::game() const
{
    const auto* const now = desk_ ? desk_->state().game() : nullptr;
    return now != nullptr ? now : left_game_ ? &*left_game_ : nullptr;
}

bool Board::has_game() const
{
    const auto* const any = game();
    return any != nullptr && !any->events().empty();
}

std::optional<Points> Board::score() const
{
    if (has_game())
        return game()->outcome() ? std::optional{game()->outcome()->score} : std::nullopt;
    return entered_ ? entered_ : pairing_.score;
}

std::optional<ScoreCodes> Board::codes() const
{
    const auto result = score();
    if (!result)
        return std::nullopt;
    return codes_of(*result, has_game() ? played(plies()) : Played::yes);
}

std::size_t Board::plies() const
{
    const auto* const any = game();
    return any != nullptr ? any->record().size() : 0;
}

}  // namespace client::round
