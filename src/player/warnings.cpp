// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/player/warnings.hpp"

#include "src/script/command_tables.hpp"
#include "src/text/words.hpp"

#include <chrono>
#include <sstream>
#include <string>

namespace client::player {

using rules::Duration;
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

speech::Earcon warning_sound(Duration left)
{
    if (left <= 1s)
        return speech::Earcon::last_second;
    return left <= 10s ? speech::Earcon::countdown : speech::Earcon::low_time;
}

}  // namespace client::player
