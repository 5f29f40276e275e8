// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/fact_line.hpp"

#include "rules/fen.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

namespace client::script {
namespace {

using namespace rules;

std::string seconds(Duration time)
{
    const auto milliseconds = time.count();
    return fmt::format("{}.{:03}", milliseconds / 1000, milliseconds % 1000);
}

std::string_view side_name(Color side)
{
    return side_names[side];
}

std::string_view side_or_none(std::optional<Color> side)
{
    return side ? side_name(*side) : "none";
}

/// Text from outside, in quotes; what would end the quotes or the line is written otherwise.
std::string in_quotes(std::string_view text)
{
    std::string safe = "\"";
    for (const char letter : text::printable(text)) {
        if (letter == '"' || letter == '\\')
            safe += '\\';
        safe += letter;
    }
    return safe + '"';
}

std::string uci(const Displacement& squares)
{
    std::string text = squares.from.name() + squares.to.name();
    if (squares.promotion)
        text += fen_letter(Piece{Color::black, *squares.promotion});
    return text;
}

std::string fen(const Setup& setup)
{
    return in_quotes(write_fen(setup));
}

std::string castling_field(const Setup& setup)
{
    const std::string text = write_fen(setup);
    const auto begin = text.find(' ', text.find(' ') + 1) + 1;
    return text.substr(begin, text.find(' ', begin) - begin);
}

std::string duty_squares(Color side, const Duty& duty)
{
    std::string squares;
    if (duty.castle)
        squares = king_target(*duty.castle, relative(side, Rank::one)).name();
    for (const auto& square : {duty.piece, duty.victim})
        if (square)
            squares += (squares.empty() ? "" : ",") + square->name();
    return squares.empty() ? "-" : squares;
}

std::string clock_keys(const ClockReading& clock)
{
    const std::string period = clock.period[0] == clock.period[1]
                                   ? fmt::format("{}", clock.period[0])
                                   : fmt::format("{}/{}", clock.period[0], clock.period[1]);
    return fmt::format("white={} black={} running={} period={}", seconds(clock.left[0]),
                       seconds(clock.left[1]), side_or_none(clock.running), period);
}

std::string time_change(std::string_view name, Color side, Duration time, TimeReason why)
{
    return fmt::format("{} side={} seconds={} why={}", name, side_name(side), seconds(time),
                       time_reason_names[why]);
}

std::string illegal(const facts::IllegalMove& fact)
{
    const bool paid = fact.bonus > Duration{0};
    return fmt::format("illegal side={} count={} bonus={} bonus-to={}", side_name(fact.side),
                       fact.count, seconds(fact.bonus),
                       paid ? side_name(opponent(fact.side)) : "none");
}

std::string refused(const facts::Refused& fact, std::string_view command)
{
    return fmt::format("refused side={} input={} reason={}", side_or_none(fact.side),
                       in_quotes(fact.input.empty() ? command : fact.input),
                       refusal_names[fact.reason]);
}

std::string moves(const facts::MovesTold& fact)
{
    return fmt::format("moves white={} black={} to-control={}", fact.completed[0],
                       fact.completed[1],
                       fact.to_control ? std::to_string(*fact.to_control) : "none");
}

std::string state(const facts::StateTold& fact)
{
    return fmt::format("state check={} fifty={} repetitions={} castling={}",
                       fact.check ? "yes" : "no", fact.halfmoves, fact.occurrences,
                       castling_field(fact.setup));
}

std::string envelope(const facts::EnvelopeTold& fact)
{
    return fmt::format("envelope side={} number={} white-used={} black-used={} offer={} fen={}",
                       side_name(fact.side), fact.number, seconds(fact.used[0]),
                       seconds(fact.used[1]), fact.offer ? "yes" : "no", fen(fact.setup));
}

std::string points(int half_points)
{
    return half_points % 2 == 0 ? std::to_string(half_points / 2)
                                : fmt::format("{}/2", half_points);
}

std::string sided(std::string_view name, Color side)
{
    return fmt::format("{} side={}", name, side_name(side));
}

/// The name and the values of each fact. A new fact does not compile until it has its line here.
struct Writer {
    std::string_view command;

