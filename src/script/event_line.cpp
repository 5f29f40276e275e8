// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/event_line.hpp"

#include "rules/fen.hpp"
#include "speech/overloaded.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/script/quoted.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

namespace client::script {
namespace {

using namespace rules;
using speech::Overloaded;

std::string by(Color side, std::string_view verb)
{
    return fmt::format("{} {}", side_names[side], verb);
}

std::string by(Color side, std::string_view verb, std::string_view rest)
{
    return fmt::format("{} {}", by(side, verb), rest);
}

std::string by(Color side, std::string_view verb, const std::vector<Square>& squares)
{
    std::string line = by(side, verb);
    for (const Square square : squares)
        line += ' ' + square.name();
    return line;
}

std::string by(Color side, std::string_view verb, const Heard& heard)
{
    std::string means =
        heard.move ? written_move(*heard.move) : std::string{sense_names[heard.sense]};
    if (heard.written)
        means += ' ' + written_move(*heard.written);
    return by(side, verb, in_quotes(heard.words) + " means " + means);
}

std::string to(std::string_view order, Color side)
{
    return fmt::format("{} {}", order, side_names[side]);
}

std::string to(std::string_view order, Color side, Duration time)
{
    return fmt::format("{} {}", to(order, side), written_time(time));
}

std::string seconds(Instant at)
{
    const auto milliseconds = at.time_since_epoch().count();
    return fmt::format("{}.{:03}", milliseconds / 1000, milliseconds % 1000);
}

constexpr EnumNames<Penalty::expulsion> penalty_orders{{{
    {Penalty::warning, "arbiter warn"},
    {Penalty::fine, "arbiter fine"},
    {Penalty::exclusion, "arbiter exclude"},
    {Penalty::expulsion, "arbiter expel"},
}}};
constexpr EnumNames<events::Ruling::defer> ruling_orders{{{
    {events::Ruling::accept, "arbiter accept"},
    {events::Ruling::reject, "arbiter reject"},
    {events::Ruling::defer, "arbiter defer"},
}}};
constexpr EnumNames<events::Question::fen> question_orders{{{
    {events::Question::time, "time"},
    {events::Question::moves, "moves"},
    {events::Question::state, "state"},
    {events::Question::fen, "fen"},
}}};

/// The command of each event: its own line for each kind.
struct Writer {
    using Text = std::string;

