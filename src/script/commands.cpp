// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/commands.hpp"

#include "rules/fen.hpp"
#include "rules/time_control.hpp"
#include "src/script/names.hpp"
#include "src/script/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

namespace client::script {
namespace {

using namespace rules;
using Read = std::optional<Event>;

/// A command of one kind of speaker; the reader gets the words after it.
struct SideRow {
    std::string_view verb;
    std::string_view expected;
    Read (*read)(Color side, Words& words);
};
struct Row {
    std::string_view verb;
    std::string_view expected;
    Read (*read)(Words& words);
};

std::optional<int> number(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || value < 0)
        return std::nullopt;
    return value;
}

std::optional<std::vector<Square>> squares(Words& words)
{
    std::vector<Square> list;
    while (!words.empty()) {
        const auto square = Square::parse(words.next());
        if (!square)
            return std::nullopt;
        list.push_back(*square);
    }
    return list;
}

std::optional<Role> piece(std::string_view text)
{
    if (text.size() != 1)
        return std::nullopt;
    const auto found = piece_from(text.front());
    if (!found || std::ranges::find(promotion_roles, found->role) == promotion_roles.end())
        return std::nullopt;
    return found->role;
}

template <class SideEvent>
Read alone(Color side, Words&)
{
    return SideEvent{side};
}

template <class SideEvent>
Read one_square(Color side, Words& words)
{
    const auto square = Square::parse(words.next());
    return square ? Read{SideEvent{side, *square}} : std::nullopt;
}

template <class SideEvent>
Read some_squares(Color side, Words& words)
{
    auto list = squares(words);
    return list && !list->empty() ? Read{SideEvent{side, *std::move(list)}} : std::nullopt;
}

Read adjust(Color side, Words& words)
{
    auto list = squares(words);
    return list ? Read{events::Adjust{side, *std::move(list)}} : std::nullopt;
}

std::string rest_of(Words& words)
{
    std::string text{words.rest()};
    words = Words{""};
    return text;
}

template <class SideEvent>
Read text(Color side, Words& words)
{
    std::string all = rest_of(words);
    return all.empty() ? std::nullopt : Read{SideEvent{side, std::move(all)}};
}

template <class SideEvent>
Read spoken(Color side, Words& words)
{
    std::string all = rest_of(words);
    if (all.empty())
        return std::nullopt;
    return SideEvent{side, Heard{std::move(all), Heard::Sense::nonsense, std::nullopt}};
}

Read place(Color side, Words& words)
{
    const auto role = piece(words.peek());
    if (role)
        static_cast<void>(words.next());
    const auto square = Square::parse(words.next());
    return square ? Read{events::Place{side, role, *square}} : std::nullopt;
}

/// Article 6.11.2 and the Arbiters' Manual: what the arbiter can be called for.
constexpr std::array valid_reasons{
    "arbiter", "claim",        "clock",   "displaced", "disturbance", "flag",
    "help",    "illegal",      "illness", "irregularity", "piece",    "promotion",
};

Read stop(Color side, Words& words)
{
    bool valid = false;
    while (!words.empty())
        valid |= std::ranges::find(valid_reasons, words.next()) != valid_reasons.end();
    return events::StopClocks{side, valid};
}

Read claim(Color side, Words& words)
{
    const auto kind = value_of(claim_names, words.next());
    if (!kind)
        return std::nullopt;
    const bool written = *kind == ClaimKind::threefold || *kind == ClaimKind::fifty;
    return events::Claim{side, *kind, written ? std::string{words.next()} : std::string{}};
}

constexpr std::array side_commands{
    SideRow{"touch", "touch SQUARE…", some_squares<events::Touch>},
    SideRow{"adjust", "adjust [SQUARE…]", adjust},
    SideRow{"release", "release SQUARE", one_square<events::Release>},
    SideRow{"lift", "lift SQUARE", one_square<events::Lift>},
    SideRow{"remove", "remove SQUARE", one_square<events::Remove>},
    SideRow{"place", "place [PIECE] SQUARE", place},
    SideRow{"displace", "displace SQUARE…", some_squares<events::Displace>},
    SideRow{"announce", "announce WORDS", spoken<events::Announce>},
    SideRow{"repeat", "repeat WORDS", spoken<events::Repeat>},
    SideRow{"correct", "correct WORDS", spoken<events::Correct>},
    SideRow{"executed", "executed", alone<events::Executed>},
    SideRow{"move", "move MOVE", text<events::Play>},
    SideRow{"press", "press", alone<events::Press>},
    SideRow{"two-hands", "two-hands", alone<events::TwoHands>},
    SideRow{"write", "write MOVE", text<events::Write>},
    SideRow{"view-score", "view-score", alone<events::ViewScore>},
    SideRow{"sign", "sign", alone<events::Sign>},
    SideRow{"offer", "offer", alone<events::Offer>},
    SideRow{"accept", "accept", alone<events::Accept>},
    SideRow{"decline", "decline", alone<events::Decline>},
    SideRow{"resign", "resign", alone<events::Resign>},
    SideRow{"stop", "stop [REASON]", stop},
    SideRow{"arrives", "arrives", alone<events::Arrive>},
    SideRow{"claim", "claim KIND [MOVE]", claim},
};

template <class Simple>
Read simple(Words&)
{
    return Simple{};
}

template <class SideEvent>
Read with_side(Words& words)
{
    const auto side = read_side(words.next());
    return side ? Read{SideEvent{*side}} : std::nullopt;
}

template <class TimeEvent>
Read with_time(Words& words)
{
    const auto side = read_side(words.next());
    const auto time = read_minutes(words.next());
    return side && time ? Read{TimeEvent{*side, *time}} : std::nullopt;
}

Read counter(Words& words)
{
    const auto side = read_side(words.next());
    const auto presses = number(words.next());
    return side && presses ? Read{events::SetCounter{*side, *presses}} : std::nullopt;
}

template <Penalty penalty>
Read punish(Words& words)
{
    const auto side = read_side(words.next());
    return side ? Read{events::Punish{*side, penalty}} : std::nullopt;
}

template <events::Ruling ruling>
Read rule(Words&)
{
    return events::RuleClaim{ruling};
}

Read lose(Words& words)
{
    const auto side = read_side(words.next());
    return side ? Read{events::Rule{win_for(opponent(*side))}} : std::nullopt;
}

/// Article 10.2: the sum never exceeds a game's maximum, and only normal scores are given.
Read score(Words& words)
{
    const std::string_view white = words.next();
    const std::string_view black = words.next();
    const auto value = value_of(score_names, fmt::format("{}-{}", white, black));
    return value ? Read{events::Rule{*value}} : std::nullopt;
}

constexpr std::array arbiter_commands{
    Row{"stop", "stop", simple<events::HaltClocks>},
    Row{"go", "go", simple<events::GoOn>},
    Row{"set", "set SIDE TIME", with_time<events::SetTime>},
    Row{"counter", "counter SIDE MOVES", counter},
    Row{"add", "add SIDE TIME", with_time<events::AddTime>},
    Row{"take", "take SIDE TIME", with_time<events::TakeTime>},
    Row{"illegal", "illegal", simple<events::SeeIllegal>},
    Row{"illegal-position", "illegal-position", simple<events::SeeIllegalPosition>},
    Row{"flag", "flag", simple<events::SeeFlag>},
    Row{"flags-unknown", "flags-unknown", simple<events::FlagsUnknown>},
    Row{"count-unknown", "count-unknown", simple<events::CountUnknown>},
    Row{"warn", "warn SIDE", punish<Penalty::warning>},
    Row{"fine", "fine SIDE", punish<Penalty::fine>},
    Row{"exclude", "exclude SIDE", punish<Penalty::exclusion>},
    Row{"expel", "expel SIDE", punish<Penalty::expulsion>},
    Row{"lose", "lose SIDE", lose},
    Row{"draw", "draw", [](Words&) -> Read { return events::Rule{Score::draw}; }},
    Row{"score", "score WHITE BLACK, each 1, 1/2 or 0", score},
    Row{"accept", "accept", rule<events::Ruling::accept>},
    Row{"reject", "reject", rule<events::Ruling::reject>},
    Row{"defer", "defer", rule<events::Ruling::defer>},
    Row{"turn-board", "turn-board", simple<events::TurnBoard>},
};

Read agree(Words& words)
{
    return words.next() == "back" ? Read{events::AgreeBack{}} : std::nullopt;
}

Read board(Words& words)
{
    const auto side = read_side(words.next());
    const auto setup = read_fen(rest_of(words));
    return side && setup ? Read{events::ShowBoard{*side, setup->board}} : std::nullopt;
}

constexpr std::array letter_names{
    Name{Letters::en, "en:"}, Name{Letters::cs, "cs:"}, Name{Letters::sk, "sk:"},
    Name{Letters::sr, "sr:"}, Name{Letters::de, "de:"}, Name{Letters::fr, "fr:"},
    Name{Letters::nl, "nl:"}, Name{Letters::es, "es:"}, Name{Letters::it, "it:"},
    Name{Letters::pl, "pl:"}, Name{Letters::ru, "ru:"}, Name{Letters::hu, "hu:"},
    Name{Letters::sr_cyrl, "sr-Cyrl:"},
};

Read written_score(Words& words)
{
    const auto side = read_side(words.next());
    if (!side)
        return std::nullopt;
    events::ShowScore shown{*side, {}, Letters::en};
    if (const auto letters = value_of(letter_names, words.peek())) {
        shown.letters = *letters;
        static_cast<void>(words.next());
    }
    while (!words.empty())
        shown.moves.emplace_back(words.next());
    return shown;
}

Read adjourn(Words& words)
{
    if (words.empty())
        return events::Adjourn{};
    const bool until = words.next() == "until";
    const auto end = read_instant(words.next());
    return until && end ? Read{events::Adjourn{*end}} : std::nullopt;
}

Read seal(Words& words)
{
    std::string all = rest_of(words);
    return all.empty() ? std::nullopt : Read{events::Seal{std::move(all)}};
}

Read envelope(Words& words)
{
    if (words.empty())
        return events::ShowEnvelope{};
    return words.next() == "lost" ? Read{events::LoseEnvelope{}} : std::nullopt;
}

Read position(Words& words)
{
    return words.next() == "lost" ? Read{events::LosePosition{}} : std::nullopt;
}

template <events::Question question>
Read ask(Words& words)
{
    if (words.empty())
        return events::Ask{question, std::nullopt};
    const auto side = read_side(words.next());
    return side ? Read{events::Ask{question, *side}} : std::nullopt;
}

constexpr std::array desk_commands{
    Row{"start", "start", simple<events::Start>},
    Row{"tick", "tick", simple<events::Tick>},
    Row{"agree", "agree back", agree},
    Row{"undo", "undo", simple<events::Undo>},
    Row{"absent", "absent SIDE", with_side<events::Leave>},
    Row{"board", "board SIDE FEN", board},
    Row{"score", "score SIDE [LANGUAGE:] MOVE…", written_score},
    Row{"resolve", "resolve", simple<events::Resolve>},
    Row{"adjourn", "adjourn [until SECONDS]", adjourn},
    Row{"seal", "seal TEXT", seal},
    Row{"envelope", "envelope [lost]", envelope},
    Row{"position", "position lost", position},
    Row{"resume", "resume", simple<events::Resume>},
    Row{"open", "open", simple<events::Open>},
    Row{"time", "time [SIDE]", ask<events::Question::time>},
    Row{"moves", "moves [SIDE]", ask<events::Question::moves>},
    Row{"state", "state [SIDE]", ask<events::Question::state>},
    Row{"fen", "fen [SIDE]", ask<events::Question::fen>},
};

template <class Table>
std::string verbs(const Table& table)
{
    std::string list;
    for (const auto& row : table)
        list += (list.empty() ? "" : ", ") + std::string{row.verb};
    return list;
}

/// Looks the verb up, lets its row read the rest, and sees that nothing is left over.
template <class Table, class ReadRow>
Result<Event, std::string> look_up(const Table& table,
                                   std::string_view speaker,
                                   Words words,
                                   ReadRow read)
{
    const std::string_view verb = words.next();
    const auto row = std::ranges::find(table, verb, [](const auto& each) { return each.verb; });
    if (row == table.end())
        return unexpected{fmt::format("{}one of {}", speaker, verbs(table))};
    const Read event = read(*row, words);
    if (!event || !words.empty())
        return unexpected{fmt::format("{}{}", speaker, row->expected)};
    return *event;
}

}  // namespace