    std::string operator()(const facts::Moved& f) const
    {
        return fmt::format("{} san={} uci={} state={}", sided("move", f.side), f.san,
                           uci(f.squares),
                           f.state == facts::MoveState::made ? "made" : "completed");
    }
    std::string operator()(const facts::Refused& f) const { return refused(f, command); }
    std::string operator()(const facts::DutyArose& f) const
    {
        return fmt::format("{} must={} squares={}", sided("duty", f.side), must_names[f.duty.must],
                           duty_squares(f.side, f.duty));
    }
    std::string operator()(const facts::IllegalMove& f) const { return illegal(f); }
    std::string operator()(const facts::Restored& f) const
    {
        return "restored fen=" + fen(f.setup);
    }
    std::string operator()(const facts::PositionTold& f) const { return "fen fen=" + fen(f.setup); }
    std::string operator()(const facts::DrawOffered& f) const { return sided("offer", f.side); }
    std::string operator()(const facts::OfferEnded& f) const
    {
        return fmt::format("{} by={}", sided("offer-ended", f.side), offer_end_names[f.by]);
    }
    std::string operator()(const facts::Claimed& f) const
    {
        return fmt::format("{} kind={} verdict={}", sided("claim", f.side), claim_names[f.kind],
                           verdict_names[f.verdict]);
    }
    std::string operator()(const facts::TimeAdded& f) const
    {
        return time_change("added", f.side, f.time, f.why);
    }
    std::string operator()(const facts::TimeTaken& f) const
    {
        return time_change("taken", f.side, f.time, f.why);
    }
    std::string operator()(const facts::ControlChanged& f) const
    {
        return "control text=" + in_quotes(f.control);
    }
    std::string operator()(const facts::ClockTold& f) const
    {
        return "clock " + clock_keys(f.clock);
    }
    std::string operator()(const facts::MovesTold& f) const { return moves(f); }
    std::string operator()(const facts::StateTold& f) const { return state(f); }
    std::string operator()(const facts::FlagFell& f) const { return sided("flag-fallen", f.side); }
    std::string operator()(const facts::FlagNoticed& f) const { return sided("flag", f.side); }
    std::string operator()(const facts::Announced& f) const
    {
        return fmt::format("{} words={} verdict={}", sided("announce", f.side), in_quotes(f.words),
                           match_names[f.verdict]);
    }
    std::string operator()(const facts::Repeated& f) const
    {
        return fmt::format("{} verdict={}", sided("repeat", f.side), match_names[f.verdict]);
    }
    std::string operator()(const facts::ExecutedOnBoard& f) const
    {
        return sided("executed", f.side);
    }
    std::string operator()(const facts::Irregular& f) const
    {
        return fmt::format("{} kind={}", sided("irregular", f.side), irregularity_names[f.kind]);
    }
    std::string operator()(const facts::Punished& f) const
    {
        return fmt::format("{} kind={}", sided("penalty", f.side), penalty_names[f.penalty]);
    }
    std::string operator()(const facts::Signed& f) const { return sided("signed", f.side); }
    std::string operator()(const facts::ResignationAsked& f) const
    {
        return sided("asked", f.side) + " about=resignation";
    }
    std::string operator()(const facts::PlaysOn& f) const { return sided("plays-on", f.side); }
    std::string operator()(const facts::Verified& f) const { return sided("verified", f.side); }
    std::string operator()(const facts::SetupTold& f) const
    {
        std::string pieces;
        for (const Role role : f.rank)
            pieces += fen_letter(Piece{Color::white, role});
        return fmt::format("setup number={} pieces={}", f.number, pieces);
    }
    std::string operator()(const facts::ScoresResolved& f) const
    {
        return fmt::format("resolved common={} fen={} correct={}", f.common_plies, fen(f.setup),
                           correction_names[f.correct]);
    }
    std::string operator()(const facts::Adjourned& f) const
    {
        return "adjourned fen=" + fen(f.setup);
    }
    std::string operator()(const facts::Sealed& f) const
    {
        return fmt::format("{} number={}", sided("sealed", f.side), f.number);
    }
    std::string operator()(const facts::EnvelopeTold& f) const { return envelope(f); }
    std::string operator()(const facts::Opened& f) const { return "opened san=" + f.san; }
    std::string operator()(const facts::Resumed& f) const
    {
        return "resumed " + clock_keys(f.clock);
    }
    std::string operator()(const facts::MateInDoubt& f) const
    {
        return fmt::format("{} doubt={}", sided("mate-in-doubt", f.side), doubt_names[f.doubt]);
    }
    std::string operator()(const facts::Cancelled& f) const
    {
        return "cancelled text=" + in_quotes(cancellation_names[f.why]);
    }
    std::string operator()(const facts::AssistantTold& f) const
    {
        return fmt::format("{} text={}", sided("assistant", f.side),
                           in_quotes(assistant_names[f.note]));
    }
    std::string operator()(const facts::Assisted& f) const
    {
        return fmt::format("{} duty={}", sided("assisted", f.side), duty_letters[f.duty]);
    }
    std::string operator()(const facts::Ended& f) const
    {
        return fmt::format("result value={} reason={}", score_names[f.outcome.score],
                           reason_names[f.outcome.reason]);
    }
    std::string operator()(const facts::DefaultWaived& f) const
    {
        const auto whose = f.side ? sided("default-waived", *f.side) : "default-waived side=both";
        return f.until ? fmt::format("{} seconds={}", whose, seconds(*f.until)) : whose;
    }
    std::string operator()(const facts::TimeSet& f) const
    {
        return fmt::format("{} seconds={}", sided("time-set", f.side), seconds(f.time));
    }
    std::string operator()(const facts::PointsTold& f) const
    {
        return fmt::format("points white={} black={}", points(f.half_points[0]),
                           points(f.half_points[1]));
    }
};

}  // namespace

std::string fact_line(const rules::Fact& fact, std::string_view command)
{
    return seconds(fact.at.time_since_epoch()) + ' ' + std::visit(Writer{command}, fact.what);
}

}  // namespace client::script
