// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "rules/outcome.hpp"
#include "rules/time_control.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The editions of the Laws as data: one row per edition, tempo and supervision, with what differs.
/// Nothing else in the code asks for a year.
namespace rules {

enum class Edition : std::uint8_t { e1997, e2009, e2018, e2023 };
enum class Tempo : std::uint8_t { standard, rapid, blitz };
/// Appendices A.3 and B.3 against A.4 and B.4; standard play knows no difference.
enum class Supervision : std::uint8_t { none, supervised, unsupervised };

enum class LossTest : std::uint8_t { none, any_series, material };
enum class IllegalWindow : std::uint8_t { game, before_reply };
enum class Initiative : std::uint8_t { arbiter_or_player, player, player_except };
enum class UnpromotedPawn : std::uint8_t { reinstate, queen };
enum class WrongClaimCost : std::uint8_t { nothing, half_at_most_three_minutes };
enum class ClaimStop : std::uint8_t { may, must };
enum class LostBy : std::uint8_t { move, touch };
enum class BothFlags : std::uint8_t { go_on, draw, by_period, by_period_if_announced, flag_mark };
enum class FlagCaller : std::uint8_t { arbiter_or_player, player, player_unless_both };
enum class QuickplayClaim : std::uint8_t { no, yes, last_period, if_announced };
enum class BothKingsInCheck : std::uint8_t { illegal_move_rule, arbiter_steps_in, wait_then_draw };
enum class LateAtResumption : std::uint8_t { no_adjournment, one_hour, default_time };
enum class MateSigns : std::uint8_t { plus_plus, plus_plus_or_hash };
/// How far the list of penalties went (1997 and 2009: 13.4; since 2018: 12.9).
enum class PenaltyList : std::uint8_t { five, seven, nine };

/// What one edition says for one tempo and supervision.
struct Ruleset {
    std::string_view name;
    Edition edition{};
    Tempo tempo{};
    Supervision supervision{};

    int illegal_limit = 0;  ///< this illegal move of one player loses; 0: none does by itself
    Duration illegal_bonus{};
    LossTest illegal_loss{};
    IllegalWindow illegal_window{};
    Initiative illegal_initiative{};
    UnpromotedPawn unpromoted_pawn{};
    bool press_without_move_is_illegal = false;
    bool two_hands_is_illegal = false;

    WrongClaimCost wrong_claim_cost{};
    Duration wrong_claim_bonus{};
    ClaimStop claim_stops_clocks{};
    LostBy claim_right_lost_by{};
    bool claim_is_draw_offer = false;
    LostBy offer_refused_by{};
    int min_moves_each_for_agreement = 0;
    bool automatic_fivefold = false;
    bool automatic_75_moves = false;
    bool resignation_draws_if_opponent_cannot_mate = false;

    Duration default_time{};
    BothFlags both_flags{};
    FlagCaller flag_called_by{};
    bool time_claim_needs_own_flag_up = false;
    LossTest time_loss{};
    QuickplayClaim quickplay_claim{};

    bool record_moves = false;
    int setup_claim_until_moves_each = 0;           ///< 0: all game
    int reversed_colors_restart_if_fewer_than = 0;  ///< 0: the arbiter decides
    std::optional<int> score_views;                 ///< none: no such right
    BothKingsInCheck both_kings_in_check{};
    bool opponent_may_restart_clock = false;  ///< after displacing pieces
    bool king_and_rook_must_castle = false;
    bool promotion_final_on_touching_square = false;
    LateAtResumption late_at_resumption{};
    bool capture_sign_required = false;
    MateSigns mate_signs{};

    // Beyond the columns of the founding table, from the text around it.
    bool writing_ahead_forbidden = false;         ///< Article 8.1.2, not yet in 1997
    bool recording_stops_for_the_period = false;  ///< Article 8.4 since 2018; before, while short
    bool illegal_move_goes_back_by_agreement = false;  ///< A.4.2; in 1997 it stands (C3)
    bool setup_claim_counts_moves_made = false;        ///< 1997 B4; later, those completed
    bool draw_claim_needs_running_clock = false;       ///< Article 9.2 since 2018
    bool quickplay_claim_needs_the_move = false;       ///< the wording of 1997 does not ask for it
    bool quickplay_claim_may_be_rejected = false;      ///< Article 10 of 1997 knows no rejection
    std::optional<Duration> recorded_if_lasting;       ///< 1997 B3: rapid games of sixty minutes
    PenaltyList penalties{};
    bool electronic_score_sheet = false;         ///< 2023, Article 8.1.1.2
    bool assistant_needed_against_deaf = false;  ///< Article D.2.11 since 2018
    bool german_may_be_overruled = false;        ///< Article D.2.1 since 2018
    bool disabled_keep_their_time = false;       ///< Articles 6.2.6 and 8.1.6 since 2018
    int clock_set_until_moves_each = 0;          ///< A.4.1.1; 0: all game
    std::string_view quickplay_finish;  ///< 1997: the row for the last period of such a game

    bool operator==(const Ruleset&) const = default;
};

[[nodiscard]] std::span<const Ruleset> all_rulesets();
/// By column name, such as e18rU; none if there is no such column.
[[nodiscard]] std::optional<Ruleset> find_ruleset(std::string_view name);
/// The rules of the period of all remaining moves; most know no others for it.
[[nodiscard]] const Ruleset& in_quickplay_finish(const Ruleset& rules);
/// Where an edition does not tell supervised from unsupervised, the supervision given is ignored.
[[nodiscard]] Ruleset ruleset(Edition edition, Tempo tempo, Supervision supervision);

/// The rules of a game of this length. Where all of it is one quickplay finish, those of that.
[[nodiscard]] Ruleset ruleset_for(Edition edition,
                                  const TimeControl& control,
                                  std::optional<Tempo> tempo,
                                  Supervision supervision);

/// Appendices A.1 and B.1. Untimed games are standard.
[[nodiscard]] Tempo tempo_of(Edition edition, const TimeControl& control);

/// How a loss, a draw and a win count (Article 10.1): in half points, so that all are whole
/// numbers.
struct PointSystem {
    std::string_view name;
    int win = 2;
    int draw = 1;
    int loss = 0;
    int forfeit = 0;

    bool operator==(const PointSystem&) const = default;
};

[[nodiscard]] std::span<const PointSystem> all_point_systems();
/// What a side gets for a game, in half points. The sum never exceeds that of a win and a loss
/// (Article 10.2).
[[nodiscard]] int half_points(const PointSystem& system, Points score, Color side);

/// Article 11.3.2: what it costs to have an electronic device on one, unless the arbiter allows it.
enum class DevicePenalty : std::uint8_t { loss, warning };

/// What the organiser settles for an event, whatever the edition.
struct EventOptions {
    std::optional<Duration> default_time;  ///< Article 6.7.1; none: as the edition says
    int no_draws_before = 0;               ///< Article 9.1.1: moves made by each player
    bool agreement_needs_arbiter = false;  ///< Article 9.1.1: no draw without his consent
    bool guideline_three = false;          ///< announced before the event
    PointSystem points{};
    DevicePenalty device_penalty = DevicePenalty::loss;
    bool announce_in_german = true;  ///< Article D.2.1: not if the arbiter decides otherwise
    bool arbiter_present = true;     ///< III.6: otherwise one decides later, from what is sent
    std::string resumption;          ///< date, time and place, for the envelope (I.2)

    bool operator==(const EventOptions&) const = default;
};

}  // namespace rules