    Text operator()(const events::Start&) const { return "start"; }
    Text operator()(const events::Tick&) const { return "tick"; }
    Text operator()(const events::Touch& e) const
    {
        return by(e.side, e.together ? "touch together" : "touch", e.squares);
    }
    Text operator()(const events::Adjust& e) const { return by(e.side, "adjust", e.squares); }
    Text operator()(const events::Release& e) const
    {
        return by(e.side, "release", e.square.name());
    }
    Text operator()(const events::Lift& e) const { return by(e.side, "lift", e.square.name()); }
    Text operator()(const events::Remove& e) const { return by(e.side, "remove", e.square.name()); }
    Text operator()(const events::Place& e) const
    {
        const Text piece = e.role ? Text{fen_letter({Color::white, *e.role})} + ' ' : Text{};
        const Text from = e.from ? e.from->name() + ' ' : Text{};
        return by(e.side, "place", piece + from + e.square.name());
    }
    Text operator()(const events::Displace& e) const { return by(e.side, "displace", e.squares); }
    Text operator()(const events::Play& e) const
    {
        return by(e.side, "move", plain_or_quoted(written(e.move)));
    }
    Text operator()(const events::Press& e) const { return by(e.side, "press"); }
    Text operator()(const events::TwoHands& e) const { return by(e.side, "two-hands"); }
    Text operator()(const events::Announce& e) const { return by(e.side, "announce", e.heard); }
    Text operator()(const events::Correct& e) const { return by(e.side, "correct", e.heard); }
    Text operator()(const events::Repeat& e) const { return by(e.side, "repeat", e.heard); }
    Text operator()(const events::Executed& e) const { return by(e.side, "executed"); }
    Text operator()(const events::Write& e) const
    {
        return by(e.side, "write", plain_or_quoted(e.text));
    }
    Text operator()(const events::ViewScore& e) const { return by(e.side, "view-score"); }
    Text operator()(const events::Sign& e) const { return by(e.side, "sign"); }
    Text operator()(const events::Offer& e) const { return by(e.side, "offer"); }
    Text operator()(const events::Accept& e) const { return by(e.side, "accept"); }
    Text operator()(const events::Decline& e) const { return by(e.side, "decline"); }
    Text operator()(const events::Resign& e) const { return by(e.side, "resign"); }
    Text operator()(const events::Gesture& e) const
    {
        return by(e.side, "gesture", gesture_names[e.kind]);
    }
    Text operator()(const events::PlayOn& e) const { return by(e.side, "plays-on"); }
    Text operator()(const events::Verify& e) const { return by(e.side, "verify"); }
    Text operator()(const events::StopClocks& e) const
    {
        const auto said = e.words.empty() && e.with_reason ? "arbiter" : std::string_view{e.words};
        return said.empty() ? by(e.side, "stop") : by(e.side, "stop", said);
    }
    Text operator()(const events::Arrive& e) const { return by(e.side, "arrives"); }
    Text operator()(const events::Leave& e) const { return to("absent", e.side); }
    Text operator()(const events::Claim& e) const
    {
        const Text kind{claim_names[e.kind]};
        return by(e.side, "claim", e.intended.empty() ? kind : kind + ' ' + in_quotes(e.intended));
    }
    Text operator()(const events::AgreeBack&) const { return "agree back"; }
    Text operator()(const events::Undo&) const { return "undo"; }
    Text operator()(const events::HaltClocks&) const { return "arbiter stop"; }
    Text operator()(const events::GoOn&) const { return "arbiter go"; }
    Text operator()(const events::SetTime& e) const
    {
        return to("arbiter set", e.side, e.time) + (e.for_schedule ? " schedule" : "");
    }
    Text operator()(const events::SetCounter& e) const
    {
        return fmt::format("{} {}", to("arbiter counter", e.side), e.presses);
    }
    Text operator()(const events::AddTime& e) const { return to("arbiter add", e.side, e.time); }
    Text operator()(const events::TakeTime& e) const { return to("arbiter take", e.side, e.time); }
    Text operator()(const events::Deduct& e) const { return to("arbiter deduct", e.side, e.time); }
    Text operator()(const events::PutBack& e) const
    {
        return e.plies ? fmt::format("arbiter restore {}", *e.plies) : "arbiter restore";
    }
    Text operator()(const events::SeeIllegal&) const { return "arbiter illegal"; }
    Text operator()(const events::SeeIllegalPosition&) const { return "arbiter illegal-position"; }
    Text operator()(const events::SeeFlag& e) const
    {
        return e.side ? to("arbiter flag", *e.side) : "arbiter flag";
    }
    Text operator()(const events::WaiveDefault& e) const
    {
        const Text whose = e.side ? to("arbiter waive default", *e.side) : "arbiter waive default";
        return e.until ? fmt::format("{} {}", whose, written_time(*e.until)) : whose;
    }
    Text operator()(const events::FlagsUnknown&) const { return "arbiter flags-unknown"; }
    Text operator()(const events::Punish& e) const { return to(penalty_orders[e.penalty], e.side); }
    Text operator()(const events::FindDevice& e) const { return to("arbiter device", e.side); }
    Text operator()(const events::Rule& e) const
    {
        return fmt::format("arbiter score {}", score_names[e.score]);
    }
    Text operator()(const events::RuleClaim& e) const { return Text{ruling_orders[e.ruling]}; }
    Text operator()(const events::TurnBoard&) const { return "arbiter turn-board"; }
    Text operator()(const events::CountUnknown&) const { return "arbiter count-unknown"; }
    Text operator()(const events::ProveDead& e) const
    {
        return fmt::format("proof dead {}", e.plies);
    }
    Text operator()(const events::AnswerMate& e) const
    {
        return fmt::format("proof mate {}", answer_names[e.answer]);
    }
    Text operator()(const events::ShowBoard& e) const
    {
        Setup setup;
        setup.board = e.board;
        const std::string fen = write_fen(setup);
        return fmt::format("{} {}", to("board", e.side), fen.substr(0, fen.find(' ')));
    }
    Text operator()(const events::ShowScore& e) const
    {
        Text line = to("score", e.side);
        if (e.letters)
            line += fmt::format(" {}:", name(*e.letters));
        for (const std::string& move : e.moves)
            line += ' ' + in_quotes(move);
        return line;
    }
    Text operator()(const events::Resolve&) const { return "resolve"; }
    Text operator()(const events::Adjourn& e) const
    {
        return e.nominal_end ? "adjourn until " + seconds(*e.nominal_end) : "adjourn";
    }
    Text operator()(const events::Seal& e) const { return "seal " + plain_or_quoted(e.text); }
    Text operator()(const events::ShowEnvelope&) const { return "envelope"; }
    Text operator()(const events::LoseEnvelope&) const { return "envelope lost"; }
    Text operator()(const events::LosePosition&) const { return "position lost"; }
    Text operator()(const events::Resume&) const { return "resume"; }
    Text operator()(const events::Open&) const { return "open"; }
    Text operator()(const events::Assist& e) const
    {
        const auto own = [&](std::string_view act) { return "assistant " + by(e.side, act); };
        return std::visit(
            Overloaded{
                [&](const events::Touch& act) {
                    return "assistant " + by(e.side, "reports", act.squares);
                },
                [&](const events::Ask& act) { return own(question_orders[act.question]); },
                [&](const events::Seal& act) { return own((*this)(act)); },
                [&](const auto& act) { return "assistant " + (*this)(act); },
            },
            e.act);
    }
    Text operator()(const events::Ask& e) const
    {
        const auto order = question_orders[e.question];
        return e.side ? to(order, *e.side) : Text{order};
    }
};

}  // namespace

std::string command_line(const Event& event)
{
    return std::visit(Writer{}, event);
}

std::string timed_line(Instant at, std::string_view what)
{
    return fmt::format("@{} {}", seconds(at), what);
}

std::optional<Instant> read_line_time(text::Words& words)
{
    const std::string_view time = words.next();
    return time.starts_with('@') ? read_instant(time.substr(1)) : std::nullopt;
}

std::string event_line(const TimedEvent& event)
{
    return timed_line(event.at, command_line(event.event));
}

Result<TimedEvent, std::string> read_event_line(std::string_view line)
{
    text::Words words{line};
    const auto at = read_line_time(words);
    if (!at)
        return unexpected{std::string{"@SECONDS with at most three decimals"}};
    auto command = read_command(words.rest());
    if (!command)
        return unexpected{command.error()};
    return TimedEvent{*at, std::move(command->event)};
}

}  // namespace client::script
