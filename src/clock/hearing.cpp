// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/hearing.hpp"

#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"

#include <fmt/format.h>

namespace client::clock {

using namespace rules;

std::string write_hearing(const Hearing& hearing)
{
    std::string times;
    for (const Duration warning : hearing.warnings)
        times += (times.empty() ? "" : ",") + script::written_time(warning);
    return fmt::format("own {} warn {} dial {} at {}", script::side_names[hearing.own],
                       warn_names[hearing.warn_of], hearing.dial ? "on" : "off", times);
}

std::optional<Hearing> read_hearing(std::string_view text)
{
    text::Words words{text};
    const auto after = [&](std::string_view name) {
        return words.next() == name ? words.next() : std::string_view{};
    };
    const auto own = script::read_side(after("own"));
    const auto warn_of = warn_names.find(after("warn"));
    const auto dial = after("dial");
    const bool sound = words.next() == "at" && (dial == "on" || dial == "off");
    const auto warnings = read_warnings(words.rest());
    if (!own || !warn_of || !sound || !warnings)
        return std::nullopt;
    return Hearing{*own, *warn_of, *warnings, dial == "on"};
}

}  // namespace client::clock
