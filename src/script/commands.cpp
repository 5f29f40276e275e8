// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/commands.hpp"

#include "src/base/numbers.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/names.hpp"
#include "src/script/quoted.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace client::script {
namespace {

using namespace rules;

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
Result<Event, std::string>
look_up(const Table& table, std::string_view speaker, text::Words words, ReadRow read)
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

std::string rest_of(text::Words& words)
{
    text::Words ahead = words;
    auto in_quotes = take_quoted(ahead);
    std::string text =
        in_quotes && ahead.empty() ? *std::move(in_quotes) : std::string{words.rest()};
    words = text::Words{""};
    return text;
}

std::optional<Color> read_side(std::string_view text)
{
    return side_names.find(text);
}

std::optional<Instant> read_instant(std::string_view text)
{
    const auto point = text.find('.');
    const std::string_view decimals = point == std::string_view::npos ? "" : text.substr(point + 1);
    const bool bare_point = point != std::string_view::npos && decimals.empty();
    const auto whole = base::read_count(text.substr(0, point));
    if (!whole || bare_point || decimals.size() > 3)
        return std::nullopt;
    const auto part = decimals.empty() ? std::optional{0} : base::read_count(decimals);
    if (!part)
        return std::nullopt;
    constexpr std::array scale{1000, 100, 10, 1};
    const Duration time = std::chrono::seconds{*whole} + Duration{*part * scale[decimals.size()]};
    return time > longest_time ? std::nullopt : std::optional{Instant{time}};
}

Result<Command, std::string> read_command(std::string_view line)
{
    text::Words words{line};
    const auto of_desk = [](const Row& row, text::Words& rest) { return row.read(rest); };
    const auto side = read_side(words.peek());
    const bool arbiter = words.peek() == "arbiter";
    Result<Event, std::string> event = unexpected{std::string{}};
    if (side || arbiter)
        static_cast<void>(words.next());
    if (side)
        event =
            look_up(side_commands(), "SIDE ", words,
                    [&](const SideRow& row, text::Words& rest) { return row.read(*side, rest); });
    else if (arbiter)
        event = look_up(arbiter_commands(), "arbiter ", words, of_desk);
    else
        event = look_up(desk_commands(), "white, black, arbiter or ", words, of_desk);
    if (!event)
        return unexpected{event.error()};
    const std::string_view told = side ? words.rest() : text::Words{line}.rest();
    return Command{side, std::string{told}, *std::move(event)};
}

}  // namespace client::script
