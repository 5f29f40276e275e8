// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/sheets.hpp"

#include "rules/game/handlers.hpp"
#include "rules/game/moving.hpp"
#include "rules/san.hpp"

namespace rules::laws {
namespace {

using namespace std::chrono_literals;

/// Article 8.4.
constexpr Duration short_of_time = 5min;
constexpr Duration bonus_that_binds = 30s;

/// Once free, a player is free to the end of the period.
bool is_free(Desk& desk, Color side)
{
    GameState& game = desk.game;
    if (!game.clock.timed())
        return false;
    Sheet& sheet = game.sheets[side];
    const std::size_t period = game.clock.side(side).period;
    if (game.clock.left(side, desk.now()) < short_of_time &&
        game.clock.bonus(side).amount < bonus_that_binds)
        sheet.free_in = period;
    return sheet.free_in == period;
}

}  // namespace

bool must_record(const GameState& game)
{
    const auto& length = game.rules().recorded_if_lasting;
    return game.rules().record_moves ||
           (length && longest_allotment(game.options.control, false) == length);
}

void look_at_sheet_before_move(Desk& desk, Color side)
{
    GameState& game = desk.game;
    const Sheet& sheet = game.sheets[side];
    if (sheet.lines.empty() || !must_record(game) || is_free(desk, side))
        return;
    // All but the opponent's last move, which may be written after the reply.
    if (sheet.lines.size() + 1 < game.history.size())
        desk.tell(facts::Irregular{side, Irregularity::not_written});
}

void look_at_sheets_after_flag(Desk& desk)
{
    for (const Color side : both_colors) {
        const Sheet& sheet = desk.game.sheets[side];
        if (!sheet.lines.empty() && sheet.lines.size() < desk.game.history.size())
            desk.tell(facts::Irregular{side, Irregularity::not_written});
    }
}

void on(Desk& desk, const events::Write& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, event.side, event.text))
        return;
    Sheet& sheet = game.sheets[event.side];
    const std::size_t ply = sheet.lines.size();
    SheetLine line{event.text, std::nullopt, desk.now(), {}, false};
    for (const Color side : both_colors)
        line.left[static_cast<std::size_t>(side)] = game.clock.left(side, desk.now());
    if (ply <= game.history.size() && game.before(ply).lawful())
        if (const auto move = read_san(game.before(ply).position(), event.text))
            line.move = *move;
    sheet.lines.push_back(std::move(line));
    if (ply >= game.history.size() && game.rules().writing_ahead_forbidden)
        desk.tell(facts::Irregular{event.side, Irregularity::written_ahead});
}

void on(Desk& desk, const events::ViewScore& event)
{
    GameState& game = desk.game;
    if (!may_play(desk, event.side))
        return;
    if (!game.rules().score_views) {
        desk.refuse(event.side, Refusal::not_allowed);
        return;
    }
    if (!has_the_move(game, event.side)) {
        desk.refuse(event.side, Refusal::not_your_turn);
        return;
    }
    if (++game.sheets[event.side].views > *game.rules().score_views)
        desk.tell(facts::Irregular{event.side, Irregularity::score_views});
}

}  // namespace rules::laws
