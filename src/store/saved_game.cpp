// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/saved_game.hpp"

#include "rules/score_clock.hpp"
#include "rules/time_control.hpp"
#include "src/script/names.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

namespace client::store {

namespace {

using namespace rules;

/// What the PGN standard calls the ends of games.
constexpr speech::EnumTable<std::string_view, EndReason::device> terminations{{{
    {EndReason::mate, "normal"},
    {EndReason::stalemate, "normal"},
    {EndReason::dead_position, "normal"},
    {EndReason::agreement, "normal"},
    {EndReason::threefold, "normal"},
    {EndReason::fivefold, "normal"},
    {EndReason::fifty, "normal"},
    {EndReason::seventy_five, "normal"},
    {EndReason::resignation, "normal"},
    {EndReason::resignation_cannot_mate, "normal"},
    {EndReason::time, "time forfeit"},
    {EndReason::time_cannot_mate, "time forfeit"},
    {EndReason::illegal_moves, "rules infraction"},
    {EndReason::illegal_cannot_mate, "rules infraction"},
    {EndReason::illegal_position, "normal"},
    {EndReason::both_flags, "time forfeit"},
    {EndReason::by_default, "abandoned"},
    {EndReason::quickplay, "adjudication"},
    {EndReason::arbiter, "adjudication"},
    {EndReason::sealed_move, "normal"},
    {EndReason::sealed_cannot_mate, "normal"},
    {EndReason::device, "rules infraction"},
}}};

std::string_view termination(const std::optional<Outcome>& outcome)
{
    return outcome ? terminations[outcome->reason] : "unterminated";
}

GameResult result_of(const std::optional<Outcome>& outcome)
{
    if (!outcome)
        return GameResult::unknown;
    switch (outcome->score) {
    case Points::white_wins:
    case Points::white_by_default:
        return GameResult::white_wins;
    case Points::black_wins:
    case Points::black_by_default:
        return GameResult::black_wins;
    case Points::draw:
        return GameResult::draw;
    case Points::both_lose:
    case Points::half_to_white:
    case Points::half_to_black:
    case Points::neither:
        return GameResult::unknown;
    }
    return GameResult::unknown;
}

bool is_unequal(const TimeControl& control)
{
    return !std::ranges::equal(control.periods(Color::white), control.periods(Color::black));
}

/// PGN knows no delay, no Bronstein, and only one control for both sides.
bool is_beyond_pgn(const TimeControl& control)
{
    return is_unequal(control) ||
           std::ranges::any_of(control.periods(Color::white), [](const Period& period) {
               return period.bonus.kind == BonusKind::delay ||
                      period.bonus.kind == BonusKind::bronstein;
           });
}

/// As PGN writes it: seconds, periods parted by colons.
std::string time_control_tag(const TimeControl& control)
{
    if (control.kind == ClockKind::none || control.kind == ClockKind::upcount)
        return "-";
    if (is_unequal(control))
        return "?";
    const auto seconds = [](Duration time) { return time.count() / 1000; };
    std::string text = control.kind == ClockKind::hourglass ? "*" : "";
    for (const Period& period : control.periods(Color::white)) {
        if (text.size() > 1)
            text += ':';
        if (period.moves)
            text += fmt::format("{}/", *period.moves);
        text += fmt::format("{}", seconds(period.time));
        if (period.bonus.kind == BonusKind::fischer)
            text += fmt::format("+{}", seconds(period.bonus.amount));
    }
    return text;
}

void add_tags(Score& score, const Game& game, const GameHead& head)
{
    score.add_tag("Event", "Annabella");
    score.add_tag("Date",
                  fmt::format("{:%Y.%m.%d}",
                              fmt::localtime(std::chrono::system_clock::to_time_t(head.started))));
    score.add_tag("White", head.names[0]);
    score.add_tag("Black", head.names[1]);
    score.add_tag("TimeControl", time_control_tag(head.options.control));
    score.add_tag("Termination", termination(game.outcome()));
}

/// Until the press, or the answer where there is no clock, nobody reads whether it is a legal move
/// (7.5.1): it is none of the game yet.
bool awaits_press(const Game& game, const Ply& ply)
{
    return game.options().mode == Mode::strict && &ply == &game.record().back() && !ply.completed &&
           !game.outcome();
}

void add_moves(Score& score, const Game& game)
{
    NodeId last = NodeId::root;
    for (const Ply& ply : game.record()) {
        if (awaits_press(game, ply))
            return;
        if (!ply.move) {
            score.add_comment(last, fmt::format("an illegal move stands here: {}{}",
                                                ply.squares.from.name(), ply.squares.to.name()));
            return;
        }
        last = score.add_move(last, *ply.move);
        if (ply.offer)
            score.set_draw_offer(last);
        if (ply.completed && game.clock().timed())
            score.add_comment(last, clock_comment(ply.clock.left(ply.side, *ply.completed)));
    }
}

}  // namespace

GameSummary summary_of(const SavedGame& saved)
{
    const auto& outcome = saved.game.outcome();
    return {saved.id,
            saved.head.names,
            saved.head.started,
            saved.head.started,
            static_cast<std::int64_t>(saved.game.record().size()),
            outcome ? std::optional<std::string>{script::score_names[outcome->score]}
                    : std::nullopt};
}

std::optional<Score> score_of(const Game& game, const GameHead& head)
{
    if (!game.options().start.lawful())
        return std::nullopt;
    Score score;
    score.start_from(game.options().start.position());
    add_tags(score, game, head);
    if (is_beyond_pgn(head.options.control))
        score.add_comment(NodeId::root, "Time control " + write_time_control(head.options.control));
    add_moves(score, game);
    score.set_result(result_of(game.outcome()));
    return score;
}

}  // namespace client::store
