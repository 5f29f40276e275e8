// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"

#include <algorithm>
#include <array>
#include <type_traits>

namespace client::script {
namespace {

using namespace rules;

template <events::Question question>
Read answer(Color side, text::Words&)
{
    return events::Ask{question, side};
}

Read report(Color side, text::Words& words)
{
    auto list = read_squares(words);
    return list && !list->empty() ? Read{events::Touch{opponent(side), *std::move(list), false}}
                                  : std::nullopt;
}

Read seal(Color, text::Words& words)
{
    return words.empty() ? std::nullopt : Read{events::Seal{rest_of(words)}};
}

/// What players say in another way, or not at all. All else is said as a player says it.
constexpr std::array assistant_table{
    SideRow{"reports", "reports SQUARE…", report},
    SideRow{"seal", "seal TEXT", seal},
    SideRow{"time", "time", answer<events::Question::time>},
    SideRow{"moves", "moves", answer<events::Question::moves>},
};

const SideRow* find_row(std::string_view verb)
{
    for (const std::span<const SideRow> table :
         {std::span<const SideRow>{assistant_table}, side_commands()})
        if (const auto row = std::ranges::find(table, verb, &SideRow::verb); row != table.end())
            return &*row;
    return nullptr;
}

/// None for what nobody could even try to do for another.
Read by_assistant(Color side, const Event& event)
{
    return std::visit(
        [&]<class One>(const One& one) -> Read {
            if constexpr (std::is_constructible_v<events::AssistantAct, const One&>)
                return events::Assist{side, one};
            else
                return std::nullopt;
        },
        event);
}

}  // namespace

Read read_assistance(text::Words& words)
{
    const auto side = read_side(words.next());
    const std::string_view verb = words.next();
    const SideRow* const row = find_row(verb);
    const bool of_hand = verb == "touch";  // an assistant reports it of the opponent
    const Read event = side && row != nullptr && !of_hand ? row->read(*side, words) : std::nullopt;
    return event ? by_assistant(*side, *event) : std::nullopt;
}

}  // namespace client::script
