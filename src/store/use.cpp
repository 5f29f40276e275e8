// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/use.hpp"

#include "src/script/command_tables.hpp"
#include "src/script/event_line.hpp"
#include "src/script/names.hpp"

#include <fmt/format.h>

namespace client::store {

namespace {

constexpr script::EnumNames<Use::Kind::refused> kind_names{{{
    {Use::Kind::opened, "opened"},
    {Use::Kind::answered, "answered"},
    {Use::Kind::refused, "refused"},
}}};

}  // namespace

std::string use_line(const Use& use)
{
    const auto [white, black] = use.left;
    return script::timed_line(use.at,
                              fmt::format("{} {} {} {} {}", script::side_names[use.turn],
                                          script::written_time(white), script::written_time(black),
                                          kind_names[use.kind], use.what));
}

std::optional<Use> read_use_line(std::string_view line)
{
    text::Words words{line};
    const auto at = script::read_line_time(words);
    const auto turn = script::side_names.find(words.next());
    const auto white = script::read_time(words.next());
    const auto black = script::read_time(words.next());
    const auto kind = kind_names.find(words.next());
    if (!at || !turn || !white || !black || !kind)
        return std::nullopt;
    return Use{*at, *turn, {*white, *black}, *kind, std::string{words.rest()}};
}

}  // namespace client::store
