// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/edition.hpp"

#include <algorithm>
#include <array>

namespace rules {
namespace {

using namespace std::chrono_literals;

/// A row that repeats another but for what the change says.
template <class Change>
Ruleset but(Ruleset row, std::string_view name, Change change)
{
    row.name = name;
    change(row);
    return row;
}

const Ruleset e97s{
    .name = "e97s",
    .edition = Edition::e1997,
    .tempo = Tempo::standard,
    .supervision = Supervision::none,
    .illegal_limit = 0,
    .illegal_bonus = 0s,
    .illegal_loss = LossTest::none,
    .illegal_window = IllegalWindow::game,
    .illegal_initiative = Initiative::arbiter_or_player,
    .unpromoted_pawn = UnpromotedPawn::reinstate,
    .wrong_claim_cost = WrongClaimCost::half_at_most_three_minutes,
    .wrong_claim_bonus = 180s,
    .claim_stops_clocks = ClaimStop::must,
    .claim_right_lost_by = LostBy::move,
    .claim_is_draw_offer = false,
    .offer_refused_by = LostBy::move,
    .default_time = 1h,
    .both_flags = BothFlags::go_on,
    .flag_called_by = FlagCaller::arbiter_or_player,
    .time_loss = LossTest::any_series,
    .quickplay_claim = QuickplayClaim::no,
    .record_moves = true,
    .score_views = std::nullopt,
    .opponent_may_restart_clock = true,
    .late_at_resumption = LateAtResumption::one_hour,
    .capture_sign_required = true,
    .mate_signs = MateSigns::plus_plus,
    .recorded_if_lasting = std::nullopt,
    .penalties = PenaltyList::five,
    .quickplay_finish = "e97q",
};
const Ruleset e97q = but(e97s, "e97q", [](Ruleset& row) {
    row.quickplay_finish = {};
    row.illegal_limit = 3;
    row.illegal_bonus = 120s;
    row.both_flags = BothFlags::draw;
    row.quickplay_claim = QuickplayClaim::yes;
});
const Ruleset e97r = but(e97q, "e97r", [](Ruleset& row) {
    row.tempo = Tempo::rapid;
    row.illegal_initiative = Initiative::player;
    row.flag_called_by = FlagCaller::player;
    row.time_claim_needs_own_flag_up = true;
    row.record_moves = false;
    row.recorded_if_lasting = 60min;
    row.setup_claim_until_moves_each = 3;
    row.setup_claim_counts_moves_made = true;
    row.late_at_resumption = LateAtResumption::no_adjournment;
});
const Ruleset e97b = but(e97r, "e97b", [](Ruleset& row) {
    row.tempo = Tempo::blitz;
    row.illegal_limit = 1;
    row.illegal_bonus = 0s;
    row.illegal_loss = LossTest::material;
    row.illegal_window = IllegalWindow::before_reply;
    row.time_loss = LossTest::material;
    row.quickplay_claim = QuickplayClaim::no;
    row.recorded_if_lasting = std::nullopt;
});

const Ruleset e09s = but(e97s, "e09s", [](Ruleset& row) {
    row.edition = Edition::e2009;
    row.illegal_limit = 3;
    row.illegal_bonus = 120s;
    row.illegal_loss = LossTest::any_series;
    row.wrong_claim_cost = WrongClaimCost::nothing;
    row.claim_stops_clocks = ClaimStop::may;
    row.claim_right_lost_by = LostBy::touch;
    row.claim_is_draw_offer = true;
    row.offer_refused_by = LostBy::touch;
    row.default_time = 0s;
    row.both_flags = BothFlags::by_period;
    row.quickplay_claim = QuickplayClaim::last_period;
    row.opponent_may_restart_clock = false;
    row.king_and_rook_must_castle = true;
    row.promotion_final_on_touching_square = true;
    row.capture_sign_required = false;
    row.mate_signs = MateSigns::plus_plus_or_hash;
    row.writing_ahead_forbidden = true;
    row.quickplay_claim_needs_the_move = true;
    row.quickplay_claim_may_be_rejected = true;
    row.penalties = PenaltyList::seven;
    row.quickplay_finish = {};
});
const Ruleset e09rA = but(e09s, "e09rA", [](Ruleset& row) {
    row.tempo = Tempo::rapid;
    row.supervision = Supervision::supervised;
    row.quickplay_claim = QuickplayClaim::yes;
    row.record_moves = false;
    row.late_at_resumption = LateAtResumption::no_adjournment;
});
const Ruleset e09rU = but(e09rA, "e09rU", [](Ruleset& row) {
    row.supervision = Supervision::unsupervised;
    row.illegal_window = IllegalWindow::before_reply;
    row.illegal_move_goes_back_by_agreement = true;
    row.illegal_initiative = Initiative::player_except;
    row.both_flags = BothFlags::draw;
    row.flag_called_by = FlagCaller::player_unless_both;
    row.time_claim_needs_own_flag_up = true;
    row.setup_claim_until_moves_each = 3;
    row.both_kings_in_check = BothKingsInCheck::arbiter_steps_in;
});
const Ruleset e09bA = but(e09rA, "e09bA", [](Ruleset& row) { row.tempo = Tempo::blitz; });
const Ruleset e09bU = but(e09rU, "e09bU", [](Ruleset& row) {
    row.tempo = Tempo::blitz;
    row.illegal_limit = 1;
    row.illegal_bonus = 0s;
    row.illegal_initiative = Initiative::player;
    row.quickplay_claim = QuickplayClaim::no;
    row.both_kings_in_check = BothKingsInCheck::illegal_move_rule;
});

const Ruleset e18s = but(e09s, "e18s", [](Ruleset& row) {
    row.edition = Edition::e2018;
    row.draw_claim_needs_running_clock = true;
    row.illegal_limit = 2;
    row.unpromoted_pawn = UnpromotedPawn::queen;
    row.press_without_move_is_illegal = true;
    row.two_hands_is_illegal = true;
    row.wrong_claim_bonus = 120s;
    row.claim_stops_clocks = ClaimStop::must;
    row.min_moves_each_for_agreement = 1;
    row.automatic_fivefold = true;
    row.automatic_75_moves = true;
    row.both_flags = BothFlags::by_period_if_announced;
    row.quickplay_claim = QuickplayClaim::if_announced;
    row.reversed_colors_restart_if_fewer_than = 10;
    row.late_at_resumption = LateAtResumption::default_time;
    row.penalties = PenaltyList::nine;
    row.recording_stops_for_the_period = true;
    row.assistant_needed_against_deaf = true;
    row.german_may_be_overruled = true;
    row.disabled_keep_their_time = true;
});
const Ruleset e18rA = but(e18s, "e18rA", [](Ruleset& row) {
    row.tempo = Tempo::rapid;
    row.supervision = Supervision::supervised;
    row.record_moves = false;
    row.score_views = 5;
    row.late_at_resumption = LateAtResumption::no_adjournment;
});
const Ruleset e18rU = but(e18rA, "e18rU", [](Ruleset& row) {
    row.supervision = Supervision::unsupervised;
    row.illegal_window = IllegalWindow::before_reply;
    row.illegal_move_goes_back_by_agreement = true;
    row.setup_claim_until_moves_each = 10;
    row.clock_set_until_moves_each = 10;
    row.score_views = std::nullopt;
    row.both_kings_in_check = BothKingsInCheck::wait_then_draw;
});
constexpr auto to_blitz_of_2018 = [](Ruleset& row) {
    row.tempo = Tempo::blitz;
    row.illegal_bonus = 60s;
    row.wrong_claim_bonus = 60s;
    row.both_flags = BothFlags::flag_mark;
    row.quickplay_claim = QuickplayClaim::no;
};
const Ruleset e18bA = but(e18rA, "e18bA", to_blitz_of_2018);
const Ruleset e18bU = but(e18rU, "e18bU", to_blitz_of_2018);

constexpr auto to_2023 = [](Ruleset& row) {
    row.edition = Edition::e2023;
    row.resignation_draws_if_opponent_cannot_mate = true;
    row.electronic_score_sheet = true;
    if (row.tempo != Tempo::standard)
        row.illegal_bonus = row.wrong_claim_bonus = 60s;
};

/// The table of the editions, a row per column of the founding documents.
const std::array rulesets{
    e97s,
    e97q,
    e97r,
    e97b,
    e09s,
    e09rA,
    e09rU,
    e09bA,
    e09bU,
    e18s,
    e18rA,
    e18rU,
    e18bA,
    e18bU,
    but(e18s, "e23s", to_2023),
    but(e18rA, "e23rA", to_2023),
    but(e18rU, "e23rU", to_2023),
    but(e18bA, "e23bA", to_2023),
    but(e18bU, "e23bU", to_2023),
};

/// Where the tempo classes meet in one edition (A.1, B.1; 1997 B1, C1).
struct TempoLimits {
    Edition edition;
    bool bonus_counts;       ///< sixty times the bonus is part of the time
    Duration blitz_below;    ///< anything shorter is blitz
    Duration standard_from;  ///< anything as long or longer is standard
};
constexpr std::array tempo_limits{
    TempoLimits{Edition::e1997, false, 15min, 60min + 1ms},
    TempoLimits{Edition::e2009, true, 15min, 60min},
    TempoLimits{Edition::e2018, true, 10min + 1ms, 60min},
    TempoLimits{Edition::e2023, true, 10min + 1ms, 60min},
};

constexpr std::array point_systems{
    PointSystem{"1-1/2-0", 2, 1, 0, 0},
    PointSystem{"3-1-0", 6, 2, 0, 0},
    PointSystem{"3-2-1-0", 6, 4, 2, 0},
    PointSystem{"2-1-0", 4, 2, 0, 0},
};

}  // namespace

std::span<const Ruleset> all_rulesets()
{
    return rulesets;
}

std::optional<Ruleset> find_ruleset(std::string_view name)
{
    const auto row = std::ranges::find(rulesets, name, &Ruleset::name);
    return row == rulesets.end() ? std::nullopt : std::optional{*row};
}

const Ruleset& in_quickplay_finish(const Ruleset& rules)
{
    const auto row = std::ranges::find(rulesets, rules.quickplay_finish, &Ruleset::name);
    return row == rulesets.end() ? rules : *row;
}

Ruleset ruleset(Edition edition, Tempo tempo, Supervision supervision)
{
    const auto fits = [&](const Ruleset& row) {
        return row.edition == edition && row.tempo == tempo &&
               (row.supervision == Supervision::none || row.supervision == supervision);
    };
    if (const auto row = std::ranges::find_if(rulesets, fits); row != rulesets.end())
        return *row;
    // A game run by the program is watched and recorded: it is supervised unless somebody says no.
    return rules::ruleset(edition, tempo, Supervision::supervised);
}

Tempo tempo_of(Edition edition, const TimeControl& control)
{
    const auto& limits = *std::ranges::find(tempo_limits, edition, &TempoLimits::edition);
    const auto length = longest_allotment(control, limits.bonus_counts);
    if (!length)
        return Tempo::standard;
    if (!limits.bonus_counts && has_several_periods(control))
        return Tempo::standard;
    if (*length >= limits.standard_from)
        return Tempo::standard;
    return *length < limits.blitz_below ? Tempo::blitz : Tempo::rapid;
}

Ruleset ruleset_for(Edition edition,
                    const TimeControl& control,
                    std::optional<Tempo> tempo,
                    Supervision supervision)
{
    const Ruleset rules = ruleset(edition, tempo.value_or(tempo_of(edition, control)), supervision);
    const bool one_period = control.kind != ClockKind::none && !has_several_periods(control);
    return one_period ? in_quickplay_finish(rules) : rules;
}

std::span<const PointSystem> all_point_systems()
{
    return point_systems;
}

int half_points(const PointSystem& system, Points score, Color side)
{
    const bool white = side == Color::white;
    switch (score) {
    case Points::white_wins:
        return white ? system.win : system.loss;
    case Points::black_wins:
        return white ? system.loss : system.win;
    case Points::draw:
        return system.draw;
    case Points::both_lose:
        return system.loss;
    case Points::half_to_white:
        return white ? system.draw : system.loss;
    case Points::half_to_black:
        return white ? system.loss : system.draw;
    case Points::white_by_default:
        return white ? system.win : system.forfeit;
    case Points::black_by_default:
        return white ? system.forfeit : system.win;
    case Points::neither:
        return system.forfeit;
    }
    return 0;
}

}  // namespace rules
