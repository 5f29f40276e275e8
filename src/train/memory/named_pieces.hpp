// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"
#include "src/train/teller.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::train::memory {

/// "white knight", "knight e4", "white knight e4": as much as was said.
struct NamedPiece {
    std::optional<rules::Color> color;
    std::optional<rules::Role> role;
    std::optional<rules::Square> square;
};

/// One piece after the other; a colour holds until another is named. None where there is a word
/// that is nothing of the kind.
[[nodiscard]] std::optional<std::vector<NamedPiece>> named_pieces(const Teller& teller,
                                                                  std::string_view text);

/// As it could be typed: "white knight".
[[nodiscard]] std::string in_english(rules::Piece piece);

}  // namespace client::train::memory
