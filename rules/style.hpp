// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/letters.hpp"
#include "rules/move_facts.hpp"

#include <cstdint>
#include <string>

/// How moves are written: the choices that the Laws leave, and the usual sets of them.
namespace rules {

enum class Origin : std::uint8_t { when_needed, always };
enum class CaptureSign : std::uint8_t { none, x };
enum class EnPassantMark : std::uint8_t { none, e_p };
enum class CheckSign : std::uint8_t { none, plus };
enum class MateSign : std::uint8_t { none, hash, two_plus };
enum class CastlingSign : std::uint8_t { zeros, letters };
enum class PromotionSign : std::uint8_t { none, equals };

/// One way of writing moves (Appendix C). As it stands here it is the style "short".
struct Style {
    Letters letters = Letters::en;
    Origin origin = Origin::when_needed;
    CaptureSign capture = CaptureSign::x;
    EnPassantMark en_passant = EnPassantMark::e_p;
    CheckSign check = CheckSign::plus;
    MateSign mate = MateSign::hash;
    CastlingSign castling = CastlingSign::zeros;
    PromotionSign promotion = PromotionSign::none;

    bool operator==(const Style&) const = default;
};

namespace styles {

/// Nf3, exd6 e.p., d8Q, 0-0
[[nodiscard]] constexpr Style short_form(Letters letters)
{
    return {.letters = letters};
}
/// Ng1f3, e5xd6 e.p.
[[nodiscard]] constexpr Style long_form(Letters letters)
{
    return {.letters = letters, .origin = Origin::always};
}
/// Qd4, ed6
[[nodiscard]] constexpr Style no_capture(Letters letters)
{
    return {.letters = letters, .capture = CaptureSign::none, .en_passant = EnPassantMark::none};
}
/// The Laws of 1997 know no other sign for mate, and no move without its x (Appendix E).
[[nodiscard]] constexpr Style laws_of_1997(Letters letters)
{
    return {.letters = letters, .mate = MateSign::two_plus};
}
/// Files in PGN: exd6, d8=Q, O-O
[[nodiscard]] constexpr Style pgn(Letters letters = Letters::en)
{
    return {.letters = letters,
            .en_passant = EnPassantMark::none,
            .castling = CastlingSign::letters,
            .promotion = PromotionSign::equals};
}

}  // namespace styles

[[nodiscard]] std::string write_move(const MoveFacts& facts, const Style& style);

}  // namespace rules
