// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/refusal_words.hpp"

#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"

namespace speech {
namespace {

using namespace rules;

constexpr EnumTable<Message, Refusal::no_duty> refusals{{{
    {Refusal::touch_move, "refused-touch-move"},
    {Refusal::not_your_turn, "refused-not-your-turn"},
    {Refusal::not_understood, "refused-not-understood"},
    {Refusal::ambiguous, "refused-ambiguous"},
    {Refusal::illegal, "refused-illegal"},
    {Refusal::promotion_missing, "refused-promotion-missing"},
    {Refusal::game_over, "refused-game-over"},
    {Refusal::not_started, "refused-not-started"},
    {Refusal::not_announced, "refused-not-announced"},
    {Refusal::no_clock, "refused-no-clock"},
    {Refusal::no_offer, "refused-no-offer"},
    {Refusal::too_early, "refused-too-early"},
    {Refusal::not_allowed, "refused-not-allowed"},
    {Refusal::no_duty, "refused-no-duty"},
}}};
constexpr EnumTable<Message, Hindrance::not_on_move> hindrances{{{
    {Hindrance::piece_released, "refused-piece-released"},
    {Hindrance::repetition_awaited, "refused-repetition-awaited"},
    {Hindrance::sealing_unfinished, "refused-sealing-unfinished"},
    {Hindrance::moves_missing, "refused-moves-missing"},
    {Hindrance::move_unfinished, "refused-move-unfinished"},
    {Hindrance::draws_restricted, "refused-draws-restricted"},
    {Hindrance::clocks_stopped, "refused-clocks-stopped"},
    {Hindrance::claim_open, "refused-claim-open"},
    {Hindrance::mate_unproved, "refused-mate-unproved"},
    {Hindrance::adjourned, "refused-adjourned"},
    {Hindrance::envelope_closed, "refused-envelope-closed"},
    {Hindrance::player_absent, "refused-player-absent"},
    {Hindrance::nothing_lifted, "refused-nothing-lifted"},
    {Hindrance::square_empty, "refused-square-empty"},
    {Hindrance::repetition_differs, "refused-repetition-differs"},
    {Hindrance::clocks_run, "refused-clocks-run"},
    {Hindrance::clock_pressed, "refused-clock-pressed"},
    {Hindrance::no_claim, "refused-no-claim"},
    {Hindrance::offer_open, "refused-offer-open"},
    {Hindrance::not_adjourned, "refused-not-adjourned"},
    {Hindrance::envelope_lost, "refused-envelope-lost"},
    {Hindrance::started, "refused-started"},
    {Hindrance::goes_on, "refused-goes-on"},
    {Hindrance::no_illegal_move, "refused-no-illegal"},
    {Hindrance::too_late, "refused-too-late"},
    {Hindrance::for_players, "refused-for-players"},
    {Hindrance::no_flag, "refused-no-flag"},
    {Hindrance::player_there, "refused-player-there"},
    {Hindrance::no_absence, "refused-absence"},
    {Hindrance::not_asked, "refused-not-asked"},
    {Hindrance::no_views, "refused-views"},
    {Hindrance::casual_only, "refused-casual"},
    {Hindrance::no_deduction, "refused-deduction"},
    {Hindrance::not_in_edition, "refused-not-in-edition"},
    {Hindrance::clock_fixed, "refused-clock-fixed"},
    {Hindrance::claim_binds, "refused-claim-binds"},
    {Hindrance::helps, "refused-helps"},
    {Hindrance::no_pawn, "refused-no-pawn"},
    {Hindrance::no_move_made, "refused-no-move-made"},
    {Hindrance::time_short, "refused-time-short"},
    {Hindrance::too_few_moves, "refused-too-few-moves"},
    {Hindrance::piece_touched, "refused-piece-touched"},
    {Hindrance::not_on_move, "refused-not-on-move"},
}}};

}  // namespace

Word refusal_words(const Lexicon& language, Refusal reason, std::optional<Hindrance> because)
{
    return because ? hindrance_words(language, *because) : sentence(language, refusals[reason]);
}

Word hindrance_words(const Lexicon& language, Hindrance because)
{
    return sentence(language, hindrances[because]);
}

}  // namespace speech
