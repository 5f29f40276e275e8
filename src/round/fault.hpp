// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace client::round {

/// What is wrong in a file of pairings. The rest of the file is used.
struct Fault {
    enum class Kind : std::uint8_t {
        no_text,       ///< bytes that no text has
        no_number,     ///< of a player's line
        number_twice,  ///< the second line is left out
        points,        ///< they are counted anew
        entry,         ///< what stands for a round cannot be read
        opponent,      ///< is in no line
        himself,
        disagree,  ///< the opponent plays somebody else
        colours,
        results,  ///< the board counts as unplayed
        quote,    ///< that has no end
        sides,    ///< there is no White or no Black
        player,   ///< is not among the players
        player_twice,
        board,  ///< no number, or one that is there already
        result,
        other_round,  ///< a line of a list
    };
    Kind kind{};
    std::size_t line = 0;  ///< from 1; 0: the file
    std::string what{};    ///< as it stands there
    int round = 0;         ///< 0: of no round

    bool operator==(const Fault&) const = default;
};
using Faults = std::vector<Fault>;

}  // namespace client::round
