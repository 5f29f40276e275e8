// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/train/memory/technique.hpp"
#include "src/train/random.hpp"

#include <cstdint>
#include <memory>

/// The king and two minor pieces against the king: won, but too large for a table of all positions.
namespace client::train::memory {

enum class TwoPieces : std::uint8_t { bishops, bishop_and_knight };

/// One of the lines that are known, turned round or mirrored: the way along it is known, and the
/// defence elsewhere is looked for.
class TwoPiecesTechnique : public Technique {
public:
    TwoPiecesTechnique(const rules::Position& start, std::vector<rules::Move> line);

    [[nodiscard]] bool is_won(const rules::Position& position) const override;
    [[nodiscard]] std::vector<rules::Move> way(const rules::Position& position) const override;
    [[nodiscard]] rules::Move defence(const rules::Position& position) const override;

    [[nodiscard]] const rules::Position& start() const { return positions_.front(); }

private:
    [[nodiscard]] std::vector<rules::Move> rest_of_line(const rules::Position& position) const;
    [[nodiscard]] rules::Move searched(const rules::Position& position) const;
    [[nodiscard]] int comfort(const rules::Position& position) const;

    std::vector<rules::Move> line_;
    std::vector<rules::Position> positions_;  ///< before each of its moves
};

[[nodiscard]] std::unique_ptr<TwoPiecesTechnique> any_line(Random& random, TwoPieces pieces);

}  // namespace client::train::memory
