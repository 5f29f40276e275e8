// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/position.hpp"
#include "src/commands/row.hpp"
#include "src/play/state.hpp"
#include "src/words/chosen_words.hpp"
#include "src/words/typed_move.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// A move that lacks something, and the next line that completes it.
namespace client::play {

/// What moves are typed for: on the engine's turn the position as if it had just moved and changed
/// nothing. None where no move can be typed, or while that side is in check.
[[nodiscard]] std::optional<rules::Position> typed_for(const SessionState& session);

/// The moves that a line leaves open: several pieces may be meant, a pawn may become several, or a
/// king castle to either side.
[[nodiscard]] std::vector<rules::Move> choices_of(const rules::Position& position,
                                                  const words::Misread& misread);
/// What a pawn may become there; any pawn, or the one on a square.
[[nodiscard]] std::vector<rules::Move> promotions(const rules::Position& position,
                                                  rules::Square to,
                                                  std::optional<rules::Square> from = std::nullopt);

/// The one of these moves that a line names: by the new piece or the piece that moves, or by where
/// it comes from. What else the line could be is `read`: a command with its argument, or a move,
/// stays one.
[[nodiscard]] std::optional<rules::Move> chosen(words::ChosenWords& words,
                                                const rules::Position& position,
                                                std::span<const rules::Move> choices,
                                                const commands::Command& read,
                                                std::string_view line);

}  // namespace client::play