std::optional<Color> read_side(std::string_view text)
{
    return value_of(side_names, text);
}

std::optional<Instant> read_instant(std::string_view text)
{
    const auto point = text.find('.');
    const std::string_view decimals =
        point == std::string_view::npos ? "" : text.substr(point + 1);
    const bool bare_point = point != std::string_view::npos && decimals.empty();
    const auto whole = number(text.substr(0, point));
    if (!whole || bare_point || decimals.size() > 3)
        return std::nullopt;
    const auto part = decimals.empty() ? std::optional{0} : number(decimals);
    if (!part || (!decimals.empty() && decimals.front() == '+'))
        return std::nullopt;
    constexpr std::array scale{1000, 100, 10, 1};
    const Duration time =
        std::chrono::seconds{*whole} + Duration{*part * scale[decimals.size()]};
    return time > longest_time ? std::nullopt : std::optional{Instant{time}};
}

Result<Command, std::string> read_command(std::string_view line)
{
    Words words{line};
    const auto of_desk = [](const Row& row, Words& rest) { return row.read(rest); };
    const auto side = read_side(words.peek());
    const bool arbiter = words.peek() == "arbiter";
    Result<Event, std::string> event = unexpected{std::string{}};
    if (side || arbiter)
        static_cast<void>(words.next());
    if (side)
        event = look_up(side_commands, "SIDE ", words,
                        [&](const SideRow& row, Words& rest) { return row.read(*side, rest); });
    else if (arbiter)
        event = look_up(arbiter_commands, "arbiter ", words, of_desk);
    else
        event = look_up(desk_commands, "white, black, arbiter or ", words, of_desk);
    if (!event)
        return unexpected{event.error()};
    const std::string_view told = side ? words.rest() : Words{line}.rest();
    return Command{side, std::string{told}, *std::move(event)};
}

}  // namespace client::script
