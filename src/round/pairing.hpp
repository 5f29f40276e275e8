// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/outcome.hpp"
#include "src/round/fault.hpp"
#include "src/round/report.hpp"

#include <optional>
#include <vector>

/// Who plays whom in one round.
namespace client::round {

/// A board of the round: who sits there, by their starting ranks.
struct Pairing {
    int board = 0;  ///< from 1
    int white = 0;
    int black = 0;
    std::optional<rules::Points> score{};  ///< that stood in the file

    bool operator==(const Pairing&) const = default;
};

/// Somebody who does not play in the round.
struct Idle {
    int player = 0;
    char code = ' ';  ///< H F U Z, + or -; blank: he is not paired

    bool operator==(const Idle&) const = default;
};

/// The boards of a round in their order.
struct Pairings {
    int round = 0;
    std::vector<Pairing> boards{};
    std::vector<Idle> idle{};
    Faults faults{};

    /// Whether a game of it has no result yet.
    [[nodiscard]] bool is_open() const;
};

/// As the lines of the players have them. A report knows no boards: the players with the most
/// points sit at the first.
[[nodiscard]] Pairings pairings_of(const Report& report, int round);
/// The first round with a game that has no result; none if there is none.
[[nodiscard]] std::optional<int> first_unplayed(const Report& report);

}  // namespace client::round
