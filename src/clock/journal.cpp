// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/journal.hpp"

#include "src/base/calendar.hpp"
#include "src/base/numbers.hpp"
#include "src/clock/written_acts.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"
#include "src/script/event_line.hpp"
#include "src/script/names.hpp"
#include "src/store/chain.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace client::clock {
namespace {

using namespace rules;

constexpr std::string_view title = "annabella clock 1";
constexpr std::string_view no_counter = "counter off";
constexpr std::string_view tournament = "tournament";
constexpr std::string_view nobody = "nobody";
constexpr std::string_view used = "use ";

std::optional<TimedCommand> read_line(std::string_view line)
{
    text::Words words{line};
    const auto at = script::read_line_time(words);
    const auto command = read_act(words.rest());
    return at && command ? std::optional{TimedCommand{*at, *command}} : std::nullopt;
}

/// `tournament 1772373000 white`
std::optional<UseLog> read_log_line(std::string_view line)
{
    text::Words words{line.substr(tournament.size())};
    const auto seconds = words.next();
    const auto impaired = words.next();
    UseLog log;
    const auto count = base::read_number<std::int64_t>(seconds);
    const auto side = script::read_side(impaired);
    if (!count || (!side && impaired != nobody))
        return std::nullopt;
    log.begun = base::CalendarTime{std::chrono::seconds{*count}};
    log.impaired = side;
    return log;
}

/// Whether the line could be read.
bool read_on(Journal& journal, std::string_view line)
{
    if (journal.log && line.starts_with(used)) {
        auto use = store::read_use_line(line.substr(used.size()));
        if (use)
            journal.log->uses.push_back(*std::move(use));
        return use.has_value();
    }
    const auto command = read_line(line);
    if (command)
        journal.commands.push_back(*command);
    return command.has_value();
}

}  // namespace

std::string journal_head(const SetUp& set_up, const std::optional<UseLog>& log)
{
    auto text = fmt::format("{}\n{}\n", title, write_time_control(set_up.control));
    if (set_up.counter == MoveCounter::off)
        text += fmt::format("{}\n", no_counter);
    if (set_up.hearing)
        text += write_hearing(*set_up.hearing) + '\n';
    if (!log)
        return text;
    text += fmt::format("{} {} {}\n", tournament, log->begun.time_since_epoch().count(),
                        log->impaired ? script::side_names[*log->impaired] : nobody);
    for (const store::Use& use : log->uses)
        text += journal_line(use);
    return text;
}

std::string journal_line(const store::Use& use)
{
    return std::string{used} + use_line(use) + '\n';
}

std::string journal_line(const TimedCommand& command)
{
    return script::timed_line(command.at, written(command.command)) + '\n';
}

Command effect(const Command& command, const Tidings& tidings)
{
    const auto told = [&](auto tiding) {
        using Told = decltype(tiding);
        return std::ranges::any_of(
            tidings, [](const Tiding& each) { return std::holds_alternative<Told>(each); });
    };
    if (std::holds_alternative<acts::Press>(command))
        return told(tidings::Started{}) ? command : acts::Tick{};
    if (!std::holds_alternative<acts::Toggle>(command))
        return command;
    if (told(tidings::Started{}))
        return acts::Go{};
    return told(tidings::Paused{}) ? Command{acts::Pause{}} : acts::Tick{};
}

namespace {

/// What stands in the head behind the time control, each where it is.
bool read_settings(Journal& journal, store::BoundLines& lines)
{
    if (lines.next_begins_with(no_counter)) {
        journal.set_up.counter = MoveCounter::off;
        static_cast<void>(lines.next());
    }
    if (lines.next_begins_with("own "))
        journal.set_up.hearing = read_hearing(lines.next().value_or(""));
    if (!lines.next_begins_with(tournament))
        return true;
    journal.log = read_log_line(lines.next().value_or(""));
    return journal.log.has_value();
}

}  // namespace

std::optional<Journal> read_journal(std::string_view text)
{
    store::BoundLines lines{text};
    if (lines.next() != title)
        return std::nullopt;
    const auto control = read_time_control(lines.next().value_or(""));
    if (!control || control->kind == ClockKind::none)
        return std::nullopt;
    Journal journal{{*control, MoveCounter::on, std::nullopt}, {}};
    if (!read_settings(journal, lines))
        return std::nullopt;
    while (const auto line = lines.next())
        if (!read_on(journal, *line))
            journal.unread.push_back(lines.number());
    return journal;
}

}  // namespace client::clock
