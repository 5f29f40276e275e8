// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/hearing.hpp"

#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"

#include <fmt/format.h>

#include <sstream>

namespace client::clock {

using namespace rules;
using namespace std::chrono_literals;

std::vector<Duration> usual_warnings()
{
    return {10min, 5min, 2min, 1min, 30s, 10s, 5s, 4s, 3s, 2s, 1s};
}

std::optional<std::vector<Duration>> read_warnings(std::string_view text)
{
    std::vector<Duration> warnings;
    std::istringstream parts{std::string{text}};
    for (std::string part; std::getline(parts, part, ',');) {
        const auto time = script::read_time(text::Words{part}.rest());
        if (!time || *time <= Duration{0})
            return std::nullopt;
        warnings.push_back(*time);
    }
    return warnings;
}

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
