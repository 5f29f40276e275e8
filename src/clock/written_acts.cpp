// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/written_acts.hpp"

#include "speech/overloaded.hpp"
#include "src/base/numbers.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace client::clock {
namespace {

using namespace rules;
using script::EnumNames;

constexpr EnumNames<Question::period> question_names{{{
    {Question::own, "own"},
    {Question::other, "other"},
    {Question::both, "both"},
    {Question::difference, "difference"},
    {Question::moves, "moves"},
    {Question::to_control, "left"},
    {Question::turn, "turn"},
    {Question::period, "period"},
}}};

struct ActName {
    std::string_view name;
    Command act;
};
const std::array act_names{
    ActName{"pause", acts::Pause{}},
    ActName{"go", acts::Go{}},
    ActName{"toggle", acts::Toggle{}},
    ActName{"tick", acts::Tick{}},
};

/// What is said in one word.
std::optional<Command> read_word(std::string_view word)
{
    if (const auto side = script::read_side(word))
        return acts::Press{*side};
    if (const auto question = question_names.find(word))
        return acts::Ask{*question};
    const auto* const found = std::ranges::find(act_names, word, &ActName::name);
    return found == act_names.end() ? std::nullopt : std::optional{found->act};
}

/// `add`, or `take` if it is less.
std::optional<Command> change_by(std::string_view text, int sign)
{
    const auto change = read_change(text);
    return change ? std::optional<Command>{acts::Change{change->side, sign * change->time}}
                  : std::nullopt;
}

}  // namespace

std::string written(const Command& command)
{
    return std::visit(
        speech::Overloaded{
            [](const acts::Press& c) { return std::string{script::side_names[c.side]}; },
            [](const acts::Ask& c) { return std::string{question_names[c.question]}; },
            [](const acts::Pause&) { return std::string{"pause"}; },
            [](const acts::Go&) { return std::string{"go"}; },
            [](const acts::Toggle&) { return std::string{"toggle"}; },
            [](const acts::Change& c) {
                const bool more = c.time >= Duration{0};
                return fmt::format("{} {} {}", more ? "add" : "take", script::side_names[c.side],
                                   script::written_time(more ? c.time : -c.time));
            },
            [](const acts::Count& c) {
                return fmt::format("counter {} {}", script::side_names[c.side], c.moves);
            },
            [](const acts::Tick&) { return std::string{"tick"}; },
        },
        command);
}

std::optional<acts::Change> read_change(std::string_view text)
{
    text::Words words{text};
    const auto side = script::read_side(words.next());
    const auto time = script::read_time(words.next());
    if (!side || !time || *time < Duration{0} || !words.empty())
        return std::nullopt;
    return acts::Change{*side, *time};
}

std::optional<acts::Count> read_count(std::string_view text)
{
    constexpr int most = 9999;
    text::Words words{text};
    const auto side = script::read_side(words.next());
    const auto moves = base::read_count(words.next());
    if (!side || !moves || *moves > most || !words.empty())
        return std::nullopt;
    return acts::Count{*side, *moves};
}

std::optional<Command> read_act(std::string_view text)
{
    text::Words words{text};
    const auto name = words.next();
    if (name == "add" || name == "take")
        return change_by(words.rest(), name == "add" ? 1 : -1);
    if (name == "counter")
        return read_count(words.rest());
    return words.empty() ? read_word(name) : std::nullopt;
}

}  // namespace client::clock
