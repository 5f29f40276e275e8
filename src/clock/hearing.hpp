// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "rules/piece.hpp"
#include "speech/enum_names.hpp"
#include "src/player/warnings.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::clock {

enum class WarnOf : std::uint8_t { nobody, own, both };
/// How options and messages call it.
inline constexpr speech::EnumNames<WarnOf::both> warn_names{{{
    {WarnOf::nobody, "off"},
    {WarnOf::own, "own"},
    {WarnOf::both, "both"},
}}};

/// Which clock is the own one, and what is told of it unasked.
struct Hearing {
    rules::Color own = rules::Color::white;
    WarnOf warn_of = WarnOf::own;
    std::vector<rules::Duration> warnings;
    bool dial = false;

    bool operator==(const Hearing&) const = default;
};

using player::read_warnings;
using player::usual_warnings;

/// `own black warn both dial on at 10:00,5:00`, for the file that survives a crash, and back.
[[nodiscard]] std::string write_hearing(const Hearing& hearing);
[[nodiscard]] std::optional<Hearing> read_hearing(std::string_view text);

}  // namespace client::clock
