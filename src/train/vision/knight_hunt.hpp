// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "rules/square.hpp"

#include <array>
#include <optional>
#include <vector>

namespace client::train::vision {

/// A piece that stands still and is hunted.
struct Prey {
    rules::Piece piece;
    rules::Square square;
};

/// Some of the prey, a bit for each.
using Herd = unsigned;

/// Whether the prey that is left closes the squares that it attacks.
enum class Guarding { no, yes };

/// The fewest moves in which a knight catches all of its prey, in whatever order.
class KnightHunt {
public:
    KnightHunt(std::vector<Prey> prey, Guarding guarding);

    [[nodiscard]] const std::vector<Prey>& prey() const { return prey_; }
    [[nodiscard]] Herd whole_herd() const { return (Herd{1} << prey_.size()) - 1; }
    /// None: some of it cannot be caught from there.
    [[nodiscard]] std::optional<int> moves(rules::Square from, Herd left) const;
    /// What is left when the knight enters a square.
    [[nodiscard]] Herd after(rules::Square entered, Herd left) const;
    [[nodiscard]] bool is_closed(rules::Square square, Herd left) const;
    /// The next square of a shortest hunt, from where there is one.
    [[nodiscard]] rules::Square next(rules::Square from, Herd left) const;

private:
    using Moves = std::array<int, 64>;
    [[nodiscard]] Moves counted(Herd left) const;
    [[nodiscard]] std::optional<int> best(const Moves& known, rules::Square from, Herd left) const;

    std::vector<Prey> prey_;
    Guarding guarding_;
    std::vector<Moves> moves_;  ///< by what is left
};

}  // namespace client::train::vision
