// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/sheets.hpp"

#include "rules/game/adjournment.hpp"
#include "rules/game/handlers.hpp"
#include "rules/game/moving.hpp"
#include "rules/records.hpp"
#include "rules/san.hpp"

namespace rules::laws {
namespace {

using namespace std::chrono_literals;

/// Article 8.4.
constexpr Duration short_of_time = 5min;
constexpr Duration bonus_that_binds = 30s;

bool is_short_of_time(const Desk& desk, Color side)
{
    const Clock& clock = desk.game.clock;
    return clock.timed() && clock.left(side, desk.now()) < short_of_time &&
           clock.bonus(side).amount < bonus_that_binds;
}

bool is_free(Desk& desk, Color side)
{
    note_freedom_from_recording(desk, side);
    const GameState& game = desk.game;
    return is_short_of_time(desk, side) ||
           (game.clock.timed() && game.sheets[side].free_in == game.clock.side(side).period);
}

/// The intended move of a sealing (8.1.2); that of a claim is written by the claim itself.
bool may_be_written(const GameState& game, Color side, std::size_t ply)
{
    const bool seals = is_sealing(game) && game.adjournment.sealer == side;
    return ply < game.history.size() + (seals ? 1 : 0);
}

/// What an entry means, in whatever letters it is written.
std::optional<Move> move_written(const Position& position, const std::string& entry)
{
    const auto letters = letters_of(position, {&entry, 1});
    const auto move = read_san(position, move_of_entry(entry), letters);
    return move ? std::optional{*move} : std::nullopt;
}

}  // namespace

void note_freedom_from_recording(Desk& desk, Color side)
{
    GameState& game = desk.game;
    if (game.rules().recording_stops_for_the_period && is_short_of_time(desk, side))
        game.sheets[side].free_in = game.clock.side(side).period;
}

void strike_out_what_went_back(GameState& game)
{
    for (const Color side : both_colors)
        if (auto& lines = game.sheets[side].lines; lines.size() > game.history.size())
            lines.resize(game.history.size());
}

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
    int incomplete = 0;
    for (const Color side : both_colors) {
        const Sheet& sheet = desk.game.sheets[side];
        if (sheet.lines.empty() || sheet.lines.size() >= desk.game.history.size())
            continue;
        desk.tell(facts::Irregular{side, Irregularity::not_written});
        ++incomplete;
    }
    if (incomplete == 2)
        pause(desk);
}

/// What is no move, such as an offer or the result, stands beside the last one (8.1.5, C.12).
void on(Desk& desk, const events::Write& event)
{
    GameState& game = desk.game;
    if (!goes_on(desk, event.side, event.text))
        return;
    Sheet& sheet = game.sheets[event.side];
    if (move_of_entry(event.text).empty() && !sheet.lines.empty()) {
        sheet.lines.back().text += ' ' + event.text;
        return;
    }
    const std::size_t ply = sheet.lines.size();
    SheetLine line{event.text, std::nullopt, desk.now(), game.clock.reading(desk.now()).left};
    if (ply <= game.history.size() && game.before(ply).lawful())
        line.move = move_written(game.before(ply).position(), event.text);
    sheet.lines.push_back(std::move(line));
    if (!may_be_written(game, event.side, ply) && game.rules().writing_ahead_forbidden)
        desk.tell(facts::Irregular{event.side, Irregularity::written_ahead});
}

void on(Desk& desk, const events::ViewScore& event)
{
    GameState& game = desk.game;
    if (!may_play(desk, event.side))
        return;
    if (!game.rules().score_views) {
        desk.refuse(event.side, Refusal::not_allowed, {}, Hindrance::no_views);
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
