// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/pair/exercise.hpp"

#include <algorithm>
#include <utility>

namespace client::train::pair {

using rules::Color;
using rules::Displacement;
using rules::Placement;

Exercise::Exercise(rules::GameOptions options, rules::Instant at)
    : game{std::move(options)}, since{at}
{
    game.apply(rules::events::Start{}, at);
    set_boards();
}

void Exercise::begin_turn()
{
    turns.push_back({game.placement().turn(), game.events().size(), boards});
}

void Exercise::set_boards()
{
    for (const Color side : rules::both_colors)
        boards[side] = game.placement();
    if (!turns.empty())
        turns.pop_back();
    begin_turn();
}

const Turn* Exercise::heard_by(Color listener) const
{
    const auto said = std::ranges::find_if(turns.rbegin(), turns.rend(), [&](const Turn& each) {
        return each.mover != listener && each.announced;
    });
    return said == turns.rend() ? nullptr : &*said;
}

Turn* Exercise::heard_by(Color listener)
{
    return const_cast<Turn*>(std::as_const(*this).heard_by(listener));
}

namespace {

/// What is still to be done by whoever has heard a move.
std::optional<Step> answer_due(const Turn& heard)
{
    if (!heard.repeated)
        return Step::repeat;
    return heard.executed ? std::nullopt : std::optional{Step::execute};
}

}  // namespace

std::optional<Due> Exercise::due() const
{
    if (is_over)
        return std::nullopt;
    const Turn& now = turn();
    if (const auto* const heard = heard_by(now.mover))
        if (const auto step = answer_due(*heard))
            return Due{now.mover, *step};
    if (!now.announced)
        return Due{now.mover, Step::announce};
    if (const auto step = answer_due(now))
        return Due{opponent(now.mover), *step};
    return Due{now.mover, Step::press};
}

rules::GameOptions options_of(const Placement& start, Level level)
{
    rules::GameOptions options;
    options.start = start;
    options.control = control_of(level);
    for (auto& player : options.players)
        player.visually_impaired = true;
    return options;
}

namespace {

void add_castling(std::vector<rules::Event>& deeds,
                  const Placement& before,
                  const Displacement& put)
{
    const Color side = before.turn();
    const auto rooks =
        before.board().of(side, rules::Role::rook) & rules::Bitboard{put.from.rank()};
    if (rooks.none())
        return;
    const bool is_short = *put.castling == rules::Wing::short_side;
    deeds.emplace_back(rules::events::Lift{side, is_short ? rooks.last() : rooks.first()});
    deeds.emplace_back(
        rules::events::Place{side, std::nullopt, rook_target(*put.castling, put.from.rank())});
}

}  // namespace

std::vector<rules::Event> deeds_of(const Placement& before, const Displacement& put)
{
    const Color side = before.turn();
    std::vector<rules::Event> deeds{rules::events::Lift{side, put.from}};
    if (const auto victim = victim_of(before, put))
        deeds.emplace_back(rules::events::Remove{side, *victim});
    deeds.emplace_back(rules::events::Place{side, std::nullopt, put.to});
    if (put.promotion)
        deeds.emplace_back(rules::events::Place{side, put.promotion, put.to});
    if (put.castling)
        add_castling(deeds, before, put);
    return deeds;
}

Placement carried_out(const Placement& board, const Displacement& put)
{
    const auto piece = board.board().at(put.from);
    if (!piece)
        return board.passed();
    if (board.lawful() && board.turn() == piece->color)
        if (const auto move = legal_move(board.position(), put))
            return board.after(*move);
    return board.after(put);
}

std::optional<Displacement> put_by_words(const Placement& before, const rules::Heard& heard)
{
    if (heard.move)
        return squares_of(before.position(), *heard.move);
    if (!heard.written || heard.written->castling)
        return std::nullopt;
    std::optional<Displacement> found;
    const auto& written = *heard.written;
    for (const auto from : before.board().of(before.turn())) {
        if (!speaks_of(before, written, from) || !can_reach(before, from, written.to))
            continue;
        if (found)
            return std::nullopt;
        found = Displacement{from, written.to, written.promotion, std::nullopt};
    }
    return found;
}

}  // namespace client::train::pair
