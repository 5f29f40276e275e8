// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/fact_words.hpp"

#include "rules/san.hpp"
#include "speech/board_arguments.hpp"
#include "speech/messages.hpp"
#include "speech/position_words.hpp"
#include "speech/sentence.hpp"

#include <array>
#include <optional>
#include <string>

namespace speech {

namespace {

using namespace rules;

constexpr std::array<Message, 14> refusals{
    "refused-touch-move",  "refused-not-your-turn", "refused-not-understood",
    "refused-ambiguous",   "refused-illegal",       "refused-promotion-missing",
    "refused-game-over",   "refused-not-started",   "refused-not-announced",
    "refused-no-clock",    "refused-no-offer",      "refused-too-early",
    "refused-not-allowed", "refused-no-duty",
};
constexpr std::array<Message, 4> verdicts{"claim-correct", "claim-wrong", "claim-inadmissible",
                                          "claim-deferred"};
constexpr std::array<Message, 3> announcements{"announce-equal", "announce-mismatch",
                                               "announce-incomplete"};
constexpr std::array<Message, 3> repetitions{"repeat-equal", "repeat-mismatch",
                                             "repeat-incomplete"};
constexpr std::array<Message, 5> offer_ends{"offer-accepted", "offer-declined", "offer-over",
                                            "offer-over", "offer-over"};
constexpr std::array<Message, 12> irregularities{
    "irregular-press-before-announce",
    "irregular-press-without-move",
    "irregular-announcement-differs",
    "irregular-no-repeat",
    "irregular-unpromoted",
    "irregular-two-hands",
    "irregular-stop-without-reason",
    "irregular-written-ahead",
    "irregular-not-written",
    "irregular-score-views",
    "irregular-offer-repeated",
    "irregular-displaced",
};
constexpr std::array<Message, 3> cancellations{"cancelled-setup", "cancelled-colors",
                                               "cancelled-position"};
constexpr std::array<std::string_view, 12> claim_kinds{
    "threefold", "fifty",       "flag",      "illegal",   "touch", "setup",
    "colors",    "cannot_mate", "quickplay", "increment", "clock", "agreement"};
constexpr std::array<std::string_view, 4> penalty_kinds{"warning", "fine", "exclusion",
                                                        "expulsion"};
constexpr std::array<std::string_view, 6> duties{"a", "b", "c", "d", "e", "f"};
constexpr std::array<std::string_view, 4> corrections{"white", "black", "both", "none"};
constexpr std::array<std::string_view, 9> winners{"white", "black", "draw",  "none", "none",
                                                  "none",  "white", "black", "none"};
constexpr std::array<std::string_view, 9> scores{"1-0",   "0-1", "1/2-1/2", "0-0", "1/2-0",
                                                 "0-1/2", "+/-", "-/+",     "-/-"};
constexpr std::array<Message, 21> results{
    "result-mate",
    "result-stalemate",
    "result-dead-position",
    "result-agreement",
    "result-threefold",
    "result-fivefold",
    "result-fifty",
    "result-seventy-five",
    "result-resignation",
    "result-resignation-cannot-mate",
    "result-time",
    "result-time-cannot-mate",
    "result-illegal-moves",
    "result-illegal-cannot-mate",
    "result-illegal-position",
    "result-both-flags",
    "result-default",
    "result-quickplay",
    "result-arbiter",
    "result-sealed-move",
    "result-sealed-cannot-mate",
};

template <class Table>
const auto& row(const Table& table, auto value)
{
    return table.at(static_cast<std::size_t>(value));
}

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
        const auto reason = sentence(language_, row(refusals, f.reason));
        return said(sentence(language_, "refused",
                             {{"input", written(language_, input)}, {"reason", reason}}),
                    Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::DutyArose& f) const
    {
        return said(duty(f.side, f.duty));
    }
    std::vector<Utterance> operator()(const facts::IllegalMove& f) const
    {
        const auto ruling = sentence(language_, "illegal-move", {{"n", f.count}});
        if (f.bonus <= Duration{0})
            return said(ruling, Urgency::urgent);
        return said(after(ruling, time_added(language_, opponent(f.side), f.bonus)),
                    Urgency::urgent);
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
        return said(sentence(language_, row(offer_ends, f.by)));
    }
    std::vector<Utterance> operator()(const facts::Claimed& f) const
    {
        const auto claim =
            sentence(language_, "claims",
                     {{"side", side_argument(f.side)}, {"kind", row(claim_kinds, f.kind)}});
        return said(after(claim, sentence(language_, row(verdicts, f.verdict))), Urgency::urgent);
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
        return said(clock_words(language_, f.clock), Urgency::answer);
    }
    std::vector<Utterance> operator()(const facts::MovesTold& f) const
    {
        auto words =
            after(completed(Color::white, f.completed[0]), completed(Color::black, f.completed[1]));
        if (f.to_control)
            words =
                after(words, sentence(language_, "to-control", {{"moves", moves(*f.to_control)}}));
        return said(words, Urgency::answer);
    }
    std::vector<Utterance> operator()(const facts::StateTold& f) const
    {
        auto words = sentence(language_, f.check ? Message{"state-check"} : "state-no-check");
        words =
            after(words, sentence(language_, "state-fifty", {{"moves", moves(f.halfmoves / 2)}}));
        words = after(words, sentence(language_, "state-occurrences", {{"n", f.occurrences}}));
        for (const auto side : both_colors)
            words = after(words, sentence(language_, "state-castling",
                                          {{"side", side_argument(side)},
                                           {"wings", wings_argument(f.setup, side)}}));
        return said(words, Urgency::answer);
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
        return said(sentence(language_, row(announcements, f.verdict)));
    }
    std::vector<Utterance> operator()(const facts::Repeated& f) const
    {
        return said(sentence(language_, row(repetitions, f.verdict)));
    }
    std::vector<Utterance> operator()(const facts::ExecutedOnBoard& f) const
    {
        return said(sided("executed", f.side));
    }
    std::vector<Utterance> operator()(const facts::Irregular& f) const
    {
        return said(sided(row(irregularities, f.kind), f.side), Urgency::urgent);
    }
    std::vector<Utterance> operator()(const facts::Punished& f) const
    {
        return said(
            sentence(language_, "penalty",
                     {{"side", side_argument(f.side)}, {"kind", row(penalty_kinds, f.penalty)}}));
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
        return said(sentence(language_, "resolved",
                             {{"correct", row(corrections, f.correct)},
                              {"moves", moves((f.common_plies + 1) / 2)}}));
    }
    std::vector<Utterance> operator()(const facts::Adjourned&) const
    {
        return said(sentence(language_, "adjourned"));
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
                               {"white", time_words(language_, f.used[0])},
                               {"black", time_words(language_, f.used[1])}});
        if (f.offer)
            words = after(words, sentence(language_, "envelope-offer"));
        return said(words, Urgency::answer);
    }
    std::vector<Utterance> operator()(const facts::Opened& f) const
    {
        const auto turn = context_.before[0].turn();
        auto move = announced(turn, f.san);
        if (!move)
            return said(sentence(language_, "opened-illegal"));
        auto all = said(sentence(language_, "opened"));
        all.push_back(*std::move(move));
        return all;
    }
    std::vector<Utterance> operator()(const facts::Resumed& f) const
    {
        return said(after(sentence(language_, "resumed"), clock_words(language_, f.clock)));
    }
    std::vector<Utterance> operator()(const facts::Cancelled& f) const
    {
        return said(sentence(language_, row(cancellations, f.why)), Urgency::urgent);
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
                             {{"side", side_argument(f.side)}, {"duty", row(duties, f.duty)}}),
                    Urgency::background);
    }
    std::vector<Utterance> operator()(const facts::Ended& f) const
    {
        const auto message = row(results, f.outcome.reason);
        const auto winner = row(winners, f.outcome.score);
        if (message.row().parameters.empty())
            return said(sentence(language_, message), Urgency::urgent);
        if (message.row().parameters == "winner")
            return said(sentence(language_, message, {{"winner", winner}}), Urgency::urgent);
        return said(sentence(language_, message,
                             {{"winner", winner}, {"score", row(scores, f.outcome.score)}}),
                    Urgency::urgent);
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

std::vector<Utterance> FactWords::say(const Fact& fact, const FactContext& context) const
{
    return std::visit(Visitor{*language_, moves_, context}, fact.what);
}

}  // namespace speech
