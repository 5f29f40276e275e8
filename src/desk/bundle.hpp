// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/desk/papers.hpp"
#include "src/desk/state.hpp"
#include "src/host/wishes.hpp"
#include "src/paper/document.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// All papers of a game together, as they are signed and filed.
namespace client::desk {

/// Nobody learns from the log what he may still correct (7.5.1, 11.3.1).
[[nodiscard]] LogPart log_part(const DeskState& state);
[[nodiscard]] std::optional<std::string> pgn(const DeskState& state);
/// How braille is written at this desk.
[[nodiscard]] BrailleHand braille_hand(const DeskState& state);

enum class Hand : std::uint8_t { ink, braille };
/// A player's sheet with the event, both times and room for signatures.
[[nodiscard]] paper::Document sheet_document(DeskState& state, rules::Color side, Hand hand);
/// The log of rulings; its last line binds the others.
[[nodiscard]] paper::Document log_document(DeskState& state);

/// The record, the log and both sheets in every form that this machine can write.
[[nodiscard]] std::vector<host::wishes::File> all_papers(DeskState& state);
/// Whether one of them is a PDF; this machine may not be able to make any.
[[nodiscard]] bool has_pdf(const std::vector<host::wishes::File>& files);

}  // namespace client::desk
