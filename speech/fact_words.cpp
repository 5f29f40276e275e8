// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/fact_words.hpp"

#include "rules/san.hpp"
#include "speech/board_arguments.hpp"
#include "speech/enum_table.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/position_words.hpp"
#include "speech/refusal_words.hpp"
#include "speech/sentence.hpp"
#include "speech/written_move.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace speech {

namespace {

using namespace rules;

constexpr EnumTable<Message, Verdict::deferred> verdicts{{{
    {Verdict::correct, "claim-correct"},
    {Verdict::wrong, "claim-wrong"},
    {Verdict::inadmissible, "claim-inadmissible"},
    {Verdict::deferred, "claim-deferred"},
}}};
constexpr EnumTable<Message, Match::incomplete> announcements{{{
    {Match::equal, "announce-equal"},
    {Match::mismatch, "announce-mismatch"},
    {Match::incomplete, "announce-incomplete"},
}}};
constexpr EnumTable<Message, Match::incomplete> repetitions{{{
    {Match::equal, "repeat-equal"},
    {Match::mismatch, "repeat-mismatch"},
    {Match::incomplete, "repeat-incomplete"},
}}};
constexpr EnumTable<Message, OfferEnd::end> offer_ends{{{
    {OfferEnd::accepted, "offer-accepted"},
    {OfferEnd::declined, "offer-declined"},
    {OfferEnd::touch, "offer-over"},
    {OfferEnd::move, "offer-over"},
    {OfferEnd::end, "offer-over"},
}}};
constexpr EnumTable<Message, Irregularity::displaced> irregularities{{{
    {Irregularity::press_before_announce, "irregular-press-before-announce"},
    {Irregularity::press_without_move, "irregular-press-without-move"},
    {Irregularity::announcement_differs, "irregular-announcement-differs"},
    {Irregularity::no_repeat, "irregular-no-repeat"},
    {Irregularity::unpromoted, "irregular-unpromoted"},
    {Irregularity::two_hands, "irregular-two-hands"},
    {Irregularity::stop_without_reason, "irregular-stop-without-reason"},
    {Irregularity::written_ahead, "irregular-written-ahead"},
    {Irregularity::not_written, "irregular-not-written"},
    {Irregularity::score_views, "irregular-score-views"},
    {Irregularity::offer_repeated, "irregular-offer-repeated"},
    {Irregularity::displaced, "irregular-displaced"},
}}};
constexpr EnumTable<Message, Cancellation::position_lost> cancellations{{{
    {Cancellation::wrong_setup, "cancelled-setup"},
    {Cancellation::reversed_colors, "cancelled-colors"},
    {Cancellation::position_lost, "cancelled-position"},
}}};
constexpr EnumTable<std::string_view, ClaimKind::agreement> claim_kinds{{{
    {ClaimKind::threefold, "threefold"},
    {ClaimKind::fifty, "fifty"},
    {ClaimKind::flag, "flag"},
    {ClaimKind::illegal, "illegal"},
    {ClaimKind::touch, "touch"},
    {ClaimKind::setup, "setup"},
    {ClaimKind::colors, "colors"},
    {ClaimKind::cannot_mate, "cannot_mate"},
    {ClaimKind::quickplay, "quickplay"},
    {ClaimKind::increment, "increment"},
    {ClaimKind::clock, "clock"},
    {ClaimKind::agreement, "agreement"},
}}};
constexpr EnumTable<std::string_view, Points::neither> winners{{{
    {Points::white_wins, "white"},
    {Points::black_wins, "black"},
    {Points::draw, "draw"},
    {Points::both_lose, "none"},
    {Points::half_to_white, "none"},
    {Points::half_to_black, "none"},
    {Points::white_by_default, "white"},
    {Points::black_by_default, "black"},
    {Points::neither, "none"},
}}};
constexpr EnumTable<Message, EndReason::device> results{{{
    {EndReason::mate, "result-mate"},
    {EndReason::stalemate, "result-stalemate"},
    {EndReason::dead_position, "result-dead-position"},
    {EndReason::agreement, "result-agreement"},
    {EndReason::threefold, "result-threefold"},
    {EndReason::fivefold, "result-fivefold"},
    {EndReason::fifty, "result-fifty"},
    {EndReason::seventy_five, "result-seventy-five"},
    {EndReason::resignation, "result-resignation"},
    {EndReason::resignation_cannot_mate, "result-resignation-cannot-mate"},
    {EndReason::time, "result-time"},
    {EndReason::time_cannot_mate, "result-time-cannot-mate"},
    {EndReason::illegal_moves, "result-illegal-moves"},
    {EndReason::illegal_cannot_mate, "result-illegal-cannot-mate"},
    {EndReason::illegal_position, "result-illegal-position"},
    {EndReason::both_flags, "result-both-flags"},
    {EndReason::by_default, "result-default"},
    {EndReason::quickplay, "result-quickplay"},
    {EndReason::arbiter, "result-arbiter"},
    {EndReason::sealed_move, "result-sealed-move"},
    {EndReason::sealed_cannot_mate, "result-sealed-cannot-mate"},
    {EndReason::device, "result-device"},
}}};

/// The words of each fact. A new fact does not compile until it has its words here.
class Visitor {
public:
    Visitor(const Lexicon& language, const Announcer& moves, const FactContext& context)
        : language_{language}, squares_{language}, moves_{moves}, context_{context}
    {
    }

