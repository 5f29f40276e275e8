// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/fen.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/event_line.hpp"
#include "src/script/headers.hpp"
#include "src/script/names.hpp"
#include "src/script/quoted.hpp"

#include <fmt/format.h>

namespace client::script {
namespace {

using namespace rules;

std::string_view on_off(bool value)
{
    return value ? "on" : "off";
}

std::string player_lines(Color side, const Player& player)
{
    const auto name = side_names[side];
    std::string lines;
    if (!player.name.empty())
        lines += fmt::format("player {} {}\n", name, in_quotes(player.name));
    if (player.visually_impaired)
        lines += fmt::format("blind {}\n", name);
    if (player.hearing_impaired)
        lines += fmt::format("deaf {}\n", name);
    if (player.absent)
        lines += fmt::format("absent {}\n", name);
    if (player.assistant)
        lines += fmt::format("assistant {} {}\n", name, assistant_letters(*player.assistant));
    return lines;
}

std::string start_lines(const Placement& start)
{
    const Setup setup = start.setup();
    const bool chess960 = setup.variant == Variant::chess960;
    const auto field = chess960 ? CastlingField::shredder : CastlingField::x_fen;
    return fmt::format("fen {}\n{}", write_fen(setup, field), chess960 ? "variant chess960\n" : "");
}

std::string event_lines(const EventOptions& event)
{
    std::string lines;
    if (event.default_time)
        lines += fmt::format("default {}\n", written_time(*event.default_time));
    if (event.no_draws_before != 0)
        lines += fmt::format("no-draws-before {}\n", event.no_draws_before);
    if (event.agreement_needs_arbiter)
        lines += "no-draws-without-arbiter on\n";
    if (event.guideline_three)
        lines += "guideline-III on\n";
    if (event.points != PointSystem{})
        lines += fmt::format("points {}\n", event.points.name);
    if (event.device_penalty == DevicePenalty::warning)
        lines += "device-penalty warn\n";
    if (!event.announce_in_german)
        lines += "german off\n";
    if (!event.arbiter_present)
        lines += "arbiter away\n";
    if (!event.resumption.empty())
        lines += fmt::format("resumption {}\n", in_quotes(event.resumption));
    return lines;
}

}  // namespace

std::string event_data_lines(const EventData& data)
{
    std::string lines;
    const auto add = [&](std::string_view name, const std::string& value) {
        if (!value.empty())
            lines += fmt::format("{} {}\n", name, plain_or_quoted(value));
    };
    add("event", data.event);
    add("site", data.site);
    add("round", data.round);
    add("board", data.board);
    for (const Color side : both_colors) {
        const auto name = side_names[side];
        add(fmt::format("title {}", name), data.of(side).title);
        add(fmt::format("rating {}", name), data.of(side).rating);
        add(fmt::format("federation {}", name), data.of(side).federation);
        add(fmt::format("fide {}", name), data.of(side).fide);
    }
    return lines;
}

std::string assistant_letters(const AssistantDuties& duties)
{
    std::string letters;
    for (char letter = 'a'; letter <= 'f'; ++letter)
        if (duties.has(static_cast<AssistantDuty>(letter - 'a')))
            letters += (letters.empty() ? "" : ",") + std::string{letter};
    return letters.empty() ? "-" : letters;
}

std::string header_lines(const GameOptions& options)
{
    std::string lines = fmt::format(
        "ruleset {}\ntime {}\ncounter {}\nmode {}\nwatch {}\ntournament {}\n"
        "press-waits-for-repeat {}\n",
        options.rules.name,
        (options.external_clock ? "external " : "") + write_time_control(options.control),
        on_off(options.counter == MoveCounter::on),
        options.mode == Mode::strict ? "strict" : "guarded",
        options.watch == Watch::hall ? "hall" : "auto", on_off(options.tournament),
        on_off(options.press_waits_for_repeat));
    lines += start_lines(options.start);
    lines += event_lines(options.event);
    for (const Color side : both_colors)
        lines += player_lines(side, options.players[static_cast<std::size_t>(side)]);
    return lines;
}

Result<GameOptions, std::string> read_header_lines(std::string_view lines)
{
    Headers headers;
    while (!lines.empty()) {
        const auto end = std::min(lines.size(), lines.find('\n'));
        if (const auto done = headers.read(lines.substr(0, end)); !done)
            return unexpected{done.error()};
        lines.remove_prefix(std::min(lines.size(), end + 1));
    }
    return headers.options();
}

}  // namespace client::script
