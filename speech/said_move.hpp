// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/move.hpp"
#include "rules/result.hpp"
#include "rules/written.hpp"
#include "speech/announcer.hpp"
#include "speech/vocabulary.hpp"

#include <cstdint>
#include <optional>
#include <span>

namespace speech {

/// Where a language names the piece that moves. What is named behind the target is otherwise the
/// piece that a pawn becomes.
enum class PieceOrder : std::uint8_t { first, last };

enum class SayingFault : std::uint8_t { senseless, target_missing };

/// What was said of a move, before the position is asked.
struct SaidMove {
    std::optional<rules::Role> role;
    std::optional<rules::File> from_file;
    std::optional<rules::Rank> from_rank;
    rules::Square to{rules::File::a, rules::Rank::one};  ///< unless it is castling
    bool takes = false;
    std::optional<rules::Role> captured;
    std::optional<bool> light;  ///< the squares of the bishop that moves or is captured
    bool en_passant = false;
    std::optional<rules::Role> promotion;
    bool castling = false;
    std::optional<rules::Wing> wing;
    DrawOffer offer = DrawOffer::none;
};

/// What was said, as it would be written; none of a castling that does not tell its wing.
[[nodiscard]] std::optional<rules::Written> as_written(const SaidMove& said);

[[nodiscard]] rules::Result<SaidMove, SayingFault> said_move(std::span<const Meaning> meanings,
                                                             PieceOrder order);

}  // namespace speech
