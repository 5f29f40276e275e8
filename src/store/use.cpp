// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/store/use.hpp"

#include "src/script/command_tables.hpp"
#include "src/script/event_line.hpp"
#include "src/script/names.hpp"

#include <fmt/format.h>

namespace client::store {

namespace {

using script::Name;

constexpr std::array kind_names{
    Name{Use::Kind::opened, "opened"},
    Name{Use::Kind::answered, "answered"},
    Name{Use::Kind::refused, "refused"},
};

}  // namespace

std::string use_line(const Use& use)
{
    const auto [white, black] = use.left;
    return script::timed_line(
        use.at, fmt::format("{} {} {} {} {}", script::name_of(script::side_names, use.turn),
                            script::written_time(white), script::written_time(black),
                            script::name_of(kind_names, use.kind), use.what));
}

std::optional<Use> read_use_line(std::string_view line)
{
    text::Words words{line};
    const auto at = script::read_line_time(words);
    const auto turn = script::value_of(script::side_names, words.next());
    const auto white = script::read_time(words.next());
    const auto black = script::read_time(words.next());
    const auto kind = script::value_of(kind_names, words.next());
    if (!at || !turn || !white || !black || !kind)
        return std::nullopt;
    return Use{*at, *turn, {*white, *black}, *kind, std::string{words.rest()}};
}

}  // namespace client::store
