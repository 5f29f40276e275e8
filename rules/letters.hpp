// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/piece.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace rules {

/// Whose piece letters a written move uses; never guessed from the text (Appendix C.2).
enum class Letters : std::uint8_t {
    en,
    cs,
    sk,
    sr,
    sr_cyrl,
    de,
    fr,
    nl,
    es,
    it,
    pl,
    ru,
    hu,
    figurine
};

inline constexpr std::array all_letters{
    Letters::en, Letters::cs, Letters::sk, Letters::sr,      Letters::sr_cyrl,
    Letters::de, Letters::fr, Letters::nl, Letters::es,      Letters::it,
    Letters::pl, Letters::ru, Letters::hu, Letters::figurine};

/// The name that the option --notation uses, for example "sr-Cyrl".
[[nodiscard]] std::string_view name(Letters letters);
/// Names are taken in any case.
[[nodiscard]] std::optional<Letters> letters_from(std::string_view name);

/// How a piece is written, in UTF-8. Only figurines differ by colour. Moves are written without the
/// letter of the pawn (Appendix C.4); it is empty where a language has none.
[[nodiscard]] std::string_view piece_letter(Letters letters, Piece piece);

}  // namespace rules
