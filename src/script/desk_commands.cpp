// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "rules/records.hpp"
#include "rules/time_control.hpp"
#include "src/base/numbers.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/script/quoted.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace client::script {
namespace {

using namespace rules;

template <class Simple>
Read simple(text::Words&)
{
    return Simple{};
}

template <class SideEvent>
Read with_side(text::Words& words)
{
    const auto side = read_side(words.next());
    return side ? Read{SideEvent{*side}} : std::nullopt;
}

template <class TimeEvent>
Read with_time(text::Words& words)
{
    const auto side = read_side(words.next());
    const auto time = read_time(words.next());
    return side && time ? Read{TimeEvent{*side, *time}} : std::nullopt;
}

Read set_time(text::Words& words)
{
    const auto side = read_side(words.next());
    const auto time = read_time(words.next());
    const std::string_view reason = words.next();
    if (!side || !time || !(reason.empty() || reason == "schedule"))
        return std::nullopt;
    return events::SetTime{*side, *time, !reason.empty()};
}

Read restore(text::Words& words)
{
    if (words.empty())
        return events::PutBack{};
    const auto plies = base::read_count(words.next());
    return plies ? Read{events::PutBack{plies}} : std::nullopt;
}

Read flag(text::Words& words)
{
    if (words.empty())
        return events::SeeFlag{};
    const auto side = read_side(words.next());
    return side ? Read{events::SeeFlag{*side}} : std::nullopt;
}

Read waive(text::Words& words)
{
    if (words.next() != "default")
        return std::nullopt;
    events::WaiveDefault waived;
    waived.side = read_side(words.peek());
    if (waived.side)
        static_cast<void>(words.next());
    if (words.empty())
        return waived;
    waived.until = read_time(words.next());
    return waived.until ? Read{waived} : std::nullopt;
}

Read counter(text::Words& words)
{
    const auto side = read_side(words.next());
    const auto presses = base::read_count(words.next());
    return side && presses ? Read{events::SetCounter{*side, *presses}} : std::nullopt;
}

template <Penalty penalty>
Read punish(text::Words& words)
{
    const auto side = read_side(words.next());
    return side ? Read{events::Punish{*side, penalty}} : std::nullopt;
}

template <events::Ruling ruling>
Read rule(text::Words&)
{
    return events::RuleClaim{ruling};
}

Read lose(text::Words& words)
{
    const auto side = read_side(words.next());
    return side ? Read{events::Rule{win_for(opponent(*side))}} : std::nullopt;
}

/// Article 10.2: the sum never exceeds a game's maximum, and only normal scores are given.
/// A score in one word is any that a result can have.
Read score(text::Words& words)
{
    const std::string_view white = words.next();
    const auto value = words.empty() ? score_names.find(white)
                                     : score_names.find(fmt::format("{}-{}", white, words.next()));
    return value ? Read{events::Rule{*value}} : std::nullopt;
}

constexpr std::array arbiter_table{
    Row{"stop", "stop", simple<events::HaltClocks>},
    Row{"go", "go", simple<events::GoOn>},
    Row{"set", "set SIDE TIME [schedule]", set_time},
    Row{"counter", "counter SIDE MOVES", counter},
    Row{"add", "add SIDE TIME", with_time<events::AddTime>},
    Row{"take", "take SIDE TIME", with_time<events::TakeTime>},
    Row{"deduct", "deduct SIDE TIME", with_time<events::Deduct>},
    Row{"restore", "restore [PLIES]", restore},
    Row{"illegal", "illegal", simple<events::SeeIllegal>},
    Row{"illegal-position", "illegal-position", simple<events::SeeIllegalPosition>},
    Row{"flag", "flag [SIDE]", flag},
    Row{"waive", "waive default [SIDE] [TIME]", waive},
    Row{"flags-unknown", "flags-unknown", simple<events::FlagsUnknown>},
    Row{"count-unknown", "count-unknown", simple<events::CountUnknown>},
    Row{"warn", "warn SIDE", punish<Penalty::warning>},
    Row{"fine", "fine SIDE", punish<Penalty::fine>},
    Row{"exclude", "exclude SIDE", punish<Penalty::exclusion>},
    Row{"expel", "expel SIDE", punish<Penalty::expulsion>},
    Row{"device", "device SIDE", with_side<events::FindDevice>},
    Row{"lose", "lose SIDE", lose},
    Row{"draw", "draw", [](text::Words&) -> Read { return events::Rule{Points::draw}; }},
    Row{"score", "score WHITE BLACK, each 1, 1/2 or 0", score},
    Row{"accept", "accept", rule<events::Ruling::accept>},
    Row{"reject", "reject", rule<events::Ruling::reject>},
    Row{"defer", "defer", rule<events::Ruling::defer>},
    Row{"turn-board", "turn-board", simple<events::TurnBoard>},
};

Read agree(text::Words& words)
{
    return words.next() == "back" ? Read{events::AgreeBack{}} : std::nullopt;
}

Read board(text::Words& words)
{
    const auto side = read_side(words.next());
    const auto setup = read_fen(rest_of(words));
    return side && setup ? Read{events::ShowBoard{*side, setup->board}} : std::nullopt;
}

/// "cs:" before moves that are written with these letters.
std::optional<Letters> read_letters(std::string_view word)
{
    const auto* const found = std::ranges::find_if(
        all_letters, [&](Letters each) { return fmt::format("{}:", name(each)) == word; });
    return found == all_letters.end() ? std::nullopt : std::optional{*found};
}

Read written_score(text::Words& words)
{
    const auto side = read_side(words.next());
    if (!side)
        return std::nullopt;
    events::ShowScore shown{*side, {}, std::nullopt};
    if (const auto letters = read_letters(words.peek())) {
        shown.letters = *letters;
        static_cast<void>(words.next());
    }
    while (!words.empty())
        if (auto quoted_move = take_quoted(words))
            shown.moves.push_back(*std::move(quoted_move));
        else if (auto move = move_of_entry(words.next()); !move.empty())
            shown.moves.push_back(std::move(move));
    return shown;
}

Read adjourn(text::Words& words)
{
    if (words.empty())
        return events::Adjourn{};
    const bool until = words.next() == "until";
    const auto end = read_instant(words.next());
    return until && end ? Read{events::Adjourn{*end}} : std::nullopt;
}

Read seal(text::Words& words)
{
    return words.empty() ? std::nullopt : Read{events::Seal{rest_of(words)}};
}

Read envelope(text::Words& words)
{
    if (words.empty())
        return events::ShowEnvelope{};
    return words.next() == "lost" ? Read{events::LoseEnvelope{}} : std::nullopt;
}

Read position(text::Words& words)
{
    return words.next() == "lost" ? Read{events::LosePosition{}} : std::nullopt;
}

/// What was proved after the game had to go on without it.
Read proof(text::Words& words)
{
    const std::string_view about = words.next();
    if (about == "dead") {
        const auto plies = base::read_count(words.next());
        return plies ? Read{events::ProveDead{*plies}} : std::nullopt;
    }
    const auto answer = answer_names.find(words.next());
    return about == "mate" && answer ? Read{events::AnswerMate{*answer}} : std::nullopt;
}

template <events::Question question>
Read ask(text::Words& words)
{
    if (words.empty())
        return events::Ask{question, std::nullopt};
    const auto side = read_side(words.next());
    return side ? Read{events::Ask{question, *side}} : std::nullopt;
}

constexpr std::array desk_table{
    Row{"start", "start", simple<events::Start>},
    Row{"tick", "tick", simple<events::Tick>},
    Row{"agree", "agree back", agree},
    Row{"assistant",
        "assistant SIDE executed, announce WORDS, correct WORDS, write MOVE, press, time, moves, "
        "claim flag, claim touch, reports SQUARE… or seal TEXT",
        read_assistance},
    Row{"undo", "undo", simple<events::Undo>},
    Row{"absent", "absent SIDE", with_side<events::Leave>},
    Row{"board", "board SIDE FEN", board},
    Row{"score", "score SIDE [LANGUAGE:] MOVE…", written_score},
    Row{"resolve", "resolve", simple<events::Resolve>},
    Row{"adjourn", "adjourn [until SECONDS]", adjourn},
    Row{"seal", "seal TEXT", seal},
    Row{"envelope", "envelope [lost]", envelope},
    Row{"position", "position lost", position},
    Row{"proof", "proof dead PLIES, or proof mate yes, no or undetermined", proof},
    Row{"resume", "resume", simple<events::Resume>},
    Row{"open", "open", simple<events::Open>},
    Row{"time", "time [SIDE]", ask<events::Question::time>},
    Row{"moves", "moves [SIDE]", ask<events::Question::moves>},
    Row{"state", "state [SIDE]", ask<events::Question::state>},
    Row{"fen", "fen [SIDE]", ask<events::Question::fen>},
};

}  // namespace

std::span<const Row> arbiter_commands()
{
    return arbiter_table;
}

std::span<const Row> desk_commands()
{
    return desk_table;
}

}  // namespace client::script
