// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/instant.hpp"
#include "rules/piece.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::store {

/// Something that the program was used for in a tournament, for the arbiter to read.
struct Use {
    enum class Kind : std::uint8_t { opened, answered, refused };

    rules::Instant at{};
    rules::Color turn{};                    ///< whose move it was
    std::array<rules::Duration, 2> left{};  ///< on the clocks
    Kind kind{};
    std::string what;  ///< the command in English, as it was typed; of a program opened, its voice

    bool operator==(const Use&) const = default;
};
using Uses = std::vector<Use>;

/// `@12.500 white 90:00 89:55 refused attackers e4`: whoever reads it gets an equal value back.
[[nodiscard]] std::string use_line(const Use& use);
[[nodiscard]] std::optional<Use> read_use_line(std::string_view line);

}  // namespace client::store
