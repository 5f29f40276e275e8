// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/articles.hpp"

#include "speech/enum_table.hpp"
#include "speech/overloaded.hpp"
#include "src/words/numbered_article.hpp"

#include <optional>

namespace client::words {
namespace {

using namespace rules;

using Article = NumberedArticle;
constexpr Article nowhere{};

constexpr speech::EnumTable<Article, Refusal::no_duty> of_refusals{{{
    {Refusal::touch_move, everywhere("4.3")},
    {Refusal::not_your_turn, Article{"1.1", "1.1", "1.3"}},
    {Refusal::not_understood, nowhere},
    {Refusal::ambiguous, nowhere},
    {Refusal::illegal, Article{"", "", "3.10"}},
    {Refusal::promotion_missing, Article{"", "", "3.7.5"}},
    {Refusal::game_over, nowhere},
    {Refusal::not_started, nowhere},
    {Refusal::not_announced, Article{"", "E2.3", "D.2.3"}},
    {Refusal::no_clock, nowhere},
    {Refusal::no_offer, everywhere("9.1")},
    {Refusal::too_early, nowhere},
    {Refusal::not_allowed, nowhere},
    {Refusal::no_duty, Article{"", "E2.9", "D.2.10"}},
}}};
constexpr speech::EnumTable<Article, Hindrance::not_on_move> of_hindrances{{{
    {Hindrance::piece_released, Article{"4.7", "4.6", "4.7"}},
    {Hindrance::repetition_awaited, nowhere},
    {Hindrance::sealing_unfinished, Article{"A1.a", "G1.a", "I.1.1"}},
    {Hindrance::moves_missing, Article{"", "", "5.2.3"}},
    {Hindrance::move_unfinished, Article{"4.7", "4.6", "4.7"}},
    {Hindrance::draws_restricted, Article{"", "9.1.a", "9.1.1"}},
    {Hindrance::clocks_stopped, Article{"6.12", "6.12", "6.11"}},
    {Hindrance::claim_open, nowhere},
    {Hindrance::mate_unproved, Article{"6.9", "6.9", "6.9"}},
    {Hindrance::adjourned, Article{"A9", "G9", "I.9"}},
    {Hindrance::envelope_closed, Article{"A9", "G9", "I.9"}},
    {Hindrance::player_absent, nowhere},
    {Hindrance::nothing_lifted, nowhere},
    {Hindrance::square_empty, nowhere},
    {Hindrance::repetition_differs, Article{"", "E2.1", "D.2.1"}},
    {Hindrance::clocks_run, nowhere},
    {Hindrance::clock_pressed, Article{"", "E2.6", "D.2.8"}},
    {Hindrance::no_claim, nowhere},
    {Hindrance::offer_open, Article{"9.1", "9.1.b", "9.1.2"}},
    {Hindrance::not_adjourned, nowhere},
    {Hindrance::envelope_lost, Article{"A11.a", "G11.a", "I.12.1"}},
    {Hindrance::started, nowhere},
    {Hindrance::goes_on, nowhere},
    {Hindrance::no_illegal_move, nowhere},
    {Hindrance::too_late, Article{"C3", "A4.c", "A.4.2"}},
    {Hindrance::for_players, Article{"B6", "A4", ""}},
    {Hindrance::no_flag, nowhere},
    {Hindrance::player_there, nowhere},
    {Hindrance::no_absence, nowhere},
    {Hindrance::not_asked, nowhere},
    {Hindrance::no_views, Article{"", "", "A.3.2"}},
    {Hindrance::casual_only, nowhere},
    {Hindrance::no_deduction, Article{"8.1", "6.7.d", "6.2.6"}},
    {Hindrance::not_in_edition, nowhere},
    {Hindrance::clock_fixed, Article{"", "", "A.4.1.1"}},
    {Hindrance::claim_binds, Article{"9.5.b", "9.5.b", "9.5.3"}},
    {Hindrance::helps, Article{"12.2", "12.3.a", "11.3.1"}},
    {Hindrance::no_pawn, nowhere},
    {Hindrance::no_move_made, nowhere},
    {Hindrance::time_short, Article{"A1.b", "G1.b", "I.1.2"}},
    {Hindrance::too_few_moves, nowhere},
    {Hindrance::piece_touched, everywhere("9.4")},
    {Hindrance::not_on_move, nowhere},
}}};
constexpr speech::EnumTable<Article, ClaimKind::agreement> of_claims{{{
    {ClaimKind::threefold, everywhere("9.2")},
    {ClaimKind::fifty, everywhere("9.3")},
    {ClaimKind::flag, everywhere("6.8")},
    {ClaimKind::illegal, Article{"7.4", "7.4", "7.5"}},
    {ClaimKind::touch, Article{"4.6", "4.7", "4.8"}},
    {ClaimKind::setup, Article{"7.1", "7.1", "7.2"}},
    {ClaimKind::colors, Article{"7.2", "7.2", "7.3"}},
    {ClaimKind::cannot_mate, Article{"C4", "B3.c", "7.5.5"}},
    {ClaimKind::quickplay, Article{"10.2", "10.2", "III.5"}},
    {ClaimKind::increment, Article{"", "", "III.4"}},
    {ClaimKind::clock, Article{"6.10", "6.10.b", "6.10.2"}},
    {ClaimKind::agreement, Article{"", "9.1.a", "9.1.1"}},
}}};
constexpr speech::EnumTable<Article, Irregularity::displaced> of_irregularities{{{
    {Irregularity::press_before_announce, Article{"", "E2.3", "D.2.4"}},
    {Irregularity::press_without_move, Article{"6.7.c", "6.7.c", "7.5.3"}},
    {Irregularity::announcement_differs, Article{"", "E2.6", "D.2.8"}},
    {Irregularity::no_repeat, Article{"", "E2.1", "D.2.1"}},
    {Irregularity::unpromoted, Article{"7.4", "7.4.a", "7.5.2"}},
    {Irregularity::two_hands, Article{"4.1", "4.1", "7.5.4"}},
    {Irregularity::stop_without_reason, Article{"6.12.b", "6.12.d", "6.11.4"}},
    {Irregularity::written_ahead, Article{"", "8.1", "8.1.2"}},
    {Irregularity::not_written, everywhere("8.1")},
    {Irregularity::score_views, Article{"", "", "A.3.2"}},
    {Irregularity::offer_repeated, Article{"12.5", "12.6", "11.5"}},
    {Irregularity::displaced, Article{"7.3", "7.3", "7.4"}},
}}};
constexpr speech::EnumTable<Article, TimeReason::assistant> of_time_changes{{{
    {TimeReason::wrong_claim, Article{"9.5.b", "9.5.b", "9.5.3"}},
    {TimeReason::quickplay, Article{"10.2", "10.2", "III.5"}},
    {TimeReason::arbiter, Article{"13.4", "13.4", "12.9"}},
    {TimeReason::correction, Article{"6.10", "6.10.b", "6.10.2"}},
    {TimeReason::assistant, Article{"8.1", "6.7.d", "6.2.6"}},
}}};
constexpr speech::EnumTable<Article, Must::free> of_duties{{{
    {Must::move, everywhere("4.3")},
    {Must::capture, everywhere("4.3")},
    {Must::castle, Article{"", "4.4.a", "4.4.1"}},
    {Must::king, Article{"4.4", "4.4", "4.4.3"}},
    {Must::free, everywhere("4.5")},
}}};
constexpr speech::EnumTable<Article, AssistantDuty::adjournment> of_assistance{{{
    {AssistantDuty::move_on_other_board, Article{"", "E2.9", "D.2.10.1"}},
    {AssistantDuty::announce_moves, Article{"", "E2.9", "D.2.10.2"}},
    {AssistantDuty::keep_score_and_press, Article{"", "E2.9", "D.2.10.3"}},
    {AssistantDuty::answer_on_request, Article{"", "E2.9", "D.2.10.4"}},
    {AssistantDuty::claim_time, Article{"", "E2.9", "D.2.10.5"}},
    {AssistantDuty::adjournment, Article{"", "E2.9", "D.2.10.6"}},
}}};
constexpr speech::EnumTable<Article, Cancellation::position_lost> of_cancellations{{{
    {Cancellation::wrong_setup, Article{"7.1.a", "7.1.a", "7.2.1"}},
    {Cancellation::reversed_colors, Article{"7.2", "7.2", "7.3"}},
    {Cancellation::position_lost, Article{"A11.b", "G11.b", "I.12.2"}},
}}};
constexpr speech::EnumTable<Article, EndReason::device> of_results{{{
    {EndReason::mate, Article{"5.1.a", "5.1.a", "5.1.1"}},
    {EndReason::stalemate, Article{"5.2", "5.2.a", "5.2.1"}},
    {EndReason::dead_position, Article{"9.6", "5.2.b", "5.2.2"}},
    {EndReason::agreement, Article{"5.3", "5.2.c", "5.2.3"}},
    {EndReason::threefold, everywhere("9.2")},
    {EndReason::fivefold, Article{"", "", "9.6.1"}},
    {EndReason::fifty, everywhere("9.3")},
    {EndReason::seventy_five, Article{"", "", "9.6.2"}},
    {EndReason::resignation, Article{"5.1.b", "5.1.b", "5.1.2"}},
    {EndReason::resignation_cannot_mate, Article{"", "", "5.1.2"}},
    {EndReason::time, everywhere("6.9")},
    {EndReason::time_cannot_mate, everywhere("6.9")},
    {EndReason::illegal_moves, Article{"10.3", "7.4.b", "7.5.5"}},
    {EndReason::illegal_cannot_mate, Article{"", "7.4.b", "7.5.5"}},
    {EndReason::illegal_position, Article{"", "", "A.4.4"}},
    {EndReason::both_flags, Article{"", "6.11", "III.3"}},
    {EndReason::by_default, Article{"6.6", "6.6.a", "6.7.1"}},
    {EndReason::quickplay, Article{"10.2", "10.2", "III.5"}},
    {EndReason::arbiter, Article{"13.4", "13.4", "12.9"}},
    {EndReason::sealed_move, Article{"A8", "G8", "I.8"}},
    {EndReason::sealed_cannot_mate, Article{"A8", "G8", "I.8"}},
    {EndReason::device, Article{"", "12.3.b", "11.3.2"}},
}}};

/// A clock that was set wrongly at a resumption is corrected before the first move only (I.13).
Article of_claim(const facts::Claimed& claim)
{
    if (claim.because == Hindrance::piece_touched)
        return of_hindrances[*claim.because];
    const bool too_late = claim.verdict == Verdict::inadmissible;
    return claim.kind == ClaimKind::clock && too_late ? Article{"A12", "G12", "I.13"}
                                                      : of_claims[claim.kind];
}

/// Who is late at a resumption loses as many points as by playing (I.10).
Article of_outcome(const Outcome& outcome)
{
    const bool unplayed = outcome.score == Points::white_by_default ||
                          outcome.score == Points::black_by_default ||
                          outcome.score == Points::neither;
    return outcome.reason == EndReason::by_default && !unplayed ? Article{"A10", "G10", "I.10"}
                                                                : of_results[outcome.reason];
}

Article rests_on(const FactBody& fact)
{
    return std::visit(
        speech::Overloaded{
            [](const facts::Refused& f) {
                return f.because ? of_hindrances[*f.because] : of_refusals[f.reason];
            },
            [](const facts::DutyArose& f) {
                return f.by_claim ? of_hindrances[Hindrance::claim_binds] : of_duties[f.duty.must];
            },
            [](const facts::IllegalMove&) {
                return Article{"7.4", "7.4.b", "7.5.5"};
            },
            [](const facts::Restored&) {
                return Article{"7.4", "7.4.a", "7.5.1"};
            },
            [](const facts::DrawOffered&) {
                return Article{"9.1", "9.1.b", "9.1.2"};
            },
            [](const facts::OfferEnded&) {
                return Article{"9.1", "9.1.b", "9.1.2.1"};
            },
            [](const facts::Claimed& f) { return of_claim(f); },
            [](const facts::TimeAdded& f) { return of_time_changes[f.why]; },
            [](const facts::TimeTaken& f) { return of_time_changes[f.why]; },
            [](const facts::ControlChanged&) {
                return Article{"", "", "III.4"};
            },
            [](const facts::FlagNoticed&) { return everywhere("6.8"); },
            [](const facts::Irregular& f) { return of_irregularities[f.kind]; },
            [](const facts::Punished&) {
                return Article{"13.4", "13.4", "12.9"};
            },
            [](const facts::Signed&) {
                return Article{"", "8.7", "8.7"};
            },
            [](const facts::ResignationAsked&) {
                return Article{"5.1.b", "5.1.b", "5.1.2"};
            },
            [](const facts::Verified&) {
                return Article{"D", "D", "III.6"};
            },
            [](const facts::ScoresResolved& f) {
                return Article{"", f.scores_differ ? "E2.8" : "E2.7", "D.2.9"};
            },
            [](const facts::Adjourned&) {
                return Article{"A1", "G1", "I.1"};
            },
            [](const facts::Sealed&) {
                return Article{"A1", "G1", "I.1"};
            },
            [](const facts::Opened&) {
                return Article{"A7", "G7", "I.7"};
            },
            [](const facts::Resumed&) {
                return Article{"A9", "G9", "I.9"};
            },
            [](const facts::MateInDoubt&) { return everywhere("6.9"); },
            [](const facts::Cancelled& f) { return of_cancellations[f.why]; },
            [](const facts::AssistantTold&) {
                return Article{"", "", "D.2.11"};
            },
            [](const facts::Assisted& f) { return of_assistance[f.duty]; },
            [](const facts::Ended& f) { return of_outcome(f.outcome); },
            [](const facts::PointsTold&) {
                return Article{"11.1", "11.1", "10.1"};
            },
            [](const facts::DefaultWaived&) {
                return Article{"6.6", "6.6.a", "6.7.1"};
            },
            [](const facts::TimeSet&) { return of_time_changes[TimeReason::correction]; },
            // Moves, words, questions and their answers rest on no ruling.
            [](const facts::Moved&) { return nowhere; },
            [](const facts::PositionTold&) { return nowhere; },
            [](const facts::ClockTold&) { return nowhere; },
            [](const facts::MovesTold&) { return nowhere; },
            [](const facts::StateTold&) { return nowhere; },
            [](const facts::FlagFell&) { return nowhere; },
            [](const facts::Announced&) { return nowhere; },
            [](const facts::Repeated&) { return nowhere; },
            [](const facts::ExecutedOnBoard&) { return nowhere; },
            [](const facts::PlaysOn&) { return nowhere; },
            [](const facts::SetupTold&) { return nowhere; },
            [](const facts::EnvelopeTold&) { return nowhere; },
        },
        fact);
}

}  // namespace

std::string_view article_of(const FactBody& fact, Edition edition)
{
    return rests_on(fact).in(edition);
}

namespace {

/// Articles 9.2.1 and 9.3: the claim of a move that was written, or of what has just appeared.
std::optional<Article> of_draw_claim(const events::Claim& claim)
{
    const bool written = !claim.intended.empty();
    if (claim.kind == ClaimKind::threefold)
        return written ? Article{"9.2.a", "9.2.a", "9.2.1.1"}
                       : Article{"9.2.b", "9.2.b", "9.2.1.2"};
    if (claim.kind == ClaimKind::fifty)
        return written ? Article{"9.3.b", "9.3.a", "9.3.1"} : Article{"9.3.a", "9.3.b", "9.3.2"};
    return std::nullopt;
}

/// Whether a fact decides about the claim of a draw.
bool decides_on_draw(const FactBody& fact)
{
    const auto* const claimed = std::get_if<facts::Claimed>(&fact);
    const auto* const ended = std::get_if<facts::Ended>(&fact);
    return (claimed != nullptr && !claimed->because) ||
           (ended != nullptr && (ended->outcome.reason == EndReason::threefold ||
                                 ended->outcome.reason == EndReason::fifty));
}

/// What only the event can tell: a fact rests on another article for it.
std::optional<Article> of_event(const FactBody& fact, const Event& event)
{
    const auto* const refused = std::get_if<facts::Refused>(&fact);
    const auto* const place = std::get_if<events::Place>(&event);
    const bool promotes = place != nullptr && place->role;
    if (promotes && refused != nullptr && refused->reason == Refusal::touch_move)
        return Article{"", "4.4.d", "4.4.4"};  // the new piece has touched the square
    if (std::holds_alternative<events::Lift>(event) &&
        std::holds_alternative<facts::DutyArose>(fact))
        return Article{"4.3", "E2.2", "D.2.2"};
    if (std::holds_alternative<events::PutBack>(event) &&
        std::holds_alternative<facts::Restored>(fact))
        return Article{"7.3", "7.5", "7.6"};
    const auto* const claim = std::get_if<events::Claim>(&event);
    return claim != nullptr && decides_on_draw(fact) ? of_draw_claim(*claim) : std::nullopt;
}

}  // namespace

std::string_view article_of(const FactBody& fact, const Event& event, const Ruleset& rules)
{
    const auto* const refused = std::get_if<facts::Refused>(&fact);
    const bool left_to_players = refused != nullptr && refused->because == Hindrance::for_players;
    if (left_to_players && std::holds_alternative<events::SeeIllegal>(event))
        return article_of(facts::Claimed{Color::white, ClaimKind::illegal, Verdict::inadmissible},
                          rules);
    const auto article = of_event(fact, event);
    return article ? article->in(rules.edition) : article_of(fact, rules);
}

}  // namespace client::words
