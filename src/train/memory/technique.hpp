// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"

#include <optional>
#include <vector>

namespace client::train::memory {

/// How a won endgame is won, and how its loser holds out. White wins.
class Technique {
public:
    Technique() = default;
    Technique(const Technique&) = delete;
    Technique& operator=(const Technique&) = delete;
    Technique(Technique&&) = delete;
    Technique& operator=(Technique&&) = delete;
    virtual ~Technique() = default;

    /// With White to move, whether it is still won.
    [[nodiscard]] virtual bool is_won(const rules::Position& position) const = 0;
    /// With White to move, both sides' moves up to the mate; empty where they are not known.
    [[nodiscard]] virtual std::vector<rules::Move> way(const rules::Position& position) const = 0;
    /// Black's move; there must be one.
    [[nodiscard]] virtual rules::Move defence(const rules::Position& position) const = 0;
};

/// After how many moves of White such a way ends; none where it is not known.
[[nodiscard]] inline std::optional<int> moves_of(const std::vector<rules::Move>& way)
{
    return way.empty() ? std::nullopt : std::optional{static_cast<int>(way.size() + 1) / 2};
}

}  // namespace client::train::memory