    std::vector<Utterance> operator()(const facts::Moved& f) const
    {
        if (f.state == facts::MoveState::completed)
            return said(sided("move-completed", f.side), Urgency::background);
        if (auto move = announced(f.side, f.san))
            return with_intention(f, *std::move(move));
        return said(sentence(language_, "move-illegal-made",
                             {{"side", side_argument(f.side)},
                              {"from", squares_.square(f.squares.from)},
                              {"to", squares_.square(f.squares.to)}}));
    }
    std::vector<Utterance> operator()(const facts::Refused& f) const
    {
        const auto input = f.input.empty() ? context_.command : std::string_view{f.input};
        const auto reason = refusal_words(language_, f.reason, f.because);
        auto words = sentence(
            language_, "refused",
            {{"input", written_move(in_sentences(), input, context_.letters)}, {"reason", reason}});
        if (f.because == Hindrance::repetition_awaited)
            words = after(words, sentence(language_, "please-repeat"));
        return said(words, Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::DutyArose& f) const
    {
        return said(f.by_claim ? sided("duty-claimed", f.side) : duty(f.side, f.duty));
    }
    std::vector<Utterance> operator()(const facts::IllegalMove& f) const
    {
        const auto ruling = sentence(language_, "illegal-move", {{"n", f.count}});
        if (f.bonus <= Duration{0})
            return said(ruling, Urgency::urgent);
        return told({ruling, time_added(language_, opponent(f.side), f.bonus)}, Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::Restored&) const
    {
        return said(sentence(language_, "restored"), Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::PositionTold& f) const
    {
        return said(position_words(language_, f.setup.board), Urgency::answer);
    }
    std::vector<Utterance> operator()(const facts::DrawOffered& f) const
    {
        return said(sided("offered", f.side));
    }
    std::vector<Utterance> operator()(const facts::OfferEnded& f) const
    {
        return said(sentence(language_, offer_ends[f.by]));
    }
    std::vector<Utterance> operator()(const facts::Claimed& f) const
    {
        std::vector sentences{claim_words(language_, f.side, f.kind), verdict(f)};
        if (language_.breadth() == Breadth::narrow)  // what decides is felt first
            std::ranges::reverse(sentences);
        return told(std::move(sentences), Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::TimeAdded& f) const
    {
        return said(time_added(language_, f.side, f.time));
    }
    std::vector<Utterance> operator()(const facts::TimeTaken& f) const
    {
        return said(
            sentence(language_, "taken-time",
                     {{"side", side_argument(f.side)}, {"time", span_words(language_, f.time)}}));
    }
    std::vector<Utterance> operator()(const facts::ControlChanged& f) const
    {
        return said(
            sentence(language_, "control-changed", {{"control", std::string_view{f.control}}}));
    }
    std::vector<Utterance> operator()(const facts::ClockTold& f) const
    {
        return told(clock_words(language_, f.clock), Urgency::answer);
    }
    std::vector<Utterance> operator()(const facts::MovesTold& f) const
    {
        std::vector words{completed(Color::white, f.completed[0]),
                          completed(Color::black, f.completed[1])};
        if (f.to_control)
            words.push_back(sentence(language_, "to-control", {{"moves", moves(*f.to_control)}}));
        return told(std::move(words), Urgency::answer);
    }
    std::vector<Utterance> operator()(const facts::StateTold& f) const
    {
        std::vector words{sentence(language_, f.check ? Message{"state-check"} : "state-no-check"),
                          sentence(language_, "state-fifty", {{"moves", moves(f.halfmoves / 2)}}),
                          sentence(language_, "state-occurrences", {{"n", f.occurrences}})};
        for (const auto side : both_colors)
            words.push_back(sentence(
                language_, "state-castling",
                {{"side", side_argument(side)}, {"wings", wings_argument(f.setup, side)}}));
        return told(std::move(words), Urgency::answer);
    }
    std::vector<Utterance> operator()(const facts::FlagFell& f) const
    {
        return said(sided("flag-unseen", f.side), Urgency::background);
    }
    std::vector<Utterance> operator()(const facts::FlagNoticed& f) const
    {
        return said(sided("flag", f.side), Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::Announced& f) const
    {
        return said(
            sentence(language_, f.early ? Message{"announce-early"} : announcements[f.verdict]));
    }
    std::vector<Utterance> operator()(const facts::Repeated& f) const
    {
        return said(sentence(language_, repetitions[f.verdict]));
    }
    std::vector<Utterance> operator()(const facts::ExecutedOnBoard& f) const
    {
        return said(sided("executed", f.side));
    }
    std::vector<Utterance> operator()(const facts::Irregular& f) const
    {
        return said(sided(irregularities[f.kind], f.side), Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::Punished& f) const
    {
        return said(
            sentence(language_, "penalty",
                     {{"side", side_argument(f.side)}, {"kind", penalty_names[f.penalty]}}));
    }
    std::vector<Utterance> operator()(const facts::Signed& f) const
    {
        return said(sided("signed", f.side));
    }
    std::vector<Utterance> operator()(const facts::ResignationAsked& f) const
    {
        return said(sided("asked-to-resign", f.side), Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::PlaysOn& f) const
    {
        return said(sided("plays-on", f.side));
    }
    std::vector<Utterance> operator()(const facts::Verified& f) const
    {
        return said(sided("verified", f.side));
    }
    std::vector<Utterance> operator()(const facts::SetupTold& f) const
    {
        const auto number = std::to_string(f.number);
        std::vector<Word> pieces;
        for (const auto role : f.rank)
            pieces.push_back(squares_.piece(role));
        return said(sentence(language_, "setup-chess960",
                             {{"number", std::string_view{number}}, {"pieces", listed(pieces)}}));
    }
    std::vector<Utterance> operator()(const facts::ScoresResolved& f) const
    {
        const Color last = opponent(f.setup.turn);
        const auto number = std::to_string(f.setup.fullmoves - (last == Color::black ? 1 : 0));
        const auto agreement = !f.scores_differ ? "all" : f.common_plies > 0 ? "part" : "none";
        return said(sentence(language_, "resolved",
                             {{"agree", std::string_view{agreement}},
                              {"number", std::string_view{number}},
                              {"last", side_argument(last)},
                              {"correct", correction_names[f.correct]},
                              {"side", side_argument(f.setup.turn)}}),
                    Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::Adjourned&) const
    {
        return said(after(sentence(language_, "adjourned"), sentence(language_, "seal-your-move")));
    }
    std::vector<Utterance> operator()(const facts::Sealed& f) const
    {
        const auto number = std::to_string(f.number);
        return said(
            sentence(language_, "sealed",
                     {{"side", side_argument(f.side)}, {"number", std::string_view{number}}}));
    }
    std::vector<Utterance> operator()(const facts::EnvelopeTold& f) const
    {
        const auto number = std::to_string(f.number);
        auto words = sentence(language_, "envelope",
                              {{"side", side_argument(f.side)},
                               {"number", std::string_view{number}},
                               {"white", span_words(language_, f.used[0])},
                               {"black", span_words(language_, f.used[1])}});
        if (f.offer)
            words = after(words, sentence(language_, "envelope-offer"));
        return said(words, Urgency::answer);
    }
    std::vector<Utterance> operator()(const facts::Opened& f) const
    {
        const bool legal = announced(f.side, f.san).has_value();  // then it is played, and told
        return said(sentence(language_, legal ? Message{"opened"} : "opened-illegal"));
    }
    std::vector<Utterance> operator()(const facts::Resumed& f) const
    {
        auto words = clock_words(language_, f.clock);
        words.insert(words.begin(), sentence(language_, "resumed"));
        return told(std::move(words), Urgency::normal);
    }
    std::vector<Utterance> operator()(const facts::MateInDoubt& f) const
    {
        return said(
            sided(f.doubt == Doubt::open ? Message{"mate-open"} : "mate-unsettled", f.side));
    }
    std::vector<Utterance> operator()(const facts::Cancelled& f) const
    {
        return said(sentence(language_, cancellations[f.why]), Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::AssistantTold& f) const
    {
        if (f.note == AssistantNote::required)
            return said(sentence(language_, "assistant-required"));
        return said(sided(f.note == AssistantNote::only_a_and_b ? Message{"assistant-duties"}
                                                                : "assistant-not-entitled",
                          f.side));
    }
    std::vector<Utterance> operator()(const facts::Assisted& f) const
    {
        return said(sentence(language_, "assisted",
                             {{"side", side_argument(f.side)}, {"duty", duty_letters[f.duty]}}),
                    Urgency::background);
    }
    std::vector<Utterance> operator()(const facts::Ended& f) const
    {
        const auto message = results[f.outcome.reason];
        const auto winner = winners[f.outcome.score];
        if (message.row().parameters.empty())
            return said(sentence(language_, message), Urgency::urgent);
        if (message.row().parameters == "winner")
            return said(sentence(language_, message, {{"winner", winner}}), Urgency::urgent);
        return said(sentence(language_, message,
                             {{"winner", winner}, {"score", score_names[f.outcome.score]}}),
                    Urgency::urgent);
    }

    std::vector<Utterance> operator()(const facts::DefaultWaived& f) const
    {
        const std::string_view who = f.side ? side_argument(*f.side) : "both";
        if (!f.until)
            return said(sentence(language_, "default-waived", {{"who", who}}));
        return said(sentence(language_, "default-waived-until",
                             {{"who", who}, {"time", span_words(language_, *f.until)}}));
    }
    std::vector<Utterance> operator()(const facts::TimeSet& f) const
    {
        return said(
            sentence(language_, "set-clock-to",
                     {{"side", side_argument(f.side)}, {"time", span_words(language_, f.time)}}));
    }
    std::vector<Utterance> operator()(const facts::PointsTold& f) const
    {
        const auto white = points(f.half_points[0]);
        const auto black = points(f.half_points[1]);
        return said(
            sentence(language_, "points-told",
                     {{"white", std::string_view{white}}, {"black", std::string_view{black}}}));
    }

private:
    [[nodiscard]] static std::string points(int half_points)
    {
        const auto whole = half_points / 2;
        if (half_points % 2 == 0)
            return std::to_string(whole);
        return (whole == 0 ? "" : std::to_string(whole)) + "½";
    }
    [[nodiscard]] std::vector<Utterance> said(Word words, Urgency urgency = Urgency::normal) const
    {
        return {{std::move(words.screen), std::move(words.voice), language_.voice(), urgency,
                 Pace::usual}};
    }
    /// Words of two languages are never one utterance.
    [[nodiscard]] const Announcer& in_sentences() const
    {
        return moves_.lexicon().voice() == language_.voice() ? moves_ : squares_;
    }
    [[nodiscard]] std::vector<Utterance> told(std::vector<Word> sentences, Urgency urgency) const
    {
        std::vector<Utterance> all;
        for (auto& each : speech::told(language_, std::move(sentences)))
            all.push_back(said(std::move(each), urgency).front());
        return all;
    }
    /// II.3.2.7.1: in Chess960 a player says first that he is about to castle.
    [[nodiscard]] std::vector<Utterance> with_intention(const facts::Moved& f, Utterance move) const
    {
        const auto& before = context_.before.at(static_cast<std::size_t>(index(f.side)));
        if (!f.squares.castling || before.setup().variant != Variant::chess960)
            return {std::move(move)};
        auto all = said(sentence(language_, "i-castle"));
        all.push_back(std::move(move));
        return all;
    }
    [[nodiscard]] Word sided(Message message, Color side) const
    {
        return sentence(language_, message, {{"side", side_argument(side)}});
    }
    [[nodiscard]] Word moves(int number) const
    {
        return counted(language_, Counted::moves, number);
    }
    [[nodiscard]] Word completed(Color side, int number) const
    {
        return sentence(language_, "completed-by",
                        {{"side", side_argument(side)}, {"moves", moves(number)}});
    }
    [[nodiscard]] std::optional<Utterance> announced(Color side, const std::string& san) const
    {
        const auto& before = context_.before.at(static_cast<std::size_t>(index(side)));
        if (!before.lawful())
            return std::nullopt;
        const auto move = read_san(before.position(), san);
        if (!move)
            return std::nullopt;
        return moves_.move(move_facts(before.position(), *move));
    }
    [[nodiscard]] Word verdict(const facts::Claimed& f) const
    {
        if (f.because)
            return sentence(language_, "claim-inadmissible-because",
                            {{"reason", hindrance_words(language_, *f.because)}});
        return sentence(language_, f.awaited ? Message{"claim-awaited"} : verdicts[f.verdict]);
    }
    [[nodiscard]] Word duty(Color side, const Duty& duty) const
    {
        const auto who = side_argument(side);
        switch (duty.must) {
        case Must::move:
            return sentence(language_, "duty-move",
                            {{"side", who}, {"square", square(duty.piece)}});
        case Must::capture:
            if (!duty.piece)
                return sentence(language_, "duty-capture",
                                {{"side", who}, {"square", square(duty.victim)}});
            return sentence(
                language_, "duty-capture-with",
                {{"side", who}, {"square", square(duty.piece)}, {"victim", square(duty.victim)}});
        case Must::castle:
            return sentence(
                language_, "duty-castle",
                {{"side", who},
                 {"wing", duty.castle == Wing::long_side ? std::string_view{"long"} : "short"}});
        case Must::king:
            return sided("duty-king", side);
        case Must::free:
            return sided("duty-free", side);
        }
        return {};
    }
    [[nodiscard]] Word square(const std::optional<Square>& square) const
    {
        return square ? squares_.square(*square) : Word{};
    }

    const Lexicon& language_;
    Announcer squares_;
    const Announcer& moves_;
    const FactContext& context_;
};

}  // namespace

Word claim_words(const Lexicon& lexicon, Color side, ClaimKind kind)
{
    return sentence(lexicon, "claims",
                    {{"side", side_argument(side)}, {"kind", claim_kinds[kind]}});
}

std::vector<Utterance> FactWords::say(const Fact& fact, const FactContext& context) const
{
    return std::visit(Visitor{*language_, moves_, context}, fact.what);
}

}  // namespace speech
